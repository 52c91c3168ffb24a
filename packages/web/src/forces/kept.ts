import { type Force, readForce, writeForce } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { create } from 'zustand'

/** Forces of one's own, each under a key of its own as the text that people mail: two tabs never overwrite each other's. */
const KEY = 'sandtable-force-'

export interface OwnForce {
  readonly id: string
  readonly force: Force
}

interface OwnForces {
  readonly own: readonly OwnForce[]
  /** The browser keeps nothing: they last as long as the page. */
  readonly isFleeting: boolean
}

export const useOwnForces = create<OwnForces>(() => ({ own: [], isFleeting: false }))

/** What this version cannot read stays where it is. */
function readAll(): readonly OwnForce[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  return keys
    .filter(key => key.startsWith(KEY))
    .flatMap(key => {
      try {
        const id = key.slice(KEY.length)
        return [{ id, force: readForce(ruleSets, localStorage.getItem(key) ?? '', key) }]
      } catch {
        return []
      }
    })
    .sort((a, b) => a.force.name.localeCompare(b.force.name))
}

export function loadForces(): void {
  try {
    useOwnForces.setState({ own: readAll() })
  } catch {
    useOwnForces.setState({ isFleeting: true })
  }
}

/** Another tab has changed one. */
export function followForces(): () => void {
  const changed = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(KEY)) loadForces()
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

export function keepForce(id: string, force: Force): void {
  const { own } = useOwnForces.getState()
  const isNew = own.every(one => one.id !== id)
  useOwnForces.setState({
    own: isNew ? [...own, { id, force }] : own.map(one => (one.id === id ? { id, force } : one)),
  })
  try {
    localStorage.setItem(KEY + id, writeForce(force))
  } catch {
    useOwnForces.setState({ isFleeting: true })
  }
}

export function dropForce(id: string): void {
  useOwnForces.setState({ own: useOwnForces.getState().own.filter(one => one.id !== id) })
  try {
    localStorage.removeItem(KEY + id)
  } catch {
    // it was never kept
  }
}

export const newForceId = (): string => crypto.randomUUID().slice(0, 8)
