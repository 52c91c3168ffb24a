import type { Source } from '../book/source.ts'
import { type DiceSource, Stream, seeded } from '../dice/dice.ts'
import type { Entry } from '../game/journal.ts'
import type { Id } from '../game/store.ts'
import { cut, cutEntries, viewOf } from '../game/view.ts'
import { Host } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import type { Run } from '../play/run.ts'
import type { RuleSet } from '../ruleset.ts'
import { randomDecision } from './random.ts'
import { spoil } from './spoil.ts'
import { imaginedBy } from './worlds.ts'

/** Two games that differ only in what a side may not know give that side the same bytes. */
export type Twins = readonly [Source, Source, ignorant: Id]

/** At one decision in this many, the side's imagined worlds are compared. */
const IMAGINES = 8

/** Dice by purpose, independent of earlier rolls: one world may roll more of them unseen than its twin. */
const twinDice = (seed: number | string): DiceSource => ({
  roll: request => seeded(`${seed} ${request.purpose}`).roll(request, 0),
})

/** Everything that reaches a side: its view, news, prompt and first questions, who is waited for, what it may undo. */
export function reaching(host: Host, side: Id, since = 0): string {
  const prompt = host.prompt(side)
  const questions = prompt?.actions.map(action => host.question(side, { action }))
  const { waitingFor, over } = host
  return JSON.stringify([
    host.view(side),
    host.news(side, since),
    prompt,
    questions,
    waitingFor,
    over,
    host.whyNoUndo(side),
  ])
}

/**
 * Plays a pair with the same dice and decisions, until the difference is revealed or the two can no longer be played
 * alike. Says how the ignorant side could have told them apart earlier; null if it could not.
 */
export function tellApart(rules: RuleSet, [a, b, side]: Twins, seed: number, most: number): string | null {
  const [here, there] = [a, b].map(source => new Host(rules, source, { source: twinDice(seed) }).start()) as [
    Host,
    Host,
  ]
  const stream = new Stream(seed)
  const looks = new Stream(`looks ${seed}`)
  let light = false
  // earlier entries have already been compared
  let told: readonly [number, number] = [0, 0]
  for (let n = 0; n < most && !here.over; n++) {
    if (reaching(here, side, told[0]) !== reaching(there, side, told[1]))
      return light ? null : `${side} can tell the worlds apart at decision ${n}`
    told = [here.game.journal.length, there.game.journal.length]
    if (looks.next(IMAGINES) === 0 && new Set([here, there].map(host => imaginedBy(host, side, n).all())).size > 1)
      return `${side} imagines two worlds at decision ${n}`
    const { prompts } = here.run
    const asked = prompts[stream.next(prompts.length)]?.side ?? side
    const decision = randomDecision(here.run, asked, stream)
    if (!decision) return null
    if (asked === side) {
      const draft = draftsOf(decision).find(half => questionOf(here, side, half) !== questionOf(there, side, half))
      if (draft) return `${side} is asked in two ways at decision ${n} after ${JSON.stringify(draft)}`
      const ids = here.game.pieces.map(piece => piece.id) // the side may guess
      for (const raw of [decision, ...spoil(decision, ids, stream, 5)]) {
        const answers = [answer(here, side, raw), answer(there, side, raw)]
        if (answers[0] !== answers[1]) return `${side} gets two answers at decision ${n}: ${answers.join(' / ')}`
      }
    } else if (answer(there, asked, decision) !== 'yes') return null
    light = false
    for (const world of [here, there]) {
      const since = world.game.journal.length
      world.decide(asked, decision)
      light ||= comesToLight(rules, world.game.journal.from(since), side)
    }
  }
  return null
}

/** A decision as it is being made: with its first field, with its first two, and so on. */
const draftsOf = ({ action, ...fields }: Decision): readonly Decision[] =>
  Object.keys(fields).map((_, count) => ({ action, ...Object.fromEntries(Object.entries(fields).slice(0, count + 1)) }))

const questionOf = (host: Host, side: Id, draft: Decision): string => JSON.stringify(host.question(side, draft))

/** What a side is told of a decision before it is made. */
function answer(host: Host, side: Id, raw: unknown): string {
  try {
    return host.refusal(side, raw)?.message ?? 'yes'
  } catch (error) {
    return String(error)
  }
}

/** Does one of these entries reveal more of a record to a side? From there on the worlds may differ. */
function comesToLight(rules: RuleSet, entries: readonly Entry[], side: Id): boolean {
  return entries.some(entry => {
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
