import {
  corners,
  type Decision,
  type Drawing,
  draw,
  type Id,
  isPoint,
  type Length,
  lengthOf,
  type Point,
  text,
  the,
} from '@sandtable/kernel'
import { attackOf } from '../air/flights.ts'
import { strafing } from '../combat-tables.ts'
import { flameShape } from '../fire/flame.ts'
import type { Blaze, Stand } from '../records.ts'
import { plotNames, squareAt, stripAt, stripLength } from '../shells/barrage.ts'
import { templateRadius } from '../shells/template.ts'
import { outline } from '../stands/overlap.ts'
import { isAircraft, standOf } from '../stands/stand.ts'
import { zoneOf } from '../turn/deployment.ts'
import { reach } from '../values.ts'

/** Drawings for support: templates called or plotted, flight lines, flames, overruns. Null for other decisions. */
export function supportDrawings(game: Blaze, side: Id, draft: Decision): readonly Drawing[] | null {
  if (draft.action === 'call') return pointsIn(draft.at).map(at => template(game, at))
  if (draft.action === 'plot') return [...ownHalf(game, side, draft), ...plotted(game, draft)]
  const stand = standOf(game, draft.piece)
  if (!stand || stand.side !== side) return null
  if (draft.action === 'fly') return flight(game, stand, draft)
  if (draft.action === 'overrun') return straight(game, stand, draft)
  return draft.action === 'fire' && draft.mode === 'flame' ? flames(game, stand, draft) : null
}

/** One point or several, as a call gives them. */
const pointsIn = (at: unknown): readonly Point[] =>
  isPoint(at) ? [at] : Array.isArray(at) ? at.filter((p): p is Point => isPoint(p)) : []

const template = (game: Blaze, at: Point): Drawing =>
  draw.ring('blast', at, templateRadius(game), text`${the.length(2 * templateRadius(game))}`)

/** Where mines may be laid: BA-MINE-3. */
function ownHalf(game: Blaze, side: Id, { kind }: Decision): readonly Drawing[] {
  const half = kind === 'mine' || kind === 'dummy-mine' ? zoneOf(game, { ...game.side(side), zone: null }) : null
  return half ? [draw.area('reach', [corners(half)], text`your half of the table`)] : []
}

function plotted(game: Blaze, { kind, at, length, facing }: Decision): readonly Drawing[] {
  if (!isPoint(at)) return []
  if (kind === 'barrage') return [template(game, at)]
  const shape =
    kind === 'wire'
      ? stripAt(game, at, (facing as number | undefined) ?? 0, (length as Length | undefined) ?? stripLength(game))
      : squareAt(game, at)
  return [draw.area('zone', [outline(shape)], plotNames[kind as keyof typeof plotNames] ?? text`mines`)]
}

/** The line, and how far to either side the aircraft sees or fires. */
function flight(game: Blaze, aircraft: Stand, { path }: Decision): readonly Drawing[] {
  const [a, b] = pointsIn(path)
  if (!isAircraft(game, aircraft) || !a) return []
  const scouts = aircraft.airMission === 'recon'
  if (!scouts && attackOf(game, aircraft) !== 'strafe') return []
  const longest = scouts ? reach(game, 'air-line') : game.rows(strafing).line
  if (!b) return [draw.ring('range', a, longest, text`${the.length(longest)} at most`)]
  const far = lengthOf([a, b])
  const band = outline({ line: [a, b], thick: 2 * (scouts ? reach(game, 'air-sight') : game.rows(strafing).within) })
  return [
    draw.path([a, b], text`${the.length(Math.round(far))}`),
    draw.area('zone', [band], scouts ? text`what it sees` : text`what it can strafe`),
  ]
}

function straight(game: Blaze, vehicle: Stand, { target }: Decision): readonly Drawing[] {
  const victim = standOf(game, target)
  if (!vehicle.at || !victim?.at) return []
  const points = [vehicle.at, victim.at]
  return [draw.path(points, text`${the.length(Math.round(lengthOf(points)))}`)]
}

function flames(game: Blaze, firer: Stand, { target }: Decision): readonly Drawing[] | null {
  const stand = standOf(game, target)
  if (!firer.at || !stand?.at) return null
  const shape = flameShape(game, firer, stand)
  return [draw.area('zone', [outline(shape)], text`the flames`)]
}
