import { localGame } from '../game/client.ts'
import type { Tale, TaleSource } from './tale.ts'

/** Has a game told, in a worker of its own: whatever game is open is not disturbed. */
export async function ask(source: TaleSource): Promise<Tale> {
  const client = localGame()
  try {
    return await client.ask('story', source)
  } finally {
    client.close()
  }
}
