import { type Companion, type Id, type Message, stepOf, type TurnStep, text, the } from '@sandtable/kernel'
import { onTable } from '../figures.ts'
import type { Plastic, PlasticTables } from '../records.ts'
import { statusTable, terrains } from '../tables.ts'
import { call, direct, fight, lead, move, rally } from './acts.ts'
import { blast, explode } from './explosions.ts'
import { fire } from './fire.ts'

/** A step that runs by itself, or that the side whose turn it is ends with an action. */
const step = (id: string, phase: string, says: Message, cites: readonly string[], action?: string) =>
  stepOf<PlasticTables>(
    { id, says, cites },
    [phase],
    action === undefined ? undefined : ({ state }) => ({ side: state.side as Id, decision: { action } }),
  )

/** The turn: the same for both halves. */
function turn({ state, sides }: Plastic): readonly TurnStep[] {
  const other = sides.find(({ id }) => id !== state.side)?.id ?? null
  const known = state.phase !== 'initiative' && state.side !== null
  const halves = [1, 2].flatMap(half => {
    const side = known ? (half === state.half ? state.side : other) : null
    const now = (phase: string): boolean => half === state.half && state.phase === phase
    return [
      { says: text`Bring back the fallen`, cites: ['PF-RES-4'], side, now: now('reserves') },
      { says: text`Status check`, cites: ['PF-TRN-11'], side, now: now('status') },
      { says: text`Move or fire`, cites: ['PF-TRN-4', 'PF-TRN-15'], side, now: now('action') },
    ]
  })
  return [
    { says: text`Initiative`, cites: ['PF-TRN-8', 'PF-TRN-10'], side: null, now: state.phase === 'initiative' },
    ...halves,
    { says: text`End of the turn`, cites: ['PF-TRN-7', 'PF-TRN-29'], side: null, now: state.phase === 'turn-end' },
  ]
}

const doings: { readonly [doing: string]: Message } = {
  move: text`has moved`,
  fire: text`has fired`,
  lead: text`leads`,
  direct: text`directs`,
  call: text`has called`,
}

/** Simple Plastic Figures at a real table. */
export const companion: Companion<PlasticTables> = {
  begins: { phase: 'initiative' },
  resolutions: [
    step('initiative', 'initiative', text`Roll for initiative`, ['PF-TRN-8']),
    step('replace', 'reserves', text`Bring a fallen figure back`, ['PF-RES-4'], 'replace'),
    step('pass', 'reserves', text`Bring nobody back`, ['PF-RES-5'], 'pass'),
    step('status', 'status', text`Roll status checks`, ['PF-TRN-11']),
    move,
    fire,
    explode,
    fight,
    lead,
    rally,
    direct,
    call,
    blast,
    step('end', 'action', text`End your go`, ['PF-TRN-5', 'PF-TRN-7'], 'end'),
    step('turn-end', 'turn-end', text`The turn ends`, ['PF-TRN-29']),
  ],
  turn,
  grounds: Object.keys(terrains.rows),
  screen: line => ({ kind: 'building', line: line as never, thick: 4, openings: [] }),
  marks(game, id) {
    const figure = game.piece(id)
    if (figure.gone) return [figure.exited ? text`off the table` : text`out`]
    const doing = figure.acted ? doings[figure.doing] : undefined
    return [
      ...(figure.status === 'halted' || figure.status === 'fire-only' ? [text`${the.term(figure.status)}`] : []),
      ...(doing ? [doing] : []),
      ...(figure.directedBy !== null ? [text`directed`] : []),
    ]
  },
  keeps: ['status', 'acted', 'doing', 'rerolled'],
  holds: (game, id) => (game.side(id).losses > 0 ? [text`${the.count(game.side(id).losses)} lost`] : []),
  waiting(game) {
    if (game.state.phase !== 'action') return []
    const rows = Object.values(game.rows(statusTable))
    const able = (status: string): boolean => rows.some(row => row.result === status && (row.move || row.fire))
    return game.pieces
      .filter(f => f.side === game.state.side && onTable(f) && !f.acted && able(f.status))
      .map(({ id }) => id)
  },
}
