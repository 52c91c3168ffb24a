import {
  ahead,
  compassOf,
  corners,
  type Decision,
  type Draft,
  type Drawing,
  draw,
  type Glance,
  type Id,
  isPoint,
  type Length,
  type Measured,
  type Message,
  measuredAs,
  mm,
  type Point,
  type Prompt,
  type Showing,
  spent,
  text,
  the,
} from '@sandtable/kernel'
import { isHeadquarters } from '../command/headquarters.ts'
import { chargeReach } from '../melee/reach.ts'
import { walk } from '../movement/walk.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { templateRadius } from '../shells/template.ts'
import { apart, hullOf, middleOf, type Thing } from '../stands/measure.ts'
import { figuresOf } from '../stands/profiles.ts'
import { isOut, isUnknown, kindOf, onTable, standOf, weaponOf, weaponsOf } from '../stands/stand.ts'
import { zoneOf } from '../turn/deployment.ts'
import { lens } from './lenses.ts'
import { plans } from './plans.ts'
import { arcOf, command, rangeRing } from './ranges.ts'
import { purposeOf, reachArea, reachOf, unmeasured } from './reach.ts'
import { canBeOrdered, roster } from './roster.ts'
import { sheet } from './sheets.ts'
import { sightOf } from './sight-lines.ts'
import { supportDrawings } from './support.ts'

export { rangeOf } from './ranges.ts'
export { reachOf } from './reach.ts'

/** How long an arrow is drawn: it says which way, not how far. */
const ARROW = mm(100)

function drawings(game: Blaze, side: Id, draft: Decision, _prompt: Prompt): readonly Drawing[] {
  const support = supportDrawings(game, side, draft)
  if (support) return support
  if (draft.action === 'order') return arrows(game, draft)
  const stand = standOf(game, draft.piece)
  if (draft.action === 'deploy') return zone(game, side)
  if (!stand?.at || stand.side !== side) return []
  if (draft.action === 'move') return [reachArea(game, stand), ...pathOf(game, stand, draft)]
  if (draft.action === 'charge') return chargeLine(game, side, stand, draft)
  if (draft.action === 'fire') return fireDrawings(game, side, stand, draft)
  return isHeadquarters(game, stand) && !unmeasured(game) ? command(game, stand) : []
}

/** The way that a Move card binds its stands. */
function arrows(game: Blaze, { pieces, arrow }: Decision): readonly Drawing[] {
  if (typeof arrow !== 'number' || !Array.isArray(pieces)) return []
  return pieces.flatMap(id => {
    const stand = standOf(game, id)
    if (!stand?.at) return []
    return [draw.path([stand.at, ahead(stand.at, arrow, ARROW)], text`${the.term(compassOf(arrow))}`)]
  })
}

function zone(game: Blaze, side: Id): readonly Drawing[] {
  const box = zoneOf(game, game.side(side))
  return box ? [draw.area('zone', [corners(box)], text`your part of the table`)] : []
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
  return [draw.path(path, spent(cost, allowance, reasons.length === 0), reasons.length === 0)]
}

/** From the rim of the base: what a ring touches is reached by any roll, or by the best one. */
function chargeLine(game: Blaze, side: Id, stand: Stand, draft: Decision): readonly Drawing[] {
  const target = standOf(game, draft.target)
  const { least, most } = chargeReach(game, stand)
  const base = Math.floor(hullOf(game, stand).depth / 2)
  const ring = (radius: Length, says: Message): Drawing => draw.ring('range', stand.at as Point, radius + base, says)
  const farthest = ring(most, text`${the.length(most)} at most`)
  const rings = least === most ? [farthest] : [ring(least, text`${the.length(least)} for certain`), farthest]
  return target?.at ? [...rings, sightOf(game, side, stand, target)] : rings
}

