import type { IncomingHttpHeaders } from 'node:http'
import { networkInterfaces } from 'node:os'

/** The names by which this machine may be called. Any other is that of a page which has its own name point here. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The addresses of this machine in its networks: IPv4, which is all that `serve` listens on. */
export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)

/** The name in a Host header, without its port. */
const nameIn = (host = ''): string => host.toLowerCase().replace(/:\d+$/, '')

export const isCalled = ({ host }: IncomingHttpHeaders, names: readonly string[]): boolean =>
  names.includes(nameIn(host))

/** Does a page of another site send this? Programs that are no browser say nothing of where they come from. */
export function isForeign({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false
  const from = URL.canParse(origin) ? new URL(origin).host : ''
  return from !== host?.toLowerCase()
}
