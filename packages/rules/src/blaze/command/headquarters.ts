import {
  action,
  because,
  choice,
  type Id,
  type Message,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand, Unit } from '../records.ts'
import { near } from '../stands/measure.ts'
import { isOut, kindOf, onTable } from '../stands/stand.ts'
import { hqReplacement, kinds } from '../tables.ts'
import type { Choosing } from './choosing.ts'

const units = (game: Blaze): readonly Unit[] => game.store.all('unit')

/** A headquarters by its kind, or a stand that has taken the place of one: BA-RUL-139. */
export const isHeadquarters = (game: Blaze, stand: Stand): boolean =>
  kindOf(game, stand).hq !== null || units(game).some(unit => unit.hq === stand.id)

/** The headquarters of a battalion: by its kind, or in the place of one. */
export const isBattalionHq = (game: Blaze, stand: Stand): boolean =>
  kindOf(game, stand).hq === 'battalion' || units(game).some(unit => unit.kind === 'battalion' && unit.hq === stand.id)

/** Headquarters, and reconnaissance vehicles, spot for artillery: BA-HQ-8, BA-RECON-5. */
export const isSpotter = (game: Blaze, stand: Stand): boolean =>
  !isOut(game, stand) &&
  onTable(stand) &&
  (isHeadquarters(game, stand) || stand.recon || kindOf(game, stand).spotter === true)

/** The units under one: the platoons of a company, all of a battalion. */
const isUnder = (unit: Unit, above: Unit): boolean => unit.company === above.id || unit.battalion === above.id

/** The loss of a headquarters drops the rating of every unit under it, from the next turn's cards on: BA-HQ-3, BA-HQ-4, BA-HQ-10. */
export function headquartersLost(game: Blaze, stand: Id): void {
  const lost = units(game).filter(unit => unit.hq === stand)
  if (lost.length === 0) return
  const battalion = lost.some(unit => unit.kind === 'battalion')
  for (const { id } of lost)
    game.change('unit', id, { hq: null, hqLostTurn: game.state.turn }, [battalion ? 'BA-HQ-10' : 'BA-HQ-3'])
  for (const { id, side } of units(game)) {
    if (side !== lost[0]?.side) continue
    const unit = game.get('unit', id)
    const cites = battalion ? ['BA-HQ-10', 'BA-ORG-19'] : ['BA-HQ-3', unit.rating === 'poor' ? 'BA-HQ-5' : 'BA-HQ-4']
    game.change('unit', id, { ratingDrop: dropOf(game, unit) }, cites)
  }
}

/** At most one drop for the company, lost or out of reach, and one for the battalion: BA-RUL-56. */
function dropOf(game: Blaze, unit: Unit): number {
  const above = (id: Id | null) => (id ? game.find('unit', id) : null)
  const battalion = unit.kind === 'battalion' ? unit : above(unit.battalion)
  const ofBattalion = battalion !== null && battalion.hqLostTurn !== null
  const own =
    unit.hqLostTurn !== null && !(ofBattalion && unit.company === null && battalion.hqLostTurn === unit.hqLostTurn)
  const company = above(unit.company)
  const ofCompany = own || (company !== null && company.hqLostTurn !== null) || unit.outOfCommand
  return (ofCompany ? 1 : 0) + (ofBattalion ? 1 : 0)
}

/** At the end of a turn: a unit with a stand outside its headquarters' radius drops a rating for the next: BA-HQ-7, BA-RUL-57. */
export function checkRadius(game: Blaze): void {
  for (const { id } of units(game)) {
    const unit = game.get('unit', id)
    const outOfCommand = isOutside(game, unit)
    game.change('unit', id, { outOfCommand }, ['BA-HQ-6', 'BA-CARD-4'])
    game.change('unit', id, { ratingDrop: dropOf(game, game.get('unit', id)) }, ['BA-HQ-7'])
    if (unit.hq && isReachless(game, unit))
      game.say(text`${the.unit(unit)} is within reach of its battalion.`, ['BA-HQ-11'], undefined, [unit.side])
  }
}

function isReachless(game: Blaze, unit: Unit): boolean {
  const hq = unit.hq ? game.find('piece', unit.hq) : null
  return hq !== null && isBattalionHq(game, hq)
}

function isOutside(game: Blaze, unit: Unit): boolean {
  const hq = unit.hq ? game.find('piece', unit.hq) : null
  if (!hq || !onTable(hq) || isBattalionHq(game, hq)) return false
  const reach = radiusOf(game, hq)
  return game.pieces.some(
    stand => stand.unit === unit.id && onTable(stand) && !isOut(game, stand) && !near(game, hq, stand, reach),
  )
}

