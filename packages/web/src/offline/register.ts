import { create } from 'zustand'

/** Is a new version of the page waiting to be used? */
export const useUpdate = create<{ readonly use: (() => void) | null }>(() => ({ use: null }))

/** Keeps the page for times without a network, once it has been loaded and has nothing better to do. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return // it may not be kept here: then the page needs a network, and that is all
  const offer = (): void => {
    const { waiting } = registration
    if (!waiting) return
    useUpdate.setState({
      use() {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('use the new version')
      },
    })
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // the very first one has nothing to replace
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer()
    })
  })
}
