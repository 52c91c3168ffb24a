import { lookup } from 'node:dns'
import { request as plain, type RequestOptions } from 'node:http'
import { request as safe } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** How long an address may take to answer, in ms. */
const PATIENCE = 10_000

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
// of IPv6 only what is given out for the internet can be outside; part of that wraps an IPv4 address or is for examples
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** Is this a machine in the server's own network, or the server itself? */
export function isInside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return inside.check(address, 'ipv4')
  return family !== 6 || !outside.check(address, 'ipv6') || inside.check(address, 'ipv6')
}

/** It was the name that was asked for, and it leads inside. */
export class LeadsInside extends Error {}

/** Looks a name up and refuses it if any of its addresses is inside: the same answer is then connected to. */
const guardedLookup: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    if (found.some(({ address }) => isInside(address))) return done(new LeadsInside(name), '')
    const [first] = found
    if (options.all) return done(null, found)
    done(null, first?.address ?? '', first?.family)
  })

interface Sent {
  readonly method: string
  readonly headers: { readonly [name: string]: string | number }
  readonly body: string | Uint8Array | null
}

/**
 * Sends a request to an address that a player gave, and says with which status it was answered. Redirections are not
 * followed. `anywhere`: also inside the server's own network.
 */
export function guarded(url: URL, { method, headers, body }: Sent, anywhere: boolean): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!anywhere && isIP(host) && isInside(host)) return Promise.reject(new LeadsInside(host))
  const options: RequestOptions = {
    method,
    headers: { ...headers, 'User-Agent': 'Sandtable' },
    timeout: PATIENCE,
    signal: AbortSignal.timeout(PATIENCE),
    ...(!anywhere && { lookup: guardedLookup }),
  }
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? safe : plain)(url, options, answer => {
      resolve(answer.statusCode ?? 0)
      answer.destroy() // whatever it says is of no interest
    })
    asked.on('error', reject)
    asked.end(body ?? undefined)
  })
}
