import type { Book } from '../book/book.ts'
import { either, type Fields, id, int, json, list, name, object, prose } from '../book/schema.ts'
import { Place, quote, type Source } from '../book/source.ts'
import type { Refused } from '../conformance/meetings.ts'
import { type ScriptedDice, scripted } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import type { Id, TableName, Tables } from '../game/store.ts'
import { cut } from '../game/view.ts'
import { canonical } from '../hash.ts'
import { readDecision } from '../play/deciding.ts'
import { Host } from '../play/host.ts'
import { type Decision, type Prompt, Refusal } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { positionKeys, recordFields } from '../scenario/setup.ts'
import { plainly } from '../text/message.ts'
import { suggestion } from '../text/nearest.ts'

/** How a case came out. */
export interface CaseResult {
  readonly name: string
  readonly says: string
  readonly file: string
  readonly line: number | null
  readonly ruleset: string
  /** The rules it claims to demonstrate. */
  readonly rules: readonly string[]
  /** The rules actually cited while it ran: by an entry, a modifier, a prompt, a refusal or a derived field. */
  readonly cited: ReadonlySet<string>
  /** The steps that were refused as expected. */
  readonly refused: readonly Refused[]
  /** What differed from the expectation; empty if it passed. */
  readonly failures: readonly string[]
}

const caseKeys = ['name', 'case', 'ruleset', 'rules', 'dice', 'do', 'expect', ...positionKeys]

/**
 * Runs one case through the real host, and compares. A caller who wants the game itself gets the host before it
 * starts.
 */
export function runCase<T extends Tables>(
  rules: RuleSet<T>,
  source: Source,
  opened: (host: Host<T>) => void = () => {},
): CaseResult {
  const place = new Place(source, rules.book.unit, rules.book.prefix, 'CASE')
  const given = object(source.value, place)
  const cited = new Set<string>()
  const failures: string[] = []
  let listed: readonly string[] = []
  const refused: Refused[] = []
  try {
    for (const key of Object.keys(given)) if (!caseKeys.includes(key)) place.at(key).fail(2, 'a case has no such part')
    const dice = scripted(readDice(rules.book, given.dice ?? {}, place.at('dice')))
    listed = readRules(rules.book, given.rules ?? [], place.at('rules'))
    if (expectsFault(given, place)) findFault(rules, { ...source }, given, place, { cited, failures })
    else {
      // a source of its own: a case is reopened each time, since tables may have been changed to test it
      const host = new Host(rules, { ...source }, { source: dice })
      opened(host)
      new CaseRun(host, dice, given, place, { cited, refused, failures }).run()
    }
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
  }
  return {
    name: String(given.name ?? source.file),
    says: String(given.case ?? ''),
    file: source.file,
    line: source.line(['name']),
    ruleset: rules.id,
    rules: listed,
    cited,
    refused,
    failures,
  }
}

/** The rules that a case lists; one missing from the book is misspelt. */
function readRules(book: Book, raw: unknown, place: Place): readonly string[] {
  const ids = list(name).read(raw, place)
  ids.forEach((id, i) => {
    if (!book.hasRule(id) && !book.hasRuling(id)) place.at(i).fail(2, `there is no rule ${quote(id)}`)
  })
  return ids
}

/** A purpose that the book does not have is misspelt. */
function checkPurpose(book: Book, purpose: string, place: Place): void {
  if (!Object.hasOwn(book.dice, purpose))
    place.fail(2, `nothing is rolled for this purpose${suggestion(purpose, Object.keys(book.dice))}`)
}

/** Dice by purpose; a card by its name. The book says which purposes exist and their dice. */
function readDice(book: Book, raw: unknown, place: Place): { [purpose: string]: readonly (number | string)[] } {
  const given = object(raw, place)
  const faces = list(either<number, string>(int, name, value => typeof value === 'number'))
  const read: { [purpose: string]: readonly (number | string)[] } = {}
  for (const purpose of Object.keys(given)) {
    const here = place.at(purpose)
    checkPurpose(book, purpose, here)
    const most = book.facesOf(purpose)
    read[purpose] = faces.read(given[purpose], here)
    read[purpose]?.forEach((face, i) => {
      if (typeof face === 'number' && (face < 1 || face > most))
        here.at(i).fail(3, `no die for this shows a ${face}: ${book.dice[purpose]}`)
    })
  }
  return read
}

/** Can it be played? A case may be about a position that has a fault. */
export const isPlayable = ({ value }: Source): boolean =>
  (value as { readonly expect?: { readonly fault?: unknown } }).expect?.fault === undefined

