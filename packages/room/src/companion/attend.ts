import {
  type Answers,
  allowed,
  type Cites,
  type Decision,
  type Entry,
  type Game,
  type Host,
  type Id,
  type Message,
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
import { gameNow, givenBack, type Staged, sceneOf, withoutPlaces } from './scene.ts'

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
  | {
      readonly is: 'question'
      readonly question: Question
      readonly cites: Cites
      readonly of: Asker
      /** What has happened before it was asked. */
      readonly entries: readonly Entry[]
    }
  | { readonly is: 'refused'; readonly reasons: readonly Reason[] }
  | {
      readonly is: 'ready'
      /** What is going to be done. */
      readonly says: Message | null
      readonly side: Id
      readonly decision: Decision
      readonly odds: Odds
    }
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

/** The most scenes that one resolution may need: a new one is laid each time something comes down. */
const MOST_SCENES = 30

/** Works a resolution out as far as it is known, from its beginning: the game itself does not change. */
export function attend(game: TableGame, attempt: Attempt): Attended {
  const work = new Work(game, attempt)
  let happened: readonly Entry[] = []
  for (let laid = 0; laid < MOST_SCENES; laid++) {
    const attended = work.attend(happened)
    if (!('again' in attended))
      return 'entries' in attended ? { ...attended, entries: withoutPlaces(attended.entries) } : attended
    happened = attended.again
  }
  throw new SandtableError('PLAY-2', '', `resolution ${attempt.resolution}`)
}

/** What has happened changes the scene: it is laid anew, and all is played again with the same dice. */
interface Again {
  readonly again: readonly Entry[]
}

/** One resolution with its answers, dice and decisions. */
class Work {
  private readonly game: TableGame
  private readonly attempt: Attempt
  private readonly resolution: Resolution
  private readonly now: Game

  constructor(game: TableGame, attempt: Attempt) {
    this.game = game
    this.attempt = attempt
    this.resolution = resolutionOf(game.set, attempt.resolution)
    this.now = gameNow(game).game
  }

  private asked(happened: readonly Entry[]): Attended | null {
    const asked = this.resolution.ask?.(this.now, this.attempt.answers, happened)
    return asked ? { is: 'question', question: seen(asked), cites: asked.cites, of: 'table', entries: happened } : null
  }

  private get says(): Message | null {
    return this.resolution.tells?.(this.attempt.answers, this.now) ?? null
  }

  private scene(happened: readonly Entry[]): Scene {
    return this.resolution.scene?.(this.now, this.attempt.answers, happened) ?? {}
  }

  /** In the scene as it is after this has happened. */
  attend(happened: readonly Entry[]): Attended | Again {
    const asked = this.asked(happened)
    if (asked) return asked
    const { attempt, resolution } = this
    const scene = this.scene(happened)
    const stage = sceneOf(this.game, scene)
    const { host } = stage
    const { journal } = host.game
    const play = new Play(host, [...attempt.given], scene)
    const decided = resolution.decides?.(host.game, attempt.answers)
    if (!decided) return this.playedOn(stage, play, scene, journal.base, happened.length)
    // others may be asked something before it comes to this
    const isAsked = (): boolean => promptFor(host, decided) !== undefined
    // where nobody has anything to do in a step, it ends without anybody's word
    const isPast = (): boolean => decided.side === null && host.game.state.phase !== this.now.state.phase
    const before = play.until<Attended>(journal.base, () => isPast() || isAsked() || host.over)
    if (before) return before
    if (isPast()) return this.playedOn(stage, play, scene, journal.base, happened.length)
    const side = decided.side ?? promptFor(host, decided)?.side ?? ''
    const wish = { ...decided.decision, ...attempt.fields } as Decision
    if (!isAsked()) return { is: 'refused', reasons: host.refusal(side, plain(wish))?.reasons ?? [] }
    const decision = withPlaces(host, side, wish)
    const question = host.question(side, plain(decision))
    if (question && isOpen(question, decision))
      return { is: 'question', question: seen(question), cites: [], of: 'rules', entries: [] }
    const refused = host.refusal(side, plain(decision))
    if (refused) return { is: 'refused', reasons: refused.reasons }
    if (!attempt.go)
      return {
        is: 'ready',
        says: this.says,
        side,
        decision,
        odds: worked(oddsOf(host.seat(side), plain(decision), scene.dice)),
      }
    const begun = journal.length
    host.decide(side, plain(decision))
    return this.playedOn(stage, play, scene, begun, happened.length)
  }

  /** What has happened since this was known calls for a question, or for another scene. */
  private changedBy(happened: readonly Entry[], known: number, scene: Scene): Attended | Again | null {
    if (happened.length <= known) return null
    const asked = this.asked(happened)
    if (asked) return asked
    return JSON.stringify(this.scene(happened)) === JSON.stringify(scene) ? null : { again: happened }
  }

  /** Goes on with dice and decisions until the rules have settled it. */
  private playedOn({ host, lent }: Staged, play: Play, scene: Scene, begun: number, known: number): Attended | Again {
    const { journal } = host.game
    const isThrough = (): boolean => host.over || journal.settledBefore(journal.length) > begun
    const waits = play.until(begun, isThrough, () => this.changedBy(journal.from(begun), known, scene))
    if (waits) return waits
    const until = host.over ? journal.length : stopIn(this.game.set, host, begun)
    const entries = journal.entries.slice(0, until - journal.base)
    const whole = told(withoutPlaces(givenBack(entries, lent)), this.says, this.resolution.cites, scene.dice ?? {})
    return { is: 'done', done: { resolution: this.resolution.id, entries: withReadings(host.game, whole) } }
  }
}

/** A game in a scene, played with the dice and the decisions that people have given. */
class Play {
  private readonly host: Host
  private readonly left: Given[]
  private readonly fallen: Map<string, number[]>

  constructor(host: Host, left: Given[], scene: Scene) {
    this.host = host
    this.left = left
    this.fallen = new Map(Object.entries(scene.dice ?? {}).map(([purpose, dice]) => [purpose, [...dice]]))
  }

  /** Plays on until this is so; otherwise what people have to say first. */
  until<T>(begun: number, isThere: () => boolean, interrupt: () => T | null = () => null): Attended | T | null {
    for (;;) {
      const other = interrupt()
      if (other) return other
      if (isThere()) return null
      const { host } = this
      const [prompt] = host.run.waitedFor
      if (!host.wanted && !prompt) return null
      const waits = host.wanted ? this.roll(begun) : this.decide(prompt as Prompt, begun)
      if (waits) return waits
    }
  }

  private roll(begun: number): Attended | null {
    const { host, left, fallen } = this
    const wanted = host.wanted as NonNullable<Host['wanted']>
    const lying = fallen.get(wanted.purpose)
    if (lying && lying.length >= wanted.count) {
      host.enter(lying.splice(0, wanted.count))
      return null
    }
    const next = left.shift()
    if (next && 'dice' in next) {
      host.enter(next.dice)
      return null
    }
    const whole = wantedOf(host, '') ?? { ...wanted, cites: [], about: [] }
    return { is: 'dice', wanted: whole, entries: host.game.journal.from(begun) }
  }

  private decide(prompt: Prompt, begun: number): Attended | null {
    const { host, left } = this
    const entries = host.game.journal.from(begun)
    const offers = offersTo(host.seat(prompt.side), {})
    if (prompt.default && !offers.some(offer => isReal(host, offer))) {
      host.decide(prompt.side, prompt.default)
      return null
    }
    const next = left.shift()
    if (!next || !('decision' in next)) return { is: 'prompt', prompt, offers: offers.map(seenOffer), entries }
    const decision = withPlaces(host, next.side, next.decision)
    const question = host.question(next.side, plain(decision))
    if (question && isOpen(question, decision))
      return { is: 'question', question: seen(question), cites: prompt.cites, of: 'prompt', entries }
    const refused = host.refusal(next.side, plain(decision))
    if (refused) return { is: 'refused', reasons: refused.reasons }
    host.decide(next.side, plain(decision))
    return null
  }
}

/** Is it more than letting it pass, and can it be chosen? Where nobody can do anything, nobody is asked. */
const isReal = ({ game }: Host, { action, no, hopeless }: Offer): boolean =>
  no.length === 0 && !hopeless && !game.rules.actions[action]?.idle

/** The prompt that this decision answers. */
const promptFor = (host: Host, { side, decision }: { readonly side: Id | null; readonly decision: Decision }) =>
  host.run.waitedFor.find(prompt => (side === null || prompt.side === side) && prompt.actions.includes(decision.action))

/**
 * A decision whose places are filled in: on the real table people put the piece where they want it, and here any place
 * that is allowed stands for it.
 */
function withPlaces(host: Host, side: Id, decision: Decision): Decision {
  const question = host.question(side, plain(decision))
  if (!question?.open || question.field in decision) return decision
  const may = question.choices.filter(allowed)
  const place = may.every(({ value }) => Array.isArray(value)) ? may[0] : undefined
  return place ? withPlaces(host, side, { ...decision, [question.field]: place.value } as Decision) : decision
}

/** A question whose choices have been worked out: it is going to be sent. */
const seen = (question: Question): Question => ({ ...question, choices: [...question.choices] })

/** What may be left open is not asked where people have left it open, or where nothing can be chosen. */
const isOpen = ({ optional, field, choices }: Question, decision: Decision): boolean =>
  !optional || (!(field in decision) && choices.some(allowed))

/** A field that people left open is not part of the decision. */
const plain = (decision: Decision): Decision =>
  Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== null && value !== undefined)) as Decision

/** The point at which the game stands: where it is settled last, or before something about which people are asked. */
function stopIn(set: string, { game }: Host, begun: number): number {
  const { companion } = companionOf(set)
  const { journal } = game
  const last = journal.settledBefore(journal.length)
  if (!companion.stops) return last
  const isStop = (at: number): boolean => {
    const then = game.fork(journal.base, at)
    then.rewind(journal.from(at))
    return companion.stops?.(then) ?? false
  }
  return journal.settled.find(at => at > begun && at <= last && isStop(at)) ?? last
}

const seenOffer = (offer: Offer): Offer => ({ ...offer, question: offer.question && seen(offer.question) })

/** The entries as they are told: dice that had fallen before are left out, and so is a decision that speaks of places. */
function told(
  entries: readonly Entry[],
  says: Message | null,
  cites: Cites,
  settled: NonNullable<Scene['dice']>,
): readonly Entry[] {
  const rest = entries.filter(entry => !(entry.type === 'roll' && entry.purpose in settled))
  const first = rest.findIndex(entry => entry.type === 'decision')
  if (!says || first < 0) return rest
  return [...rest.slice(0, first), { type: 'said', says, cites }, ...rest.slice(first + 1)]
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
