import { once } from 'node:events'
import fastify from 'fastify'
import { gameServer, type ServerOptions } from './http/app.ts'
import { openStorage } from './storage/open.ts'

/** `isAlike`: every game has the same dice, so that one that was recorded can be played again. */
export type Options = Partial<ServerOptions> & { readonly isAlike?: boolean }

/** What the process of a server runs. It has loaded everything by now, and opens no game before it is begun. */
async function run(folder: string, database: string, { isAlike, ...options }: Options): Promise<void> {
  process.once('disconnect', () => process.exit()) // it does not outlive its test
  process.send?.('loaded')
  await once(process, 'message')
  const app = fastify()
  await app.register(gameServer, {
    storage: await openStorage(folder, database),
    atOnce: 100_000,
    visits: 100_000,
    patience: { hello: 600_000, ping: 600_000 }, // pages that the machine has no core for are not gone
    ...(isAlike && { dice: () => 'the same dice in every game' }),
    ...options,
  })
  process.on('message', () => {
    globalThis.gc?.()
    process.send?.(process.memoryUsage().heapUsed)
  })
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}

const [, , folder = '', database = '', options = '{}'] = process.argv
await run(folder, database, JSON.parse(options))
