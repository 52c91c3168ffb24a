import type { Entry } from '@sandtable/kernel'
import { verified } from '@sandtable/room'
import { saveIn } from './open.ts'
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
  const { text, name } = saveIn(file, terminal.folder)
  const { wrong, version, sealed, entries, decisions, dice, typed, umpire, ended, seals, unsealed } = verified(
    text,
    name,
    seal ?? null,
  )
  const not = (why: string): Verdict => {
    terminal.say(`not verified: ${why}`)
    return 'problems'
  }
  if (wrong) return not(wrong)
  if (sealed === false)
    return not(`its dice come from ${seals.length === 0 ? 'no sealed secret' : 'another secret than the sealed one'}`)
  if (sealed && unsealed > 0) return not(`${unsealed} of its ${count(dice, 'die', 'dice')} come from no sealed secret`)
  const whose = typed === 0 ? '' : `, ${typed === dice ? 'all' : typed} of them typed by people, which nobody can check`
  const played = `${count(entries, 'entry', 'entries')}, ${count(decisions, 'decision')}, ${count(dice, 'die', 'dice')}`
  terminal.say(`verified: ${played}${whose}`)
  if (umpire.length > 0) terminal.say(`The umpire did ${count(umpire.length, 'thing')} that no rule repeats:`)
  for (const { number, entry } of umpire) terminal.say(`  entry ${number}: ${deed(entry)}`)
  if (ended && ended !== 'ruled') terminal.say(endings[ended])
  for (const one of seals) terminal.say(`The secret of the dice was sealed as ${one}.`)
  if (seals.length > 0 && unsealed > 0) terminal.say(`${count(unsealed, 'die', 'dice')} did not come from it.`)
  if (version) terminal.say(`Sandtable ${version} wrote it; only the play was compared.`)
  return 'fine'
}

const endings = {
  resigned: 'The game ended because a side resigned.',
  draw: 'The game ended because the players agreed on a draw.',
  time: 'The game ended because a side had no time left.',
} as const

function deed(entry: Entry): string {
  if (entry.type === 'roll') return `rolled ${entry.dice.join(', ')}`
  if (entry.type !== 'change') return 'spoke'
  if (entry.ends) return 'ended the game'
  return `${entry.before ? 'changed' : 'placed'} ${entry.table} ${entry.id}`
}
