import type { Id, Modifier, Procedure } from '@sandtable/kernel'
import {
  called,
  hasHeavyWeapon,
  isDown,
  isLeader,
  isSteady,
  isTank,
  membersOf,
  onTable,
  rankRules,
  seniority,
  unitOf,
  weaponOf,
} from './figures.ts'
import { attempt, cardCites, offer, sumOf } from './fortune.ts'
import { near } from './measure.ts'
import type { Figure, Goodbye, Unit } from './records.ts'
import { distances, modifiers as modifierTable, needs } from './tables.ts'

export interface Test {
  /** The figure that is tested: its luck counts. */
  readonly piece: Id
  readonly factor: number
  readonly modifiers?: readonly Modifier[]
  readonly cites: readonly string[]
}

/** 2D6 against the courage factor. Sterling chaps turns a failed test into a passed one. */
export function* courageTest(game: Goodbye, { piece, factor, modifiers = [], cites }: Test): Procedure<boolean> {
  const twelve = game.ruling('GB-RUL-1') === 'twelve'
  const value = factor + sumOf(modifiers)
  const passes = ([a, b]: readonly number[]): boolean => {
    const total = (a as number) + (b as number)
    return twelve ? total + value >= needs['courage-twelve'] : total <= value
  }
  const rules = [twelve ? 'GB-STAT-25' : 'GB-COUR-6', 'GB-RUL-1', ...cites]
  const need = twelve ? needs['courage-twelve'] - value : value
  const dice = yield* attempt(game, {
    purpose: 'courage',
    count: 2,
    cites: rules,
    need,
    modifiers,
    about: [piece],
    by: piece,
    passes,
  })
  if (passes(dice)) return true
  const { side } = game.piece(piece)
  const says = `${called(game.piece(piece))} has failed a courage test. Sterling chaps?`
  return (
    (yield* offer(game, { side, says, cites: cardCites.KD as string[], uses: [], cards: ['KD'], piece: null })) !== null
  )
}

/** The best courage of a leader near enough, not pinned and not routing; a leader's own; else his squad's; else his own: GB-RUL-33. */
export function courageOf(
  game: Goodbye,
  figure: Figure,
): { readonly factor: number; readonly cites: readonly string[] } {
  const reach = game.ruling('GB-RUL-87') === 'fifteen' ? distances['covers-squad'] : distances['lends-courage']
  let best = isLeader(figure) ? figure.courage : -1
  let rank = isLeader(figure) ? figure.rank : 'private'
  for (const other of game.pieces)
    if (
      other.side === figure.side &&
      isLeader(other) &&
      other.courage > best &&
      isSteady(other) &&
      near(other, figure, reach)
    ) {
      best = other.courage
      rank = other.rank
    }
  const cites = ['GB-PIN-7', 'GB-RUL-33', 'GB-RUL-87', 'GB-STAT-1', 'GB-TYPE-1', 'GB-TYPE-18', rankRules[rank].courage]
  if (best >= 0) return { factor: best, cites }
  return { factor: unitOf(game, figure)?.courage ?? figure.courage, cites }
}

/** A single figure's test: for a hit, to recover, to shoot at a charger. */
export function* singleTest(
  game: Goodbye,
  id: Id,
  cites: readonly string[],
  modifiers: readonly Modifier[] = [],
): Procedure<boolean> {
  const { factor, cites: whose } = courageOf(game, game.piece(id))
  return yield* courageTest(game, { piece: id, factor, modifiers, cites: [...cites, ...whose] })
}

/** A figure goes to earth, pinned or, where the two differ, suppressed; for a time if `until` names its last turn. */
export function pin(
  game: Goodbye,
  id: Id,
  cites: readonly string[],
  how: { readonly until?: number; readonly suppressed?: boolean } = {},
): void {
  const figure = game.piece(id)
  if (!onTable(figure)) return
  const separate = how.suppressed === true && game.ruling('GB-RUL-5') === 'separate'
  const until = how.until ?? figure.pinnedUntil
  const prone = isTank(figure) ? {} : { prone: true }
  const state = separate ? { suppressed: true } : { pinned: true }
  const pinnedNow = !isDown(figure) && game.state.phase === 'event' && game.state.side === figure.side
  game.change('piece', id, { ...state, ...prone, pinnedUntil: until, pinnedNow }, [...cites, 'GB-RUL-5'])
  game.say(`${called(figure)} is ${separate ? 'suppressed' : 'pinned'}.`, cites, [id])
}

/** Shot at by a machine gun: GB-SUPP-4. */
export const underMachineGun = (game: Goodbye): Modifier => ({
  says: 'shot at by a machine gun',
  by: game.rows(modifierTable).courage?.['shot-at-by-mg'] as number,
  cites: ['GB-SUPP-4', 'GB-RUL-36'],
})

