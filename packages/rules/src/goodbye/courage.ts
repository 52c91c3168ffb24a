import { type Id, type Length, type Modifier, type Procedure, text, the } from '@sandtable/kernel'
import { type Cause, happening } from './causes.ts'
import {
  hasHeavyWeapon,
  isDown,
  isLeader,
  isRouting,
  isSteady,
  isTank,
  membersOf,
  onTable,
  rankRules,
  seniority,
  unitOf,
  weaponOf,
} from './figures.ts'
import { attempt, offerFortune, sumOf } from './fortune.ts'
import { near } from './measure.ts'
import type { Figure, Goodbye, Unit } from './records.ts'
import { distances, modifiers as modifierTable, needs } from './tables.ts'

export interface Test {
  /** The tested figure; its luck counts. */
  readonly piece: Id
  readonly factor: number
  readonly modifiers?: readonly Modifier[]
  /** Why it is tested, and whose courage counts. */
  readonly cites: readonly [string, string]
}

/** 2D6 against the courage factor. Sterling chaps turns a failed test into a passed one. */
export function* courageTest(game: Goodbye, { piece, factor, modifiers = [], cites }: Test): Procedure<boolean> {
  const twelve = game.ruling('GB-RUL-1') === 'twelve'
  const value = factor + sumOf(modifiers)
  const passes = ([a, b]: readonly number[]): boolean => {
    const total = (a as number) + (b as number)
    return twelve ? total + value >= game.rows(needs)['courage-twelve'] : total <= value
  }
  const need = twelve ? game.rows(needs)['courage-twelve'] - value : value
  const dice = yield* attempt(game, {
    purpose: 'courage',
    count: 2,
    ...(twelve ? { cites: ['GB-STAT-25', 'GB-RUL-1'], under: cites } : { cites, under: ['GB-COUR-6', 'GB-RUL-1'] }),
    need,
    modifiers,
    about: [piece],
    by: piece,
    passes,
  })
  if (passes(dice)) return true
  const { side } = game.piece(piece)
  const says = text`${the.piece(piece)} has failed a courage test. Play Sterling chaps?`
  return (
    (yield* offerFortune(game, {
      side,
      says,
      cites: ['GB-CARD-25'],
      uses: [],
      cards: ['KD'],
      piece: null,
    })) !== null
  )
}

/** How far a leader lends his courage: GB-RUL-87. */
export const courageReach = (game: Goodbye): Length =>
  game.rows(distances)[game.ruling('GB-RUL-87') === 'fifteen' ? 'covers-squad' : 'lends-courage']

/** The best courage of a steady leader in reach, or its own if a leader; else its squad's, else its own: GB-RUL-33. */
export function courageOf(game: Goodbye, figure: Figure): { readonly factor: number; readonly rule: string } {
  const reach = courageReach(game)
  let best = isLeader(figure) ? figure.courage : -1
  let rule = rankRules[figure.rank].courage
  for (const other of game.pieces)
    if (
      other.side === figure.side &&
      isLeader(other) &&
      other.courage > best &&
      isSteady(other) &&
      near(other, figure, reach)
    ) {
      best = other.courage
      rule = 'GB-PIN-7'
    }
  if (best >= 0) return { factor: best, rule }
  const squad = unitOf(game, figure)
  if (!squad) return { factor: figure.courage, rule }
  if (!membersOf(game, squad.id).some(isLeader)) return { factor: squad.courage, rule: 'GB-COUR-6' }
  return { factor: squad.courage, rule: reach === game.rows(distances)['lends-courage'] ? 'GB-PIN-7' : 'GB-RUL-87' }
}

/** A single figure's test: for a hit, to recover, to shoot at a charger. */
export function* singleTest(
  game: Goodbye,
  id: Id,
  why: string,
  modifiers: readonly Modifier[] = [],
): Procedure<boolean> {
  const { factor, rule } = courageOf(game, game.piece(id))
  return yield* courageTest(game, { piece: id, factor, modifiers, cites: [why, rule] })
}

