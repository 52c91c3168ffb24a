import {
  action,
  because,
  choice,
  type DecisionOf,
  type Id,
  isOffTable,
  type Length,
  maybe,
  type Point,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
  withinLength,
} from '@sandtable/kernel'
import { strafing } from '../combat-tables.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { isAircraft, kindOf } from '../stands/stand.ts'
import { reach } from '../values.ts'
import { offerAntiAircraft } from './anti-aircraft.ts'
import { attack } from './attacks.ts'
import { goFor } from './interception.ts'
import { scout } from './reconnaissance.ts'

/** An aircraft arrives, is fired at, and carries out its mission: BA-RUL-117. */

export type Attack = 'strafe' | 'bomb' | 'tankbust'

/** A fighter-bomber bombs in its first attack and strafes in its second: BA-AIR-32. */
export function attackOf(game: Blaze, aircraft: Stand): Attack | null {
  const able = kindOf(game, aircraft).missions ?? []
  if (able.includes('tankbust')) return 'tankbust'
  if (able.includes('bomb') && (!able.includes('strafe') || aircraft.runs > 1)) return 'bomb'
  return able.includes('strafe') ? 'strafe' : null
}

const fields = { piece: role.actor, path: maybe(role.path), target: maybe(role.target) }
type Flight = DecisionOf<typeof fields>

/** The player chooses a target for unused air cover. */
export type Interception = { readonly intercept: readonly Id[] }

function refuse(game: Blaze, flight: Flight, prompt: Prompt): readonly Reason[] {
  const aircraft = game.find('piece', flight.piece)
  if (!aircraft || aircraft.side !== prompt.side || !isAircraft(game, aircraft) || aircraft.gone)
    return [because('mission', text`choose an aircraft of yours`, 'BA-AIR-3')]
  const context = prompt.context as Interception | null
  if (context) {
    if (!prompt.about.includes(aircraft.id))
      return [because('mission', text`${the.piece(aircraft)} is not free`, 'BA-AIR-41')]
    const fits = flight.target !== undefined && context.intercept.includes(flight.target)
    return fits ? [] : [because('target', text`choose ${the.any(context.intercept.map(the.piece))}`, 'BA-AIR-41')]
  }
  const name = the.piece(aircraft)
  const { card, airMission, missionFailed, done } = aircraft
  if (card !== game.state.phase || (airMission !== 'recon' && airMission !== 'ground-attack'))
    return [because('mission', text`${name} does not fly in this step`, 'BA-AIR-3', 'BA-AIR-19')]
  if (missionFailed || done) return [because('mission', text`${name} has flown, or was driven off`, 'BA-AIR-39')]
  return airMission === 'recon'
    ? whyNotLine(game, flight, reach(game, 'air-line'), 'BA-AIR-8')
    : whyNotAttack(game, aircraft, flight)
}

/** A straight line between two points on the table, no longer than this. */
function whyNotLine(game: Blaze, { path, target }: Flight, longest: Length, rule: string): readonly Reason[] {
  if (target !== undefined) return [because('mission', text`it flies along a line and has no target`, rule)]
  const [a, b, more] = path ?? []
  if (!a || !b || more) return [because('line', text`choose the two ends of the line`, rule)]
  if (isOffTable(game, a) || isOffTable(game, b)) return [because('line', text`the line leaves the table`, rule)]
  return withinLength([a, b], longest)
    ? []
    : [because('line', text`the line is longer than ${the.length(longest)}`, rule)]
}

/** Bombers and tankbusters attack only what they were called against: BA-AIR-26, BA-AIR-27. */
function whyNotAttack(game: Blaze, aircraft: Stand, flight: Flight): readonly Reason[] {
  const way = attackOf(game, aircraft)
  if (way === 'strafe') return whyNotLine(game, flight, game.rows(strafing).line, 'BA-AIR-21')
  if (flight.path !== undefined)
    return [because('mission', text`${the.piece(aircraft)} cannot strafe now`, 'BA-AIR-32', 'BA-AIR-28')]
  const target = flight.target === undefined ? null : game.find('piece', flight.target)
  if (!target || aircraft.airTarget !== target.id)
    return [
      because('called', text`${the.piece(aircraft)} was not called against that target`, 'BA-AIR-26', 'BA-AIR-27'),
    ]
  return target.gone ? [because('target', text`${the.piece(target)} is gone`, 'BA-AIR-27')] : []
}

