import {
  action,
  because,
  type Id,
  type Message,
  type Modifier,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { offerVim } from '../cards/playing.ts'
import { testHalfStrength } from '../courage.ts'
import { isDown, isHeroic, isRouting, isTank, kindOf, onTable, opponents, ownFigure, skillRules } from '../figures.ts'
import { LUCKY_SOD, offerFortune, REROLL, sumOf } from '../fortune.ts'
import { partFrom, wound } from '../losses.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { cards, modifiers as modifierTable, needs } from '../tables.ts'
import { whyNotDrive } from '../tanks/crew.ts'
import { mayActNow } from '../turn.ts'
import { fallBack } from './falling-back.ts'

/** The result of one fight, from the point of view of the figure in the middle. */
type Result = 'won' | 'lost' | 'drawn'

/** Every modifier of one figure's dice. */
function modifiersOf(game: Goodbye, figure: Figure, against: Id): readonly Modifier[] {
  const by = game.rows(modifierTable).melee as { readonly [name: string]: number }
  const found: Modifier[] = [{ says: text`fighting skill`, by: figure.skill, cites: ['GB-STAT-2', 'GB-RUL-2'] }]
  const add = (says: Message, key: string, ...cites: string[]): void => {
    found.push({ says, by: by[key] as number, cites })
  }
  if (figure.started.includes(against)) add(text`started the combat`, 'started-it', 'GB-HTH-2')
  if (isDown(figure)) add(text`pinned`, 'suppressed', 'GB-HTH-3', 'GB-PIN-6')
  else if (isRouting(figure)) add(text`routing`, 'suppressed', 'GB-RUL-41')
  if (figure.prone) add(text`prone`, 'prone', 'GB-HTH-4')
  if (figure.outnumbered > 1) {
    const times = game.ruling('GB-RUL-88') === 'each' ? figure.outnumbered - 1 : 1
    found.push({
      says: text`${the.count(figure.outnumbered)} opponents`,
      by: times * (by['several-opponents'] as number),
      cites: ['GB-HTH-5', 'GB-RUL-88'],
    })
  }
  if (rollsOver(figure)) add(text`a tank rolls over its enemy`, 'tank', 'GB-HTH-7', 'GB-RUL-56')
  if (figure.vim)
    found.push({
      says: text`full of vim and vigour`,
      by: game.rows(cards).QD?.melee ?? 0,
      cites: ['GB-CARD-26', 'GB-RUL-66'],
    })
  return found
}

/** A tank that cannot drive does not roll over anyone: GB-RUL-56. */
const rollsOver = (figure: Figure): boolean => isTank(figure) && whyNotDrive(figure).length === 0

/** All its dice, and the best total. */
function* blows(game: Goodbye, id: Id, against: Id): Procedure<number> {
  const figure = game.piece(id)
  const doubled = isHeroic(figure, 'double-attack')
  const count = figure.attacks * (doubled ? game.rows(needs)['heroic-times'] : 1)
  const modifiers = modifiersOf(game, figure, against)
  const bought = figure.attacks > kindOf(game, figure).attacks
  const several = doubled ? 'GB-STAT-8' : bought ? 'GB-PTS-7' : (skillRules[figure.rank] ?? 'GB-STAT-13')
  const dice = yield* roll(game, 'melee', count, {
    modifiers,
    cites: count > 1 ? ['GB-HTH-6', several] : ['GB-HTH-1', 'GB-STAT-13'],
    under: ['GB-RUL-57'],
    about: [id],
  })
  return Math.max(...dice) + sumOf(modifiers)
}

/** One fight: the starter rolls all its dice, then its opponent. A figure that has not won may use luck to reroll. */
function* fightOnce(game: Goodbye, middle: Id, other: Id): Procedure<Result> {
  const starts = game.piece(other).started.includes(middle) && !game.piece(middle).started.includes(other)
  const order = starts ? [other, middle] : [middle, other]
  for (const id of order) if (game.piece(id).side !== game.state.side) yield* offerVim(game, id)
  const totals = new Map<Id, number>()
  const foeOf = (id: Id): Id => (id === middle ? other : middle)
  for (const id of order) totals.set(id, yield* blows(game, id, foeOf(id)))
  const total = (id: Id): number => totals.get(id) as number
  for (const id of order) {
    if (total(id) > total(foeOf(id))) continue
    const { side } = game.piece(id)
    const says = text`${the.piece(id)}: ${the.count(total(id))} against ${the.count(total(foeOf(id)))}. Roll again?`
    const used = yield* offerFortune(game, {
      side,
      says,
      cites: REROLL,
      uses: ['reroll'],
      cards: [LUCKY_SOD],
      piece: id,
    })
    if (used !== null) totals.set(id, yield* blows(game, id, foeOf(id)))
  }
  for (const id of order) if (game.piece(id).vim) game.change('piece', id, { vim: false }, ['GB-CARD-26', 'GB-RUL-66'])
  const a = total(middle)
  const b = total(other)
  game.say(
    text`${the.piece(middle)} scores ${the.count(a)}, ${the.piece(other)} ${the.count(b)}.`,
    ['GB-HTH-1', 'GB-RUL-57'],
    [middle, other],
  )
  return a > b ? 'won' : a < b ? 'lost' : 'drawn'
}

/** Each figure's number of opponents at the start counts for all its fights in this step: GB-RUL-88. */
function countOpponents(game: Goodbye): void {
  for (const figure of game.pieces) {
    if (!onTable(figure) || figure.inContact.length <= Math.max(1, figure.outnumbered)) continue
    const count = opponents(game, figure).length
    if (count > 1) game.change('piece', figure.id, { outnumbered: count }, ['GB-HTH-5', 'GB-RUL-88'])
  }
}

/** A figure with several opponents kills only the first it fights in this step: GB-HTH-9, GB-RUL-57. */
const mayKill = (figure: Figure): boolean => figure.outnumbered <= 1 || figure.fought.length === 0

/** The figure in the middle fights each opponent in turn and can kill only the first. No figure falls back before its last fight. */
function* melee(game: Goodbye, middle: Id, first: Id): Procedure {
  countOpponents(game)
  const rest = opponents(game, game.piece(middle)).filter(f => f.id !== first && !hasFought(game, middle, f.id))
  const order = [first, ...rest.map(f => f.id)]
  const beaten: Id[] = []
  let victor: Id | null = null
  const stood = game.piece(middle).at
  for (const other of order) {
    if (!onTable(game.piece(middle))) break
    const result = yield* fightOnce(game, middle, other)
    const [winner, loser] = result === 'lost' ? [other, middle] : [middle, other]
    const kills = mayKill(game.piece(winner))
    noteFight(game, middle, other)
    if (result !== 'won') victor = other
    if (result !== 'lost') beaten.push(other)
    if (result === 'drawn') game.say(text`A draw: both fall back.`, ['GB-HTH-8', 'GB-RUL-57'], [middle, other])
    else if (kills) yield* wound(game, loser, { cause: 'melee', by: winner }, 'GB-HTH-1')
    else game.say(text`${the.piece(loser)} is driven off.`, ['GB-HTH-9', 'GB-HTH-10'], [loser])
  }
  yield* part(game, middle, stood, beaten, victor, order)
  yield* testHalfStrength(game)
}

/** Those it beat or drew with fall back, even if it died; it falls back from the last it did not beat: GB-RUL-57. */
function* part(
  game: Goodbye,
  middle: Id,
  stood: Figure['at'],
  beaten: readonly Id[],
  victor: Id | null,
  order: readonly Id[],
): Procedure {
  const stays = game.ruling('GB-RUL-83') === 'stay'
  const from = victor === null ? null : game.piece(victor).at
  const drawn = victor !== null && beaten.includes(victor)
  for (const id of beaten) {
    const isDraw = id === victor
    if (!stays || isDraw) fallBack(game, id, stood, order.length > 1 ? 'GB-HTH-10' : 'GB-HTH-8')
  }
  if (victor !== null && (!stays || drawn)) fallBack(game, middle, from, 'GB-HTH-8')
  if (stays && !drawn) {
    game.say(text`The loser stays in contact.`, ['GB-RUL-83'], [middle])
    return
  }
  for (const id of order) {
    partFrom(game, id, middle, ['GB-RUL-83'])
    partFrom(game, middle, id, ['GB-RUL-83'])
  }
}

const hasFought = (game: Goodbye, a: Id, b: Id): boolean => game.piece(a).fought.includes(b)

function noteFight(game: Goodbye, a: Id, b: Id): void {
  for (const [id, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const figure = game.piece(id)
    if (onTable(figure)) game.change('piece', id, { fought: [...figure.fought, other] }, ['GB-RUL-57'])
  }
}

/** The opponents that a figure still has to fight in this step. */
const unfought = (game: Goodbye, figure: Figure): readonly Figure[] =>
  opponents(game, figure).filter(f => !figure.fought.includes(f.id))

export function whyNotFight(game: Goodbye, figure: Figure): readonly Reason[] {
  const reasons = [...mayActNow(game, figure)]
  if (unfought(game, figure).length === 0)
    reasons.push(because('target', text`${the.piece(figure)} has nobody to fight`, 'GB-TURN-13', 'GB-RUL-57'))
  return reasons
}

export const fight = action<GoodbyeTables>()({
  says: text`Fight`,
  fields: { piece: role.actor, target: role.target },
  next(game, draft, { side }) {
    if (draft.piece === undefined) {
      const men = game.pieces.filter(f => f.side === side && onTable(f) && f.inContact.length > 0)
      return {
        field: 'piece',
        says: text`Who fights?`,
        choices: men.map(f => pieceChoice(f, whyNotFight(game, f))),
      }
    }
    const figure = game.find('piece', draft.piece)
    if (draft.target !== undefined || !figure) return null
    return { field: 'target', says: text`Which enemy?`, choices: unfought(game, figure).map(f => pieceChoice(f)) }
  },
  refuse(game, { piece, target }, { side }) {
    const figure = ownFigure(game, piece, side)
    if (!('id' in figure)) return figure
    const reasons = whyNotFight(game, figure)
    const there = unfought(game, figure).some(f => f.id === target)
    return there || reasons.length > 0 ? reasons : [because('target', text`choose an enemy in contact`, 'GB-RUL-57')]
  },
  carryOut: (game, { piece, target }) => combat(game, piece, target),
})

/** A figure with several opponents is in the middle; otherwise its target is, if that has several: GB-RUL-57. */
function* combat(game: Goodbye, a: Id, b: Id): Procedure {
  const alone = opponents(game, game.piece(a)).length < 2
  if (alone && opponents(game, game.piece(b)).length > 1) yield* melee(game, b, a)
  else yield* melee(game, a, b)
}

/** Combats not chosen are fought in list order when the step ends. */
export function* fightTheRest(game: Goodbye): Procedure {
  for (const { id } of game.pieces) {
    const figure = game.piece(id)
    if (figure.inContact.length === 0 || !onTable(figure) || mayActNow(game, figure).length > 0) continue
    const [target] = unfought(game, figure)
    if (target) yield* combat(game, id, target.id)
  }
}