type Parts = { readonly [key: string]: unknown }

/** A case of a faulty position: it has no steps, and nothing else to expect. */
function expectsFault(given: Parts, place: Place): boolean {
  const expect = object(given.expect ?? {}, place.at('expect'))
  if (expect.fault === undefined) return false
  const more = Object.keys(expect).find(key => key !== 'fault')
  if (more !== undefined) place.at('expect').at(more).fail(2, 'a position with a fault is never played')
  if (given.do !== undefined) place.at('do').fail(2, 'a position with a fault is never played')
  return true
}

/** The position must be refused with this code: 'SCEN-3'. The rules that its error cites are shown. */
function findFault<T extends Tables>(
  rules: RuleSet<T>,
  source: Source,
  given: Parts,
  place: Place,
  { cited, failures }: { cited: Set<string>; failures: string[] },
): void {
  const wanted = name.read(object(given.expect, place).fault, place.at('expect').at('fault'))
  if (!/^SCEN-\d$/.test(wanted))
    place
      .at('expect')
      .at('fault')
      .fail(3, `a fault is a code like SCEN-3, not ${quote(wanted)}`)
  try {
    new Host(rules, source)
    failures.push(`the position was accepted, and should be refused: ${wanted}`)
  } catch (error) {
    if (!(error instanceof SandtableError)) throw error
    for (const rule of error.cites) cited.add(rule)
    if (!error.code.endsWith(wanted)) failures.push(`the position was refused for another reason: ${error.message}`)
  }
}

type Step = { readonly as: Id; readonly decision: Decision }

class CaseRun<T extends Tables> {
  private readonly host: Host<T>
  private readonly dice: ScriptedDice
  private readonly given: { readonly [key: string]: unknown }
  private readonly place: Place
  private readonly cited: Set<string>
  private readonly refused: Refused[]
  private readonly failures: string[]

  constructor(
    host: Host<T>,
    dice: ScriptedDice,
    given: { readonly [key: string]: unknown },
    place: Place,
    { cited, refused, failures }: { cited: Set<string>; refused: Refused[]; failures: string[] },
  ) {
    this.host = host
    this.dice = dice
    this.given = given
    this.place = place
    this.cited = cited
    this.refused = refused
    this.failures = failures
  }

  run(): void {
    const expect = object(this.given.expect ?? {}, this.place.at('expect'))
    this.host.start()
    const steps = list(json).read(this.given.do ?? [], this.place.at('do'))
    steps.forEach((raw, i) => {
      const here = this.place.at('do').at(i)
      const { as, refused, ...rest } = object(raw, here)
      const step = { as: id.read(as, here.at('as')), decision: readDecision(this.host.rules, rest, here) }
      if (refused !== undefined) this.expectRefusal(step, i, prose.read(refused, here.at('refused')))
      else if (expect.refused !== undefined && i === steps.length - 1)
        this.expectRefusal(step, i, prose.read(expect.refused, this.place.at('expect').at('refused')))
      else this.take(step, i)
    })
    if (expect.prompt === undefined && expect.refused === undefined) this.passInterruptions()
    this.note()
    this.compare(expect)
  }

  /** Passes the prompts that this step does not fit, then takes it. */
  private take(step: Step, i: number): void {
    for (;;) {
      this.note()
      const prompts = this.host.run.prompts
      const fitting = prompts.find(p => fits(p, step))
      if (fitting) break
      const passed = prompts.find(p => p.default)
      if (!passed)
        throw new Error(`step ${i + 1} (${step.decision.action} by ${step.as}) fits no prompt: ${describe(prompts)}`)
      this.host.pass(passed.side)
    }
    try {
      this.host.decide(step.as, step.decision)
    } catch (error) {
      throw error instanceof Refusal ? new Error(`step ${i + 1} was refused: ${error.message}`) : error
    }
  }

