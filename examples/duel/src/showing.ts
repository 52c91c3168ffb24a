import {
  type Draft,
  type Drawing,
  draw,
  type Glance,
  gap,
  type Id,
  isPoint,
  type Lens,
  lengthOf,
  type Measured,
  measuredAs,
  mm,
  type Point,
  profile,
  reach,
  type Sheet,
  type Showing,
  type SightDrawing,
  stretchesIn,
  text,
  the,
  throughLens,
} from '@sandtable/kernel'
import { baseOf, enemies, isStanding, type Standing, whyNotAct } from './gunslingers.ts'
import { allowance, whyNotGo } from './moving.ts'
import type { Duel, DuelTables } from './records.ts'
import { between, modifiersOf, weaponOf, whyNotShoot } from './shooting.ts'

/** What is drawn while a player decides. It is for display only: a rule set can be played without it. */

/** The resolution of a reach's outline, and the height of a figure seen from the side. */
const STEP = mm(12)
const TALL = mm(25)

const find = (game: Duel, id: unknown): Standing | null => {
  const found = typeof id === 'string' ? game.find('piece', id) : null
  return found && isStanding(found) ? found : null
}

function drawings(game: Duel, _: Id, { action, piece, to, target }: Draft): readonly Drawing[] {
  const gunslinger = find(game, piece)
  if (!gunslinger) return []
  if (action === 'move') return [reachOf(game, gunslinger, 1), ...(isPoint(to) ? [pathOf(game, gunslinger, to)] : [])]
  if (action !== 'shoot') return []
  const enemy = find(game, target)
  return [rangeOf(game, gunslinger), ...(enemy ? [sightOf(game, gunslinger, enemy)] : [])]
}

function reachOf(game: Duel, gunslinger: Standing, turns: number): Drawing {
  const most = allowance(game) * turns
  const cost = (from: Point, to: Point): number | null =>
    whyNotGo(game, { ...gunslinger, at: from }, to).length === 0 ? lengthOf([from, to]) : null
  return draw.area('reach', reach(gunslinger.at, most, STEP, cost).outline(), text`${the.length(most)}`)
}

function pathOf(game: Duel, gunslinger: Standing, to: Point): Drawing {
  const path = [gunslinger.at, to]
  const says = text`${the.length(Math.round(lengthOf(path)), allowance(game))}`
  return draw.path(path, says, whyNotGo(game, gunslinger, to).length === 0)
}

function rangeOf(game: Duel, gunslinger: Standing): Drawing {
  const { name, range } = weaponOf(game, gunslinger)
  const says = text`${the.term(name)} ${the.length(range)}`
  return draw.ring('range', gunslinger.at, range + gunslinger.radius, says)
}

function sightOf(game: Duel, from: Standing, to: Standing): SightDrawing {
  const [walls, crates] = [between(game, from, to, true), between(game, from, to, false)]
  const sees = walls.length > 0 ? 'blocked' : modifiersOf(game, from, to, false).length > 0 ? 'hard' : 'clear'
  const apart = the.length(gap(baseOf(from), baseOf(to)))
  const end = { ground: 0, top: TALL }
  return {
    type: 'sight',
    from: from.at,
    to: to.at,
    sees,
    stop: null,
    says: { blocked: text`${apart}, no view`, hard: text`${apart}, cover`, clear: text`${apart}, clear` }[sees],
    cites: whyNotShoot(game, from, to).flatMap(({ cites }) => cites),
    profile: profile(
      from.at,
      to.at,
      { from: end, to: end },
      stretchesIn([...walls, ...crates], from.at, to.at),
      land => ({ base: 0, top: land.height, blocks: walls.includes(land) }),
    ),
  }
}

function measure(game: Duel, _: Id, from: Id | Point, to: Id | Point): Measured {
  const [a, b] = [standingAt(game, from), standingAt(game, to)]
  return measuredAs(gap(baseOf(a), baseOf(b)), a.at, b.at, () => sightOf(game, a, b))
}

/** The target; for a place, a figure without a base standing there. */
function standingAt(game: Duel, end: Id | Point): Standing {
  if (!isPoint(end)) return game.piece(end) as Standing
  const nobody = { id: '', side: '', unit: null, kind: 'gunslinger', facing: 0, gone: false, name: null }
  return { ...nobody, at: end, radius: 0, acted: false }
}

function sheet(game: Duel, _: Id, id: Id): Sheet {
  const { name, range, hits } = weaponOf(game, game.piece(id))
  const weapon = text`${the.term(name)}, ${the.length(range)}, hits with ${the.count(hits)} or more`
  return {
    title: text`${the.piece(id)}`,
    lines: [
      { label: text`Moves`, value: text`${the.length(allowance(game))}`, cites: ['DU-MOVE-1'] },
      { label: text`Weapon`, value: weapon, cites: ['DU-SHOOT-1', 'DU-SHOOT-3'] },
    ],
  }
}

function glance(game: Duel, _: Id, id: Id): readonly Glance[] {
  const gunslinger = find(game, id)
  if (!gunslinger || gunslinger.side !== game.state.side) return []
  return whyNotAct(gunslinger).length === 0 ? ['can-act'] : ['done']
}

function lens(game: Duel, _: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const piece = find(game, id)
  if (!piece) return []
  return throughLens(through, turns, {
    piece,
    enemies: enemies(game, piece.side),
    sight: (from, to) => sightOf(game, from, to),
    arcs: one => [rangeOf(game, one)],
    reach: (one, far) => [reachOf(game, one, far)],
  })
}

export const showing: Showing<DuelTables> = { drawings, measure, sheet, glance, lens }
