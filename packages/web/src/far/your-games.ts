import type { GameListed, GameMade, GameWish, OpenGame, QuickWish, Taken } from '@sandtable/room'
import { asked } from './asking.ts'
import { keepSeat, keptSeats } from './kept-seats.ts'
import { tellSeats } from './notices/notify.ts'

/** Has a game made, and keeps the seat of whoever made it, with the links for the others. */
export async function makeGame(wish: GameWish, yours: string): Promise<string> {
  const made = await asked<GameMade>('games', wish)
  const { secret } = keepSeat(made.game, made.seats[yours] ?? made.watch, { made: { ...made, yours } })
  void tellSeats([secret])
  return made.game
}

/** The games at which this browser sits; none where no server answers. */
export async function yourGames(): Promise<readonly GameListed[]> {
  const secrets = keptSeats().map(({ secret }) => secret)
  return secrets.length === 0 ? [] : asked<readonly GameListed[]>('mine', { secrets })
}

/** The games that anybody may join or watch. */
export const openGames = (): Promise<readonly OpenGame[]> => asked('lobby')

const kept = ({ game, secret }: Taken): string => {
  keepSeat(game, secret)
  void tellSeats([secret])
  return game
}

/** Takes a seat in the lobby; says at which game. */
export const takeSeat = async (game: string, side: string): Promise<string> =>
  kept(await asked<Taken>('lobby/sit', { game, side }))

export const findOpponent = async (wish: QuickWish): Promise<string> => kept(await asked<Taken>('lobby/quick', wish))