/** The command radius of a company headquarters; a stand that has taken its place has the same: BA-HQ-6. */
export const radiusOf = (game: Blaze, hq: Stand): number =>
  kindOf(game, hq).radius ?? game.rows(kinds)['company-hq']?.radius ?? 0

/** The units whose lost headquarters this stand could follow: its own, then those above it, companies first. */
const vacancies = (game: Blaze, stand: Stand): readonly Unit[] => {
  const own = stand.unit ? game.find('unit', stand.unit) : null
  if (!own) return []
  const may = units(game).filter(unit => unit.hqLostTurn !== null && (unit.id === own.id || isUnder(own, unit)))
  return [...may.filter(unit => unit.kind !== 'battalion'), ...may.filter(unit => unit.kind === 'battalion')]
}

/** After how many whole turns a unit's headquarters may be replaced: BA-HQ-14. */
const readyIn = (game: Blaze, unit: Unit): number =>
  (unit.hqLostTurn as number) + (game.rows(hqReplacement)[unit.rating] as number) + 1

function whyNotReplace(game: Blaze, stand: Stand | null, side: Id): readonly Reason[] {
  const no = (says: Message) => [because('replacement', says, 'BA-HQ-13', 'BA-HQ-14')]
  if (!stand || stand.side !== side || !onTable(stand) || isOut(game, stand)) return no(text`choose one of your stands`)
  const [unit] = vacancies(game, stand)
  if (!unit) return no(text`no headquarters above ${the.piece(stand)} was lost`)
  const ready = readyIn(game, unit)
  return game.state.turn < ready
    ? no(text`${the.unit(unit)} may name a new headquarters in turn ${the.count(ready)}`)
    : []
}

/** Names a stand where the rules ask for one: while planning, the new headquarters; elsewhere what the prompt's context lists. */
export const choose = action<BlazeTables>()({
  says: text`Choose a stand`,
  purpose: 'answer',
  fields: { piece: role.actor },
  next(game, draft, prompt) {
    if (draft.piece !== undefined) return null
    const choices = prompt.context
      ? (prompt.context as Choosing).among.map(id => choice(id, text`${the.piece(id)}`))
      : game.pieces
          .filter(stand => stand.side === prompt.side && onTable(stand))
          .map(stand => pieceChoice(stand, whyNotReplace(game, stand, prompt.side)))
    return { field: 'piece', says: prompt.context ? prompt.says : text`Who takes over as headquarters?`, choices }
  },
  refuse(game, { piece }, prompt) {
    if (!prompt.context) return whyNotReplace(game, game.find('piece', piece), prompt.side)
    const { among, word, cites } = prompt.context as Choosing
    return among.includes(piece) ? [] : [because(word, text`choose ${the.any(among.map(the.piece))}`, ...cites)]
  },
  // a stand that was asked for is handled by the caller
  *carryOut(game, { piece }, { context }) {
    if (!context) takeOver(game, game.piece(piece))
  },
})

/** The stand acts as headquarters from now on, and the drop ends at once: BA-RUL-139. */
function takeOver(game: Blaze, stand: Stand): void {
  const [vacant] = vacancies(game, stand)
  if (!vacant) return
  const cites = ['BA-HQ-13', 'BA-HQ-14']
  const led = units(game).filter(
    unit =>
      unit.id === vacant.id || (isUnder(unit, vacant) && unit.hq === null && unit.hqLostTurn === vacant.hqLostTurn),
  )
  for (const { id } of led) game.change('unit', id, { hq: stand.id, hqLostTurn: null }, cites)
  for (const { id } of units(game)) {
    const unit = game.get('unit', id)
    if (unit.side === stand.side) game.change('unit', id, { ratingDrop: dropOf(game, unit) }, cites)
  }
}

/** Why a unit is a rating below its own: BA-RUL-56. Null if it is not. */
export function whyDropped(
  game: Blaze,
  unit: Unit,
): { readonly says: Message; readonly cites: readonly string[] } | null {
  if (unit.ratingDrop === 0) return null
  const above = [unit.id, unit.company, unit.battalion].flatMap(id => (id ? (game.find('unit', id) ?? []) : []))
  const lost = above.find(({ hqLostTurn }) => hqLostTurn !== null)
  if (lost) {
    const says = text`headquarters lost: a rating lower until a new one is named, from turn ${the.count(readyIn(game, lost))} on`
    return { says, cites: ['BA-HQ-3', 'BA-HQ-13'] }
  }
  return { says: text`out of reach of its headquarters: a rating lower`, cites: ['BA-HQ-7'] }
}

/** In words, for the sheet: how far a headquarters reaches. */
export const reachInWords = (game: Blaze, hq: Stand): Message =>
  isBattalionHq(game, hq) ? text`everywhere` : text`${the.length(radiusOf(game, hq))}`
