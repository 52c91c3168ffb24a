/** A server in a process of its own, for the benches: `node server.js <folder>`, or with DATABASE_URL. */
import { gameServer, openStorage } from '@sandtable/server'
import fastify from 'fastify'

const app = fastify()
const storage = await openStorage(process.argv[2] ?? '')
// every game has the same dice, so that one recorded game can be played many times
await app.register(gameServer, { storage, atOnce: 100_000, visits: 100_000, dice: () => 'the same dice in every game' })
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('message', message => {
  if (message === 'memory') {
    globalThis.gc?.()
    process.send?.(process.memoryUsage())
  } else if (message === 'cpu') process.send?.(process.cpuUsage())
})
process.once('SIGTERM', () => process.exit()) // so that a profile is written
