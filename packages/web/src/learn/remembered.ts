import { lastingAs } from '../saves/lasting.ts'

/** Which explanations somebody has had, by rule set, kept in this browser. */
const lasting = lastingAs('localStorage', 'sandtable.lessons')

type Had = { readonly [set: string]: readonly string[] }

function all(): Had {
  try {
    const found: unknown = JSON.parse(lasting.get() ?? '{}')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Had) : {}
  } catch {
    return {} // what cannot be read was not had
  }
}

export function had(set: string): readonly string[] {
  const found = all()[set]
  return Array.isArray(found) ? found.filter(id => typeof id === 'string') : []
}

export function remember(set: string, lessons: readonly string[]): void {
  lasting.set(JSON.stringify({ ...all(), [set]: [...new Set([...had(set), ...lessons])] }))
}

/** Everything is explained again: of one set, or of all. */
export function forget(set?: string): void {
  const { [set ?? '']: _, ...others } = all()
  lasting.set(JSON.stringify(set === undefined ? {} : others))
}
