import { parentPort } from 'node:worker_threads'
import { playGame } from '@sandtable/lab'
import { type Order, type Ordered, studyOf } from './order.ts'

/** One of a crew: told what is to be played, it plays the games whose numbers it is given. */
let study: Ordered | null = null
parentPort?.on('message', (told: Order | number) => {
  if (typeof told !== 'number') study = studyOf(told)
  else if (study) parentPort?.postMessage(playGame(study, told))
})
