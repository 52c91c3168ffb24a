import { availableParallelism } from 'node:os'
import { count } from '../../project.ts'
import { Misuse, type Terminal, type Verdict, whole } from '../../terminal.ts'
import { type Chunk, Queue } from './queue.ts'
import { Threads } from './threads.ts'

export interface WorkerOptions {
  readonly workers?: string
}

/** How often it is looked whether a worker has died; milliseconds. */
const LOOK = 2000

/** sandtable worker: takes chunks of games from the queue and plays them, until it is ended, in whatever way. */
export async function work({ workers }: WorkerOptions, terminal: Terminal): Promise<Verdict> {
  const atOnce = workers === undefined ? availableParallelism() : whole(workers, 'workers')
  if (atOnce === 0) throw new Misuse('--workers is 1 or more.')
  const address = process.env.DATABASE_URL
  const queue = await Queue.open(address)
  const threads = new Threads()
  let games = 0
  const play = async (chunk: Chunk): Promise<void> => {
    const done = await queue.done(chunk) // the worker before may have died between storing and saying so
    const open = chunk.games.filter(n => !done.has(n))
    const answer = await threads.play(await queue.study(chunk.study), open)
    if ('wrong' in answer) return queue.complain(chunk.study, answer.wrong)
    await queue.store(chunk.study, answer.played)
    games += open.length
    terminal.progress?.(count(games, 'game'))
  }
  const look = setInterval(() => void queue.freeTheDead().catch(() => {}), LOOK)
  try {
    terminal.say(
      `At work with code ${queue.mark}, ${count(atOnce, 'game')} at a time. Ctrl+C ends it; nothing is lost.`,
    )
    await queue.work(address as string, atOnce, play)
    return 'fine'
  } finally {
    clearInterval(look)
    await threads.end()
    await queue.close()
  }
}