/**
 * A figure goes to earth: pinned or, where the two differ, suppressed. `until` names its last turn; without it, the
 * effect lasts until a test is passed. Two causes do not shorten each other: the later time counts, and a test that
 * is due stays due.
 */
export function pin(
  game: Goodbye,
  id: Id,
  cause: Cause,
  cites: readonly [string, ...string[]],
  how: { readonly until?: number; readonly suppressed?: boolean } = {},
): void {
  const figure = game.piece(id)
  if (!onTable(figure)) return
  const separate = how.suppressed === true && game.ruling('GB-RUL-5') === 'separate'
  const state = {
    ...(separate ? { suppressed: true } : { pinned: true }),
    ...(isTank(figure) ? {} : { prone: true }),
    ...(how.until === undefined
      ? { mustTest: true }
      : { pinnedUntil: Math.max(how.until, figure.pinnedUntil ?? how.until) }),
    ...(!isDown(figure) && { pinnedNow: game.state.phase === 'event' && game.state.side === figure.side }),
    overwatch: false,
    standTo: false,
  }
  const [rule] = cites
  const rules = isDown(figure) ? [rule, 'GB-RUL-35'] : separate ? [rule, 'GB-RUL-5'] : cites
  const event = isDown(figure) ? undefined : happening(separate ? 'suppressed' : 'pinned', cause)
  game.change('piece', id, state, rules, event)
  game.say(separate ? text`${the.piece(figure)} is suppressed.` : text`${the.piece(figure)} is pinned.`, rules, [id])
}

/** Shot at by a machine gun: GB-SUPP-4. */
export const underMachineGun = (game: Goodbye): Modifier => ({
  says: text`shot at by a machine gun`,
  by: game.rows(modifierTable).courage?.['shot-at-by-mg'] as number,
  cites: ['GB-SUPP-4', 'GB-RUL-36'],
})

/** A shot that hit without wounding: the figure tests once per volley, unless it is already down. Tanks do not test: GB-RUL-32. */
export function* testForHit(game: Goodbye, id: Id, cause: Cause, modifiers: readonly Modifier[] = []): Procedure {
  const figure = game.piece(id)
  if (!onTable(figure) || isTank(figure) || isDown(figure)) return
  if (yield* singleTest(game, id, 'GB-PIN-1', modifiers)) return
  pin(game, id, cause, ['GB-PIN-2', 'GB-SUPP-1'], { suppressed: true })
}

/** A squad at half its strength or less. */
export const isAtHalf = (game: Goodbye, unit: Unit): boolean =>
  game.rows(needs)['half-strength'] * membersOf(game, unit.id).length <= unit.strength

/** One roll of a squad's test: who rolls, on which courage, and for which figures. */
interface Rolled {
  readonly by: Figure
  readonly courage: number
  readonly leads: boolean
  readonly whom: Id[]
}

/**
 * Whole squads test, the highest rank first, whatever its squad. An officer's or NCO's roll counts for all lower
 * ranks he covers; the others roll singly on their squad's courage. Coverage is decided before the first roll.
 */
export function* squadTest(
  game: Goodbye,
  units: readonly Id[],
  modifiers: readonly Modifier[],
  why: string,
  fails: (id: Id) => void,
): Procedure {
  const rolls = new Map<Id, Rolled>()
  for (const figure of game.pieces) {
    if (figure.unit === null || !units.includes(figure.unit)) continue
    if (!onTable(figure) || isTank(figure) || isRouting(figure)) continue
    const leader = coveringLeader(game, figure) ?? (isLeader(figure) ? figure : null)
    const by = leader ?? figure
    const courage = leader?.courage ?? game.get('unit', figure.unit).courage
    const roll = rolls.get(by.id) ?? { by, courage, leads: leader !== null, whom: [] }
    roll.whom.push(figure.id)
    rolls.set(by.id, roll)
  }
  const list = game.pieces.map(figure => figure.id)
  const inOrder = [...rolls.values()].sort(
    (a, b) => seniority(b.by) - seniority(a.by) || list.indexOf(a.by.id) - list.indexOf(b.by.id),
  )
  for (const [i, { by, courage, leads, whom }] of inOrder.entries()) {
    // the first of several has the highest rank
    const whose = i === 0 && inOrder.length > 1 && whom.length === 1 ? 'GB-COUR-3' : leads ? 'GB-COUR-4' : 'GB-COUR-5'
    if (yield* courageTest(game, { piece: by.id, factor: courage, modifiers, cites: [why, whose] })) continue
    for (const id of whom) fails(id)
  }
}

