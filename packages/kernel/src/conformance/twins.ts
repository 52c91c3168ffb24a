import type { Source } from '../book/source.ts'
import { type DiceSource, Stream, seeded } from '../dice/dice.ts'
import type { Entry } from '../game/journal.ts'
import type { Id } from '../game/store.ts'
import { cut, cutEntries, viewOf } from '../game/view.ts'
import { Host } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import type { Run } from '../play/run.ts'
import type { RuleSet } from '../ruleset.ts'
import { type Answered, aboutDraft, answersOf } from './asking.ts'
import { randomDecision } from './random.ts'
import { spoil } from './spoil.ts'
import { imaginedBy } from './worlds.ts'

/** Two games that differ only in what a side may not know give that side the same bytes. */
export type Twins = readonly [Source, Source, ignorant: Id]

/** At one decision in this many, the side's imagined worlds are compared. */
const IMAGINES = 8
/** An id that nothing has. A hidden one must be answered like it. */
const NOBODY = 'nobody'

/** After so many rolls for one purpose others come: rules that roll again until the dice differ must not go on for ever. */
const SAME = 8

/**
 * Dice by purpose, as far as they can be independent of earlier rolls: one world may roll more of them unseen than its
 * twin.
 */
export function twinDice(seed: number | string): DiceSource {
  const rolled = new Map<string, number>()
  return {
    roll(request) {
      const { purpose } = request
      const count = rolled.get(purpose) ?? 0
      rolled.set(purpose, count + 1)
      return seeded(`${seed} ${purpose} ${Math.floor(count / SAME)}`).roll(request, 0)
    },
  }
}

/** Two worlds of one rule set, and the side that must not tell them apart. */
export interface Pair {
  readonly here: Host
  readonly there: Host
  readonly side: Id
  /** The worlds have been played on since this entry, if not made as they are. */
  readonly since?: number
}

/** More that is to be compared at each decision, besides what a seat answers. */
export type Further = (host: Host, side: Id, n: number) => Iterable<Answered>

/** Plays a pair of positions, as `playTwins` does. */
export function tellApart(rules: RuleSet, [a, b, side]: Twins, seed: number, most: number): string | null {
  const [here, there] = [a, b].map(source => new Host(rules, source, { source: twinDice(seed) }).start()) as [
    Host,
    Host,
  ]
  return playTwins({ here, there, side }, seed, most)
}

/**
 * Plays a pair with the same dice and decisions, until the difference is revealed or the two can no longer be played
 * alike. Says how the ignorant side could have told them apart earlier; null if it could not.
 */
export function playTwins(pair: Pair, seed: number, most: number, further?: Further): string | null {
  const { here, there, side, since = null } = pair
  const { rules } = here
  const stream = new Stream(seed)
  const looks = new Stream(`looks ${seed}`)
  const guesses = [...new Set([here, there].flatMap(({ game }) => game.pieces.map(({ id }) => id))), NOBODY]
  const isLit = (world: Host, from: number): boolean => comesToLight(rules, world.game.journal.from(from), side)
  let light = since !== null && [here, there].some(world => isLit(world, since))
  // earlier entries have already been compared
  let told: readonly [number, number] = [0, 0]
  for (let n = 0; n < most && !here.over; n++) {
    const look = looks.next(1_000_000)
    const all = (host: Host, since: number): Iterable<Answered> => answersOf(host.seat(side), since, guesses, look)
    const apart = difference(all(here, told[0]), all(there, told[1])) ?? moreApart(further, here, there, side, n)
    if (apart) return light ? null : `${side} can tell the worlds apart at decision ${n}: ${apart}`
    told = [here.seat(side).news().mark, there.seat(side).news().mark]
    if (looks.next(IMAGINES) === 0 && new Set([here, there].map(host => imaginedBy(host, side, n).all())).size > 1)
      return `${side} imagines two worlds at decision ${n}`
    const { prompts } = here.run
    const asked = prompts[stream.next(prompts.length)]?.side ?? side
    const decision = randomDecision(here.run, asked, stream)
    if (!decision) return null
    if (asked === side) {
      // the side may guess, and may try what is not allowed
      const raws = [...draftsOf(decision), ...spoil(decision, guesses, stream, 5)]
      for (const raw of raws) {
        const answers = difference(aboutDraft(here.seat(side), raw), aboutDraft(there.seat(side), raw))
        if (answers) return `${side} gets two answers at decision ${n}: ${answers}`
      }
    }
    if (!there.allows(asked, decision)) return null
    light = false
    for (const world of [here, there]) {
      const before = world.game.journal.length
      world.run.dice = twinDice(`${seed} ${n}`)
      world.decide(asked, decision)
      light ||= isLit(world, before)
    }
  }
  return null
}

/** Everything that reaches a side, as one text. */
export const reaching = (host: Host, side: Id, since = 0): string =>
  JSON.stringify([...answersOf(host.seat(side), since, [NOBODY], 0)])

const moreApart = (further: Further | undefined, here: Host, there: Host, side: Id, n: number): string | null =>
  further ? difference(further(here, side, n), further(there, side, n)) : null

/** The first question with two answers, and where these part; null if all are the same. */
export function difference(here: Iterable<Answered>, there: Iterable<Answered>): string | null {
  const others = there[Symbol.iterator]()
  for (const [question, answer] of here) {
    const next = others.next()
    const [asked, other] = next.done ? ['nothing', ''] : next.value
    if (question !== asked) return `${question} or ${asked} can be asked`
    if (answer !== other) return `${question}: ${parted(answer, other)}`
  }
  return others.next().done ? null : 'more can be asked'
}

/** Where two answers part, with a little before it. */
function parted(a: string, b: string): string {
  let i = 0
  while (a[i] === b[i]) i += 1
  const from = Math.max(0, i - 80)
  return `${a.slice(from, i + 120)} / ${b.slice(from, i + 120)}`
}

/** A decision as it is being made: with its first field, with its first two, and so on. */
const draftsOf = ({ action, ...fields }: Decision): readonly Decision[] =>
  Object.keys(fields).map((_, count) => ({ action, ...Object.fromEntries(Object.entries(fields).slice(0, count + 1)) }))

/** Does one of these entries reveal more of a record to a side, or play out a secret? From there on the worlds may differ. */
function comesToLight(rules: RuleSet, entries: readonly Entry[], side: Id): boolean {
  return entries.some(entry => {
    if (rules.playsOut?.(entry)) return true
    if (entry.type !== 'change' || !entry.before || !entry.after) return false
    const before = cut(rules, entry.table, entry.before, side)
    const after = cut(rules, entry.table, entry.after, side)
    return after !== null && Object.keys(after).some(field => !before || !Object.hasOwn(before, field))
  })
}

/** When several are asked at once: which other side could see which of these answers a side has given? null if none. */
export function tracesOf(run: Run, side: Id, answers: readonly Decision[]): Id | null {
  const since = run.game.journal.length
  const worlds = answers.map(decision => {
    const fork = run.fork(twinDice('traces'))
    fork.answer(side, decision)
    return fork
  })
  for (const { side: other } of run.prompts) {
    // once this side is no longer waited for, everything may have been shown
    if (other === side || !worlds.every(world => world.prompt(other))) continue
    const seen = worlds.map(({ game, prompts }) => {
      const news = cutEntries(game.rules, game.journal.from(since), other)
      return JSON.stringify([viewOf(game, other), news, prompts.find(prompt => prompt.side === other)])
    })
    if (new Set(seen).size > 1) return other
  }
  return null
}
