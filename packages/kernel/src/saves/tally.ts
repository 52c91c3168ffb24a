import { commit } from '../dice/commit.ts'
import type { Entry, RollEntry } from '../game/journal.ts'
import { type Ending, endingIn } from '../play/ending.ts'
import type { DiceSpec, Host } from '../play/host.ts'
import { diceOf } from './replayed.ts'

/** What a game consists of, and how much of it nobody can check. */
export interface Tally {
  readonly entries: number
  readonly decisions: number
  readonly dice: number
  /** Dice that people rolled and typed: neither a seed nor a commitment gives them. */
  readonly typed: number
  /** What the umpire did, by the number of its entry. No rule repeats that. */
  readonly umpire: readonly { readonly number: number; readonly entry: Entry }[]
  /** How people ended it; null if the rules did, or nobody has. */
  readonly ended: Ending['how'] | null
  /** What the players were given before the game, for every secret that dice were sealed with. */
  readonly seals: readonly string[]
  /** Dice that no sealed secret gave: the game branched off from another, or went on elsewhere. */
  readonly unsealed: number
  /** What the players gave to the sealed dice. */
  readonly nonces: readonly string[]
}

export function tallyOf(host: Host): Tally {
  const { entries } = host.game.journal
  const rolls = entries.filter(entry => entry.type === 'roll')
  const specs: readonly DiceSpec[] = [...host.past.map(({ dice }) => dice), host.dice]
  const sealed = specs.filter(spec => spec.from === 'commitment')
  return {
    entries: entries.length,
    decisions: entries.filter(entry => entry.type === 'decision').length,
    dice: diceIn(rolls),
    typed: diceIn(rolls.filter(roll => isTyped(host, roll))),
    umpire: entries.flatMap((entry, i) => ('by' in entry && entry.by === 'umpire' ? [{ number: i + 1, entry }] : [])),
    ended: endingIn(entries.at(-1))?.how ?? null,
    seals: sealed.map(({ secret }) => commit(secret)),
    unsealed: diceIn(rolls.filter(({ at }) => specAt(host, at).from !== 'commitment')),
    nonces: sealed.flatMap(({ nonces }) => nonces),
  }
}

/** Where the die at a place of the stream comes from. */
const specAt = ({ past, dice }: Host, at: number): DiceSpec => past.find(({ until }) => at < until)?.dice ?? dice

const diceIn = (rolls: readonly RollEntry[]): number => rolls.reduce((sum, { dice }) => sum + dice.length, 0)

/** An umpire may enter dice in any game: those that the seed does not give were typed as well. */
function isTyped(host: Host, { purpose, faces, dice, at }: RollEntry): boolean {
  const given = diceOf(host)(at)?.roll({ purpose, faces, count: dice.length }, at)
  return !given || given.some((die, i) => die !== dice[i])
}
