import type { Notice } from '@sandtable/room'

/**
 * Keeps the page for times without a network. A version is kept whole or not at all; the one that a tab was opened with stays until the
 * last such tab is closed or its player asks for the new one, so that a game under way is never changed underneath. Shows notices, too.
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

/** Somebody is told that it is their turn. It says nothing but that. */
self.addEventListener('push', event => {
  if (!event.data) return
  const { game, says, link } = event.data.json() as Notice
  event.waitUntil(
    self.registration.showNotification(says, { tag: game, icon: '/icon.svg', badge: '/icon.svg', data: link }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openAt(new URL(String(event.notification.data), self.location.origin)))
})

/** Shows the page at this address: one that is there already makes sure that it is up to date. */
async function openAt({ hash }: URL): Promise<void> {
  const address = new URL(`/${hash}`, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === address)
  there?.postMessage('look')
  await (there ? there.focus() : self.clients.openWindow(address))
}

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
