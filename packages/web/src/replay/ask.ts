import type { Branched, BranchWish, GameSource, Tale, TaleSource, Verified } from '@sandtable/room'
import { type GameClient, localGame } from '../game/client.ts'

/** Asks in a worker of its own: whatever game is open is not disturbed. */
async function asked<T>(question: (client: GameClient) => Promise<T>): Promise<T> {
  const client = localGame()
  try {
    return await question(client)
  } finally {
    client.close()
  }
}

/** Has a game told. */
export const ask = (source: TaleSource): Promise<Tale> => asked(client => client.ask('story', source))

/** The text of a game, as a file has it. */
export const textFrom = (source: GameSource): Promise<string> => asked(client => client.ask('text', source))

export const branchFrom = (source: GameSource, viewer: string, wish: BranchWish): Promise<Branched> =>
  asked(client => client.ask('branch', source, viewer, wish))

/** Replays a game, and compares its dice with their seal. */
export const verify = (save: string, file: string, seal: string | null): Promise<Verified> =>
  asked(client => client.ask('verify', save, file, seal))
