import {
  because,
  discsOverlap,
  type Given,
  type GivenPiece,
  type GivenTerrain,
  type Place,
  type RuleSet,
  text,
  the,
} from '@sandtable/kernel'
import { copies } from './copies.gen.ts'
import { baseOf, isStanding } from './gunslingers.ts'
import { move } from './moving.ts'
import { type Duel, type DuelTables, fields } from './records.ts'
import { hold, shoot } from './shooting.ts'
import { showing } from './showing.ts'
import { book, forces, kinds, terrains } from './tables.ts'
import { end, goals, outcome, phases } from './turn.ts'

/** Completes the records that a file gives. The sides come first, then terrain and pieces, then the game itself. */
const complete = {
  side: (_: Duel, given: Given) => ({ won: false, ...given }),
  unit: (_: Duel, given: GivenPiece) => given,
  piece(game: Duel, given: GivenPiece, place: Place) {
    const kind = game.rows(kinds)[given.kind] ?? place.at('kind').fail('SCEN-4', given.kind)
    const nowhere = { unit: null, at: null, facing: 0, gone: false }
    return { ...nowhere, radius: kind.radius, acted: false, name: null, ...given }
  },
  terrain(game: Duel, given: GivenTerrain, place: Place) {
    const kind = game.rows(terrains)[given.kind] ?? place.at('kind').fail('SCEN-4', given.kind)
    return { height: kind.height, ...given }
  },
  game: (game: Duel, given: object) => ({
    id: 'game' as const,
    turn: 1,
    phase: 'act',
    side: game.sides[0]?.id ?? null,
    over: false,
    last: 8,
    ...given,
  }),
}

/** The faults of a position as a whole. The error names the rules, so that a case can show them by its fault. */
function check(game: Duel, place: Place): void {
  if (game.sides.length !== 2) place.at('sides').fail('SCEN-3', 'this set is played by exactly two sides', 'DU-GEN-1')
  const most = game.rows(forces).most as number
  for (const { id } of game.sides) {
    const count = game.pieces.filter(({ side }) => side === id).length
    if (count < 1 || count > most) place.at('pieces').fail('SCEN-3', `${id} has ${count} of 1 to ${most}`, 'DU-GEN-1')
  }
  const all = game.pieces.filter(isStanding)
  all.forEach((one, i) => {
    const other = all.slice(0, i).find(before => discsOverlap(baseOf(before), baseOf(one)))
    if (other) place.at('pieces').at(i).fail('SCEN-6', `${one.id} stands on ${other.id}`, 'DU-GEN-2')
  })
}

/** Duel, as one object: all that the table, the terminal, the computer players and the tests know of it. */
export const duel: RuleSet<DuelTables> = {
  id: 'duel',
  book,
  fields,
  copies,
  complete,
  check,
  phases,
  actions: { move, shoot, hold, end },
  derived: {},
  sees: () => true, // nothing is hidden in the street
  outOfPlace: (_, _decision, side, prompt) => [
    because(
      'turn',
      prompt ? text`${the.side(side)} cannot do that now` : text`it is not the turn of ${the.side(side)}`,
      'DU-TURN-1',
    ),
  ],
  showing,
  outcome,
  verdict: goals,
  goals,
  dice: { shot: { whose: 'doer', good: 'need' } },
}
