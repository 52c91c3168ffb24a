import {
  cm,
  type Decision,
  type Drawing,
  draw,
  type Id,
  isPoint,
  type Length,
  type Message,
  type Point,
  type Prompt,
  stripAlong,
  text,
  the,
  whereIs,
} from '@sandtable/kernel'
import { isLeader, kindOf, weaponOf } from '../figures.ts'
import { gunsOf } from '../fire/firing.ts'
import { bandsOf } from '../fire/ranges.ts'
import type { Thing } from '../measure.ts'
import { pathOfCharge } from '../move/charging.ts'
import { reachOf } from '../move/moving.ts'
import { allowanceOf, walk } from '../move/walking.ts'
import type { Figure, Goodbye } from '../records.ts'
import { distances, needs } from '../tables.ts'
import { radiusOf } from '../weapons/blast.ts'
import { flame } from '../weapons/flamethrowers.ts'
import { beatenZone } from '../weapons/heavy-machine-guns.ts'
import { isCorrected, isShell, shellDice } from '../weapons/mortars.ts'
import { stripOutline } from '../weapons/strips.ts'
import { sightOf } from './sight-line.ts'

/** The drawings for a decision in progress. */
export function drawings(game: Goodbye, _side: Id, draft: Decision, _prompt: Prompt): readonly Drawing[] {
  const figure = typeof draft.piece === 'string' ? game.find('piece', draft.piece) : null
  if (!figure) return draft.action === 'order' ? voicesFor(game, draft.unit) : []
  if (draft.action === 'deploy') return [zoneOf(game, figure)]
  if (!figure.at) return []
  switch (draft.action) {
    case 'move':
      return [reachArea(game, figure, draft.dash === true), ...pathOf(game, figure, draft)]
    case 'charge':
      return [reachArea(game, figure, true), ...chargeOf(game, figure, draft)]
    case 'fire':
    case 'throw':
    case 'react':
      return fireDrawings(game, figure, draft)
    case 'overwatch':
      return [watchedArea(game, figure, (draft.facing as number | undefined) ?? figure.facing)]
    case 'order':
      return voiceOf(game, figure)
    case 'use':
      return draft.resource === 'valour' ? [ring(figure, game.rows(distances).heroic)] : []
    default:
      return []
  }
}

const ring = (figure: Figure, radius: Length): Drawing => draw.ring('command', figure.at as Point, radius)

/** How far a leader's voice carries, with and without a penalty: GB-STAT-24, GB-CMD-7. */
export const voiceOf = (game: Goodbye, leader: Figure): readonly Drawing[] => [
  ring(leader, game.rows(distances).command),
  ring(leader, game.rows(distances)['far-from-commander']),
]

/** Until a leader is chosen: the voice of the squad's own leader. */
function voicesFor(game: Goodbye, unit: unknown): readonly Drawing[] {
  const leader = game.pieces.find(f => f.unit === unit && f.at !== null && isLeader(f))
  return leader ? voiceOf(game, leader) : []
}

/** Where a figure may be set up: the strip along its own edge. */
function zoneOf(game: Goodbye, figure: Figure): Drawing {
  const { home, zone } = game.side(figure.side)
  return draw.area('zone', [stripAlong(game, home, zone)], text`within ${the.length(zone)} of your own edge`)
}

/** Where a figure can walk in a number of turns, regardless of its actions this turn. */
export function walkArea(game: Goodbye, figure: Figure, turns: number): Drawing {
  const far = kindOf(game, figure).move * turns
  return draw.area('reach', reachOf(game, figure, false, STEP, far).outline(), text`${the.length(far)}`)
}
/** A lattice of two centimetres is fine enough for an outline. */
const STEP = cm(2)

function reachArea(game: Goodbye, figure: Figure, dash: boolean): Drawing {
  const far = Math.max(0, allowanceOf(game, figure, dash))
  return draw.area('reach', reachOf(game, figure, dash).outline(), text`${the.length(far)}`)
}

function pathOf(game: Goodbye, figure: Figure, draft: Decision): readonly Drawing[] {
  const points = (draft.path ?? (draft.to && [draft.to])) as readonly Point[] | undefined
  if (!points || points.length === 0) return []
  const { path, cost, allowance, reasons, climbs } = walk(game, figure, points, draft.dash === true)
  const far = the.length(cost, Math.max(0, allowance))
  const says =
    climbs === 0 ? text`${far}` : climbs === 1 ? text`${far}, one climb` : text`${far}, ${the.count(climbs)} climbs`
  return [draw.path(path, says, reasons.length === 0)]
}

