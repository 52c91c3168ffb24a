import type { Entry } from '@sandtable/kernel'
import { openSave } from './open.ts'
import { count } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

/** sandtable verify: a save that replays to itself, bit for bit; anything else is an error that says what and where. */
export function verify(file: string, terminal: Terminal): Verdict {
  const { host, notes } = openSave(file, terminal.folder)
  if (notes.length > 0) {
    terminal.say(`not verified: ${notes.join('; ')}`)
    return 'problems'
  }
  const { entries } = host.game.journal
  const decisions = entries.filter(entry => entry.type === 'decision').length
  const dice = entries.reduce((sum: number, entry: Entry) => sum + (entry.type === 'roll' ? entry.dice.length : 0), 0)
  terminal.say(`verified: ${count(entries.length, 'entry', 'entries')}, ${count(decisions, 'decision')}, ${dice} dice`)
  return 'fine'
}
