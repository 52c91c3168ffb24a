import { type Event, type Id, type Message, type Procedure, roll, text, the } from '@sandtable/kernel'
import { type Cause, happening } from './causes.ts'
import { isDown, isRouting, isTank, kindOf, nearestFirst, onTable, weaponOf } from './figures.ts'
import { LUCKY_SOD, offerFortune, SAVE, seatsAfter } from './fortune.ts'
import { near } from './measure.ts'
import type { Figure, Goodbye } from './records.ts'
import { distances, needs } from './tables.ts'

export type Harm = 'unhurt' | 'saved' | 'wounded' | 'killed'

/** Has it been hurt for the purpose of courage? A wound cancelled by luck or a card counts: GB-RUL-12. */
export const isHarm = (harm: Harm): boolean => harm !== 'unhurt'

/** A figure takes a wound, unless luck or a card turns it into a scratch. */
export const wound = (game: Goodbye, id: Id, cause: Cause, rule: string): Procedure<Harm> =>
  woundsOf(game, id, 1, cause, rule)

/** Several wounds at once: each luck point or card cancels one: GB-CARD-7, GB-RUL-12. */
export function* woundsOf(game: Goodbye, id: Id, points: number, cause: Cause, rule: string): Procedure<Harm> {
  let left = points
  for (let i = 0; i < points; i++) {
    const answer = yield* isScratch(game, id)
    if (answer === 'scratch') left -= 1
    else if (answer === 'not tried') break
  }
  return left === 0 ? 'saved' : hurt(game, id, left, cause, rule)
}

/** Killed outright, regardless of wounds left; luck and cards may still save it. */
export function* kill(game: Goodbye, id: Id, cause: Cause, rule: string): Procedure<Harm> {
  const saved = (yield* isScratch(game, id)) === 'scratch'
  return saved ? 'saved' : hurt(game, id, game.piece(id).wounds, cause, rule)
}

function hurt(game: Goodbye, id: Id, points: number, cause: Cause, rule: string): Harm {
  const figure = game.piece(id)
  const wounds = Math.max(0, figure.wounds - points)
  const bought = figure.wounds > kindOf(game, figure).wounds
  const had = bought ? 'GB-PTS-9' : figure.rank === 'private' ? 'GB-TYPE-4' : 'GB-TYPE-18'
  // a figure with no wounds left is reported as lost
  const event = { ...happening(isTank(figure) ? 'damaged' : 'wounded', cause), count: figure.wounds - wounds }
  game.change('piece', id, { wounds }, [rule, had], wounds > 0 ? event : undefined)
  if (wounds > 0) {
    game.say(text`${the.piece(figure)} is wounded.`, [rule, had], [id])
    return 'wounded'
  }
  remove(game, id, happening('lost', cause), ['GB-STAT-16', rule])
  return 'killed'
}

/** Luck is offered first, then the card: straight after the wound, or after a failed luck save: GB-RUL-66. */
function* isScratch(game: Goodbye, id: Id): Procedure<'scratch' | 'tried' | 'not tried'> {
  const figure = game.piece(id)
  const used = yield* offerFortune(game, {
    side: figure.side,
    says: text`${the.piece(figure)} is hit. With luck it is only a scratch, on ${the.count(game.rows(needs)['luck-save'])} or more`,
    cites: SAVE,
    uses: ['save'],
    cards: ['QH', LUCKY_SOD],
    piece: id,
  })
  if (used === 'QH') return 'scratch'
  if (used !== null) {
    const [die] = yield* roll(game, 'luck-save', 1, { need: game.rows(needs)['luck-save'], cites: SAVE, about: [id] })
    if ((die as number) >= game.rows(needs)['luck-save']) {
      game.say(text`${the.piece(figure)} gets away with a scratch.`, SAVE, [id])
      return 'scratch'
    }
  }
  for (const side of used === null ? seatsAfter(game, figure.side) : [figure.side, ...seatsAfter(game, figure.side)]) {
    const says = text`${the.piece(figure)} is hit. Is it only a scratch?`
    const played = yield* offerFortune(game, { side, says, cites: ['GB-CARD-7'], uses: [], cards: ['QH'], piece: null })
    if (played !== null) return 'scratch'
  }
  return used === null ? 'not tried' : 'tried'
}

