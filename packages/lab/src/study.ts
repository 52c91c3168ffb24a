import { play } from '@sandtable/bots'
import { dealt, Host, type RuleSet, type Source, save } from '@sandtable/kernel'
import { Chronicle } from './chronicle.ts'
import type { Played } from './played.ts'
import { type BotName, botNamed } from './players.ts'

/** What is to be found out: a battle, who plays it, and the seed that everything follows from. */
export interface Study {
  readonly rules: RuleSet
  readonly source: Source
  readonly seed: number | string
  /** The computer player of each side, in their order; sides beyond the last begin with the first again. */
  readonly bots: readonly BotName[]
}

/**
 * Plays the nth game. Where players differ, each pair of games has the same dice, and the players change sides: what
 * is left between them is not the luck of the dice, nor the better side.
 */
export const playGame = (study: Study, n: number): Played => played(study, n).told

/** The nth game as a file: it opens as a replay. */
export const saveOfGame = (study: Study, n: number): string => save(played(study, n).host)

function played({ rules, source, seed, bots }: Study, n: number): { readonly host: Host; readonly told: Played } {
  const isPaired = new Set(bots).size > 1
  const dice = `${seed} ${isPaired ? Math.floor(n / 2) : n}`
  const isSwapped = isPaired && n % 2 === 1
  const host = new Host(rules, dealt(rules, source, dice), { dice: { from: 'seed', seed: dice } }).start()
  const sides = host.setup.sides.map(({ id }) => id)
  const playing = sides.map((_, i) => bots[(i + (isSwapped ? 1 : 0)) % bots.length] as BotName)
  const seated = Object.fromEntries(sides.map((side, i) => [side, botNamed(playing[i] as BotName, `${side} ${dice}`)]))
  const chronicle = new Chronicle(host)
  const outcome = play(host, seated, () => chronicle.look())
  const told = chronicle.told(n, outcome, Object.fromEntries(sides.map((side, i) => [side, playing[i] as BotName])))
  return { host, told }
}
