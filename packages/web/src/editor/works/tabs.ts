/** Which tab edits a battle: one holds its lock, the others watch and hear of everything that it keeps. */

const nameOf = (id: string): string => `sandtable battle ${id}`

/** Holds a battle until it is let go. Null if another tab has it. `lost`: another tab has taken it over. */
export function holdWork(id: string, how: 'if free' | 'by force', lost: () => void): Promise<(() => void) | null> {
  return new Promise(answer => {
    let isHeld = false
    let release = (): void => {}
    const take = (lock: Lock | null): Promise<void> | undefined => {
      isHeld = lock !== null
      if (!isHeld) {
        answer(null)
        return
      }
      const held = new Promise<void>(done => {
        release = done
      })
      answer(release)
      return held
    }
    Promise.resolve()
      .then(() =>
        navigator.locks.request(nameOf(id), how === 'by force' ? { steal: true } : { ifAvailable: true }, take),
      )
      .catch(() => {
        if (isHeld) lost()
        else answer(() => {}) // a browser without locks: every tab may edit
      })
  })
}

const channel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('sandtable battles')
  } catch {
    return null
  }
}

const toOthers = channel()

export const announceWork = (id: string): void => toOthers?.postMessage(id)

/** Hears of battles of which another tab has kept more. */
export function onWork(heard: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<string>): void => heard(data)
  toOthers?.addEventListener('message', listen)
  return () => toOthers?.removeEventListener('message', listen)
}
