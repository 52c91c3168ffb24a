import {
  type Answers,
  allowed,
  type Cites,
  type Decision,
  type Entry,
  type Host,
  type Id,
  known,
  type Prompt,
  type Question,
  type Reason,
  type Resolution,
  SandtableError,
  type Scene,
  type Value,
  withReadings,
} from '@sandtable/kernel'
import { worked } from '../odds/chance.ts'
import { type Odds, oddsOf } from '../odds/odds.ts'
import { type Offer, offersTo } from '../offers.ts'
import { type Wanted, wantedOf } from '../wanted.ts'
import { companionOf, type Resolved, type TableGame } from './roster.ts'
import { gameNow, givenBack, type Staged, sceneOf } from './scene.ts'

/** A resolution that is being worked out, with all that people have said so far. */
export interface Attempt {
  readonly resolution: string
  readonly answers: Answers
  /** What the rules asked besides: fields of the decision. */
  readonly fields: { readonly [field: string]: Value }
  /** The odds have been seen, and it is done. */
  readonly go: boolean
  /** Dice, and what was decided on the way, in order. */
  readonly given: readonly Given[]
}
export type Given = { readonly dice: readonly number[] } | { readonly side: Id; readonly decision: Decision }

/** Who asks: the companion about the table, or the rules about the decision or about what was asked on the way. */
export type Asker = 'table' | 'rules' | 'prompt'

/** What comes next. */
export type Attended =
  | { readonly is: 'question'; readonly question: Question; readonly cites: Cites; readonly of: Asker }
  | { readonly is: 'refused'; readonly reasons: readonly Reason[] }
  | { readonly is: 'ready'; readonly side: Id; readonly decision: Decision; readonly odds: Odds }
  | { readonly is: 'dice'; readonly wanted: Wanted; readonly entries: readonly Entry[] }
  | {
      readonly is: 'prompt'
      readonly prompt: Prompt
      readonly offers: readonly Offer[]
      readonly entries: readonly Entry[]
    }
  | { readonly is: 'done'; readonly done: Resolved }

export function resolutionOf(set: string, id: string): Resolution {
  const found = companionOf(set).companion.resolutions.find(one => one.id === id)
  if (!found) throw new SandtableError('PLAY-2', '', `resolution ${id}`)
  return found
}

/** Works a resolution out as far as it is known, from its beginning: the game itself does not change. */
export function attend(game: TableGame, attempt: Attempt): Attended {
  const resolution = resolutionOf(game.set, attempt.resolution)
  const { answers } = attempt
  const asked = resolution.ask?.(gameNow(game).game, answers)
  if (asked) return { is: 'question', question: seen(asked), cites: asked.cites, of: 'table' }
  const stage = sceneOf(game, resolution, answers)
  const { host } = stage
  const { journal } = host.game
  const decided = resolution.decides?.(host.game, answers)
  // a phase that runs by itself has run already, as far as it could
  const begun = decided ? journal.length : journal.base
  if (decided) {
    const { side } = decided
    const decision = { ...decided.decision, ...attempt.fields } as Decision
    if (!host.prompt(side)?.actions.includes(decision.action))
      return { is: 'refused', reasons: host.refusal(side, plain(decision))?.reasons ?? [] }
    const question = host.question(side, plain(decision))
    if (question && isAsked(question, decision))
      return { is: 'question', question: seen(question), cites: [], of: 'rules' }
    const refused = host.refusal(side, plain(decision))
    if (refused) return { is: 'refused', reasons: refused.reasons }
    if (!attempt.go) {
      const odds = worked(oddsOf(host.seat(side), plain(decision), settledBy(resolution, game, answers)))
      return { is: 'ready', side, decision, odds }
    }
    host.decide(side, plain(decision))
  }
  return playedOn(game, attempt, resolution, stage, begun)
}

/** A question whose choices have been worked out: it is going to be sent. */
const seen = (question: Question): Question => ({ ...question, choices: [...question.choices] })

/** What may be left open is not asked where people have left it open, or where nothing can be chosen. */
const isAsked = ({ optional, field, choices }: Question, decision: Decision): boolean =>
  !optional || (!(field in decision) && choices.some(allowed))

/** A field that people left open is not part of the decision. */
const plain = (decision: Decision): Decision =>
  Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== null && value !== undefined)) as Decision

const settledBy = (resolution: Resolution, game: TableGame, answers: Answers): Scene['dice'] =>
  resolution.scene?.(gameNow(game).game, answers)?.dice

