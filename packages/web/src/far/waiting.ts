import type { GameListed } from '@sandtable/room'
import { create } from 'zustand'
import { keptSeats } from './kept-seats.ts'
import { yourGames } from './your-games.ts'

/** How often it is asked what has become of the games, in ms. */
const AGAIN = 20_000

/** The games at which this browser sits, as they stood when the server was last asked. */
export const useYourGames = create<{ readonly games: readonly GameListed[] }>(() => ({ games: [] }))

/** Does this game wait for whoever sits at this browser? */
export const isYours = ({ stage, waiting, seat }: GameListed): boolean => stage === 'playing' && waiting.includes(seat)

export const waitingIn = ({ games }: { readonly games: readonly GameListed[] }): number => games.filter(isYours).length

/** Asks now. Without a server the list stays as it was. */
export async function lookUp(): Promise<void> {
  const games = await yourGames().catch(() => null)
  if (games) useYourGames.setState({ games })
}

/** Follows the games and says on the page's icon how many wait; the answer ends it. */
export function followGames(): () => void {
  const look = (): void => {
    if (!document.hidden && keptSeats().length > 0) void lookUp()
  }
  look()
  const timer = setInterval(look, AGAIN)
  document.addEventListener('visibilitychange', look)
  const unsubscribe = useYourGames.subscribe(state => {
    const count = waitingIn(state)
    // not every browser has it, and none must
    void (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {})
  })
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    unsubscribe()
  }
}
