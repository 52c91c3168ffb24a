import type { Branched, BranchWish, Seats, Tale } from '@sandtable/room'
import { go } from '../../route.ts'
import { goOn } from '../../saves/begin.ts'
import { type Kept, useSaves } from '../../saves/saves.ts'
import { branchFrom } from '../ask.ts'
import type { Replayable } from '../sources.ts'

/** Which game, from which settled point of what the viewer was told, and who plays on. */
interface Branching {
  readonly game: Replayable
  readonly tale: Tale
  readonly at: number
  readonly seats: Seats
  readonly title: string
}

/** Goes to the table with the other game. */
export async function playItOn({ game, tale, at, seats, title }: Branching): Promise<void> {
  const branch = await branched(game, tale, at, 'by hand')
  await goOn(await kept(game, tale, title, seats, branch))
}

/** The computer plays all sides to the end; the replay opens where the other game goes off. */
export async function playItOut({ game, tale, at, title }: Branching): Promise<void> {
  const branch = await branched(game, tale, at, 'by the computer')
  const seats = Object.fromEntries(tale.sides.map(side => [side, 'computer'] as const))
  const { id } = await kept(game, tale, title, seats, branch)
  go(`#/replay/game/${id}/${at}/${encodeURIComponent(tale.viewer)}`)
}

const branched = async (
  game: Replayable,
  { viewer }: Tale,
  at: number,
  played: BranchWish['played'],
): Promise<Branched> => {
  // a game's own seed is a number: this can never be the same
  const seed = `what if ${crypto.getRandomValues(new Uint32Array(1))[0]}`
  return branchFrom(await game.source(), viewer, { at, seed, played })
}

/** Keeps it beside the others, so that it is not lost when it has been left. */
async function kept(game: Replayable, tale: Tale, title: string, seats: Seats, branch: Branched): Promise<Kept> {
  const kept: Kept = {
    id: crypto.randomUUID(),
    title,
    ruleset: game.ruleset,
    seats,
    level: game.kept?.level ?? 'regular',
    sides: tale.sides.map(id => ({ id, name: game.names[id] ?? id })),
    options: tale.options,
    turn: branch.turn,
    last: branch.last,
    waitingFor: [],
    over: branch.outcome?.says ?? null,
    name: null,
    at: Date.now(),
  }
  await useSaves.getState().put(kept, branch.save)
  return kept
}
