import { Stream } from '../dice/dice.ts'
import type { Id } from '../game/store.ts'
import { type Known, tableNames } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import type { Decision } from '../play/prompt.ts'
import type { Seat } from '../play/seat.ts'
import { lenses } from '../showing/showing.ts'

/** How many lines of each sort are measured, how many pieces are looked at through a lens, how many deeds listed. */
const LINES = 5
const LOOKED_AT = 2
const LISTED = 12
/** Places lie on a lattice of this many by as many. */
const LATTICE = 9

/** An answer, or the error it gives, as text. */
export function answered(ask: () => unknown): string {
  try {
    return JSON.stringify(ask()) ?? 'nothing'
  } catch (error) {
    return String(error)
  }
}

/** A question and its answer. */
export type Answered = readonly [question: string, answer: string]

/**
 * Everything that a seat can be asked at this moment, with its answers. Where there are too many questions, a sample,
 * the same for the same seed. Guesses are ids that may or may not exist.
 */
export function* answersOf(
  seat: Seat,
  since: number,
  guesses: readonly Id[],
  seed: number | string,
): Generator<Answered> {
  yield* atOnce(seat, since)
  yield* aboutPieces(seat, guesses, new Stream(seed))
  yield* aboutDrafts(seat)
}

function* atOnce(seat: Seat, since: number): Generator<Answered> {
  const { entries } = seat.news()
  const asked: { readonly [question: string]: () => unknown } = {
    view: () => seat.view(),
    news: () => entries.slice(since),
    prompt: () => seat.prompt(),
    waitingFor: () => seat.waitingFor,
    over: () => seat.over,
    whyNoUndo: () => seat.whyNoUndo(),
    canRedo: () => seat.canRedo,
    knowsAll: () => seat.knowsAll,
    mayShare: () => Object.keys(seat.sideNames).map(other => seat.mayShare(other)),
    sideNames: () => seat.sideNames,
    rollCall: () => seat.rollCall,
    setup: () => seat.setup,
    known: () => tableNames.map(table => seat.known().store.all(table)),
    goals: () => seat.goals(),
    flags: () => seat.flags(),
    roster: () => seat.roster(),
    traces: () => seat.traces(entries),
    plans: () => seat.plans(),
  }
  for (const [question, ask] of Object.entries(asked)) yield [question, answered(ask)]
}

function* aboutPieces(seat: Seat, guesses: readonly Id[], stream: Stream): Generator<Answered> {
  const { width, depth } = seat.setup
  const seen = (seat.view().tables.piece as readonly Known[]).map(({ id }) => id)
  const ids = [...new Set([...seen, ...guesses])].sort((a, b) => (a < b ? -1 : 1))
  const one = <A>(list: readonly A[]): A => list[stream.next(list.length)] as A
  const place = (): Point => [
    Math.round((width * stream.next(LATTICE)) / (LATTICE - 1)),
    Math.round((depth * stream.next(LATTICE)) / (LATTICE - 1)),
  ]
  for (const id of ids) yield [`piece ${id}`, answered(() => [seat.sheet(id), seat.glance(id), seat.aura(id)])]
  for (let i = 0; i < LINES; i++)
    for (const [a, b] of [
      [place(), place()],
      [one(ids), place()],
      [place(), one(ids)],
      [one(ids), one(ids)],
    ] as const)
      yield [`measure ${a} ${b}`, answered(() => seat.measure(a, b))]
  for (let i = 0; i < LOOKED_AT; i++) {
    const [id, lens] = [one(ids), one(lenses)]
    yield [`lens ${lens} ${id}`, answered(() => seat.lens(id, lens, 1 + i))]
  }
  const [id, to] = [one(ids), place()]
  yield [`route ${id} ${to}`, answered(() => seat.route(id, to))]
}

function* aboutDrafts(seat: Seat): Generator<Answered> {
  for (const action of seat.prompt()?.actions ?? []) yield* aboutDraft(seat, { action })
  const listed: Decision[] = []
  for (const decision of seat.decisions()) if (listed.push(decision) === LISTED) break
  yield ['decisions', JSON.stringify(listed)]
}

/** What is asked and drawn of a half-made decision, and why it would be refused. */
export function* aboutDraft(seat: Seat, draft: unknown): Generator<Answered> {
  const says = answered(() => draft)
  yield [`question ${says}`, answered(() => seat.question(draft))]
  yield [`refusal ${says}`, answered(() => [seat.refusal(draft)?.reasons, seat.allows(draft)])]
  yield [`drawings ${says}`, answered(() => seat.drawings(draft as Decision))]
}
