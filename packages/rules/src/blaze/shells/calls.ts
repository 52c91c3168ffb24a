import {
  action,
  because,
  choice,
  type DecisionOf,
  type DraftOf,
  type FieldType,
  type Id,
  id as idField,
  isPoint,
  list,
  type Message,
  maybe,
  oneOf,
  type Point,
  type Procedure,
  type Prompt,
  pieceChoice,
  point,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { isHeadquarters, isSpotter } from '../command/headquarters.ts'
import { sees } from '../ground/sight.ts'
import type { Blaze, BlazeTables, Call, Stand } from '../records.ts'
import type { Thing } from '../stands/measure.ts'
import { enemiesOf, isAircraft, isKnown, isOut, kindOf, knownStand, onTable } from '../stands/stand.ts'
import { number } from '../values.ts'
import { burst } from './burst.ts'
import { scatter } from './deviation.ts'
import { shellFromAfar } from './shell.ts'
import { takeTemplate, whyNoTemplate } from './suppression.ts'

/** Calls by headquarters and observers while orders are laid: off-table shells, and aircraft. */

/** What can be called for, as the player's choice. */
export const calledFor: { readonly [kind in Call['kind']]: Message } = {
  divisional: text`the divisional guns`,
  suppressive: text`suppressive fire`,
  air: text`an aircraft`,
}

const whereTo = {
  divisional: text`Where should the divisional guns fire?`,
  suppressive: text`Where should the suppressive fire fall?`,
} as const

/** One point, or several. */
const places: FieldType<Point | readonly Point[]> = {
  says: 'a point, or a list of points',
  read: (value, place) =>
    Array.isArray(value) && Array.isArray(value[0]) ? list(point).read(value, place) : point.read(value, place),
  write: (value, unit) =>
    isPoint(value) ? point.write(value, unit) : list(point).write(value as readonly Point[], unit),
}

const fields = {
  kind: role.option(oneOf('divisional', 'suppressive', 'air')),
  piece: maybe(role.as('option', idField)),
  at: maybe(role.as('place', places)),
  target: maybe(role.target),
  by: role.actor,
}
type Asked = DecisionOf<typeof fields>

const pointsOf = ({ at }: Asked): readonly Point[] =>
  at === undefined ? [] : isPoint(at) ? [at] : (at as readonly Point[])

/** The caller must see the target, and needs no card: BA-RUL-224. */
function whyNotCaller(game: Blaze, side: Id, by: Id, kind: Call['kind'], things: readonly Thing[]): readonly Reason[] {
  const caller = game.find('piece', by)
  const rules = {
    divisional: ['BA-DIV-1'],
    suppressive: ['BA-SUPP-1'],
    air: ['BA-AIR-26'],
  }[kind]
  if (caller?.side !== side || !onTable(caller) || isOut(game, caller))
    return [because('spotter', text`choose a headquarters or observer of yours`, ...rules)]
  const may = kind === 'divisional' ? isHeadquarters(game, caller) : isSpotter(game, caller)
  if (!may) return [because('spotter', text`${the.piece(caller)} may not call for that`, ...rules)]
  return things.every(thing => sees(game, caller, thing))
    ? []
    : [because('spotter', text`${the.piece(caller)} does not see it`, ...rules)]
}

function refuse(game: Blaze, asked: Asked, { side }: Prompt): readonly Reason[] {
  if (asked.kind === 'air') return whyNotAircraft(game, side, asked)
  const points = pointsOf(asked)
  if (points.length === 0) return [because('target', text`choose a place`, 'BA-DIV-4')]
  const reasons: Reason[] = [...whyNotCaller(game, side, asked.by, asked.kind, points)]
  if (asked.kind === 'suppressive') {
    if (points.length > 1) reasons.push(because('templates', text`one template at a time`, 'BA-SUPP-5'))
    return [...reasons, ...whyNoTemplate(game, side)]
  }
  return [...reasons, ...whyNoMore(game, side, points.length)]
}

/** Bombers and tankbusters attack the target they were called against: BA-AIR-25, BA-AIR-26. */
function whyNotAircraft(game: Blaze, side: Id, { by, piece, target }: Asked): readonly Reason[] {
  const aircraft = piece === undefined ? null : game.find('piece', piece)
  if (aircraft?.side !== side || !isAircraft(game, aircraft) || aircraft.gone)
    return [because('mission', text`choose an aircraft of yours`, 'BA-AIR-25')]
  if (!isCalled(game, aircraft))
    return [
      because('mission', text`${the.piece(aircraft)} does not attack a target that it is called against`, 'BA-AIR-25'),
    ]
  const enemy = knownStand(game, side, target)
  if (!enemy || enemy.side === side || !onTable(enemy))
    return [because('target', text`choose an enemy on the table`, 'BA-AIR-25')]
  return whyNotCaller(game, side, by, 'air', [enemy])
}

/** Does it attack the target it was called against? */
function isCalled(game: Blaze, aircraft: Stand): boolean {
  const able = kindOf(game, aircraft).missions ?? []
  return isAircraft(game, aircraft) && (able.includes('bomb') || able.includes('tankbust'))
}

/** Why none of this kind is available to any caller. 'none': the side has none in this battle, or no more. */
function whyNone(game: Blaze, side: Id, kind: Call['kind']): readonly Reason[] {
  const has = { divisional: game.side(side).divisional !== null, suppressive: whyNoTemplate(game, side).length === 0 }
  if (kind !== 'air' && !has[kind]) return whyNot[kind]
  if (kind === 'suppressive') return []
  const mine = game.pieces.filter(stand => stand.side === side && !stand.gone)
  const callers = mine.filter(stand => whyNotCaller(game, side, stand.id, kind, []).length === 0)
  if (kind === 'divisional') {
    if (callers.length === 0) return [because('spotter', text`no headquarters is left to call them`, 'BA-DIV-1')]
    return whyNoMore(game, side, 1)
  }
  if (!mine.some(stand => isCalled(game, stand)))
    return [because('none', text`there is no aircraft to be called`, 'BA-AIR-25')]
  const known = enemiesOf(game, side).filter(enemy => isKnown(enemy, side) && onTable(enemy))
  return callers.some(caller => known.some(enemy => sees(game, caller, enemy)))
    ? []
    : [because('spotter', text`no headquarters or observer of yours sees an enemy`, 'BA-AIR-26')]
}

const whyNot = {
  divisional: [because('none', text`there is no divisional artillery`, 'BA-DIV-1')],
  suppressive: [because('none', text`no suppressive template is left`, 'BA-SUPP-5')],
} as const

/** Why the divisional guns fire no more templates this turn. */
function whyNoMore(game: Blaze, side: Id, more: number): readonly Reason[] {
  const { divisional, calls } = game.side(side)
  const reasons: Reason[] = []
  if (divisional === null) reasons.push(because('templates', text`there is no divisional artillery`, 'BA-DIV-1'))
  const called = calls.filter(call => call.kind === 'divisional' && !call.overruled).flatMap(call => call.at).length
  const most = number(game, 'divisional-templates')
  if (called + more > most)
    reasons.push(because('templates', text`at most ${the.count(most)} templates fall in a turn`, 'BA-DIV-5'))
  return reasons
}

export const call = action<BlazeTables>()({
  says: text`Call for fire or aircraft`,
  fields,
  next: nextOfCall,
  refuse,
  carryOut,
})

function nextOfCall(game: Blaze, draft: DraftOf<typeof fields>, prompt: Prompt): Question | null {
  const { kind, by, at, piece, target } = draft
  const mine = game.pieces.filter(stand => stand.side === prompt.side && !stand.gone)
  if (kind === undefined)
    return {
      field: 'kind',
      says: text`Call for what?`,
      choices: (['divisional', 'suppressive', 'air'] as const).map(k =>
        choice(k, calledFor[k], whyNone(game, prompt.side, k)),
      ),
    }
  if (by === undefined) {
    const choices = mine
      .filter(onTable)
      .map(stand => pieceChoice(stand, whyNotCaller(game, prompt.side, stand.id, kind, [])))
    return { field: 'by', says: text`Who calls?`, choices }
  }
  if (kind !== 'air') {
    if (at !== undefined) return null
    const known = enemiesOf(game, prompt.side).filter(enemy => isKnown(enemy, prompt.side))
    const choices = known.map(enemy =>
      choice(
        enemy.at as Point,
        text`${the.place(enemy.at as Point)}`,
        refuse(game, { ...draft, kind, by, at: enemy.at as Point }, prompt),
      ),
    )
    return { field: 'at', says: whereTo[kind], choices, open: 'point' }
  }
  if (piece === undefined)
    return {
      field: 'piece',
      says: text`Which aircraft?`,
      choices: mine.filter(s => isCalled(game, s)).map(s => pieceChoice(s)),
    }
  if (target !== undefined) return null
  const choices = enemiesOf(game, prompt.side)
    .filter(enemy => isKnown(enemy, prompt.side))
    .map(enemy => pieceChoice(enemy, refuse(game, { ...draft, kind, by, target: enemy.id }, prompt)))
  return { field: 'target', says: text`Against what?`, choices }
}

/** The call is recorded; a later one for the same aircraft replaces it. */
function* carryOut(game: Blaze, asked: Asked, { side }: Prompt): Procedure {
  const made: Call = {
    kind: asked.kind,
    by: asked.by,
    at: pointsOf(asked),
    piece: asked.piece ?? null,
    target: asked.target ?? null,
    overruled: false,
  }
  const { calls } = game.side(side)
  const kept = asked.kind === 'air' ? calls.filter(c => c.kind !== 'air' || c.piece !== made.piece) : calls
  const rules = {
    divisional: ['BA-DIV-1', 'BA-DIV-2'],
    suppressive: ['BA-SUPP-1', 'BA-SUPP-6'],
    air: ['BA-AIR-25', 'BA-HQ-9'],
  }[made.kind]
  game.change('side', side, { calls: [...kept, made] }, rules)
  if (made.kind === 'suppressive') takeTemplate(game, side)
  if (made.kind === 'air') game.change('piece', made.piece as Id, { airTarget: made.target }, rules)
}

/** At the end of the Aimed Fire step the divisional templates fall, one after another: BA-DIV-3. */
export function* fallDivisional(game: Blaze): Procedure {
  for (const { id } of game.sides) {
    const due = game
      .side(id)
      .calls.filter(made => made.kind === 'divisional' && !made.overruled)
      .flatMap(made => made.at)
    if (due.length > 0) game.say(text`The divisional guns of ${the.side(id)} fire.`, ['BA-DIV-3'])
    for (const at of due) yield* oneTemplate(game, id, at)
  }
}

function* oneTemplate(game: Blaze, side: Id, at: Point): Procedure {
  const { at: fallen, hit } = yield* scatter(game, at, 'BA-INDIR-5')
  yield* burst(game, fallen, shellFromAfar(game, side, ['BA-DIV-3', 'BA-DIV-4']), hit)
}
