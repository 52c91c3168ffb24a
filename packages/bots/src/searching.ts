import {
  canonical,
  type Decision,
  type Entry,
  type Happening,
  type Host,
  type Id,
  type Outcome,
  type Prompt,
  randomDecision,
  type Seat,
  Stream,
  seeded,
} from '@sandtable/kernel'
import type { Bot } from './bot.ts'
import { completed, random } from './random.ts'

/** How many decisions of each action are weighed, in how many possible worlds, and how many decisions each is played on at random. */
const EACH = 5
const WORLDS = 6
const AHEAD = 4

/**
 * A player for any rule set: it tries out some of its decisions in possible worlds, scores the outcome by what people
 * would count, and takes the best. It knows no rules; where trying leads nowhere, it makes any allowed decision.
 */
export function searching(seed: number | string): Bot {
  const stream = new Stream(`${seed} search`)
  const anything = random(`${seed} anything`, { odd: false })
  let asked = 0
  return {
    decide(seat) {
      const prompt = seat.prompt()
      asked += 1
      return (prompt && best(seat, prompt, stream, `${seed} ${asked}`)) ?? anything.decide(seat)
    },
  }
}

/** The decision that did best, chosen at random among equals. Null where nothing could be tried. */
function best(seat: Seat, prompt: Prompt, stream: Stream, name: string): Decision | null {
  const ideas = ideasOf(seat, prompt, stream)
  if (ideas.length < 2) return ideas[0] ?? null
  const worlds = Array.from({ length: WORLDS }, (_, i) => imagined(seat, `${name} ${i}`)).filter(
    world => world !== null,
  )
  if (worlds.length === 0) return null
  const values = ideas.map(idea =>
    worlds.reduce((sum, world, i) => sum + tried(world, seat.side, idea, `${name} ${i}`), 0),
  )
  const most = Math.max(...values)
  const good = ideas.filter((_, i) => values[i] === most)
  // choose the action first: an action with many variants must not be taken more often, and no turn may go on for
  // ever
  const actions = [...new Set(good.map(({ action }) => action))]
  const action = actions[stream.next(actions.length)]
  const same = good.filter(idea => idea.action === action)
  return same[stream.next(same.length)] ?? null
}

/** Some of the possible decisions, a few of each action. */
function ideasOf(seat: Seat, { actions, default: passes }: Prompt, stream: Stream): readonly Decision[] {
  const ideas = new Map<string, Decision>()
  const add = (idea: Decision | null): void => {
    if (idea && seat.allows(idea)) ideas.set(canonical(idea), idea)
  }
  for (const action of actions)
    for (let i = 0; i < EACH && seat.rules.actions[action]?.purpose !== 'aside'; i++)
      add(completed(seat, stream, { action }))
  add(passes)
  return [...ideas.values()]
}

const imagined = (seat: Seat, name: string): Host | null => whatever(() => seat.imagine(seeded(name)))

/** The score when this is decided in a world and played on at random; the worst score if it cannot be played. */
function tried(world: Host, side: Id, idea: Decision, name: string): number {
  const value = whatever(() => {
    const fork = world.fork(seeded(name))
    const chances = new Stream(name)
    const since = fork.game.journal.length
    fork.decide(side, idea)
    for (let n = 0; n < AHEAD && !fork.over; n++) {
      const other = fork.waitingFor[0]
      const next = other === undefined ? null : randomDecision(fork.run, other, chances)
      if (other === undefined || !next) break
      fork.decide(other, next)
    }
    const counted = fork.game.journal.from(since).reduce((sum, entry) => sum + worthOf(entry, side), 0)
    return counted + (fork.outcome ? ended(fork.outcome, side) : 0)
  })
  return value ?? Number.NEGATIVE_INFINITY
}

const ended = ({ winners }: Outcome, side: Id): number =>
  winners.length === 0 ? 0 : winners.includes(side) ? END / winners.length : -END
const END = 100

/** What this event costs its side. */
const costs: { readonly [H in Happening]?: number } = {
  lost: 6,
  destroyed: 6,
  captured: 6,
  fled: 5,
  injured: 4,
  abandoned: 4,
  broke: 3,
  wounded: 2,
  damaged: 2,
  pinned: 1,
  suppressed: 1,
  jammed: 1,
  rallied: -1,
  arrived: -1,
  returned: -3,
}

/** What an entry is worth to a side: the losses of others are its gains. */
function worthOf(entry: Entry, side: Id): number {
  if (entry.type !== 'change' || !entry.event) return 0
  const { is, count = 1 } = entry.event
  const record = (entry.before ?? entry.after) as { readonly id: Id; readonly side?: Id }
  const isOwn = (entry.table === 'side' ? record.id : record.side) === side
  const gain = is === 'scored' ? count : -(costs[is] ?? 0)
  return isOwn ? gain : -gain
}

/** An error in an imagined world must not stop the game. */
function whatever<T>(attempt: () => T): T | null {
  try {
    return attempt()
  } catch {
    return null
  }
}