function chargeOf(game: Goodbye, figure: Figure, draft: Decision): readonly Drawing[] {
  const target = typeof draft.target === 'string' ? game.find('piece', draft.target) : null
  if (!target?.at) return []
  const { path, cost, allowance, dash, reasons } = pathOfCharge(game, figure, target)
  const far = the.length(cost, Math.max(0, allowance))
  const says = dash ? text`${far}, a dash` : text`${far}`
  return [draw.path(path, says, reasons.length === 0), sightOf(game, figure, target)]
}

/** Ranges, the line of sight, and the area a weapon covers. */
function fireDrawings(game: Goodbye, firer: Figure, draft: Decision): readonly Drawing[] {
  const named = draft.weapon as string | undefined
  const weapon = named ?? (draft.action === 'throw' ? 'grenade' : gunsOf(firer)[0])
  if (weapon === undefined || !weaponOf(game, weapon)) return []
  const ranges = rangesOf(game, firer, weapon)
  const target = draft.target as Id | Point | undefined
  const aim: Thing | null = target === undefined ? null : isPoint(target) ? target : game.find('piece', target)
  if (!aim || (!isPoint(aim) && !aim.at)) return [...ranges, ...lastRoundOf(game, firer, weapon)]
  return [
    ...ranges,
    // a corrected shot is labelled as such
    ...(isCorrected(game, firer, whereIs(aim)) ? [] : lastRoundOf(game, firer, weapon)),
    ...areaOf(game, firer, weapon, whereIs(aim)),
    ...(weaponOf(game, weapon)?.indirect ? [] : [sightOf(game, firer, aim)]),
  ]
}

/** Where its last round landed: a shot there is corrected. */
const lastRoundOf = (game: Goodbye, { lastRound }: Figure, weapon: string): readonly Drawing[] =>
  lastRound && isShell(game, weapon)
    ? [draw.ring('command', lastRound, game.rows(distances)['same-place'], text`last round`)]
    : []

/** The range bands of a weapon in this figure's hands. */
export const rangesOf = (game: Goodbye, firer: Figure, weapon: string): readonly Drawing[] =>
  bandsOf(game, firer, weapon).map(band =>
    draw.ring('range', firer.at as Point, band, text`${the.term(weapon)} ${the.length(band)}`),
  )

/** The blast, beaten zone or flame at this aiming point. */
function areaOf(game: Goodbye, firer: Figure, weapon: string, aim: Point): readonly Drawing[] {
  const row = weaponOf(game, weapon)
  if (row?.radius) {
    const radius = radiusOf(game, weapon)
    const says = isShell(game, weapon)
      ? text`${the.length(radius)}, ${scatterOf(game, firer, weapon, aim)}`
      : text`${the.length(radius)}`
    return [draw.ring('blast', aim, radius, says)]
  }
  const strip =
    weapon === 'mg' ? beatenZone(game, firer, aim) : row?.template ? flame(game, firer.at as Point, aim) : null
  if (!strip) return []
  return [draw.area('zone', [stripOutline(strip)], weapon === 'mg' ? text`beaten zone` : text`flame`)]
}

/** How far a round may stray, in distance dice. */
function scatterOf(game: Goodbye, firer: Figure, weapon: string, aim: Point): Message {
  const dice = shellDice(game, firer, weapon, aim)
  const far = dice === 0 ? text`lands there` : dice === 1 ? text`strays one die` : text`strays ${the.count(dice)} dice`
  return isCorrected(game, firer, aim) ? text`corrected, ${far}` : far
}

/** The ground covered by a figure on overwatch, up to its weapon's range. */
export function watchedArea(game: Goodbye, figure: Figure, facing: number): Drawing {
  const reach = Math.max(0, ...gunsOf(figure).map(weapon => bandsOf(game, figure, weapon).at(-1) ?? 0))
  const half = game.rows(needs)['overwatch-arc']
  return draw.wedge(figure.at as Point, facing, half, reach, text`${the.count(half)}° to each side`)
}
