import {
  action,
  because,
  disc,
  discsOverlap,
  type Id,
  offer,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { eliminate, enemiesOf, onTable } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { baseOf, touching } from './measure.ts'
import { type Entry, isTooTall } from './obstacles.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import { handToHand } from './tables.ts'

/**
 * A figure that ends its move touching enemies fights them one after another while it wins. One that has entered a
 * building with enemies in it, or touches several in there, fights only one: first, any whose base it met in the
 * doorway. `headed` is where it was going when it was stopped: a figure coming out of a door fights the enemy that
 * stops it there.
 */
export function* fightAfterMove(game: Plastic, mover: string, entered: readonly Entry[], headed: Point): Procedure {
  const figure = game.piece(mover)
  const at = figure.at as Point
  const here = groundOf(game).placeAt(at)
  const indoors = here?.kind === 'building'
  const doorways = indoors ? entered.filter(({ land }) => land === here).map(door => disc(door.at, figure.radius)) : []
  const hasEntered = doorways.length > 0
  const enemies = enemiesOf(game, figure.side)
  const touched = enemies.filter(enemy => touching(game, figure, enemy))
  const within = hasEntered ? enemies.filter(enemy => shelterAt(game, enemy.at as Point) === here) : []
  const atTheDoor = touched.filter(enemy => !couldFight(game, at, enemy) && couldFight(game, headed, enemy))
  let foes = touched.filter(enemy => couldFight(game, at, enemy) || atTheDoor.includes(enemy))
  if (foes.length < touched.length)
    game.say(text`A wall keeps the figures on either side of it apart.`, ['PF-HTH-2', 'PF-RUL-69'], [mover])
  const met = within.filter(enemy => doorways.some(base => discsOverlap(base, baseOf(enemy))))
  if (met.length > 0) foes = met
  else if (foes.length === 0) foes = within
  while (foes.length > 0 && onTable(game.piece(mover))) {
    const brawl = {
      foes: foes.map(({ id }) => id),
      atTheDoor: atTheDoor.map(({ id }) => id),
      hasEntered,
    }
    const foe = yield* fightOneOf(game, figure, brawl, indoors && atTheDoor.length === 0)
    if (indoors && !atTheDoor.some(({ id }) => id === foe)) return // PF-HTH-7
    foes = foes.filter(({ id }) => id !== foe)
  }
}

/** Figures in a building fight only there, those in a bunker not at all, and none through a tall wall: PF-RUL-69. */
export function couldFight(game: Plastic, from: Point, enemy: Figure): boolean {
  const here = shelterAt(game, from)
  if (here?.kind === 'bunker' || here !== shelterAt(game, enemy.at as Point)) return false
  return !groundOf(game)
    .crossed(from, enemy.at as Point)
    .some(isTooTall)
}

/** The building or bunker that a point is in; foxholes, trenches and ditches do not enclose. */
export function shelterAt(game: Plastic, p: Point): Land | null {
  const place = groundOf(game).placeAt(p)
  return place?.shut ? place : null
}

/** The enemies a figure may fight now, which of them are before the door, and whether it has entered their building. */
type Brawl = {
  readonly foes: readonly Id[]
  readonly atTheDoor: readonly Id[]
  readonly hasEntered: boolean
}

/** Fights one of these, chosen by its player, and returns which. */
function* fightOneOf(game: Plastic, figure: Figure, brawl: Brawl, justOne: boolean): Procedure<Id> {
  const [only, ...others] = brawl.foes
  if (only !== undefined && others.length === 0) {
    yield* fight(game, figure.id, only, ruleOf(brawl, only))
    return only
  }
  const { target } = yield* offer(game, figure.side, {
    says: text`${the.piece(figure)}: choose whom to fight`,
    actions: ['fight'],
    cites: ['PF-HTH-6', justOne ? 'PF-HTH-7' : 'PF-HTH-5'],
    under: ['PF-RUL-70'],
    about: [figure.id],
    context: brawl,
  })
  return target as Id
}

/** Why these two fight. */
const ruleOf = ({ atTheDoor, hasEntered }: Brawl, foe: Id): string =>
  atTheDoor.includes(foe) ? 'PF-RUL-95' : hasEntered ? 'PF-HTH-4' : 'PF-HTH-3'

/** Both roll, the higher total wins, and ties are rerolled. The loser falls. */
function* fight(game: Plastic, attacker: string, defender: string, why: string): Procedure {
  const pair = [game.piece(attacker), game.piece(defender)] as const
  const bonus = pair.map(figure => (figure.bayonet ? game.rows(handToHand).bayonet : 0))
  const modifiers = pair.flatMap(figure =>
    figure.bayonet
      ? [{ says: text`bayonet of ${the.piece(figure)}`, by: game.rows(handToHand).bayonet, cites: ['PF-HTH-12'] }]
      : [],
  )
  for (;;) {
    const dice = yield* roll(game, 'melee', 2, {
      cites: ['PF-HTH-9', why],
      under: ['PF-HTH-2', 'PF-TRN-18', 'PF-RUL-72'],
      modifiers,
      about: [attacker, defender],
    })
    const mine = (dice[0] as number) + (bonus[0] as number)
    const theirs = (dice[1] as number) + (bonus[1] as number)
    if (mine === theirs) {
      game.say(text`A tie: both roll again.`, ['PF-HTH-11'], [attacker, defender])
      continue
    }
    const [winner, loser] = mine > theirs ? [attacker, defender] : [defender, attacker]
    const more = the.count(Math.max(mine, theirs))
    const less = the.count(Math.min(mine, theirs))
    const says = text`${the.piece(loser)} is eliminated hand to hand, ${more} to ${less}.`
    eliminate(game, loser, says, ['PF-HTH-10'], { cause: 'melee', by: winner })
    return
  }
}

/** Names the (next) opponent. It is asked only during a move: PF-HTH-1. */
export const fightAction = action<PlasticTables>()({
  says: text`Fight`,
  fields: { piece: role.actor, target: role.target },
  next(game, draft, { about, context }) {
    const choices = (ids: readonly Id[]) => ids.map(id => pieceChoice(game.piece(id)))
    if (draft.piece === undefined) return { field: 'piece', says: text`Who fights?`, choices: choices(about) }
    if (draft.target !== undefined) return null
    return { field: 'target', says: text`Whom first?`, choices: choices((context as Brawl).foes) }
  },
  refuse(_game, { piece, target }, { about, context }) {
    const reasons: Reason[] = []
    if (!about.includes(piece)) reasons.push(because('turn', text`that figure is not the one that moved`, 'PF-HTH-1'))
    if (!(context as Brawl).foes.includes(target))
      reasons.push(because('target', text`that is not one of its opponents`, 'PF-HTH-2'))
    return reasons
  },
  *carryOut(game, { piece, target }, { context }): Procedure {
    yield* fight(game, piece, target, ruleOf(context as Brawl, target))
  },
})
