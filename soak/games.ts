/** The games that the tests of the thirty play: every ready battle in turn, scripted bots, seeds from 1. */
import { type Bot, nextDecision, scripted } from '@sandtable/bots'
import { type Answer, Host, type Id, type RuleSet } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { battlesOf, rulesOf, sourceOf } from '../bench/battle.ts'

/** 1 for a whole soak; a smaller number for a share of it, to try something out. */
const share = Number(process.env.SOAK ?? 0)

export const isSoak = share > 0

/** The number for a soak, or the one for the gate; always the same for each rule set. */
export const size = (full: number, gate: number): number =>
  isSoak ? Math.ceil((full * share) / ruleSets.length) * ruleSets.length : gate

export interface Match {
  readonly battle: string
  readonly seed: number
}

/** So many games in all, the same number of each set; in the gate only of the short battles for learning. */
export function matches(count: number): readonly Match[] {
  return ruleSets.flatMap(({ id }) => {
    const battles = battlesOf(id).filter(name => isSoak || name.endsWith('/tutorial'))
    return Array.from({ length: count / ruleSets.length }, (_, i) => ({
      battle: battles[i % battles.length] as string,
      seed: 1 + i,
    }))
  })
}

export const opened = ({ battle, seed }: Match): Host =>
  new Host(rulesOf(battle) as RuleSet, sourceOf(battle), { dice: { from: 'seed', seed } }).start()

export const botsOf = (host: Host, seed: number): ReadonlyMap<Id, Bot> =>
  new Map(host.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)]))

/** A game that takes more decisions than this is frozen. */
export const MOST = 20_000

/** Plays the game, and looks at it after every decision. */
export function watched(match: Match, look: (host: Host, answer: Answer) => void = () => {}): Host {
  const host = opened(match)
  const bots = botsOf(host, match.seed)
  for (let count = 0; !host.over; count++) {
    if (count === MOST) throw new Error(`${match.battle}, seed ${match.seed}: not over after ${MOST} decisions`)
    const answer = nextDecision(host, id => bots.get(id))
    host.decide(answer.side, answer.decision)
    look(host, answer)
  }
  return host
}

export const numbered = (n: number): string => n.toLocaleString('en')

/** A soak takes as long as it takes. */
export const patience = { timeout: 12 * 3_600_000 }

export const named = ({ battle, seed }: Match, says: string): string => `${battle}, seed ${seed}: ${says}`
