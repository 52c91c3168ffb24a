import { canonical, type Decision, type Seat, Stream } from '@sandtable/kernel'
import type { Advice, Bot, MakeBot } from '../bot.ts'
import type { Hand } from '../drill/drill.ts'
import { players } from '../players.gen.ts'
import { completed } from '../random.ts'
import { searching } from '../searching.ts'
import { judgeOf } from './judging.ts'
import { blank, faded, type Ledger } from './ledger.ts'
import { type Idea, type Tried, told, weigh } from './weighing.ts'

/** How hard a player thinks: playouts for each decision, how many turns they last, and whose eye judges them. */
export interface Effort {
  /** Whose hand plays on, and is the one to beat. */
  readonly hand: Hand
  readonly playouts: number
  readonly turns: number
  /** How many decisions are drawn from the prompt, besides those of its advisers. */
  readonly drawn: number
  readonly judge: 'taught' | 'learnt'
}

/** A player whose decision is considered: the regular first, then players of other tempers. */
interface Adviser {
  readonly plays: MakeBot
  bot: Bot
  /** What following him gained over following the first, of late. */
  gains: Ledger
}

/**
 * A player for any rule set that looks ahead: it hears what players of several tempers would do, draws some more
 * decisions from its prompt, tries them all in possible worlds of its seat, and takes what did best. Since one decision
 * is a small part of a battle, it remembers which temper has done well of late.
 */
export function lookingAhead(seed: number | string, effort: Effort): Bot {
  const sets = new Map<string, readonly Adviser[]>()
  const advisersOf = ({ rules: { id } }: Seat): readonly Adviser[] => {
    const found = sets.get(id)
    if (found) return found
    const made = [usualOf(id, effort), ...(players[id]?.tempers ?? [])].map(make => ({
      plays: make,
      bot: make(seed),
      gains: blank,
    }))
    sets.set(id, made)
    return made
  }
  function* ponder(seat: Seat): Generator<Advice, Advice> {
    const advisers = advisersOf(seat)
    const said = advisers.map(({ bot }) => bot.decide(seat))
    const name = `${seed} ${seat.mark}`
    const ideas = [...advised(seat, advisers, said), ...drawnFrom(seat, said, effort, name)]
    const isOpen = new Set(ideas.map(({ decision }) => canonical(decision))).size > 1
    let advice: Advice = { decision: said[0] as Decision, weighed: [] }
    if (isOpen && isBattle(seat)) {
      const player = players[seat.rules.id]
      const others = player?.quick ?? player?.plays ?? searching
      const weighing = weigh(seat, ideas, name, { ...effort, others, judge: judgeOf(player?.judges, effort.judge) })
      let step = weighing.next()
      for (; !step.done; step = weighing.next()) {
        advice = adviceIn(step.value)
        yield advice
      }
      advice = adviceIn(step.value)
      for (const { plays, gains } of step.value) {
        const adviser = advisers.find(one => one.plays === plays)
        if (adviser) adviser.gains = faded(gains)
      }
    }
    followed(advisers, said, advice.decision, seed)
    return advice
  }
  return {
    ponder,
    decide(seat) {
      const pondering = ponder(seat)
      let step = pondering.next()
      while (!step.done) step = pondering.next()
      return step.value.decision
    },
    interrupt: seat => advisersOf(seat)[0]?.bot.interrupt?.(seat) ?? null,
  }
}

/** The player to beat, who plays on after other decisions too. */
function usualOf(set: string, { hand }: Effort): MakeBot {
  const player = players[set]
  return player?.[hand] ?? player?.veteran ?? player?.plays ?? searching
}

const adviceIn = (tried: readonly Tried[]): Advice => ({
  decision: (tried[0] as Tried).decision,
  weighed: told(tried),
})

/**
 * What somebody's decision was worth beside what the advisers would have done: his comes first among the ideas, so
 * that only what is surely better comes before it.
 */
export function* judged(seat: Seat, decision: Decision, effort: Effort): Generator<Advice, Advice> {
  const player = players[seat.rules.id]
  const usual = usualOf(seat.rules.id, effort)
  const advisers = [usual, ...(player?.tempers ?? [])].map(plays => ({ plays, bot: plays('judged'), gains: blank }))
  const said = advisers.map(({ bot }) => bot.decide(seat))
  const name = `judged ${seat.mark}`
  const ideas = distinct([{ decision, plays: usual, past: blank }, ...advised(seat, advisers, said)])
  if (ideas.length < 2 || !isBattle(seat)) return { decision, weighed: [] }
  const trials = {
    ...effort,
    others: player?.quick ?? player?.plays ?? searching,
    judge: judgeOf(player?.judges, effort.judge),
  }
  const weighing = weigh(seat, ideas, name, trials)
  let step = weighing.next()
  for (; !step.done; step = weighing.next()) yield adviceIn(step.value)
  return adviceIn(step.value)
}

/** Each decision once. */
function distinct(ideas: readonly Idea[]): readonly Idea[] {
  const all = new Map<string, Idea>()
  for (const idea of ideas) if (!all.has(canonical(idea.decision))) all.set(canonical(idea.decision), idea)
  return [...all.values()]
}

/** An adviser whose plan was not followed has to look anew. */
function followed(advisers: readonly Adviser[], said: readonly Decision[], decision: Decision, seed: number | string) {
  const key = canonical(decision)
  advisers.forEach((adviser, i) => {
    if (canonical(said[i] as Decision) !== key) adviser.bot = adviser.plays(seed)
  })
}

/** Before the battle playouts would have to be whole games: there the usual player decides. */
function isBattle(seat: Seat): boolean {
  const purpose = seat.rules.actions[seat.prompt()?.actions[0] ?? '']?.purpose
  return purpose !== 'prepare' && purpose !== 'set-up'
}

/** What the advisers say. Those who agree now may part later, so each is tried. */
const advised = (seat: Seat, advisers: readonly Adviser[], said: readonly Decision[]): readonly Idea[] =>
  advisers.flatMap(({ plays, gains }, i) => {
    const decision = said[i] as Decision
    return i === 0 || seat.allows(decision) ? [{ decision, plays, past: gains }] : []
  })

/** Other decisions from the prompt, each once; after them, play goes on as usual. */
function drawnFrom(seat: Seat, said: readonly Decision[], effort: Effort, name: string): readonly Idea[] {
  const usual = usualOf(seat.rules.id, effort)
  const plays: MakeBot = seed => usual(seed)
  const known = new Set(said.map(canonical))
  const stream = new Stream(`${name} drawn`)
  const actions = (seat.prompt()?.actions ?? []).filter(action => seat.rules.actions[action]?.purpose !== 'aside')
  const ideas: Idea[] = []
  for (let i = 0; i < effort.drawn && actions.length > 0; i++) {
    const decision = completed(seat, stream, { action: actions[stream.next(actions.length)] as string })
    if (!decision || known.has(canonical(decision))) continue
    known.add(canonical(decision))
    ideas.push({ decision, plays, past: blank })
  }
  return ideas
}