  private expectRefusal(step: Step, i: number, word: string): void {
    while (!this.host.prompt(step.as)) {
      this.note()
      const passed = this.host.run.prompts.find(p => p.default)
      if (!passed) break
      this.host.pass(passed.side)
    }
    const before = canonical(this.host.view('umpire'))
    try {
      this.host.decide(step.as, step.decision)
      this.failures.push(`step ${i + 1} was taken, but should be refused: ${word}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      for (const reason of error.reasons) for (const rule of reason.cites) this.cited.add(rule)
      if (!error.message.toLowerCase().includes(word.toLowerCase()))
        this.failures.push(`step ${i + 1} was refused for another reason: ${error.message}`)
      if (canonical(this.host.view('umpire')) !== before)
        this.failures.push(`step ${i + 1} was refused, and has changed something`)
      const { length } = this.host.game.journal
      this.refused.push({ side: step.as, decision: step.decision, reasons: error.reasons, at: length })
    }
  }

  /** After the last step: interruptions are passed until the next settled point, or a prompt that may not be passed. */
  private passInterruptions(): void {
    while (!this.host.over && !this.host.run.isSettled) {
      this.note()
      const passed = this.host.run.prompts.find(p => p.default)
      if (!passed) return
      this.host.pass(passed.side)
    }
  }

  /** Remembers which rules have been cited so far. */
  private note(): void {
    for (const prompt of this.host.run.prompts) for (const rule of prompt.cites) this.cited.add(rule)
    for (const entry of this.host.game.journal.entries) {
      if (entry.type === 'decision') continue
      for (const rule of entry.cites) this.cited.add(rule)
      if (entry.type === 'roll') for (const m of entry.modifiers ?? []) for (const rule of m.cites) this.cited.add(rule)
    }
  }

  private compare(expect: { readonly [key: string]: unknown }): void {
    const place = this.place.at('expect')
    for (const key of Object.keys(expect)) {
      const value = expect[key]
      if (key === 'pieces') this.compareAll('piece', value, place.at(key))
      else if (key === 'units') this.compareAll('unit', value, place.at(key))
      else if (key === 'sides') this.compareAll('side', value, place.at(key))
      else if (key === 'table') this.compareAll('terrain', value, place.at(key))
      else if (key === 'game')
        this.compareFields('game', 'game', this.host.game.state, object(value, place.at(key)), place.at(key))
      else if (key === 'dice-left') this.compareDice(object(value, place.at(key)), place.at(key))
      else if (key === 'prompt') this.comparePrompt(object(value, place.at(key)), place.at(key))
      else if (key === 'outcome') this.compareOutcome(value, place.at(key))
      else if (key === 'views') this.compareViews(object(value, place.at(key)), place.at(key))
      else if (key !== 'refused') place.at(key).fail(2, 'nothing of this name can be expected')
    }
  }

  private compareAll(table: TableName, value: unknown, place: Place): void {
    const records = object(value, place)
    const { game, rules } = this.host
    for (const id of Object.keys(records)) {
      const record = game.find(table, id) ?? (table === 'terrain' ? game.find('marker', id) : null)
      if (records[id] === 'none') {
        if (record) this.failures.push(`there is a ${table} ${id}, and should be none`)
        continue
      }
      // a case may expect anything that a position may say of its table as a whole
      if (!record && table === 'terrain' && Object.hasOwn(rules.fields.game, id))
        this.compareFields('game', 'table', game.state, { [id]: records[id] }, place)
      else if (!record && table === 'terrain' && Object.hasOwn(recordFields(rules, 'game'), id))
        place.at(id).fail(2, 'this is of the game as a whole, and is expected under game')
      else if (!record) this.failures.push(`there is no ${table} ${id}`)
      else this.compareFields(table, id, record, object(records[id], place.at(id)), place.at(id))
    }
  }

  private compareFields(
    table: TableName,
    id: Id,
    record: object,
    expected: { readonly [key: string]: unknown },
    place: Place,
  ): void {
    const { rules, game } = this.host
    const fields: Fields = recordFields(rules, table)
    const worked = rules.derived[table] ?? {}
    for (const key of Object.keys(expected)) {
      const derived = Object.hasOwn(worked, key) ? worked[key] : undefined
      const type = derived?.type ?? (Object.hasOwn(fields, key) ? fields[key] : undefined)
      if (!type) place.at(key).fail(2, 'no field of this name')
      const wanted = type?.read(expected[key], place.at(key))
      for (const rule of derived?.cites?.(game, record as never) ?? []) this.cited.add(rule)
      const found = derived ? derived.of(game, record as never) : (record as { [k: string]: unknown })[key]
      if (canonical(found ?? null) !== canonical(wanted ?? null))
        this.failures.push(
          `${id}.${key}: expected ${quote(expected[key])}, found ${quote(type?.write(found, rules.book.unit))}`,
        )
    }
  }

  private compareDice(expected: { readonly [key: string]: unknown }, place: Place): void {
    const left = new Map(Object.entries(this.dice.left()))
    for (const purpose of Object.keys(expected)) {
      checkPurpose(this.host.rules.book, purpose, place.at(purpose))
      const wanted = int.read(expected[purpose], place.at(purpose))
      const found = left.get(purpose) ?? 0
      if (found !== wanted) this.failures.push(`dice left for ${purpose}: expected ${wanted}, found ${found}`)
    }
  }

  /** The winner and the reason: a text that is part of what the players are told. `none` while the game goes on. */
  private compareOutcome(value: unknown, place: Place): void {
    const { over, rules, game } = this.host
    if (value === 'none' || value === null) {
      if (over) this.failures.push('the game is over, and should go on')
      return
    }
    const expected = object(value, place)
    for (const key of Object.keys(expected))
      if (!['winners', 'because', 'scores'].includes(key)) place.at(key).fail(2, 'an outcome has no such part')
    if (!over) {
      this.failures.push('the game goes on, and should be over')
      return
    }
    const { winners, says, why, scores } = rules.outcome(game)
    for (const rule of why?.cites ?? []) this.cited.add(rule)
    const wanted = list(id).read(expected.winners, place.at('winners'))
    if (winners.length !== wanted.length || wanted.some(side => !winners.includes(side)))
      this.failures.push(`winners: expected ${quote(wanted)}, found ${quote(winners)}`)
    const told = [says, ...(why?.says ?? [])].map(each => plainly(each, rules.book.unit)).join(' ')
    const reason = prose.read(expected.because ?? '', place.at('because'))
    if (!told.toLowerCase().includes(reason.toLowerCase()))
      this.failures.push(`the outcome has another reason than ${quote(reason)}: ${told}`)
    const points = object(expected.scores ?? {}, place.at('scores'))
    for (const side of Object.keys(points))
      if (scores?.[side] !== int.read(points[side], place.at('scores').at(side)))
        this.failures.push(`score of ${side}: expected ${points[side]}, found ${scores?.[side] ?? 'none'}`)
  }

  private comparePrompt(expected: { readonly [key: string]: unknown }, place: Place): void {
    const side = id.read(expected.side, place.at('side'))
    const prompt = this.host.prompt(side)
    const wanted = list(name).read(expected.actions ?? [], place.at('actions'))
    const missing = wanted.filter(action => !prompt?.actions.includes(action))
    if (!prompt || missing.length > 0)
      this.failures.push(`expected a prompt of ${side} with ${wanted}, found ${describe(this.host.run.prompts)}`)
  }

  private compareViews(expected: { readonly [key: string]: unknown }, place: Place): void {
    const tables: { readonly [key: string]: TableName } = {
      pieces: 'piece',
      units: 'unit',
      sides: 'side',
      table: 'terrain',
    }
    for (const side of Object.keys(expected)) {
      const parts = object(expected[side], place.at(side))
      for (const part of Object.keys(parts)) {
        const here = place.at(side).at(part)
        const table = tables[part] ?? here.fail(2, 'nothing of this name can be expected')
        const records = object(parts[part], here)
        for (const id of Object.keys(records))
          this.compareView(side, table, id, object(records[id], here.at(id)), here.at(id))
      }
    }
  }

  private compareView(
    side: Id,
    table: TableName,
    id: Id,
    expected: { readonly [key: string]: unknown },
    place: Place,
  ): void {
    const record = this.host.game.find(table, id)
    const seen = record && cut(this.host.rules, table, record, side)
    if (expected.unseen === true) {
      if (seen) this.failures.push(`${side} sees ${id}, and should not know of it`)
      return
    }
    if (!seen) {
      this.failures.push(`${side} does not see ${id}`)
      return
    }
    const shown: { [key: string]: unknown } = {}
    for (const key of Object.keys(expected)) {
      if (expected[key] !== 'hidden') shown[key] = expected[key]
      else if (key in seen) this.failures.push(`${side} sees the ${key} of ${id}, and should not`)
    }
    this.compareFields(table, id, seen, shown, place)
  }
}

/**
 * A step fits a prompt if its side is asked, its action is among the prompt's, and its piece is one the prompt is
 * about.
 */
function fits(prompt: Prompt, { as, decision }: Step): boolean {
  if (prompt.side !== as || !prompt.actions.includes(decision.action)) return false
  return prompt.about.length === 0 || decision.piece === undefined || prompt.about.includes(decision.piece as Id)
}

function describe(prompts: readonly Prompt[]): string {
  return prompts.length === 0 ? 'nobody is asked' : prompts.map(p => `${p.side} may ${p.actions.join(', ')}`).join('; ')
}
