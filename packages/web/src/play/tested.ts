import { go } from '../route.ts'
import { lastingAs } from '../saves/lasting.ts'
import { useSaves } from '../saves/saves.ts'

/** The battle that is being tried in this tab, and the game in which it is: '<game> <set>/<id>'. */
const tested = lastingAs('sessionStorage', 'sandtable.tested')

export const tryOut = (game: string, battle: string): void => tested.set(`${game} ${battle}`)

/** The battle of which this game is a trial; null of any other game. */
export function triedOut(game: string | undefined): string | null {
  const [tried, battle] = tested.get()?.split(' ') ?? []
  return game && tried === game ? (battle ?? null) : null
}

/** Back to where the battle is made. The trial is forgotten: it was none of the games that one wants to go on with. */
export async function backToEditor(game: string, battle: string): Promise<void> {
  go(`#/edit/${battle}`)
  tested.set(null)
  await useSaves.getState().forget(game)
}
