import { type Id, type Modifier, type Point, type Procedure, roll, text, the } from '@sandtable/kernel'
import { type Choosing, chosen } from '../command/choosing.ts'
import { houseAt } from '../ground/ground.ts'
import type { Advance } from '../movement/move.ts'
import { setDownBeside } from '../movement/setting-down.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Blow } from '../stands/blows.ts'
import { loseFigures } from '../stands/figures.ts'
import { hullAt, overlapping } from '../stands/measure.ts'
import { wipeOut } from '../stands/removal.ts'
import { compareRatings, isConcealed, isOut, onTable, ratingOf } from '../stands/stand.ts'
import { disorder } from '../stands/states.ts'
import { whyNotFloor } from '../streets/streets.ts'
import { offers, PASS } from '../turn/asking.ts'
import { goes, number } from '../values.ts'
import { chargersOf, inMelee, meleeTarget } from './contact.ts'
import { pushBack } from './push-back.ts'
import { canFlame, type MeleeDice, meleeDice, meleeModifiersOf, type Party, standsOf } from './sides.ts'
import { nameSupports } from './supports.ts'

/** All melees, one after another, in the order in which their main stands made contact: BA-RUL-240. */
export function* fightAll(game: Blaze, fights: (target: Stand) => boolean, fight: Fight): Procedure {
  for (;;) {
    const charger = firstCharger(game, fights)
    if (!charger) return
    yield* fight(game, (meleeTarget(game, charger) as Stand).id)
  }
}

type Fight = (game: Blaze, defender: Id) => Procedure

function firstCharger(game: Blaze, fights: (target: Stand) => boolean): Stand | null {
  let first: Stand | null = null
  for (const stand of game.pieces) {
    const target = meleeTarget(game, stand)
    if (target && fights(target) && (!first || (stand.contact ?? 0) < (first.contact ?? 0))) first = stand
  }
  return first
}

/** Who fights for each side: supports are named, flamethrowers claimed. An escort defends, whatever its card: BA-RUL-90. */
export function* gather(game: Blaze, defender: Id, escort = false): Procedure<{ attack: Party; defence: Party }> {
  const chargers = chargersOf(game, defender)
  const foe = game.piece(defender)
  const mutual = foe.card === 'charge' && !foe.fought && !escort
  const first = chargers[0] as Stand
  // of two that charged each other the higher rating attacks, at equal ratings the side listed first: BA-RUL-91
  if (mutual && !attacksFirst(game, first, foe)) return yield* parties(game, [defender], first.id, true)
  return yield* parties(
    game,
    chargers.map(stand => stand.id),
    defender,
    mutual,
  )
}

function attacksFirst(game: Blaze, a: Stand, b: Stand): boolean {
  const by = compareRatings(ratingOf(game, a), ratingOf(game, b))
  if (by !== 0) return by > 0
  const order = game.sides.map(side => side.id)
  return order.indexOf(a.side) < order.indexOf(b.side)
}

function* parties(
  game: Blaze,
  attackers: readonly Id[],
  defender: Id,
  mutual: boolean,
): Procedure<{ attack: Party; defence: Party }> {
  const attack: Party = {
    ...(yield* nameSupports(game, attackers, defender, 'attacker')),
    charged: true,
    role: 'attacker',
  }
  const defence: Party = {
    ...(yield* nameSupports(game, [defender], attack.main, 'defender')),
    charged: mutual,
    role: 'defender',
  }
  // a defender with a burst left always claims it: BA-RUL-86
  for (const stand of standsOf(game, defence))
    if (canFlame(game, stand)) game.change('piece', stand.id, { flame: true }, ['BA-FLAME-13'])
  for (const stand of [...standsOf(game, attack), ...standsOf(game, defence)])
    if (stand.flame) game.change('piece', stand.id, { bursts: stand.bursts - 1 }, ['BA-FLAME-13', 'BA-MELEE-17'])
  return { attack, defence }
}

/** Both roll their dice, add them up and add their modifiers; on equal totals again: BA-MELEE-2, BA-MELEE-24. */
export function* meleeBy(
  game: Blaze,
  attack: Party,
  defence: Party,
  total: (dice: readonly number[]) => number,
  count: (party: Party, enemy: Party, first: boolean) => MeleeDice,
  extra: (party: Party) => readonly Modifier[],
): Procedure<number> {
  const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((all, { by }) => all + by, 0)
  for (let first = true; ; first = false) {
    const scores: number[] = []
    for (const [party, enemy] of [
      [attack, defence],
      [defence, attack],
    ] as const) {
      const { count: dice, cites, notes } = count(party, enemy, first)
      const modifiers = [...notes, ...meleeModifiersOf(game, party, enemy, first), ...extra(party)]
      const purpose = party.role === 'attacker' ? 'melee-attack' : 'melee-defence'
      // a support that is still hidden is counted, not named
      const about = [party.main, ...party.supports.filter(id => !isConcealed(game.piece(id)))]
      scores.push(total(yield* roll(game, purpose, dice, { faces: 10, modifiers, cites, about })) + sum(modifiers))
    }
    const [attacks = 0, defends = 0] = scores
    const by = attacks - defends
    const says = text`Melee totals: ${the.count(attacks)} against ${the.count(defends)}.`
    game.say(says, [by === 0 ? 'BA-MELEE-24' : 'BA-MELEE-2'], [attack.main, defence.main])
    if (by !== 0) return by
  }
}

