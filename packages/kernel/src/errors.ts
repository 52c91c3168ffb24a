/**
 * Every error that Sandtable raises about something it was given, by code. A code never changes its meaning: people search
 * for it. `{}` is where the particulars go. The prefix of a rule set goes before the code where one is known: PF-SCEN-3.
 */
const sentences = {
  'BOOK-1': 'the rulebook does not follow its format (rulebooks/FORMAT.md): {}',
  'BOOK-TABLE-1': 'something is missing: {}',
  'BOOK-TABLE-2': 'unknown name: {}',
  'BOOK-TABLE-3': '{}',
  'BOOK-TABLE-8': 'too much: {}',
  'TEXT-1': 'the file cannot be read as YAML: {}',
  'TEXT-2': 'the file is too large: {}',
  'TEXT-3': 'the file is nested too deeply or refers to itself: {}',
  'SCEN-1': 'something is missing: {}',
  'SCEN-2': 'unknown name: {}',
  'SCEN-3': '{}',
  'SCEN-4': 'unknown kind: {}',
  'SCEN-5': 'two things have the same id: {}',
  'SCEN-6': 'this cannot stand where it is: {}',
  'SCEN-7': 'the table cannot be laid out: {}',
  'SCEN-8': 'too much for one table: {}',
  'CASE-1': 'something is missing: {}',
  'CASE-2': 'unknown name: {}',
  'CASE-3': '{}',
  'CASE-8': 'too much: {}',
  'FORCE-1': 'this is not a force: {}',
  'FORCE-2': 'unknown name: {}',
  'FORCE-3': '{}',
  'FORCE-8': 'too much: {}',
  'SAVE-1': 'this is not a Sandtable save: {}',
  'SAVE-2': 'the save is damaged: {}',
  'SAVE-3': 'the save is from another rule set or version: {}',
  'SAVE-4': 'the save does not match its own replay: {}',
  'SAVE-5': 'the save ends too early: {}',
  'SAVE-6': 'the file was converted on its way here: {}',
  'PLAY-1': '{}',
  'PLAY-2': 'unknown name: {}',
  'PLAY-3': '{}',
  'PLAY-4': 'no game can branch off here: {}',
  'PLAY-8': 'too much: {}',
  'UMPIRE-1': '{}',
  'UMPIRE-2': 'unknown name: {}',
  'UMPIRE-3': '{}',
  'UMPIRE-8': 'too much: {}',
  'DICE-1': '{}',
  'DICE-2': '{}',
  'DICE-3': '{}',
  'NET-1': 'the message cannot be read: {}',
  'NET-2': 'there is no such game or seat: {}',
  'NET-3': 'the game has moved on in the meantime: {}',
  'NET-4': 'this is not for you to do: {}',
  'NET-5': 'this could not be saved, so it was not done: {}',
  'NET-6': 'the page and the server have different versions: {}',
  'NET-8': 'too much: {}',
  'NET-9': 'the server does not keep this battle: {}',
  'KEEP-1': 'nothing can be backed up: {}',
  'KEEP-2': 'the backup cannot be read, so nothing was restored: {}',
  'KEEP-3': 'a backup is restored into an empty place: {}',
  'KEEP-4': 'the stored games cannot be opened: {}',
} as const

export type ErrorCode = keyof typeof sentences

/** An error with its code and its place: 'PF-SCEN-3: scenarios/plastic/x.yaml line 12: …'. */
export class SandtableError extends Error {
  readonly code: string
  readonly place: string
  /** The rules that say so, where rules do. */
  readonly cites: readonly string[]
  /** What is wrong, without its code and place. */
  readonly says: string
  /** The place as keys: ['pieces', 3, 'at']. */
  readonly path: readonly (string | number)[]

  constructor(
    code: ErrorCode,
    place: string,
    detail: string,
    prefix = '',
    cites: readonly string[] = [],
    path: readonly (string | number)[] = [],
  ) {
    const full = prefix ? `${prefix}-${code}` : code
    const particulars = cites.length > 0 ? `${detail}: ${cites.join(', ')}` : detail
    const says = sentences[code].replace('{}', () => particulars)
    super(place ? `${full}: ${place}: ${says}` : `${full}: ${says}`)
    this.name = 'SandtableError'
    this.code = full
    this.place = place
    this.cites = cites
    this.says = says
    this.path = path
  }
}
