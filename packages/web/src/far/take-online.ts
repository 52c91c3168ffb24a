import type { Seats } from '@sandtable/room'
import { useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { useSaves } from '../saves/saves.ts'
import { makeGame } from './your-games.ts'

/** Has the game on the table go on at the server: you at your side, friends at these, the computer at the others. */
export async function takeOnline(yours: string, friends: readonly string[]): Promise<void> {
  const { client, snapshot } = useTable.getState()
  const save = await client?.ask('save')
  if (!save || !snapshot) return
  const { table } = snapshot
  const level = useSaves.getState().current?.level ?? 'regular'
  const isPerson = (side: string): boolean => side === yours || friends.includes(side)
  const seats: Seats = Object.fromEntries(table.sides.map(side => [side, isPerson(side) ? 'person' : 'computer']))
  const wish = { title: table.title, scenario: '', file: table.title, seats, level, options: {}, save }
  go(`#/far/${await makeGame(wish, yours)}`)
}
