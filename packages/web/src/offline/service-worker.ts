/**
 * Keeps the page for times without a network. A version is kept whole or not at all; the one that a tab was opened with stays until the
 * last such tab is closed or its player asks for the new one, so that a game under way is never changed underneath.
 */
interface Build {
  readonly version: string
  readonly files: readonly string[]
}

declare const self: ServiceWorkerGlobalScope & { readonly sandtable: Build }

const { version, files } = self.sandtable
const PREFIX = 'sandtable-'
const shelf = `${PREFIX}${version}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(shelf).then(cache => cache.addAll(files.map(file => `/${file}`))))
})

self.addEventListener('activate', event => {
  const old = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== shelf) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(old())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'use the new version') void self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin } = new URL(request.url)
  if (request.method === 'GET' && origin === self.location.origin) event.respondWith(answer(request))
})

/** From the shelf; what is not there from the network. Every address is the one page. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(shelf)
  const kept = await cache.match(request.mode === 'navigate' ? '/index.html' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

export type { Build }
