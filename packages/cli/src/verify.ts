import type { Entry } from '@sandtable/kernel'
import { openSave } from './open.ts'
import { count } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

/**
 * sandtable verify: every decision was allowed, the dice are those of the seed, and the rules give the same outcome.
 */
export function verify(file: string, terminal: Terminal): Verdict {
  const { host, differs } = openSave(file, terminal.folder)
  if (differs) {
    terminal.say(`not verified: ${differs.message}`)
    return 'problems'
  }
  const { entries } = host.game.journal
  const decisions = entries.filter(entry => entry.type === 'decision').length
  const dice = entries.reduce((sum: number, entry: Entry) => sum + (entry.type === 'roll' ? entry.dice.length : 0), 0)
  const whose = host.dice.from === 'people' ? ', which people have rolled and nobody can check' : ''
  terminal.say(
    `verified: ${count(entries.length, 'entry', 'entries')}, ${count(decisions, 'decision')}, ${dice} dice${whose}`,
  )
  return 'fine'
}
