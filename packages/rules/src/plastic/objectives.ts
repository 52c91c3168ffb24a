import { type GoalFlag, type Id, type Message, middleOfShape, type Outcome, text, the } from '@sandtable/kernel'
import { figuresOnTable } from './figures.ts'
import { touches } from './measure.ts'
import type { Feature, Figure, Objective, Plastic, Side } from './records.ts'

const rules: { readonly [type: string]: readonly string[] } = {
  take: ['PF-SET-7', 'PF-RUL-82'],
  hold: ['PF-SET-7', 'PF-RUL-82'],
  eliminate: ['PF-SET-8', 'PF-RUL-85'],
  'more-than-lost': ['PF-SET-9'],
  'wipe-out': ['PF-SET-10'],
  exit: ['PF-SET-11', 'PF-RUL-83'],
}

/** Those in, on or touching this place. A destroyed bunker is still the ground it stood on. */
const thereIn = (game: Plastic, place: Feature): readonly Figure[] =>
  figuresOnTable(game).filter(figure => touches(game, figure, place))

/** The only side with figures in, on or touching a place. */
export function holderOf(game: Plastic, place: Feature): Id | null {
  const [first, ...others] = new Set(thereIn(game, place).map(({ side }) => side))
  return others.length === 0 ? (first ?? null) : null
}

const enemyLossesOf = (game: Plastic, side: Side): number =>
  game.sides.reduce((sum, other) => (other.id === side.id ? sum : sum + other.losses), 0)

function isMet(game: Plastic, side: Side): boolean {
  const { objective } = side
  if (!objective) return false
  const last = game.state.last !== null && game.state.turn >= game.state.last
  const enemyLosses = enemyLossesOf(game, side)
  switch (objective.type) {
    case 'eliminate':
      return enemyLosses >= objective.count
    case 'exit':
      return side.exits >= objective.count
    case 'wipe-out': // a figure that left the table was not eliminated
      return game.pieces.every(f => f.side === side.id || (f.gone && !f.exited))
    case 'more-than-lost':
      return last && enemyLosses > side.losses
    case 'take':
    case 'hold': {
      const place = game.get('terrain', objective.place)
      if (objective.type === 'take') return holderOf(game, place) === side.id
      return last && !thereIn(game, place).some(figure => figure.side !== side.id)
    }
  }
}

/** The places that somebody has to take or to hold. */
function placesOf(game: Plastic): readonly Feature[] {
  const places = new Set(
    game.sides.flatMap(({ objective }) => (objective && 'place' in objective ? [objective.place] : [])),
  )
  return [...places].map(id => game.get('terrain', id))
}

export const flags = (game: Plastic): readonly GoalFlag[] =>
  placesOf(game).map(place => ({ at: middleOfShape(place.shape), says: text`${the.ground(place)}` }))

/** At the end of a turn: which sides have met their objective or have no figures left, and was it the last turn? */
export function checkObjectives(game: Plastic): void {
  const met = game.sides.filter(side => isMet(game, side))
  for (const side of met) {
    const [rule] = rules[side.objective?.type ?? ''] ?? []
    const cites = [...(rule ? [rule] : []), 'PF-SET-6']
    game.change('side', side.id, { won: true }, cites)
    game.say(text`${the.side(side)} has met its objective.`, cites)
  }
  const left = game.sides.filter(side => game.pieces.some(f => f.side === side.id && !f.gone))
  if (met.length === 0 && left.length === 1) {
    const [winner] = left as [Side]
    game.change('side', winner.id, { won: true }, ['PF-RUL-84'])
    game.say(text`Only ${the.side(winner)} has figures left.`, ['PF-RUL-84'])
  }
  const last = game.state.last !== null && game.state.turn >= game.state.last
  const why = left.length < 2 ? ['PF-RUL-81', 'PF-RUL-84'] : ['PF-RUL-81']
  if (met.length > 0 || left.length < 2 || last) game.change('game', 'game', { over: true }, why)
}

