import { Stream, seeded } from '../dice/dice.ts'
import { type Id, type Known, tableNames } from '../game/store.ts'
import { canonical } from '../hash.ts'
import type { Host } from '../play/host.ts'
import { alike } from './moments.ts'
import { randomDecision } from './random.ts'

/** How far a possible world is played on. */
const DECISIONS = 4

export interface Imagined {
  /** The world, and the result of playing it on at random, as one text. */
  all(): string
  /** Does the side see in it what it sees in the true game? */
  readonly looksTrue: boolean
}

/** The world that a side imagines with these dice. */
export function imaginedBy(host: Host, side: Id, seed: number | string): Imagined {
  const world = host.seat(side).imagine(seeded(seed))
  const looksTrue = alike(seenBy(world, side), seenBy(host, side))
  const begun = stateOf(world)
  const stream = new Stream(seed)
  for (let n = 0; n < DECISIONS && !world.over; n++) {
    const { prompts } = world.run
    const asked = prompts[stream.next(prompts.length)]
    const decision = asked && randomDecision(world.run, asked.side, stream)
    if (decision) world.decide(asked.side, decision)
  }
  return { all: () => canonical([begun, stateOf(world), world.game.journal.entries]), looksTrue }
}

const stateOf = ({ game, run }: Host): unknown => [
  tableNames.map(table => [...game.store.all(table)]),
  game.store.dice,
  run.prompts,
]

function seenBy(host: Host, side: Id): unknown {
  const { tables } = host.view(side)
  const byId = (a: object, b: object): number => ((a as Known).id < (b as Known).id ? -1 : 1)
  return [tableNames.map(table => [...tables[table]].sort(byId)), host.prompt(side), host.over]
}