/** Goes on with dice and decisions until the rules have settled it. */
function playedOn(
  game: TableGame,
  { answers, given }: Attempt,
  resolution: Resolution,
  { host, lent }: Staged,
  begun: number,
): Attended {
  const { journal } = host.game
  const left = [...given]
  const fallen = new Map(Object.entries(settledBy(resolution, game, answers) ?? {}).map(([k, v]) => [k, [...v]]))
  const isThrough = (): boolean => host.over || journal.settledBefore(journal.length) > begun
  while (!isThrough()) {
    const { wanted } = host
    if (wanted) {
      const known = fallen.get(wanted.purpose)
      if (known && known.length >= wanted.count) host.enter(known.splice(0, wanted.count))
      else {
        const next = left.shift()
        if (!next || !('dice' in next)) {
          const whole = wantedOf(host, '') ?? { ...wanted, cites: [], about: [] }
          return { is: 'dice', wanted: whole, entries: journal.from(begun) }
        }
        host.enter(next.dice)
      }
      continue
    }
    const [prompt] = host.run.waitedFor
    if (!prompt) break
    const next = left.shift()
    if (!next || !('decision' in next)) {
      const offers = offersTo(host.seat(prompt.side), {})
      return { is: 'prompt', prompt, offers: offers.map(seenOffer), entries: journal.from(begun) }
    }
    const question = host.question(next.side, next.decision)
    if (question && isAsked(question, next.decision))
      return { is: 'question', question: seen(question), cites: prompt.cites, of: 'prompt' }
    const refused = host.refusal(next.side, plain(next.decision))
    if (refused) return { is: 'refused', reasons: refused.reasons }
    host.decide(next.side, plain(next.decision))
  }
  const until = host.over ? journal.length : stopIn(game.set, host, begun)
  const entries = journal.entries.slice(0, until - journal.base)
  const settled = settledBy(resolution, game, answers) ?? {}
  return {
    is: 'done',
    done: {
      resolution: resolution.id,
      entries: withReadings(host.game, told(givenBack(entries, lent), resolution, answers, settled)),
    },
  }
}

/** The point at which the game stands: where it is settled last, or before a phase about which people are asked. */
function stopIn(set: string, { game: { journal } }: Host, begun: number): number {
  const { stops = [] } = companionOf(set).companion
  const last = journal.settledBefore(journal.length)
  let phase = ''
  for (const [i, entry] of journal.entries.entries()) {
    const at = journal.base + i
    if (at > begun && at <= last && journal.settled.includes(at) && stops.includes(phase)) return at
    if (entry.type === 'change' && entry.table === 'game' && entry.after) phase = String(known(entry.after).phase)
  }
  return last
}

const seenOffer = (offer: Offer): Offer => ({ ...offer, question: offer.question && seen(offer.question) })

/** The entries as they are told: dice that had fallen before are left out, and so is a decision that speaks of places. */
function told(
  entries: readonly Entry[],
  { tells, cites }: Resolution,
  answers: Answers,
  settled: NonNullable<Scene['dice']>,
): readonly Entry[] {
  const rest = entries.filter(entry => !(entry.type === 'roll' && entry.purpose in settled))
  const first = rest.findIndex(entry => entry.type === 'decision')
  if (!tells || first < 0) return rest
  const says: Entry = { type: 'said', says: tells(answers), cites }
  return [...rest.slice(0, first), says, ...rest.slice(first + 1)]
}

/** An umpire's change of a piece, as something that was done. */
export function corrected(game: TableGame, piece: Id, fields: { readonly [field: string]: Value }): Resolved {
  const host: Host = gameNow(game)
  const begun = host.game.journal.length
  // whoever comes back stands on the table again
  const there = fields.gone === true ? { at: null } : fields.gone === false ? { at: [1, 1] } : {}
  host.overrule('piece', piece, { ...fields, ...there })
  return { resolution: null, entries: host.game.journal.from(begun).filter(entry => 'by' in entry) }
}

/** Somebody leaves the table, or another like him comes. */
export function joinedBy(game: TableGame, like: Id): Resolved {
  const host = gameNow(game)
  const { kind, side, unit } = host.game.piece(like)
  const begun = host.game.journal.length
  const id = `${like.replace(/-\d+$/, '')}-${host.game.pieces.length + 1}`
  host.place({ id, kind, side, ...(unit && { unit }), at: [1, 1] })
  return { resolution: null, entries: host.game.journal.from(begun).filter(entry => 'by' in entry) }
}
