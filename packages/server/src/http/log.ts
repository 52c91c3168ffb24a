import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage.ts'
import type { Metrics } from './metrics.ts'

/**
 * One line for each answer of the server. It says which route, never the address that was asked for, what was sent or
 * who asked: seats, names and scenarios are nobody's business, and a secret that somebody types into the address bar
 * must not be kept.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime, log }) =>
    log.info({ method, route: routeOptions.url ?? 'none', status, ms: Math.round(elapsedTime) }, 'answered'),
  )
}

/** An error without its message, which may quote what was sent. */
export function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = error.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? []
  return { error: error.name, code: Reflect.get(error, 'code'), at: at.slice(0, 6).map(line => line.trim()) }
}

/** The same storage; what fails there is logged and counted. */
export function watched(storage: Storage, log: FastifyBaseLogger, metrics: Metrics): Storage {
  const failed = (what: string, error: unknown): never => {
    metrics.count('storage_errors')
    log.error({ what, ...faultOf(error) }, 'the storage failed')
    throw error
  }
  return {
    ...storage,
    async append(game, step) {
      const since = performance.now()
      const first = await storage.append(game, step).catch(error => failed('append', error))
      metrics.took(performance.now() - since)
      if (first) metrics.count('steps')
      return first
    },
    read: (game, from) => storage.read(game, from).catch(error => failed('read', error)),
  }
}
