import {
  type Action,
  ask,
  because,
  choice,
  type Decision,
  discsOverlap,
  id as idField,
  type Point,
  type Procedure,
  type Reason,
  roll,
} from '@sandtable/kernel'
import { called, eliminate, enemiesOf, onTable } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { baseOf, disc, touching } from './measure.ts'
import { type Entry, isTooTall } from './obstacles.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import { handToHand } from './tables.ts'

/**
 * A figure that ends its move touching enemies fights them one after the other, as long as it wins; one that has gone into a
 * building with enemies in it, or touches several in there, fights just one: first of all whose base it met in the doorway.
 * `headed` is where it was going when it was stopped: who comes out of a door fights whoever stops him there.
 */
export function* fightAfterMove(game: Plastic, mover: string, entered: readonly Entry[], headed: Point): Procedure {
  const figure = game.piece(mover)
  const at = figure.at as Point
  const here = groundOf(game).placeAt(at)
  const indoors = here?.kind === 'building'
  const doorways = indoors ? entered.filter(({ land }) => land === here).map(door => disc(door.at, figure.radius)) : []
  const hasEntered = doorways.length > 0
  const enemies = enemiesOf(game, figure.side)
  const touched = enemies.filter(enemy => touching(figure, enemy))
  const within = hasEntered ? enemies.filter(enemy => shelterAt(game, enemy.at as Point) === here) : []
  const atTheDoor = touched.filter(enemy => !couldFight(game, at, enemy) && couldFight(game, headed, enemy))
  let foes = touched.filter(enemy => couldFight(game, at, enemy) || atTheDoor.includes(enemy))
  if (foes.length < touched.length)
    game.say('A wall keeps those on either side of it apart.', ['PF-RUL-69', 'PF-RUL-6'], [mover])
  const met = within.filter(enemy => doorways.some(base => discsOverlap(base, baseOf(enemy))))
  if (met.length > 0) foes = met
  else if (foes.length === 0) foes = within
  while (foes.length > 0 && onTable(game.piece(mover))) {
    const foe = yield* chooseFoe(game, figure, foes)
    const outside = atTheDoor.some(({ id }) => id === foe)
    const why = hasEntered ? ['PF-HTH-4', 'PF-MOV-11', 'PF-RUL-70'] : ['PF-HTH-3', 'PF-RUL-71']
    yield* fight(game, mover, foe, [...why, ...(met.length > 0 ? ['PF-HTH-8'] : []), ...(outside ? ['PF-RUL-95'] : [])])
    if (indoors && !outside) return // PF-HTH-7
    foes = foes.filter(({ id }) => id !== foe)
  }
}

/** Figures in a building fight only figures in the same building, figures in a bunker nobody, and nobody through a tall wall: PF-RUL-69. */
export function couldFight(game: Plastic, from: Point, enemy: Figure): boolean {
  const here = shelterAt(game, from)
  if (here?.kind === 'bunker' || here !== shelterAt(game, enemy.at as Point)) return false
  return !groundOf(game)
    .crossed(game, from, enemy.at as Point)
    .some(isTooTall)
}

/** The building or bunker that a point is in; foxholes, trenches and ditches shut nobody in. */
export function shelterAt(game: Plastic, p: Point): Land | null {
  const place = groundOf(game).placeAt(p)
  return place?.shut ? place : null
}

function* chooseFoe(game: Plastic, figure: Figure, foes: readonly Figure[]): Procedure<string> {
  if (foes.length === 1) return (foes[0] as Figure).id
  const answer = yield* ask(game, figure.side, {
    says: `Whom does ${called(figure)} fight?`,
    actions: ['fight'],
    cites: ['PF-HTH-5', 'PF-HTH-6', 'PF-HTH-7', 'PF-RUL-70'],
    about: [figure.id],
    context: foes.map(foe => foe.id),
  })
  return answer.target as string
}

/** Both roll, the higher total wins, ties roll again. The loser falls. */
function* fight(game: Plastic, attacker: string, defender: string, why: readonly string[]): Procedure {
  const pair = [game.piece(attacker), game.piece(defender)] as const
  const bonus = pair.map(figure => (figure.bayonet ? handToHand.bayonet : 0))
  const modifiers = pair.flatMap(figure =>
    figure.bayonet ? [{ says: `bayonet of ${figure.id}`, by: handToHand.bayonet, cites: ['PF-HTH-12'] }] : [],
  )
  for (;;) {
    const cites = ['PF-HTH-1', 'PF-HTH-2', 'PF-HTH-9', 'PF-TRN-18', 'PF-RUL-2', 'PF-RUL-69', 'PF-RUL-72', ...why]
    const dice = yield* roll(game, 'melee', 2, { cites, modifiers, about: [attacker, defender] })
    const [mine, theirs] = [(dice[0] as number) + (bonus[0] as number), (dice[1] as number) + (bonus[1] as number)]
    if (mine === theirs) {
      game.say('A tie: both roll again.', ['PF-HTH-11'], [attacker, defender])
      continue
    }
    eliminate(
      game,
      mine > theirs ? defender : attacker,
      `hand to hand, ${Math.max(mine, theirs)} to ${Math.min(mine, theirs)}`,
      ['PF-HTH-10'],
    )
    return
  }
}

/** Names the (next) opponent. It is asked only in the course of a move: PF-HTH-1. */
export const fightAction: Action<PlasticTables> = {
  says: 'Fight',
  fields: { piece: idField, target: idField },
  next(game, draft, prompt) {
    if (draft.piece === undefined)
      return {
        field: 'piece',
        says: 'Who fights?',
        choices: prompt.about.map(id => choice(id, called(game.piece(id)))),
      }
    if (draft.target !== undefined) return null
    const choices = (prompt.context as readonly string[]).map(id => choice(id, called(game.piece(id))))
    return { field: 'target', says: 'Whom first?', choices }
  },
  refuse(_game, decision: Decision, prompt): readonly Reason[] {
    const reasons: Reason[] = []
    if (!prompt.about.includes(decision.piece as string))
      reasons.push(because('turn', 'that figure is not the one that moved', 'PF-HTH-1'))
    if (!(prompt.context as readonly unknown[]).includes(decision.target as string))
      reasons.push(because('target', 'that is none of its opponents', 'PF-HTH-2'))
    return reasons
  },
}
