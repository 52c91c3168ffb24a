import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { type ByDie, onDie } from '../by-die.ts'
import { pin } from '../courage.ts'
import { isTank, onTable } from '../figures.ts'
import { kill } from '../losses.ts'
import type { Goodbye } from '../records.ts'
import type { Card } from '../tables.ts'
import { knockOut } from '../tanks/criticals.ts'

/** What a card does to each piece it affects. */
export interface Event {
  readonly men: Card['men']
  /** No effect where a card does not mention tanks. */
  readonly tank: Card['tank']
  readonly rule: string
  readonly tankRule?: string
  /** Delay in turns before a suppression starts: gas that drifts at the end of a turn counts for the next. */
  readonly later?: number
}

/** The last turn of a timed suppression, counted from this one. */
const lasts: { readonly [result: string]: number } = {
  'suppressed this turn': 0,
  'suppressed next turn': 1,
  'suppressed this and next turn': 1,
  'suppressed and one weapon lost': 1,
}

/** One die for one figure or tank. */
export function* strike(game: Goodbye, id: Id, event: Event): Procedure {
  const figure = game.piece(id)
  if (!onTable(figure)) return
  const tank = isTank(figure)
  const faces: ByDie<string> | null = tank ? event.tank : event.men
  if (faces === null) return
  const rule = (tank ? event.tankRule : undefined) ?? event.rule
  const [die] = yield* roll(game, 'event', 1, { cites: [rule], under: ['GB-RUL-60'], about: [id] })
  const result = onDie(faces, die)
  if (result === 'none') game.say(text`${the.piece(figure)} is not affected.`, [rule], [id])
  else if (result === 'killed' || result === 'destroyed') yield* kill(game, id, { cause: 'card' }, rule)
  else {
    const last = lasts[result]
    const until = last === undefined ? undefined : game.state.turn + last + (event.later ?? 0)
    pin(game, id, { cause: 'card' }, [rule], until === undefined ? {} : { until })
    if (tank) knockOut(game, game.piece(id), figure.weapons, [rule])
  }
}
