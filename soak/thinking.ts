/** How long the computer thinks on the fullest table: test 9. In a soak it is bundled and run by a Node that does nothing else. */
import { nextDecision, scripted } from '@sandtable/bots'
import { Host } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { crowded } from '../bench/crowded.ts'

/**
 * Seconds of CPU that each decision took, of the process and not of the wall, since others use the machine too. The
 * host takes only what is legal, and throws otherwise.
 */
export function thinking(id: string, decisions: number, share: number): readonly number[] {
  const rules = ruleSets.find(one => one.id === id)
  if (!rules) throw new Error(`there is no rule set ${id}`)
  const host = new Host(rules, crowded(id, 1, share), { dice: { from: 'seed', seed: 1 } }).start()
  const bots = new Map(host.game.sides.map(({ id: side }) => [side, scripted(`1 ${side}`)]))
  const seconds: number[] = []
  while (seconds.length < decisions && !host.over) {
    const before = process.cpuUsage()
    const { side, decision } = nextDecision(host, of => bots.get(of))
    const { user, system } = process.cpuUsage(before)
    seconds.push((user + system) / 1e6)
    host.decide(side, decision)
  }
  return seconds
}