/** Who has won and why, once the game is over. */
export function outcome(game: Plastic): Outcome {
  const won = game.sides.filter(side => side.won)
  const winners = won.map(({ id }) => id)
  const [winner, another] = won
  const says = another
    ? text`Both sides have met their objectives: a draw.`
    : winner
      ? text`${the.side(winner)} has won.`
      : text`Neither side has met its objective.`
  const reasons = won.map(side =>
    side.objective && isMet(game, side)
      ? { says: achieved(game, side, side.objective), cites: rules[side.objective.type] ?? [] }
      : { says: text`Only ${the.side(side)} has figures left.`, cites: ['PF-RUL-84'] },
  )
  if (reasons.length === 0)
    reasons.push(
      { says: text`Turn ${the.count(game.state.turn)} was the last.`, cites: ['PF-RUL-81'] },
      ...placesOf(game)
        .filter(place => thereIn(game, place).length > 0 && holderOf(game, place) === null)
        .map(place => ({ says: text`Both sides have figures at the ${the.ground(place)}.`, cites: ['PF-RUL-82'] })),
    )
  return { winners, says, why: { says: reasons.map(one => one.says), cites: reasons.flatMap(one => one.cites) } }
}

/** What a side has done to meet its objective. */
function achieved(game: Plastic, side: Side, objective: Objective): Message {
  const who = the.side(side)
  const taken = the.count(enemyLossesOf(game, side))
  switch (objective.type) {
    case 'take':
      return text`${who} has taken the ${the.ground(objective.place)}.`
    case 'hold':
      return text`${who} has kept the enemy out of the ${the.ground(objective.place)}.`
    case 'eliminate':
      return text`${who} has eliminated enough enemy figures: ${taken}.`
    case 'more-than-lost':
      return text`${who} has eliminated ${taken} and lost ${the.count(side.losses)}.`
    case 'wipe-out':
      return text`${who} has eliminated every enemy figure.`
    case 'exit':
      return text`${who} has brought enough figures off the table: ${the.count(side.exits)}.`
  }
}

/** A side's objectives and its progress. */
export function goals(game: Plastic, id: Id): readonly Message[] {
  const side = game.side(id)
  return [...(side.objective ? [goalOf(game, side, side.objective)] : []), ...asItStands(game, id)]
}

/** What the end of this turn would bring, if it would end the game. */
function asItStands(game: Plastic, id: Id): readonly Message[] {
  if (game.state.over) return []
  const [first, another] = game.sides.filter(side => isMet(game, side))
  if (another) return [text`If the turn ended now, the game would be a draw.`]
  if (first)
    return [
      first.id === id ? text`If the turn ended now, you would win.` : text`If the turn ended now, you would lose.`,
    ]
  const last = game.state.last !== null && game.state.turn >= game.state.last
  return last ? [text`If the turn ended now, nobody would win.`] : []
}

function goalOf(game: Plastic, side: Side, objective: Objective): Message {
  const taken = the.count(enemyLossesOf(game, side))
  switch (objective.type) {
    case 'take':
      return text`Take the ${the.ground(objective.place)}, with no enemy there.`
    case 'hold':
      return text`Keep the enemy out of the ${the.ground(objective.place)} when the last turn ends.`
    case 'eliminate':
      return text`Enemy figures to eliminate: ${the.count(objective.count)}. Eliminated: ${taken}.`
    case 'more-than-lost':
      return text`Eliminate more than you lose by the end of the last turn. Eliminated: ${taken}, lost: ${the.count(side.losses)}.`
    case 'wipe-out':
      return text`Eliminate every enemy figure.`
    case 'exit':
      return text`Figures to bring off the table by the far edge: ${the.count(objective.count)}. Brought off: ${the.count(side.exits)}.`
  }
}

/** Why a side has won or lost. */
export function verdict(game: Plastic, id: Id): readonly Message[] {
  const side = game.side(id)
  const met = isMet(game, side)
  if (side.won && !met) return [text`Only ${the.side(id)} had figures left.`]
  if (!side.objective) return [text`${the.side(id)} had no objective of its own.`]
  return [goalOf(game, side, side.objective), met ? text`The objective was met.` : text`The objective was not met.`]
}