/** An ordinary melee, to its end. Returns whether the attacker won. */
export function* fightMelee(game: Blaze, defender: Id, escort = false): Procedure<boolean> {
  const { attack, defence } = yield* gather(game, defender, escort)
  const left = placeOf(game.piece(defence.main))
  const add = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)
  const by = yield* meleeBy(
    game,
    attack,
    defence,
    add,
    (party, enemy, first) => meleeDice(game, party, game.piece(enemy.main), first),
    () => [],
  )
  const [winner, loser] = by > 0 ? [attack, defence] : [defence, attack]
  yield* suffer(game, loser, winner, Math.abs(by))
  over(game, [attack, defence], defender)
  for (const id of attack.supports) yield* leaveFullHouse(game, id)
  if (by > 0 && !escort) yield* offerAdvance(game, attack.main, left, ['BA-MELEE-32'])
  yield* leaveFullHouse(game, attack.main)
  return by > 0
}

/** Stands that stormed a house together may not all fit: those over a floor's capacity are set down beside it: BA-STREET-1. */
function* leaveFullHouse(game: Blaze, id: Id): Procedure {
  const stand = game.piece(id)
  if (!onTable(stand) || inMelee(game, stand)) return
  const house = houseAt(game, stand.at as Point)
  if (!house || whyNotFloor(game, stand, stand.at as Point, stand.floor).length === 0) return
  yield* setDownBeside(game, id, house.id, ['BA-STREET-1'])
}

/** The melee is over for all who were in it, and for chargers that were not named: BA-RUL-240. */
export function over(game: Blaze, parties: readonly Party[], target: Id): void {
  const cites = ['BA-MELEE-33']
  const idle = chargersOf(game, target).map(stand => stand.id)
  for (const id of new Set([...parties.flatMap(party => [party.main, ...party.supports]), ...idle]))
    if (!game.piece(id).gone) game.change('piece', id, { fought: true, flame: false }, cites)
}

/** By 1 to 4 all are pushed back and disordered and one figure is lost; by 5 or more one stand is destroyed: BA-RUL-70. */
export function* suffer(game: Blaze, loser: Party, winner: Party, by: number): Procedure {
  const from = game.piece(winner.main).at as Point
  const blow: Blow = { cause: 'melee', by: winner.main }
  const stands = [loser.main, ...loser.supports]
  const victim = stands.length > 1 ? yield* chooseVictim(game, stands) : loser.main
  const named = stands.length > 1 ? ['BA-MELEE-34'] : []
  const together = stands.length > 1 ? ['BA-MELEE-35'] : []
  if (by >= number(game, 'melee-destroyed')) wipeOut(game, victim, ['BA-MELEE-26', ...named], blow)
  for (const id of stands) {
    if (game.piece(id).gone) continue
    if (id === victim) loseFigures(game, id, 1, ['BA-MELEE-25', ...named], blow)
    // a gun whose last crewman has fallen stays where it is: BA-DEAD-2
    if (isOut(game, game.piece(id))) continue
    yield* pushBack(game, id, { from, by: winner.main }, goes(game, 'push-back'), ['BA-MELEE-25', ...together])
    if (onTable(game.piece(id))) disorder(game, id, ['BA-DIS-5'], blow)
  }
}

/** The loser chooses which of its stands takes the loss: BA-MELEE-34. */
function* chooseVictim(game: Blaze, stands: readonly Id[]): Procedure<Id> {
  const first = stands[0] as Id
  const answer = yield* offers(game, game.piece(first).side, {
    says: text`Which of your stands takes the loss?`,
    actions: ['choose'],
    cites: ['BA-MELEE-34'],
    context: { among: stands, word: 'target', cites: ['BA-MELEE-34'] } satisfies Choosing,
    default: { action: 'choose', piece: first },
  })
  return chosen(answer) ?? first
}

interface Left {
  readonly at: Point
  readonly floor: number
}

export const placeOf = ({ at, floor }: Stand): Left => ({ at: at as Point, floor })

/** The winning attacker may move into the place that was left, on its floor: BA-RUL-241, BA-RUL-123. */
export function* offerAdvance(game: Blaze, id: Id, { at, floor }: Left, cites: readonly string[]): Procedure {
  const stand = game.piece(id)
  if (!onTable(stand) || isOut(game, stand)) return
  const others = game.pieces.filter(other => other.id !== id && !other.hidden)
  if (overlapping(game, hullAt(game, stand, at), floor, others)) return
  yield* offers(game, stand.side, {
    says: text`${the.piece(stand)} has won: advance into the ground given up?`,
    actions: ['move', 'pass'],
    cites,
    about: [id],
    context: { advance: id, to: at, floor } satisfies Advance,
    default: PASS,
  })
}
