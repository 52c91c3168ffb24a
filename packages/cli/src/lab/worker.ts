import { parentPort, workerData } from 'node:worker_threads'
import { playGame } from '@sandtable/lab'
import { type Order, studyOf } from './order.ts'

/** One of a crew: plays the games whose numbers it is given. */
const study = studyOf(workerData as Order)
parentPort?.on('message', (n: number) => parentPort?.postMessage(playGame(study, n)))
