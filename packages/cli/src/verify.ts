import { type Entry, tallyOf, VERSION } from '@sandtable/kernel'
import { openSave } from './open.ts'
import { count } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

export interface VerifyOptions {
  /** What was published before the game: the hash of the secret that its dice come from. */
  readonly seal?: string
}

/**
 * sandtable verify: every decision was allowed, the dice are those of the seed, and the rules give the same outcome.
 * What nobody can check is counted: dice that people typed, and what the umpire did.
 */
export function verify(file: string, { seal }: VerifyOptions, terminal: Terminal): Verdict {
  const { host, differs, version } = openSave(file, terminal.folder)
  const not = (why: string): Verdict => {
    terminal.say(`not verified: ${why}`)
    return 'problems'
  }
  if (differs) return not(differs.message)
  const { carried } = host
  if (carried)
    return not(`Sandtable ${carried.version} played the first ${carried.entries} entries, by rules that are not here`)
  const { entries, decisions, dice, typed, umpire, seals } = tallyOf(host)
  if (seal !== undefined && (seals.length === 0 || seals.some(one => one !== seal)))
    return not(`its dice come from ${seals.length === 0 ? 'no sealed secret' : 'another secret than the sealed one'}`)
  const whose = typed === 0 ? '' : `, ${typed === dice ? 'all' : typed} of them typed by people, which nobody can check`
  const played = `${count(entries, 'entry', 'entries')}, ${count(decisions, 'decision')}, ${count(dice, 'die', 'dice')}`
  terminal.say(`verified: ${played}${whose}`)
  if (umpire.length > 0) terminal.say(`The umpire did ${count(umpire.length, 'thing')} that no rule repeats:`)
  for (const { number, entry } of umpire) terminal.say(`  entry ${number}: ${deed(entry)}`)
  for (const one of seals) terminal.say(`The secret of the dice was sealed as ${one}.`)
  if (version !== VERSION) terminal.say(`Sandtable ${version} wrote it; only the play was compared.`)
  return 'fine'
}

function deed(entry: Entry): string {
  if (entry.type === 'roll') return `rolled ${entry.dice.join(', ')}`
  if (entry.type !== 'change') return 'spoke'
  return `${entry.before ? 'changed' : 'placed'} ${entry.table} ${entry.id}`
}
