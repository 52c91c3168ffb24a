import { Reel } from '@sandtable/kernel'
import type { GameSource, Tale } from '@sandtable/room'
import { type GameClient, localGame } from '../../game/client.ts'
import { placesOf } from '../../replay/places/places.ts'
import { ALL, replayable } from '../../replay/sources.ts'
import { type momentOf, nothing, ready, sceneAt } from '../../replay/watch/shown.ts'
import { sceneOf } from '../../scene/scene-of.ts'
import type { TableScene } from '../scene.ts'

/** A moment of a ready battle that the computer plays: '<set>/<battle>', as one side sees it when a turn begins. */
export interface Moment {
  readonly battle: string
  readonly turn: number
  /** A side; nobody in particular sees everything. */
  readonly viewer?: string
  /** Who of that side is selected: where it can go and what it sees is drawn, as in play. */
  readonly selected?: string
}

interface Played {
  readonly client: GameClient
  readonly source: GameSource
  readonly tale: Tale
}

/** To play a battle takes long, and many moments are of the same one. */
const played = new Map<string, Promise<Played>>()

async function play(battle: string, viewer: string): Promise<Played> {
  const [set = '', id = ''] = battle.split('/')
  const game = await replayable(set, id)
  if (!game) throw new Error(`there is no battle ${battle}`)
  const source = await game.source()
  const client = localGame()
  return { client, source, tale: await ready(await client.ask('story', { ...source, viewer })) }
}

/** A real position: the game is played in a worker, as for a replay, and wound to the turn. */
export async function realScene({ battle, turn, viewer = ALL, selected }: Moment): Promise<TableScene> {
  const key = `${battle} ${viewer}`
  const playing = played.get(key) ?? play(battle, viewer)
  played.set(key, playing)
  const { client, source, tale } = await playing
  const { opening, entries } = tale.story
  const { turns, length } = placesOf(entries, 1, tale)
  const at = turns[turn - 1] ?? length
  const { view } = new Reel(opening, entries).to(at)
  return selected ? goneOn(client, source, tale, at, selected) : sceneAt(tale, view, at)
}

/** The game goes on from there with people, one of whom has selected a piece. */
async function goneOn(
  client: GameClient,
  source: GameSource,
  tale: Tale,
  at: number,
  piece: string,
): Promise<TableScene> {
  const settled = tale.settled.find(place => place >= at) ?? at
  const { save } = await client.ask('branch', source, tale.viewer, { at: settled, seed: 1, played: 'by hand' })
  const seats = Object.fromEntries(tale.sides.map(side => [side, 'person' as const]))
  const shown = new Promise<ReturnType<typeof momentOf>>(resolve =>
    client.onSnapshot(snapshot => resolve(snapshot as ReturnType<typeof momentOf>)),
  )
  await client.ask('resume', { title: tale.title, save, file: tale.title, seats, level: 'regular' })
  const snapshot = await shown
  const [reach, sight] = await Promise.all([
    client.ask('lens', piece, 'reach', 1),
    client.ask('lens', piece, 'arcs', 1),
  ])
  return sceneOf({ ...nothing, snapshot, selected: piece, looking: [...reach, ...sight] }) as TableScene
}

/** The table without anything that was drawn or laid on it. */
export const unmarked = (scene: TableScene): TableScene => ({
  ...scene,
  overlays: [],
  markers: [],
  pieces: scene.pieces.map(piece => ({ ...piece, states: [], badge: 'none' })),
})
