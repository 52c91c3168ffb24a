import { because, type Id, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import type { AirMission, Blaze, Stand } from '../records.ts'
import { remove } from '../stands/removal.ts'
import { isAircraft, kindOf } from '../stands/stand.ts'
import { type Card, cardKinds } from '../tables.ts'
import { offers, PASS } from '../turn/asking.ts'
import type { Interception } from './flights.ts'
import { metBy } from './interception.ts'

/** Cards give missions; when they are revealed, aircraft fight. */

const named: { readonly [words: string]: AirMission } = {
  reconnaissance: 'recon',
  'air-cover': 'air-cover',
  'ground-attack': 'ground-attack',
  circling: 'circling',
}

/** The mission that a card gives an aircraft: BA-AIR-7, BA-AIR-15, BA-AIR-20, BA-AIR-37. */
const missionOf = (game: Blaze, card: Card): AirMission | null =>
  named[game.rows(cardKinds)[card]?.aircraft ?? ''] ?? null

function missionRule(game: Blaze, aircraft: Stand, mission: AirMission): string {
  if (mission === 'recon') return 'BA-AIR-7'
  if (mission === 'air-cover') return 'BA-AIR-15'
  if (mission === 'circling') return 'BA-AIR-37'
  return (kindOf(game, aircraft).missions ?? []).includes('bomb') ? 'BA-AIR-25' : 'BA-AIR-20'
}

const attacks = ['strafe', 'bomb', 'tankbust']

/** Why this aircraft cannot be given this card. */
export function whyNotAirCard(game: Blaze, aircraft: Stand, card: Card): readonly Reason[] {
  const name = the.piece(aircraft)
  if (game.state.weather === 'bad') return [because('weather', text`${name} is grounded`, 'BA-WX-3')]
  const mission = missionOf(game, card)
  if (!mission) return [because('mission', text`${name} has no use for a ${the.term(card)} card`, 'BA-AIR-4')]
  if (mission === 'circling') return []
  const able = kindOf(game, aircraft).missions ?? []
  const fits = mission === 'ground-attack' ? able.some(one => attacks.includes(one)) : able.includes(mission)
  if (!fits)
    return [
      because(
        'mission',
        text`${name} cannot fly ${the.term(mission)} missions`,
        'BA-AIR-4',
        missionRule(game, aircraft, mission),
      ),
    ]
  if (mission === 'ground-attack' && aircraft.runs <= 0)
    return [because('runs', text`${name} has no attack run left`, able.includes('bomb') ? 'BA-AIR-28' : 'BA-AIR-20')]
  return []
}

const inTheAir = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(p => isAircraft(game, p) && !p.gone && p.airMission !== null)

/** When the cards are turned, each aircraft gets its mission and the air fight is resolved: BA-RUL-50. */
export function* airReveal(game: Blaze): Procedure {
  for (const aircraft of game.pieces.filter(p => isAircraft(game, p) && !p.gone && p.card !== null)) {
    const mission = missionOf(game, aircraft.card as Card)
    if (mission)
      game.change('piece', aircraft.id, { airMission: mission }, ['BA-AIR-3', missionRule(game, aircraft, mission)])
  }
  const left = stalemates(game)
  for (const { id } of [...left].sort(moreLeftFirst(left))) yield* intercept(game, id)
  leaveEachOtherAlone(game)
}

/** Air cover meets air cover first, one for one, in list order: neither is shot down. Returns those left over. */
function stalemates(game: Blaze): readonly Stand[] {
  const cover = inTheAir(game).filter(p => p.airMission === 'air-cover')
  const free = new Map(game.sides.map(({ id }) => [id, cover.filter(p => p.side === id)]))
  for (;;) {
    const [a, b] = [...free.values()].filter(list => list.length > 0)
    if (!a || !b) break
    const one = a.shift() as Stand
    const two = b.shift() as Stand
    const cites = ['BA-AIR-16', 'BA-AIR-17']
    game.say(text`${the.piece(one)} and ${the.piece(two)} spar in the air: a stalemate.`, cites, [one.id, two.id])
  }
  return [...free.values()].flat()
}

/** The side with more left over is asked first; otherwise list order, which a stable sort keeps. */
const moreLeftFirst = (left: readonly Stand[]) => {
  const count = (side: Id): number => left.filter(p => p.side === side).length
  return (a: Stand, b: Stand): number => count(b.side) - count(a.side)
}

/** Leftover air cover chooses its target: recon is chased away, a ground attack takes a D20. BA-AIR-39 to 41. */
function* intercept(game: Blaze, id: Id): Procedure {
  const cover = game.piece(id)
  const prey = inTheAir(game).filter(p => p.side !== cover.side && !p.missionFailed && metBy(game, p) !== null)
  if (prey.length === 0) return
  yield* offers(game, cover.side, {
    says: text`Whom does ${the.piece(cover)} go for?`,
    actions: ['fly', 'pass'],
    cites: ['BA-AIR-41', 'BA-AIR-18'],
    about: [id],
    context: { intercept: prey.map(p => p.id) } satisfies Interception,
    default: PASS,
  })
}

/** Recon and ground attack aircraft of both sides carry on: BA-AIR-38. */
function leaveEachOtherAlone(game: Blaze): void {
  const busy = inTheAir(game).filter(p => p.airMission === 'recon' || p.airMission === 'ground-attack')
  if (new Set(busy.map(p => p.side)).size > 1) game.say(text`The other aircraft leave each other alone.`, ['BA-AIR-38'])
  if (inTheAir(game).some(p => p.airMission === 'air-cover'))
    game.say(text`Air cover sees nothing on the ground.`, ['BA-AIR-19'])
}

/** Does this side have an aircraft that can still fly its mission in this card's step? */
export const couldFly = (game: Blaze, side: Id, card: Card): boolean =>
  inTheAir(game).some(
    p =>
      p.side === side &&
      p.card === card &&
      !p.missionFailed &&
      !p.done &&
      p.airMission !== 'air-cover' &&
      p.airMission !== 'circling',
  )

/** At the end of a turn in which it held a card, an aircraft has one turn fewer; it leaves at none: BA-RUL-119. */
export function airTurnEnd(game: Blaze): void {
  for (const aircraft of game.pieces.filter(p => isAircraft(game, p) && !p.gone && p.card !== null)) {
    const airTurns = aircraft.airTurns - 1
    const circled = aircraft.airMission === 'circling' ? ['BA-AIR-37'] : []
    const cites = ['BA-AIR-6', ...circled]
    game.change('piece', aircraft.id, { airTurns }, cites)
    if (airTurns <= 0) remove(game, aircraft.id, { says: null, share: 0, event: { is: 'left' } }, cites)
    const name = the.piece(aircraft)
    const says =
      airTurns <= 0
        ? text`${name} has used up its turns and flies home.`
        : airTurns === 1
          ? text`${name} circles; it has 1 turn left.`
          : text`${name} circles; it has ${the.count(airTurns)} turns left.`
    if (airTurns <= 0 || circled.length > 0) game.say(says, cites, [aircraft.id], [aircraft.side])
  }
  for (const { id, newSightings, sightings } of game.sides)
    if (newSightings.length > 0 || sightings.length > 0)
      game.change('side', id, { sightings: newSightings, newSightings: [] }, ['BA-AIR-14'])
}
