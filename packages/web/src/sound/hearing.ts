import {
  actorIn,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  type Point,
  type Roles,
  targetsIn,
} from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { Sound } from './recipes.ts'

/** A sound, and where on the table it comes from: −1 is its western edge, 1 its eastern. */
export interface Heard {
  readonly sound: Sound
  readonly pan: number
}

type Standing = { readonly at: Point | null; readonly gone: boolean }

/**
 * What is heard of these entries. They are those that this seat was told: what is kept from it makes no sound here. Of each kind one
 * sound is enough for what happens at once.
 */
export function heardOf(news: readonly Entry[], { table, seat }: Pick<Snapshot, 'table' | 'seat'>): readonly Heard[] {
  const heard = new Map<Sound, Heard>()
  const pan = (at: Point | null | undefined): number =>
    at ? Math.max(-1, Math.min(1, (2 * at[0]) / table.width - 1)) * 0.8 : 0
  const hear = (sound: Sound, at?: Point | null): void => {
    if (!heard.has(sound)) heard.set(sound, { sound, pan: pan(at) })
  }
  for (const [i, entry] of news.entries()) {
    if (entry.type === 'roll') hear(entry.drawn ? 'card' : diceFor(entry.dice.length))
    else if (entry.type === 'decision') {
      if (entry.side === seat) hear('confirm')
      hearDeed(entry.decision, news.slice(i + 1), table.roles, hear)
    } else if (entry.type === 'change' && entry.table === 'piece') {
      const [before, after] = [entry.before, entry.after] as readonly (Standing | null)[]
      if (before && !before.gone && after?.gone && entry.event?.is !== 'left') hear('fall', before.at)
      else if (after?.at && String(before?.at) !== String(after.at)) hear('base', after.at)
    }
  }
  return [...heard.values()]
}

const diceFor = (count: number): Sound => (count <= 1 ? 'dice1' : count === 2 ? 'dice2' : count < 5 ? 'dice3' : 'dice6')

/** What is aimed at somebody is a shot; at a place, a burst. */
function hearDeed(
  decision: Decision,
  after: readonly Entry[],
  roles: Roles,
  hear: (sound: Sound, at?: Point | null) => void,
): void {
  const [aimed] = targetsIn(decision, roles)
  if (aimed === undefined) return
  if (isPoint(aimed)) hear('burst', aimed)
  else hear('shot', placeOf(actorIn(decision, roles) ?? '', after))
}

function placeOf(piece: Id, entries: readonly Entry[]): Point | null {
  const change = entries.find(entry => entry.type === 'change' && entry.id === piece)
  return change?.type === 'change' ? ((change.before as Standing | null)?.at ?? null) : null
}
