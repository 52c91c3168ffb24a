import {
  ahead,
  corners,
  type Decision,
  type Drawing,
  type Glance,
  type Id,
  type Length,
  lengthOf,
  type Measured,
  mm,
  type Point,
  type Prompt,
  reach,
  type Showing,
} from '@sandtable/kernel'
import { mortars, smallArms } from '../combat-tables.ts'
import { isBattalionHq, isHeadquarters, radiusOf } from '../command/headquarters.ts'
import { longest } from '../fire/gunnery.ts'
import { groundCosts } from '../movement/costs.ts'
import { moveRate } from '../movement/rates.ts'
import { allowanceOf, type Purpose, walk } from '../movement/walk.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { apart, isSpot, middleOf, millimetres, offTable, sizeOf, type Thing } from '../stands/measure.ts'
import { called, isOut, isVehicle, kindOf, knownStand, onTable, weaponOf, weaponsOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { zoneOf } from '../turn/deployment.ts'
import { sheet } from './sheets.ts'
import { sightOf } from './sight-lines.ts'
import { supportDrawings } from './support.ts'

/** A lattice of 25 mm is fine enough for an outline. */
const STEP = mm(25)
/** How long an arrow is drawn: it says which way, not how far. */
const ARROW = mm(100)
/** The radius of the artillery template: BA-ARTY-4. */
const TEMPLATE = mm(60)

/** While orders are laid nothing is measured: BA-RUL-208. */
const unmeasured = (game: Blaze): boolean => game.state.phase === 'planning'

function drawings(game: Blaze, side: Id, draft: Decision, _prompt: Prompt): readonly Drawing[] {
  const support = supportDrawings(game, side, draft)
  if (support) return support
  if (draft.action === 'order') return arrows(game, side, draft)
  const stand = typeof draft.piece === 'string' ? knownStand(game, side, draft.piece) : null
  if (draft.action === 'deploy') return zone(game, side)
  if (!stand?.at || stand.side !== side) return []
  if (draft.action === 'move') return [reachArea(game, stand), ...pathOf(game, stand, draft)]
  if (draft.action === 'charge') return chargeLine(game, side, stand, draft)
  if (draft.action === 'fire') return fireDrawings(game, side, stand, draft)
  return isHeadquarters(game, stand) && !unmeasured(game) ? command(game, stand) : []
}

/** The way that a Move card binds its stands. */
function arrows(game: Blaze, side: Id, { pieces, arrow }: Decision): readonly Drawing[] {
  if (typeof arrow !== 'number' || !Array.isArray(pieces)) return []
  return pieces.flatMap(id => {
    const stand = knownStand(game, side, id)
    if (!stand?.at) return []
    return [
      { type: 'path' as const, points: [stand.at, ahead(stand.at, arrow, ARROW)], says: `${arrow}°`, allowed: true },
    ]
  })
}

function zone(game: Blaze, side: Id): readonly Drawing[] {
  const box = zoneOf(game, game.side(side))
  return box ? [{ type: 'area', means: 'zone', outlines: [corners(box)], says: 'your part of the table' }] : []
}

const purposeOf = (game: Blaze): Purpose =>
  game.state.phase === 'move-fire' || game.state.phase === 'fall-back' ? game.state.phase : 'move'

/** Everywhere that a stand can get to, by what it knows of the ground. */
export function reachOf(game: Blaze, stand: Stand, step: Length = STEP) {
  const { allowance } = allowanceOf(game, stand, purposeOf(game), false)
  const full = moveRate(game, stand).distance
  return reach(stand.at as Point, allowance, step, (a, b) => {
    const leg = groundCosts(game, stand, [a, b], full, stand.side)
    return leg.reasons.length > 0 || offTable(game, b) ? null : lengthOf([a, b]) + leg.cost
  })
}

function reachArea(game: Blaze, stand: Stand): Drawing {
  const { allowance } = allowanceOf(game, stand, purposeOf(game), false)
  return { type: 'area', means: 'reach', outlines: reachOf(game, stand).outline(), says: millimetres(allowance) }
}

function pathOf(game: Blaze, stand: Stand, draft: Decision): readonly Drawing[] {
  const points = (draft.path ?? (draft.to && [draft.to])) as readonly Point[] | undefined
  if (!points) return []
  const way = {
    path: points,
    facing: (draft.facing as number | undefined) ?? null,
    floor: (draft.floor as number | undefined) ?? 0,
  }
  const { path, cost, allowance, reasons } = walk(game, stand, purposeOf(game), way)
  return [
    {
      type: 'path',
      points: path,
      says: `${millimetres(cost)} of ${millimetres(allowance)}`,
      allowed: reasons.length === 0,
    },
  ]
}

function chargeLine(game: Blaze, side: Id, stand: Stand, draft: Decision): readonly Drawing[] {
  const target = knownStand(game, side, draft.target)
  const rate = moveRate(game, stand).distance
  const ring: Drawing = {
    type: 'ring',
    means: 'range',
    at: stand.at as Point,
    radius: rate,
    says: `${millimetres(rate)} and the bonus`,
  }
  return target?.at ? [ring, sightOf(game, side, stand, target)] : [ring]
}

/** How far a weapon reaches; null for what reaches the whole table. */
export function rangeOf(game: Blaze, weapon: Weapon): Length | null {
  if (weapon.mortar) return game.rows(mortars)[weapon.mortar]?.max ?? null
  if (weapon.indirect) return null
  return game.rows(smallArms)[weapon.name]?.max ?? weapon.range ?? weapon.max ?? (weapon.group ? longest() : null)
}

function fireDrawings(game: Blaze, side: Id, firer: Stand, draft: Decision): readonly Drawing[] {
  const named = typeof draft.weapon === 'string' ? weaponOf(game, firer, draft.weapon) : weaponsOf(game, firer)[0]
  if (!named) return []
  const range = rangeOf(game, named)
  const [width, depth] = sizeOf(game, firer)
  const at = middleOf(game, firer)
  const rings: Drawing[] =
    range === null
      ? []
      : [
          {
            type: 'ring',
            means: 'range',
            at,
            radius: range + Math.round(Math.min(width, depth) / 2),
            says: `${named.name} ${millimetres(range)}`,
          },
        ]
  return [...rings, ...arcOf(game, firer), ...aimOf(game, side, firer, draft)]
}

/** The arc of a weapon that does not fire all round: a machine gun's front, a hull's 45 degrees to each side. */
function arcOf(game: Blaze, firer: Stand): readonly Drawing[] {
  const kind = kindOf(game, firer)
  const half = kind.arc ? Math.floor(kind.arc / 2) : isVehicle(game, firer) && kind.turret === false ? 45 : null
  if (half === null || firer.gunLost) return []
  const at = firer.at as Point
  return [-half, half].map(side => ({
    type: 'path' as const,
    points: [at, ahead(at, firer.facing + side, longest())],
    says: `arc of ${called(firer)}`,
    allowed: true,
  }))
}

function aimOf(game: Blaze, side: Id, firer: Stand, { target, mode }: Decision): readonly Drawing[] {
  const aim: Thing | null = isSpot(target) ? target : knownStand(game, side, target)
  if (!aim || (!isSpot(aim) && !(aim as Stand).at)) return []
  const shells =
    typeof mode === 'string' && ['he', 'direct', 'indirect', 'speculative', 'smoke', 'suppressive'].includes(mode)
  const blast: Drawing = {
    type: 'ring',
    means: 'blast',
    at: middleOf(game, aim),
    radius: TEMPLATE,
    says: millimetres(TEMPLATE),
  }
  return [
    ...(shells ? [blast] : []),
    ...(mode === 'indirect' || mode === 'speculative' ? [] : [sightOf(game, side, firer, aim)]),
  ]
}

/** The command radius of a headquarters. */
function command(game: Blaze, hq: Stand): readonly Drawing[] {
  if (isBattalionHq(game, hq)) return []
  const radius = radiusOf(game, hq)
  const [width] = sizeOf(game, hq)
  return [
    {
      type: 'ring',
      means: 'command',
      at: hq.at as Point,
      radius: radius + Math.round(width / 2),
      says: millimetres(radius),
    },
  ]
}

function measure(game: Blaze, side: Id, from: Id | Point, to: Id | Point): Measured {
  if (unmeasured(game))
    return { distance: 0, says: 'nothing is measured while orders are laid (BA-RUL-208)', sight: null }
  const thing = (end: Id | Point): Thing | null => (typeof end === 'string' ? knownStand(game, side, end) : end)
  const [a, b] = [thing(from), thing(to)]
  const there = (end: Thing | null): end is Thing => end !== null && (isSpot(end) || (end as Stand).at !== null)
  if (!there(a) || !there(b)) return { distance: 0, says: 'not on the table', sight: null }
  const distance = apart(game, a, b)
  const [p, q] = [middleOf(game, a), middleOf(game, b)]
  const sight = p[0] === q[0] && p[1] === q[1] ? null : sightOf(game, side, a, b)
  return { distance, says: millimetres(distance), sight }
}

function glance(game: Blaze, side: Id, id: Id): readonly Glance[] {
  const stand = game.piece(id)
  if (!onTable(stand) || (stand.side !== side && (stand.hidden || stand.marker !== null))) return []
  const kept = stand.disordered || stand.suppressed || stand.prone || stand.entangled
  const worn = stand.figures < (kindOf(game, stand).figures ?? 0)
  const own = stand.side === side && !isOut(game, stand)
  const used = stand.hasMoved || stand.fired
  return [
    ...(own && game.state.phase === stand.card && !used ? (['can-act'] as const) : []),
    ...(own && stand.card !== null && used ? (['done'] as const) : []),
    ...(isHeadquarters(game, stand) ? (['leading'] as const) : []),
    ...(stand.immobilised || stand.disabled ? (['halted'] as const) : []),
    ...(kept ? (['pinned'] as const) : []),
    ...(worn ? (['wounded'] as const) : []),
  ]
}

/** What this set can show to people: told from what a side may know. */
export const showing: Showing<BlazeTables> = { drawings, measure, sheet, glance }
