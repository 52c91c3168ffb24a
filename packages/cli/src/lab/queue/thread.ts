import { parentPort } from 'node:worker_threads'
import { playGame } from '@sandtable/lab'
import { type SentStudy, studyFrom } from './sent.ts'
import type { Answer } from './threads.ts'

/** One of the threads of a worker: plays what it is given. */
parentPort?.on('message', (asked: { readonly study: SentStudy; readonly games: readonly number[] }) => {
  const began = performance.now()
  parentPort?.postMessage(answerTo(asked.study, asked.games, began))
})

function answerTo(sent: SentStudy, games: readonly number[], began: number): Answer {
  try {
    const study = studyFrom(sent)
    return { played: games.map(n => playGame(study, n)), ms: performance.now() - began }
  } catch (error) {
    return { wrong: String(error) }
  }
}
