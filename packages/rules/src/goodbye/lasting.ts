import { type Id, memo } from '@sandtable/kernel'
import { onTable } from './figures.ts'
import type { Figure, Goodbye, Side, Unit } from './records.ts'

/**
 * States that expire: each is listed here with the moment it ends, and only that moment ends it. States used up or
 * broken off earlier (a shot on overwatch, a gun that is moved) are handled where that happens.
 */
export type End =
  /** The player's turn is about to begin: mud has dried. */
  | 'before-own-turn'
  /** The figure's own turn begins, unless it has acted out of sequence this turn. */
  | 'own-turn'
  /** The initiative move step is over, and the recover step. */
  | 'free-step'
  | 'recover-step'
  /** A close step is over, for all figures. */
  | 'close-step'
  /** The figure has finished its actions, in its player's turn or out of sequence. */
  | 'actions'
  /** Its player's turn is over. */
  | 'after-own-turn'
  /** The whole turn is over, for all figures. */
  | 'turn'

interface Lasting<T> {
  readonly ends: { readonly [field in keyof T]?: T[field] }
  readonly cites: readonly string[]
}
type Table<T> = { readonly [end in End]?: Lasting<T> }

const NONE: readonly never[] = []

const figures: Table<Figure> = {
  'before-own-turn': { ends: { clogged: false }, cites: ['GB-CARD-20', 'GB-RUL-63'] },
  'own-turn': {
    ends: { overwatch: false, standTo: false, busy: false },
    cites: ['GB-RUL-37', 'GB-RUL-44'],
  },
  'free-step': { ends: { stepped: false }, cites: ['GB-RUL-91'] },
  'recover-step': { ends: { pinnedNow: false }, cites: ['GB-RUL-35'] },
  'close-step': { ends: { fought: NONE, outnumbered: 0 }, cites: ['GB-RUL-57'] },
  actions: {
    ends: { charged: false, started: NONE, deadEye: false, vim: false, voice: 0 },
    cites: ['GB-HTH-2', 'GB-RUL-66'],
  },
  'after-own-turn': { ends: { underFire: 'none' }, cites: ['GB-RUL-36'] },
  turn: {
    ends: {
      ordered: 'none',
      tried: false,
      gave: NONE,
      moved: 0,
      freeMoved: false,
      stepped: false,
      ran: false,
      fired: false,
      shot: NONE,
      sniped: false,
      reacted: false,
      acted: false,
      valourUse: NONE,
      noMove: false,
      halfMove: false,
    },
    cites: ['GB-TURN-1', 'GB-RUL-13'],
  },
}

const units: Table<Unit> = {
  actions: { ends: { voice: 0 }, cites: ['GB-RUL-66'] },
  turn: { ends: { noMove: false, halfMove: false }, cites: ['GB-CARD-21', 'GB-CARD-41'] },
}

const sides: Table<Side> = {
  turn: { ends: { noMove: false, noFire: false }, cites: ['GB-CARD-22', 'GB-CARD-40'] },
}

const fieldsOf = memo((ends: object) => Object.keys(ends))

/** The changes to a record at this moment, null if there are none; an empty list is not cleared again. */
function ending<T extends object>(record: T, ends: Lasting<T>['ends']): Partial<T> | null {
  let over: Partial<T> | null = null
  for (const field of fieldsOf(ends) as (keyof T)[]) {
    const now = record[field]
    const then = ends[field]
    if (Array.isArray(now) ? now.length === 0 : now === then) continue
    over ??= {}
    over[field] = then as T[typeof field]
  }
  return over
}

/** Applies a moment to these figures. */
export function endFor(game: Goodbye, end: End, whom: (figure: Figure) => boolean): void {
  const lasting = figures[end]
  if (lasting)
    for (const figure of game.pieces)
      if (whom(figure)) {
        const over = ending(figure, lasting.ends)
        if (!over) continue
        // the last run of the rout is over
        const event = over.ran === false && figure.routing === 0 ? ({ is: 'rallied' } as const) : undefined
        game.change('piece', figure.id, over, lasting.cites, event)
      }
}

/** Applies a moment to a player and all that player's pieces. */
export function endForSide(game: Goodbye, end: End, side: Id): void {
  endFor(game, end, figure => figure.side === side)
  const his = sides[end]
  const its = units[end]
  if (his) game.change('side', side, ending(game.side(side), his.ends) ?? {}, his.cites)
  if (its)
    for (const unit of game.store.all('unit'))
      if (unit.side === side) game.change('unit', unit.id, ending(unit, its.ends) ?? {}, its.cites)
}

/** The whole turn is over. A dash is remembered for one more turn: GB-MOVE-7, GB-MOVE-8. */
export function endTurn(game: Goodbye): void {
  for (const { id } of game.sides) endForSide(game, 'turn', id)
  for (const figure of game.pieces)
    if (figure.dashed !== 'none')
      game.change('piece', figure.id, { dashed: figure.dashed === 'this' ? 'last' : 'none' }, [
        'GB-MOVE-7',
        'GB-RUL-22',
      ])
  endSuppressions(game, game.state.turn, () => true)
}

/** Timed suppressions up to this turn end. A figure also pinned for another reason still has to pass its test: GB-RUL-35. */
export function endSuppressions(game: Goodbye, turn: number, whom: (figure: Figure) => boolean): void {
  for (const figure of game.pieces) {
    if (figure.pinnedUntil === null || figure.pinnedUntil > turn || !onTable(figure) || !whom(figure)) continue
    const up = figure.mustTest ? {} : { pinned: false, suppressed: false }
    const event = figure.mustTest ? undefined : ({ is: 'rallied' } as const)
    game.change('piece', figure.id, { pinnedUntil: null, ...up }, ['GB-CARD-16', 'GB-RUL-35'], event)
  }
}
