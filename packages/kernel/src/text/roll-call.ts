import type { Id } from '../game/store.ts'
import { canonical, sha256 } from '../hash.ts'
import { memo } from '../memo.ts'
import type { RuleSet } from '../ruleset.ts'
import type { Setup } from '../scenario/setup.ts'
import { nationOf, sideName } from './kind-name.ts'
import type { Nameable } from './names.ts'
import { surnames } from './surnames.ts'

/** Who has a name of his own at a table. For people to read: no rule knows it, and nothing of it is hidden. */
export interface RollCall {
  /** The kinds that are single men. */
  readonly men: readonly string[]
  /** The nations of the sides, where they are known. */
  readonly nations: { readonly [side: Id]: string }
  /** Names that the scenario gives. */
  readonly called: { readonly [id: Id]: string }
  /** A battle that is fought again has the same men. */
  readonly seed: string
}

/** Made of what every side may know: a hand of cards would be told by its hash. */
const seeds = memo(({ pieces, width, depth }: Setup) =>
  sha256(canonical([width, depth, pieces.map(({ id }) => id)])).slice(0, 16),
)

export function rollCallOf({ men = [] }: Pick<RuleSet, 'men'>, setup: Setup): RollCall {
  const named = men.length > 0
  return {
    men,
    nations: Object.fromEntries(setup.sides.map(({ id }) => [id, setup.nations[id] ?? sideName(id)])),
    called: named ? setup.called : {},
    seed: named ? seeds(setup) : '',
  }
}

/** Two men of a table never have the same name; after the last surname, they have initials. */
export function surnamesOf(pieces: readonly Nameable[], rollCall: RollCall | undefined): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>()
  if (!rollCall || rollCall.men.length === 0) return found
  const men = new Set(rollCall.men)
  const taken = new Set<string>()
  for (const { id, side = '', kind = '' } of pieces) {
    if (!men.has(kind)) continue
    const nation = nationOf([kind]) ?? rollCall.nations[side] ?? ''
    const list = surnames[nation === 'Soviet' ? 'Russian' : nation]
    if (!list) continue
    const name = freeFrom(list, startOf(`${rollCall.seed} ${id}`, list.length), taken)
    if (!name) continue
    taken.add(name)
    found.set(id, name)
  }
  return found
}

/** FNV-1a: a man keeps his name whoever else is there. */
function startOf(text: string, size: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % size
}

function freeFrom(list: readonly string[], start: number, taken: ReadonlySet<string>): string {
  for (const initial of ['', ...initials])
    for (let i = 0; i < list.length; i++) {
      const name = `${initial}${list[(start + i) % list.length]}`
      if (!taken.has(name)) return name
    }
  return ''
}

const initials = [...'AEHJLMPRSTW'].map(letter => `${letter}. `)
