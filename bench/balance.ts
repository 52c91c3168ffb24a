/**
 * `npm run balance -- [set or battle…] [--games n] [--from seed]`: who wins each ready scenario, scripted bot against
 * scripted bot, and how often the scripted bot beats the random one, sides swapped. All from seeds, so the figures
 * are reproducible.
 */
import { parseArgs } from 'node:util'
import { random, scripted } from '@sandtable/bots'
import type { Host } from '@sandtable/kernel'
import { battle, battles } from './battle.ts'
import { median } from './measure.ts'

const { values, positionals: wanted } = parseArgs({
  options: { games: { type: 'string', default: '600' }, from: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [games, from] = [Number(values.games), Number(values.from)]
const chosen = battles.filter(name => wanted.length === 0 || wanted.some(word => name.startsWith(word)))

const winner = (host: Host): string =>
  host.outcome?.winners.length === 1 ? (host.outcome.winners[0] as string) : 'draw'

for (const name of chosen) {
  const wins = new Map<string, number>()
  const turns: number[] = []
  for (let seed = from; seed < from + games; seed++) {
    const host = battle(name, seed)
    const who = winner(host)
    wins.set(who, (wins.get(who) ?? 0) + 1)
    turns.push(host.game.state.turn)
  }
  const counts = [...wins].sort(([a], [b]) => (a < b ? -1 : 1)).map(([who, count]) => `${who} ${count}`)
  let strong = 0
  const duels = Math.ceil(games / 6)
  for (let seed = from; seed < from + duels; seed++) {
    const host = battle(name, seed, undefined, nth => (nth === seed % 2 ? scripted(seed) : random(seed)))
    if (winner(host) === host.game.sides[seed % 2]?.id) strong += 1
  }
  console.log(
    `${name}: ${counts.join(', ')} of ${games}; median turn ${median(turns)}; scripted beats random ${strong} of ${duels}`,
  )
}
