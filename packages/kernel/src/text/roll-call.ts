import type { Id } from '../game/store.ts'
import { canonical, sha256 } from '../hash.ts'
import { memo } from '../memo.ts'
import type { RuleSet } from '../ruleset.ts'
import type { Setup } from '../scenario/setup.ts'
import { sideName } from './kind-name.ts'

/** What the names of the men are drawn from. Names are for people to read: no rule uses them, and none is secret. */
export interface RollCall {
  /** The kinds that are single men. */
  readonly men: readonly string[]
  /** The nations of the sides, where they are known. */
  readonly nations: { readonly [side: Id]: string }
  /** Names that the scenario gives. */
  readonly called: { readonly [id: Id]: string }
  /** What men of no nation began as: 'six-pounder-gunner'. */
  readonly posts?: { readonly [id: Id]: string }
  /** A battle that is fought again has the same men. */
  readonly seed: string
}

/** Made of what every side may know: a hand of cards would be told by its hash. */
const seeds = memo(({ pieces, width, depth }: Setup) =>
  sha256(canonical([width, depth, pieces.map(({ id }) => id)])).slice(0, 16),
)

/**
 * Where pieces can be hidden, a side is told only the names of its own: another name would give its bearer away. Null
 * is whoever may know everything.
 */
export function rollCallOf({ men = [] }: Pick<RuleSet, 'men'>, setup: Setup, side: Id | null): RollCall {
  const named = men.length > 0
  return {
    men,
    nations: Object.fromEntries(setup.sides.map(({ id }) => [id, setup.nations[id] ?? sideName(id)])),
    called: named || side === null ? setup.called : ownNames(setup, side),
    ...(named && { posts: postsOf(setup) }),
    seed: named ? seeds(setup) : '',
  }
}

function ownNames({ units, pieces, called }: Setup, side: Id): RollCall['called'] {
  const own = new Set([...units, ...pieces].filter(one => one.side === side).map(({ id }) => id))
  return Object.fromEntries(Object.entries(called).filter(([id]) => own.has(id)))
}

/** Gunners and drivers are named after the post in which they begin, whatever becomes of them. */
const postsOf = memo(({ pieces }: Setup): { readonly [id: Id]: string } =>
  Object.fromEntries(
    pieces.flatMap(piece => {
      const post = servingAs(piece, pieces)
      return post === null ? [] : [[piece.id, post]]
    }),
  ),
)

/** Passengers keep their own names. */
export function servingAs({ crews, aboard, role }: Serving, all: readonly Serving[]): string | null {
  if (!role || role === 'passenger' || role === 'rider') return null
  const served = all.find(({ id }) => id === (crews ?? aboard))
  return served?.kind ? `${served.kind}-${role}` : null
}

/** What it serves or rides in, and in which role. */
interface Serving {
  readonly id: Id
  readonly kind?: string
  readonly crews?: Id | null
  readonly aboard?: Id | null
  readonly role?: string | null
}
