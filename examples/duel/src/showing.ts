import {
  type Draft,
  type Drawing,
  type Glance,
  gap,
  type Id,
  inch,
  isPoint,
  lengthOf,
  type Measured,
  type Point,
  passages,
  reach,
  type Sheet,
  type Showing,
  type SightDrawing,
  text,
  the,
} from '@sandtable/kernel'
import { baseOf, isStanding, type Standing, whyNotAct } from './gunslingers.ts'
import { allowance, whyNotGo } from './moving.ts'
import type { Duel, DuelTables } from './records.ts'
import { between, modifiersOf, weaponOf, whyNotShoot } from './shooting.ts'

/** What is drawn while somebody decides. It is for the eye only: a rule set plays without it. */

/** How fine the outline of the reach is. */
const STEP = inch(0.5)

const find = (game: Duel, id: unknown): Standing | null => {
  const found = typeof id === 'string' ? game.find('piece', id) : null
  return found && isStanding(found) ? found : null
}

function drawings(game: Duel, _: Id, { action, piece, to, target }: Draft): readonly Drawing[] {
  const gunslinger = find(game, piece)
  if (!gunslinger) return []
  if (action === 'move') return [reachOf(game, gunslinger), ...(isPoint(to) ? [pathOf(game, gunslinger, to)] : [])]
  if (action !== 'shoot') return []
  const enemy = find(game, target)
  return [rangeOf(game, gunslinger), ...(enemy ? [sightOf(game, gunslinger, enemy)] : [])]
}

function reachOf(game: Duel, gunslinger: Standing): Drawing {
  const most = allowance(game)
  const cost = (from: Point, to: Point): number | null =>
    whyNotGo(game, { ...gunslinger, at: from }, to).length === 0 ? lengthOf([from, to]) : null
  const outlines = reach(gunslinger.at, most, STEP, cost).outline()
  return { type: 'area', means: 'reach', outlines, says: text`${the.length(most)}` }
}

const pathOf = (game: Duel, gunslinger: Standing, to: Point): Drawing => ({
  type: 'path',
  points: [gunslinger.at, to],
  says: text`${the.length(Math.round(lengthOf([gunslinger.at, to])), allowance(game))}`,
  allowed: whyNotGo(game, gunslinger, to).length === 0,
})

function rangeOf(game: Duel, gunslinger: Standing): Drawing {
  const { name, range } = weaponOf(game, gunslinger)
  const radius = range + gunslinger.radius
  return { type: 'ring', means: 'range', at: gunslinger.at, radius, says: text`${the.term(name)} ${the.length(range)}` }
}

function sightOf(game: Duel, firer: Standing, target: Standing): SightDrawing {
  const walls = between(game, firer, target, true)
  const isBlocked = walls.length > 0
  const isCovered = modifiersOf(game, firer, target, false).length > 0
  const apart = the.length(gap(baseOf(firer), baseOf(target)))
  const length = Math.round(lengthOf([firer.at, target.at]))
  const tall = { ground: 0, top: inch(1) }
  return {
    type: 'sight',
    from: firer.at,
    to: target.at,
    sees: isBlocked ? 'blocked' : isCovered ? 'hard' : 'clear',
    stop: null,
    says: isBlocked ? text`${apart}, no view` : isCovered ? text`${apart}, cover` : text`${apart}, clear`,
    cites: whyNotShoot(game, firer, target).flatMap(({ cites }) => cites),
    profile: {
      length,
      from: tall,
      to: tall,
      between: [...walls, ...between(game, firer, target, false)].flatMap(({ id, kind, shape, height }) =>
        passages(shape, firer.at, target.at).map(([enter, leave]) => ({
          id,
          kind,
          enter: Math.round(enter * length),
          leave: Math.round(leave * length),
          base: 0,
          top: height,
          blocks: walls.some(wall => wall.id === id),
        })),
      ),
    },
  }
}

function measure(game: Duel, _: Id, from: Id | Point, to: Id | Point): Measured {
  const [a, b] = [from, to].map(end => (isPoint(end) ? null : find(game, end)))
  const disc = (end: Id | Point, gunslinger: Standing | null | undefined) =>
    gunslinger ? baseOf(gunslinger) : isPoint(end) ? { x: end[0], y: end[1], r: 0 } : { x: 0, y: 0, r: 0 }
  const distance = gap(disc(from, a), disc(to, b))
  return { distance, says: text`${the.length(distance)}`, sight: a && b && a.id !== b.id ? sightOf(game, a, b) : null }
}

function sheet(game: Duel, _: Id, id: Id): Sheet {
  const gunslinger = find(game, id)
  if (!gunslinger) return { title: text`${the.piece(id)}`, lines: [] }
  const { name, range, hits } = weaponOf(game, gunslinger)
  return {
    title: text`${the.piece(id)}`,
    lines: [
      { label: text`Moves`, value: text`${the.length(allowance(game))}`, cites: ['DU-MOVE-1'] },
      {
        label: text`Weapon`,
        value: text`${the.term(name)}, ${the.length(range)}, hits on ${the.count(hits)}`,
        cites: ['DU-SHOOT-1', 'DU-SHOOT-3'],
      },
    ],
  }
}

function glance(game: Duel, _: Id, id: Id): readonly Glance[] {
  const gunslinger = find(game, id)
  if (!gunslinger || gunslinger.side !== game.state.side) return []
  return whyNotAct(gunslinger).length === 0 ? ['can-act'] : ['done']
}

export const showing: Showing<DuelTables> = { drawings, measure, sheet, glance }
