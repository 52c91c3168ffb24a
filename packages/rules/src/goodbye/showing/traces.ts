import {
  type ChangeEntry,
  type Decision,
  type Drawing,
  draw,
  type Entry,
  type Id,
  isPoint,
  lengthOf,
  type Message,
  type Point,
  type SaidEntry,
  text,
  the,
} from '@sandtable/kernel'
import { cardOf } from '../cards/deck.ts'
import { weaponOf } from '../figures.ts'
import { gunsOf } from '../fire/firing.ts'
import type { Figure, Goodbye, State } from '../records.ts'
import { radiusOf } from '../weapons/blast.ts'
import { flame } from '../weapons/flamethrowers.ts'
import { beatenZone } from '../weapons/heavy-machine-guns.ts'
import { stripOutline } from '../weapons/strips.ts'

/** Answers that belong to an action being resolved; any other decision is an action of its own. */
const answers = ['use', 'pass', 'choose', 'agree', 'refuse', 'react']
const drawn = ['fire', 'throw', 'charge']

/**
 * What the last action or card drew on the table: where it was aimed, how far it strayed and its radius. It stays
 * until the next action.
 */
export function traces(game: Goodbye, _side: Id, news: readonly Entry[]): readonly Drawing[] {
  let begin = news.length - 1
  for (; begin >= 0; begin--) {
    const entry = news[begin] as Entry
    if (entry.type === 'decision' && !answers.includes(entry.decision.action)) break
  }
  const deed = news[begin]
  const after = news.slice(begin + 1)
  return [...(deed?.type === 'decision' ? ofDeed(game, deed.decision, after) : []), ...ofShells(game, after)]
}

/** A beaten zone, a flame, or a burst where it landed; the path of a charge while its targets may shoot. */
function ofDeed(game: Goodbye, decision: Decision, after: readonly Entry[]): readonly Drawing[] {
  const { action, piece, target } = decision
  const firer = drawn.includes(action) ? game.find('piece', String(piece)) : null
  const from = firer && spotOf(game, firer.id, after)
  const aim = isPoint(target) ? target : spotOf(game, String(target), after)
  if (!firer || !from || !aim) return []
  if (action === 'charge') return [draw.path([from, aim], text`charges`)]
  const weapon = (decision.weapon as string | undefined) ?? (action === 'throw' ? 'grenade' : (gunsOf(firer)[0] ?? ''))
  const row = weaponOf(game, weapon)
  if (weapon === 'mg')
    return zone(stripOutline(beatenZone(game, { ...firer, at: from } as Figure, aim)), text`beaten zone`)
  if (row?.template) return zone(stripOutline(flame(game, from, aim)), text`flame`)
  if (!row?.radius) return []
  const landed = after.find(isLanding)
  return row.scatter || landed ? burst(aim, landed?.at ?? aim, radiusOf(game, weapon)) : []
}

/** Reports where something landed. */
const isLanding = (entry: Entry): entry is SaidEntry & { readonly at: Point } =>
  entry.type === 'said' && entry.at !== undefined

/** Shells from cards: each is aimed at the leader of a section. */
function ofShells(game: Goodbye, after: readonly Entry[]): readonly Drawing[] {
  return after.flatMap((entry, i): readonly Drawing[] => {
    const card = cardUsed(entry)
    const radius = card === null ? null : cardOf(game, card).radius
    const landed = radius ? after.slice(i).find(isLanding) : undefined
    const [leader] = landed?.about ?? []
    const aim = leader === undefined ? null : spotOf(game, leader, after)
    return landed && aim && radius ? burst(aim, landed.at, radius) : []
  })
}

/** The card this entry adds to the used pile. */
function cardUsed(entry: Entry): string | null {
  if (entry.type !== 'change' || entry.table !== 'game') return null
  const [before, after] = [entry.before as State, entry.after as State]
  return after.discards.length > before.discards.length ? (after.discards.at(-1) ?? null) : null
}

function burst(aim: Point, at: Point, radius: number): readonly Drawing[] {
  const ring = draw.ring('blast', at, radius)
  const off = Math.round(lengthOf([aim, at]))
  if (off === 0) return [ring]
  return [draw.path([aim, at], text`${the.length(off)} off target`), ring]
}

const zone = (outline: readonly Point[], says: Message): readonly Drawing[] => [draw.area('zone', [outline], says)]

/** Where a piece stood at the time of the action: the action may have killed it. */
function spotOf(game: Goodbye, id: Id, after: readonly Entry[]): Point | null {
  const change = after.find(
    (entry): entry is ChangeEntry => entry.type === 'change' && entry.table === 'piece' && entry.id === id,
  )
  const was = (change?.before ?? game.find('piece', id)) as Pick<Figure, 'at'> | null
  return was?.at ?? null
}
