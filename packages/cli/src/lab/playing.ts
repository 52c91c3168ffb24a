import { type Played, playGame } from '@sandtable/lab'
import type { Terminal } from '../terminal.ts'
import { playWithCrew } from './crew.ts'
import type { KeptGames } from './kept.ts'
import type { Order, Ordered } from './order.ts'

/** Whoever plays the games of a study that are asked for; they come in as they end. */
export interface Crew {
  play(order: Order, study: Ordered, open: readonly number[], hear: (game: Played) => void): Promise<void>
  end(): Promise<void>
}

/** Plays this many games at a time on this machine. */
export const crewOf = (workers: number): Crew => ({
  async play(order, study, open, hear) {
    if (workers === 1) for (const n of open) hear(playGame(study, n))
    else if (open.length > 0) {
      let i = 0
      await playWithCrew(order, Math.min(workers, open.length), () => open[i++] ?? null, hear)
    }
  },
  end: async () => {},
})

/** The games from one number up to another, whoever plays them; those that are kept are not played again. */
export async function playBlock(
  order: Order,
  study: Ordered,
  from: number,
  until: number,
  crew: Crew,
  kept: KeptGames,
  name: string,
  heard: (isKept?: boolean) => void,
): Promise<void> {
  const open: number[] = []
  for (let n = from; n < until; n++)
    if (kept.games(name).has(n)) heard(true)
    else open.push(n)
  const hear = (game: Played): void => {
    kept.add(name, game)
    heard()
  }
  await crew.play(order, study, open, hear)
}

/** How wide the bar is, in signs. */
const WIDE = 24

/** '[#####...] 120 of 600 games, 40 s left', as far as the games that were played tell. */
export function progressOn(terminal: Terminal, games: number): (isKept?: boolean) => void {
  const began = performance.now()
  let [count, played] = [0, 0]
  return (isKept = false) => {
    count += 1
    if (!isKept) played += 1
    const each = (performance.now() - began) / Math.max(1, played)
    const done = Math.floor((count / games) * WIDE)
    const bar = `[${'#'.repeat(done)}${'.'.repeat(WIDE - done)}]`
    terminal.progress?.(`${bar} ${count} of ${games} games, ${timeLeft((each * (games - count)) / 1000)} left`)
  }
}

function timeLeft(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} s`
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