/** A shot on target that has not wounded: the figure tests, once a volley, unless it is down already. Tanks do not test: GB-RUL-32. */
export function* testForHit(game: Goodbye, id: Id, modifiers: readonly Modifier[] = []): Procedure {
  const figure = game.piece(id)
  if (!onTable(figure) || isTank(figure) || isDown(figure)) return
  if (yield* singleTest(game, id, ['GB-PIN-1', 'GB-SUPP-1', 'GB-RUL-32'], modifiers)) return
  pin(game, id, ['GB-PIN-2', 'GB-SUPP-1', 'GB-COUR-7'], { suppressed: true })
}

/** A squad at half its strength or less. */
export const isAtHalf = (game: Goodbye, unit: Unit): boolean => 2 * membersOf(game, unit.id).length <= unit.strength

/**
 * A whole squad tests, the highest rank first. The roll of an officer or NCO counts for everybody of lesser rank whom he covers; the
 * others roll singly on the squad's courage.
 */
export function* squadTest(
  game: Goodbye,
  unit: Unit,
  modifiers: readonly Modifier[],
  cites: readonly string[],
  fails: (id: Id) => void,
): Procedure {
  const tested = membersOf(game, unit.id).filter(f => !isTank(f) && f.routing === 0)
  const byRank = [...tested].sort((a, b) => seniority(b) - seniority(a))
  const rolled = new Map<Id, boolean>()
  for (const { id } of byRank) {
    const figure = game.piece(id)
    if (!onTable(figure)) continue
    const cover = coveringLeader(game, figure)
    const roller = cover ?? (isLeader(figure) ? figure : null)
    const rules = [...cites, 'GB-COUR-3', roller ? 'GB-COUR-4' : 'GB-COUR-5', 'GB-RUL-87']
    let held = roller ? rolled.get(roller.id) : undefined
    if (held === undefined) {
      const factor = roller?.courage ?? unit.courage
      held = yield* courageTest(game, { piece: roller?.id ?? id, factor, modifiers, cites: rules })
      if (roller) rolled.set(roller.id, held)
    }
    if (!held) fails(id)
  }
}

/** The highest-ranking leader of the side who is of a higher rank, near enough, and neither pinned nor routing. */
function coveringLeader(game: Goodbye, figure: Figure): Figure | null {
  let best: Figure | null = null
  for (const other of game.pieces) {
    if (other.side !== figure.side || !isLeader(other) || seniority(other) <= seniority(figure)) continue
    if (best && seniority(other) <= seniority(best)) continue
    if (isSteady(other) && near(other, figure, distances['covers-squad'])) best = other
  }
  return best
}

/** A squad faces a tank or a flamethrower for the first time: GB-COUR-1, GB-RUL-40. */
export function* terror(
  game: Goodbye,
  unitId: Id,
  cause: Id,
  modifiers: readonly Modifier[],
  cites: readonly string[],
): Procedure {
  const unit = game.get('unit', unitId)
  if (unit.faced.includes(cause)) return
  const rules = ['GB-COUR-1', 'GB-RUL-40', ...cites]
  game.change('unit', unitId, { faced: [...unit.faced, cause] }, rules)
  const routs = isAtHalf(game, unit)
  yield* squadTest(game, unit, modifiers, rules, id =>
    routs ? rout(game, id, ['GB-COUR-8', 'GB-RUL-39']) : pin(game, id, ['GB-COUR-7', 'GB-RUL-40']),
  )
}

/** After a volley, blast or combat: squads that have first fallen to half their strength test, once in a game: GB-RUL-39. */
export function* testHalfStrength(game: Goodbye): Procedure {
  for (const { id } of game.store.all('unit')) {
    const unit = game.get('unit', id)
    if (!unit.reduced) continue
    game.change('unit', id, { reduced: false }, ['GB-RUL-39'])
    if (unit.testedHalf) continue
    const left = membersOf(game, id).length
    if (!isAtHalf(game, unit)) {
      game.say(`${id} has ${left} left of ${unit.strength}, more than half.`, ['GB-COUR-2', 'GB-RUL-39'])
      continue
    }
    const cites = ['GB-COUR-2', 'GB-RUL-39']
    game.change('unit', id, { testedHalf: true }, cites)
    if (left > 0) yield* squadTest(game, unit, [], cites, piece => rout(game, piece, ['GB-COUR-8', 'GB-RUL-39']))
  }
}

/** The figure runs: it drops its heavy weapons, and will run home in its own next two move steps: GB-RUL-41. */
export function rout(game: Goodbye, id: Id, cites: readonly string[]): void {
  const figure = game.piece(id)
  if (!onTable(figure)) return
  const weapons = figure.weapons.filter(weapon => weaponOf(game, weapon)?.heavy !== true)
  const drops = hasHeavyWeapon(game, figure) ? ['GB-COUR-10'] : []
  game.change(
    'piece',
    id,
    {
      routing: needs['rout-turns'],
      weapons,
      pinned: false,
      suppressed: false,
      pinnedUntil: null,
      overwatch: false,
      standTo: false,
    },
    [...cites, 'GB-RUL-41', ...drops],
  )
  game.say(`${called(figure)} routs.`, [...cites, ...drops], [id])
}
