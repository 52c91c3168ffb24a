import {
  allowed,
  type Cites,
  type Companion,
  type Entry,
  type Game,
  type Id,
  known,
  type Message,
  type Outcome,
  type Question,
  type Resolution,
  type TurnStep,
  UMPIRE,
  type View,
  viewOf,
} from '@sandtable/kernel'
import { factsOf } from '../facts.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Settable, settablesOf } from '../umpire.ts'
import { attend } from './attend.ts'
import { companionOf, type TableGame } from './roster.ts'
import { gameNow } from './scene.ts'

/** A game with real figures as a screen shows it. View, table and seat are those of any game: names come from them. */
export interface TableView extends Pick<Snapshot, 'view' | 'table' | 'seat'> {
  readonly turn: number
  readonly phase: string
  readonly side: Id | null
  /** The steps of this turn, in order. */
  readonly steps: readonly TurnStep[]
  readonly resolutions: readonly Offered[]
  /** Those who can still act in this step. */
  readonly waiting: readonly Id[]
  readonly marks: { readonly [piece: Id]: readonly Message[] }
  readonly holds: { readonly [side: Id]: readonly Message[] }
  readonly log: readonly Entry[]
  readonly outcome: Outcome | null
  /** Orders are laid unseen now: players may do so on phones of their own. */
  readonly apart: boolean
}

/** A resolution, and whether it has its place now. */
export interface Offered extends Pick<Resolution, 'id' | 'says' | 'kind'> {
  readonly cites: Cites
  readonly fits: boolean
}

export function tableView(kept: TableGame): TableView {
  const { companion } = companionOf(kept.set)
  const host = gameNow(kept)
  const { game } = host
  const { turn, phase, side } = game.state
  const sides = game.sides.map(({ id }) => id)
  const seats = Object.fromEntries(sides.map(id => [id, 'person' as const]))
  return {
    view: withGrounds(viewOf(game, UMPIRE), companion),
    table: factsOf(host.seat(UMPIRE), kept.title, seats, true),
    seat: side ?? sides[0] ?? '',
    turn,
    phase,
    side,
    steps: companion.turn(game),
    resolutions: companion.resolutions.map(one => ({
      id: one.id,
      says: one.says,
      cites: one.cites,
      kind: one.kind,
      fits: !host.over && one.fits(game) && leads(kept, one, game),
    })),
    waiting: host.over ? [] : companion.waiting(game),
    marks: Object.fromEntries(game.pieces.map(({ id }) => [id, companion.marks(game, id)])),
    holds: Object.fromEntries(sides.map(id => [id, companion.holds?.(game, id) ?? []])),
    log: kept.done.flatMap(({ entries }) => entries.filter(isOpen)),
    outcome: host.outcome,
    apart: companion.apart?.phase === phase,
  }
}

/** Can the first question be answered at all, whoever asks it? A step that the turn waits for is always offered. */
function leads(kept: TableGame, { id, kind, ask, decides }: Resolution, game: Game): boolean {
  const asked = ask?.(game, {}, [])
  if (asked) return canAnswer(asked)
  if (kind === 'step' || !decides) return true
  const attended = attend(kept, { resolution: id, answers: {}, fields: {}, go: false, given: [] })
  return attended.is === 'question' ? canAnswer(attended.question) : attended.is !== 'refused'
}

const canAnswer = ({ optional, choices }: Question): boolean => optional === true || choices.some(allowed)

/** What only one side may know is not told at a table where all look at one screen. */
const isOpen = (entry: Entry): boolean => !('to' in entry && entry.to)

/** Further ones of a kind in a scene, at the most. */
const ALIKE = 9

/** The ground of past scenes still has its name in the log. */
function withGrounds(view: View, { grounds }: Companion): View {
  const named = grounds.flatMap(kind =>
    Array.from({ length: ALIKE }, (_, i) => ({ id: i === 0 ? kind : `${kind}-${i + 1}`, kind })),
  )
  return { ...view, tables: { ...view.tables, terrain: named } }
}

/** The states of a piece that people may put right by hand. */
export function tableSettables(kept: TableGame, piece: Id): readonly Settable[] {
  const { rules, companion } = companionOf(kept.set)
  const all = settablesOf(rules, known(gameNow(kept).game.piece(piece)))
  return companion.keeps.flatMap(field => all.filter(one => one.field === field))
}