/** The side's highest-ranking leader of higher rank who is near enough and neither pinned nor routing. */
function coveringLeader(game: Goodbye, figure: Figure): Figure | null {
  let best: Figure | null = null
  for (const other of game.pieces) {
    if (other.side !== figure.side || !isLeader(other) || seniority(other) <= seniority(figure)) continue
    if (best && seniority(other) <= seniority(best)) continue
    if (isSteady(other) && near(other, figure, game.rows(distances)['covers-squad'])) best = other
  }
  return best
}

/** Squads that face a tank or a flamethrower for the first time: GB-COUR-1, GB-RUL-40. */
export function* terror(game: Goodbye, units: readonly Id[], by: Id, modifiers: readonly Modifier[]): Procedure {
  const facing = units.filter(id => !game.get('unit', id).faced.includes(by))
  for (const id of facing)
    game.change('unit', id, { faced: [...game.get('unit', id).faced, by] }, ['GB-COUR-1', 'GB-RUL-40'])
  const weak = facing.filter(id => isAtHalf(game, game.get('unit', id)))
  yield* squadTest(game, facing, modifiers, 'GB-COUR-1', id =>
    weak.includes(game.piece(id).unit as Id)
      ? rout(game, id, { cause: 'terror', by })
      : pin(game, id, { cause: 'terror', by }, ['GB-COUR-7', 'GB-RUL-40']),
  )
}

/** After a volley, blast or combat: squads that have just fallen to half strength test, once per game: GB-RUL-39. */
export function* testHalfStrength(game: Goodbye): Procedure {
  const cites = ['GB-COUR-2', 'GB-RUL-39']
  const halved: Id[] = []
  for (const unit of game.store.all('unit')) {
    if (!unit.reduced) continue
    game.change('unit', unit.id, { reduced: false }, ['GB-RUL-39'])
    if (unit.testedHalf) continue
    if (isAtHalf(game, unit)) {
      game.change('unit', unit.id, { testedHalf: true }, cites)
      halved.push(unit.id)
    } else
      game.say(
        text`${the.unit(unit)} still has more than half its men: ${the.count(membersOf(game, unit.id).length)} of ${the.count(unit.strength)}.`,
        cites,
      )
  }
  yield* squadTest(game, halved, [], 'GB-COUR-2', id => rout(game, id, { cause: 'half strength' }))
}

/** The figure routs: it drops its heavy weapons and runs home in its own next two move steps: GB-RUL-41. */
export function rout(game: Goodbye, id: Id, cause: Cause): void {
  const figure = game.piece(id)
  if (!onTable(figure)) return
  const weapons = figure.weapons.filter(weapon => weaponOf(game, weapon)?.heavy !== true)
  const rules = hasHeavyWeapon(game, figure) ? ['GB-COUR-8', 'GB-COUR-10'] : ['GB-COUR-8', 'GB-RUL-41']
  game.change(
    'piece',
    id,
    {
      routing: game.rows(needs)['rout-turns'],
      weapons,
      pinned: false,
      suppressed: false,
      pinnedUntil: null,
      mustTest: false,
      unmanned: false,
      overwatch: false,
      standTo: false,
    },
    rules,
    happening('broke', cause),
  )
  game.say(text`${the.piece(figure)} routs.`, rules, [id])
}
