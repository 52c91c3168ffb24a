import { setTimeout as after } from 'node:timers/promises'
import type { Played, Study } from '@sandtable/lab'
import type { Terminal } from '../../terminal.ts'
import { nameOf } from '../kept.ts'
import type { Crew } from '../playing.ts'
import { Queue } from './queue.ts'
import { type SentStudy, sentOf } from './sent.ts'
import { Threads } from './threads.ts'

/** A chunk is worth at least so much work, in milliseconds, so that fetching it costs nothing beside it. */
const CHUNK = 1500
/** But nobody waits longer than this until the first chunks are on the queue. */
const PATIENCE = 5000
/** How often it is asked what has been played. */
const ASK = 500

/** The workers of the queue as a crew: whoever runs `sandtable worker` with the same code and database. */
export async function queuedCrew(terminal: Terminal): Promise<Crew> {
  const queue = await Queue.open(process.env.DATABASE_URL)
  return {
    play: (_, study, open, hear) => playOnQueue(queue, study, open, hear, terminal),
    end: () => queue.close(),
  }
}

async function playOnQueue(
  queue: Queue,
  study: Study,
  open: readonly number[],
  hear: (game: Played) => void,
  terminal: Terminal,
): Promise<void> {
  const name = nameOf(study, queue.mark)
  const left = new Set(open)
  const take = (games: readonly Played[]): void => {
    for (const game of games) if (left.delete(game.n)) hear(game)
  }
  const lowest = (): number => left.values().next().value ?? 0
  const sent = sentOf(study)
  await queue.put(name, sent)
  take(await queue.games(name, lowest()))
  if (left.size === 0) return
  const tried = await tryOut(sent, [...left])
  await queue.store(name, tried)
  take(tried)
  const size = Math.max(1, tried.length)
  const games = [...left]
  const starts = games.flatMap((_, i) => (i % size === 0 ? [i] : []))
  await queue.add(starts.map(i => ({ study: name, games: games.slice(i, i + size) })))
  if (left.size > 0 && (await queue.workers()) === 0)
    terminal.warn(`No worker with code ${queue.mark} is there yet: start sandtable worker, here or on another machine.`)
  while (left.size > 0) {
    await after(ASK)
    await queue.freeTheDead()
    const wrong = await queue.complaint(name)
    if (wrong !== null) throw new Error(wrong)
    take(await queue.games(name, lowest()))
  }
}

/** The first games, played here, to see how many make a chunk. */
async function tryOut(study: SentStudy, games: readonly number[]): Promise<readonly Played[]> {
  const threads = new Threads()
  const played: Played[] = []
  const late = after(PATIENCE, null, { ref: false })
  let ms = 0
  for (const n of games) {
    const answer = await Promise.race([threads.play(study, [n]), late])
    if (!answer) break
    if ('wrong' in answer) throw new Error(answer.wrong)
    played.push(...answer.played)
    ms += answer.ms
    if (ms > CHUNK) break
  }
  await threads.end()
  return played
}
