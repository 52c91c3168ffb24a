import { type Played, playGame } from '@sandtable/lab'
import type { Terminal } from '../terminal.ts'
import { playWithCrew } from './crew.ts'
import type { KeptGames } from './kept.ts'
import type { Order, Ordered } from './order.ts'

/** The games from one number up to another, whoever plays them; those that are kept are not played again. */
export async function playBlock(
  order: Order,
  study: Ordered,
  from: number,
  until: number,
  workers: number,
  kept: KeptGames,
  name: string,
  heard: () => void,
): Promise<void> {
  const open: number[] = []
  for (let n = from; n < until; n++)
    if (kept.games(name).has(n)) heard()
    else open.push(n)
  const hear = (game: Played): void => {
    kept.add(name, game)
    heard()
  }
  if (workers === 1) for (const n of open) hear(playGame(study, n))
  else if (open.length > 0) {
    let i = 0
    await playWithCrew(order, Math.min(workers, open.length), () => open[i++] ?? null, hear)
  }
}

/** '120 of 600 games, 40 s left', as far as the games so far can tell. */
export function progressOn(terminal: Terminal, games: number): () => void {
  const began = performance.now()
  let count = 0
  return () => {
    count += 1
    const left = Math.round(((performance.now() - began) / count / 1000) * (games - count))
    terminal.progress?.(`${count} of ${games} games, ${left} s left`)
  }
}