export const fly = action<BlazeTables>()({
  says: text`Fly a run`,
  fields,
  next(game, draft, prompt) {
    const { piece, path, target } = draft
    const context = prompt.context as Interception | null
    if (piece === undefined) {
      const mine = game.pieces.filter(p => p.side === prompt.side && isAircraft(game, p) && !p.gone)
      const list = context ? mine.filter(p => prompt.about.includes(p.id)) : mine
      return {
        field: 'piece',
        says: text`Which aircraft?`,
        choices: list.map(p => pieceChoice(p, whyNotNow(game, p, prompt))),
      }
    }
    if (path !== undefined || target !== undefined) return null
    if (context)
      return {
        field: 'target',
        says: text`Which aircraft does it go for?`,
        choices: context.intercept.map(id => choice(id, text`${the.piece(id)}`)),
      }
    const aircraft = game.find('piece', piece)
    if (!aircraft) return null
    const isLine = aircraft.airMission === 'recon' || attackOf(game, aircraft) === 'strafe'
    if (!isLine) {
      const choices = aircraft.airTarget
        ? [
            choice(
              aircraft.airTarget,
              text`${the.piece(aircraft.airTarget)}`,
              refuse(game, { ...draft, piece, target: aircraft.airTarget }, prompt),
            ),
          ]
        : []
      return { field: 'target', says: text`At what?`, choices }
    }
    const lines = suggestedLines(game, aircraft)
    return {
      field: 'path',
      says: text`Along which line?`,
      choices: lines.map(line =>
        choice(line, text`across the table`, refuse(game, { ...draft, piece, path: line }, prompt)),
      ),
      open: 'path',
    }
  },
  refuse,
  carryOut: (game, flight, { context }) =>
    context ? goFor(game, flight.piece, flight.target as Id) : comeIn(game, flight),
})

/** Why it cannot fly at all now, even with a valid line or target. */
function whyNotNow(game: Blaze, aircraft: Stand, prompt: Prompt): readonly Reason[] {
  const all = refuse(game, { action: 'fly', piece: aircraft.id }, prompt)
  return all.filter(reason => reason.word === 'mission')
}

/** Lines over known enemies, from west to east and from south to north. */
function suggestedLines(game: Blaze, aircraft: Stand): readonly (readonly [Point, Point])[] {
  const long = aircraft.airMission === 'recon' ? reach(game, 'air-line') : game.rows(strafing).line
  return game.pieces
    .filter(p => p.side !== aircraft.side && p.at !== null && !p.hidden && !p.gone)
    .flatMap(({ at }) => {
      const [x, y] = at as Point
      const west = Math.min(Math.max(x - long / 2, 0), Math.max(game.width - long, 0))
      const south = Math.min(Math.max(y - long / 2, 0), Math.max(game.depth - long, 0))
      return [
        [
          [west, y],
          [Math.min(west + long, game.width), y],
        ],
        [
          [x, south],
          [x, Math.min(south + long, game.depth)],
        ],
      ] as const
    })
}

/** It arrives; the enemy fires at it; its mission follows unless it was driven off. All of this is one action. */
function* comeIn(game: Blaze, { piece, path, target }: Flight): Procedure {
  const line = path ? ([path[0] as Point, path[1] as Point] as const) : null
  const { airMission, lightDamage } = game.piece(piece)
  game.change('piece', piece, { done: true }, ['BA-AIR-3'])
  const way = !line ? 'BA-AIR-26' : airMission === 'recon' ? 'BA-AIR-8' : 'BA-AIR-21'
  game.say(text`${the.piece(piece)} comes in.`, [way, ...(lightDamage > 0 ? ['BA-AA-16'] : [])], [piece])
  yield* offerAntiAircraft(game, piece, line, target ?? null)
  const aircraft = game.piece(piece)
  if (aircraft.gone || aircraft.missionFailed) return
  if (aircraft.airMission === 'recon') scout(game, aircraft, line as readonly [Point, Point])
  else yield* attack(game, piece, attackOf(game, aircraft) as Attack, line, target ?? null)
}