function fireDrawings(game: Blaze, side: Id, firer: Stand, draft: Decision): readonly Drawing[] {
  const named = typeof draft.weapon === 'string' ? weaponOf(game, firer, draft.weapon) : weaponsOf(game, firer)[0]
  if (!named) return []
  return [
    ...rangeRing(game, firer, named),
    ...arcOf(game, firer),
    ...aimOf(game, side, firer, draft, named.he !== null || named.mortar !== null),
  ]
}

function aimOf(game: Blaze, side: Id, firer: Stand, { target, mode }: Decision, bursts: boolean): readonly Drawing[] {
  const aim: Thing | null = isPoint(target) ? target : standOf(game, target)
  if (!aim || (!isPoint(aim) && !(aim as Stand).at)) return []
  const shells =
    bursts &&
    typeof mode === 'string' &&
    ['he', 'direct', 'indirect', 'speculative', 'smoke', 'suppressive'].includes(mode)
  return [
    ...(shells ? [draw.ring('blast', middleOf(game, aim), templateRadius(game))] : []),
    ...(mode === 'indirect' || mode === 'speculative' ? [] : [sightOf(game, side, firer, aim)]),
  ]
}

function measure(game: Blaze, side: Id, from: Id | Point, to: Id | Point): Measured {
  if (unmeasured(game)) return { distance: 0, says: text`nothing is measured while orders are laid`, sight: null }
  const thing = (end: Id | Point): Thing | null => (typeof end === 'string' ? standOf(game, end) : end)
  const [a, b] = [thing(from), thing(to)]
  const there = (end: Thing | null): end is Thing => end !== null && (isPoint(end) || (end as Stand).at !== null)
  if (!there(a) || !there(b)) return { distance: 0, says: text`not on the table`, sight: null }
  return measuredAs(apart(game, a, b), middleOf(game, a), middleOf(game, b), () => sightOf(game, side, a, b))
}

function glance(game: Blaze, side: Id, id: Id): readonly Glance[] {
  const stand = game.piece(id)
  if (!onTable(stand) || isUnknown(stand, side)) return []
  const kept = stand.disordered || stand.suppressed || stand.prone || stand.entangled
  const worn = stand.figures < (figuresOf(game, kindOf(game, stand)) ?? 0)
  const own = stand.side === side && !isOut(game, stand)
  const used = stand.hasMoved || stand.fired
  // on Move and Fire a stand may still fire after its move
  const spent = game.state.phase === 'move-fire' ? stand.fired : used
  const unordered = own && game.state.phase === 'planning' && stand.card === null && canBeOrdered(game, stand)
  return [
    ...(unordered || (own && game.state.phase === stand.card && !spent) ? (['can-act'] as const) : []),
    ...(stand.open && stand.card !== null && used ? (['done'] as const) : []),
    ...(isHeadquarters(game, stand) ? (['leading'] as const) : []),
    ...(stand.immobilised || stand.disabled ? (['halted'] as const) : []),
    ...(kept ? (['pinned'] as const) : []),
    ...(worn ? (['wounded'] as const) : []),
  ]
}

/** How far a headquarters commands; while orders are laid nothing is measured. */
function aura(game: Blaze, side: Id, id: Id): readonly Drawing[] {
  const stand = standOf(game, id)
  if (!stand?.at || stand.side !== side || unmeasured(game) || !isHeadquarters(game, stand)) return []
  return command(game, stand)
}

/** Around obstacles, as far as its card allows: where that is not far enough, towards the place. */
function route(game: Blaze, side: Id, id: Id, to: Point, draft?: Draft): readonly Point[] | null {
  const stand = standOf(game, id)
  if (!stand?.at || stand.side !== side) return null
  // fire that is called does not walk
  if (draft?.action === 'call') return null
  return reachOf(game, stand).pathTowards(to).slice(1)
}

/** What this set can show to people. */
export const showing: Showing<BlazeTables> = { drawings, measure, sheet, glance, lens, aura, route, roster, plans }
