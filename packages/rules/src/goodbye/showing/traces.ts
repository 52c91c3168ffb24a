import type { ChangeEntry, Decision, Drawing, Entry, Id, Point } from '@sandtable/kernel'
import { plainly } from '@sandtable/kernel'
import { cardOf } from '../cards/deck.ts'
import { weaponOf } from '../figures.ts'
import { gunsOf } from '../fire/firing.ts'
import { centimetres, isSpot } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { radiusOf } from '../weapons/blast.ts'
import { flame } from '../weapons/flamethrowers.ts'
import { beatenZone } from '../weapons/heavy-machine-guns.ts'
import { type Landing, landingOf, placeOf } from '../weapons/scatter.ts'
import { stripOutline } from '../weapons/strips.ts'

/** Answers that belong to a deed which is being worked out; any other decision is a deed of its own. */
const answers = ['use', 'pass', 'choose', 'agree', 'refuse', 'react']
const drawn = ['fire', 'throw', 'charge']

/**
 * What the last deed or card has drawn on the table while its dice are rolled: where it was aimed, how far it strayed and how far it
 * reached. It lies there until somebody does something else.
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

/** A beaten zone, a flame, or a burst where it came down; the way of a charge, while those who are charged may shoot. */
function ofDeed(game: Goodbye, decision: Decision, after: readonly Entry[]): readonly Drawing[] {
  const { action, piece, target } = decision
  const firer = drawn.includes(action) ? game.find('piece', String(piece)) : null
  const from = firer && spotOf(game, firer.id, after)
  const aim = isSpot(target as Id) ? (target as unknown as Point) : spotOf(game, String(target), after)
  if (!firer || !from || !aim) return []
  if (action === 'charge') return [{ type: 'path', points: [from, aim], says: 'charges', allowed: true }]
  const weapon = (decision.weapon as string | undefined) ?? (action === 'throw' ? 'grenade' : (gunsOf(firer)[0] ?? ''))
  const row = weaponOf(game, weapon)
  if (weapon === 'mg') return zone(stripOutline(beatenZone(game, { ...firer, at: from } as Figure, aim)), 'beaten zone')
  if (row?.template) return zone(stripOutline(flame(game, from, aim)), 'flame')
  if (!row?.radius) return []
  if (row.scatter) return burst(aim, landedIn(after), radiusOf(game, weapon))
  const bursts = after.some(entry => entry.type === 'said' && plainly(entry.says).startsWith('It bursts'))
  return bursts ? burst(aim, null, radiusOf(game, weapon)) : []
}

/** Shells that cards bring down: each is aimed at the leader of a section. */
function ofShells(game: Goodbye, after: readonly Entry[]): readonly Drawing[] {
  return after.flatMap((entry): readonly Drawing[] => {
    const [leader] = entry.type === 'said' ? (entry.about ?? []) : []
    const landing = entry.type === 'said' && leader !== undefined ? landingOf(plainly(entry.says)) : null
    const card = game.state.discards.at(-1)
    const aim = leader === undefined ? null : spotOf(game, leader, after)
    const radius = card === undefined ? null : cardOf(game, card).radius
    return landing && aim && radius ? burst(aim, landing, radius) : []
  })
}

function burst(aim: Point, landing: Landing | null, radius: number): readonly Drawing[] {
  const at = landing ? placeOf(aim, landing) : aim
  const ring: Drawing = { type: 'ring', means: 'blast', at, radius, says: centimetres(radius) }
  if (!landing || landing.hour === null) return [ring]
  const says = `${centimetres(landing.off)} off target`
  return [{ type: 'path', points: [aim, at], says, allowed: true }, ring]
}

const zone = (outline: readonly Point[], says: string): readonly Drawing[] => [
  { type: 'area', means: 'zone', outlines: [outline], says },
]

/** Where it has come down; null before that is rolled. */
function landedIn(after: readonly Entry[]): Landing | null {
  for (const entry of after) {
    const landing = entry.type === 'said' ? landingOf(plainly(entry.says)) : null
    if (landing) return landing
  }
  return null
}

/** Where a piece stood when the deed was done: it may have fallen by it. */
function spotOf(game: Goodbye, id: Id, after: readonly Entry[]): Point | null {
  const change = after.find(
    (entry): entry is ChangeEntry => entry.type === 'change' && entry.table === 'piece' && entry.id === id,
  )
  const was = (change?.before ?? game.find('piece', id)) as Pick<Figure, 'at'> | null
  return was?.at ?? null
}