/** The figure is out of the game. Its crew carries on, its squad is weaker, and its opponents are free. */
export function remove(game: Goodbye, id: Id, event: Event, cites: readonly string[]): void {
  const figure = game.piece(id)
  if (figure.gone) return
  passOnWeapon(game, figure)
  game.change('piece', id, { gone: true, at: null, wounds: 0, inContact: [] }, cites, event)
  game.change('side', figure.side, { lost: game.side(figure.side).lost + 1 }, ['GB-GEN-4', 'GB-RUL-68'])
  game.say(farewell(figure, event), cites, [id])
  if (figure.unit !== null) game.change('unit', figure.unit, { reduced: true }, ['GB-RUL-39'])
  for (const other of figure.inContact) partFrom(game, other, id, cites)
}

function farewell(figure: Figure, { is }: Event): Message {
  const who = the.piece(figure)
  if (is === 'fled') return text`${who} runs off the table.`
  return isTank(figure) ? text`${who} is knocked out.` : text`${who} is killed.`
}

export function partFrom(game: Goodbye, id: Id, from: Id, cites: readonly string[]): void {
  const figure = game.find('piece', id)
  if (figure?.inContact.includes(from))
    game.change('piece', id, { inContact: figure.inContact.filter(other => other !== from) }, cites)
}

/**
 * The nearest linked crewman who is not routing takes over a fallen gunner's weapon; a fallen crewman leaves the crew
 * one short: GB-RUL-45.
 */
function passOnWeapon(game: Goodbye, fallen: Figure): void {
  const linked = game.pieces.filter(f => f.crewOf === fallen.id)
  const served = fallen.weapons.filter(weapon => weaponOf(game, weapon)?.heavy === true)
  const mates = linked.filter(
    f => fallen.at !== null && onTable(f) && !isRouting(f) && near(f, fallen, game.rows(distances).crew),
  )
  const heir = served.length === 0 ? undefined : nearestFirst(fallen, mates)[0]
  if (!heir) {
    dismissCrew(game, fallen.id)
    return
  }
  const cites = ['GB-RUL-45', ...(linked.some(isRouting) ? ['GB-COUR-10'] : [])]
  const weapons = [...served, ...heir.weapons]
  const { crew, ready, jammed, clogged, lastRound, busy, fired, moved } = fallen
  const spent = { fired: fired || heir.fired, moved: Math.max(moved, heir.moved) }
  const state = { ready, jammed, clogged, lastRound, busy, ...spent }
  game.change('piece', heir.id, { weapons, crewOf: null, crew: Math.max(1, crew - 1), ...state }, cites)
  for (const mate of linked) if (mate.id !== heir.id) game.change('piece', mate.id, { crewOf: heir.id }, cites)
  game.say(text`${the.piece(heir)} takes over the ${the.terms(served)}.`, cites, [heir.id])
}

/** Its crew no longer has a gunner to serve. */
export function dismissCrew(game: Goodbye, gunner: Id): void {
  for (const mate of game.pieces)
    if (mate.crewOf === gunner) game.change('piece', mate.id, { crewOf: null }, ['GB-RUL-45'])
}

/** Crewmen serving the weapon: the full crew less linked men who are lost, pinned, routing or too far away: GB-RUL-45. */
export function crewAt(game: Goodbye, gunner: Figure): number {
  let crew = gunner.crew
  for (const mate of game.pieces)
    if (
      mate.crewOf === gunner.id &&
      (!onTable(mate) || isDown(mate) || isRouting(mate) || !near(mate, gunner, game.rows(distances).crew))
    )
      crew -= 1
  return Math.max(1, crew)
}
