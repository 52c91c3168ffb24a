import {
  type Answers,
  askCoverOf,
  bandChoices,
  bearingOf,
  choice,
  fromLength,
  type Id,
  type SceneSpot,
  shelter,
  spotAlong,
  type TableQuestion,
  text,
  the,
  type Value,
} from '@sandtable/kernel'
import { reach } from '../measure.ts'
import type { Figure, Plastic } from '../records.ts'
import { terrains, type Weapon } from '../tables.ts'

/** How far a target is, and what it is in or behind: what the rules on fire ask about the table. */

/** In inches: a scene is written in the unit of the set. */
export const inches = (length: number): number => fromLength(length, 'in')

/** The bands of the range modifier, each with the farthest distance in it that this weapon reaches. */
export function bandsFor(game: Plastic, range: number): readonly { readonly band: string; readonly far: number }[] {
  const [short, medium] = [reach(game, 'short-range'), reach(game, 'medium-range')]
  return [
    { band: 'short', far: Math.min(short, range) },
    ...(range > short ? [{ band: 'medium', far: Math.min(medium, range) }] : []),
    ...(range > medium ? [{ band: 'long', far: range }] : []),
  ]
}

export function askRange(game: Plastic, target: Id, weapon: Weapon): TableQuestion {
  return {
    field: `range ${target}`,
    says: text`How far is it to ${the.piece(target)}?`,
    choices: bandChoices(bandsFor(game, weapon.range).map(({ band, far }) => ({ value: band, far }))),
    cites: ['PF-EFF-4', 'PF-EFF-5', weapon.rules.range],
  }
}

const placeKinds = ['building', 'bunker', 'foxhole', 'trench', 'ditch']
/** What a figure may be in, or may be behind; hills raise figures, and hide none. */
const kindsOf = (game: Plastic): readonly string[] => Object.keys(game.rows(terrains)).filter(kind => kind !== 'hill')

export const askShelter = (game: Plastic, target: Id, without: readonly string[] = []): TableQuestion =>
  askCoverOf(
    target,
    kindsOf(game).filter(kind => !without.includes(kind)),
    ['PF-FIR-12', 'PF-FIR-16', 'PF-SET-5'],
    `shelter ${target}`,
  )

/** Where what the figure is behind lies. */
export function askWhere(game: Plastic, target: Figure): TableQuestion {
  const close = the.length(reach(game, 'close'))
  const choices = [
    choice('close', text`on the line, within ${close} of ${the.piece(target)}`),
    choice('far', text`on the line, but farther away from both`),
    ...(target.pose === 'prone' ? [choice('beside', text`${the.piece(target)} lies on it or touches it`)] : []),
  ]
  return {
    field: `where ${target.id}`,
    says: text`Where is it?`,
    choices,
    cites: ['PF-FIR-16', 'PF-RUL-7', ...(target.pose === 'prone' ? ['PF-FIR-24'] : [])],
  }
}

/** The next question about one target; null when all is known. */
export function askOf(
  game: Plastic,
  id: Id,
  weapon: Weapon,
  answers: Answers,
  without?: readonly string[],
): TableQuestion | null {
  if (answers[`range ${id}`] === undefined) return askRange(game, id, weapon)
  const shelter = answers[`shelter ${id}`]
  if (shelter === undefined) return askShelter(game, id, without)
  if (shelter === 'open' || placeKinds.includes(String(shelter)) || answers[`where ${id}`] !== undefined) return null
  return askWhere(game, game.piece(id))
}

/** Each target has a way of its own from the firer, so that no ground lies on the line to another. */
export const MOST_TARGETS = 4
const wayTo = (i: number): SceneSpot => bearingOf(i + 1)

const HERE: SceneSpot = [0, 0]

/** The place of a target and the ground about it, as answered, in inches from the firer. */
export function laid(
  game: Plastic,
  firer: Figure,
  target: Figure,
  weapon: Weapon,
  answers: Answers,
  i = 0,
): { readonly at: readonly [number, number]; readonly terrain: readonly { readonly [field: string]: Value }[] } {
  const way = wayTo(i)
  const bases = game.ruling('PF-RUL-1') === 'edge' ? firer.radius + target.radius : 0
  const band = bandsFor(game, weapon.range).find(one => one.band === answers[`range ${target.id}`])
  const far = inches((band?.far ?? weapon.range) + bases)
  const radius = inches(target.radius)
  const at = spotAlong(HERE, way, far)
  const kind = String(answers[`shelter ${target.id}`] ?? 'open')
  if (kind === 'open') return { at, terrain: [] }
  const block = (near: number, deep: number, wide: number) =>
    shelter({ kind, from: HERE, way, near, deep, wide, nth: i })
  const [before, behind] = [far - radius, far + radius]
  // in it, close to its near side: from there it sees and is seen
  if (placeKinds.includes(kind)) return { at, terrain: [block(before - 0.3, 2 * radius + 0.6, radius + 0.5)] }
  const where = answers[`where ${target.id}`]
  if (where === 'beside') return { at, terrain: [block(behind + 0.05, 0.2, 2)] }
  if (where === 'far') return { at, terrain: [block(far / 2 - 0.1, 0.2, 1)] }
  return { at, terrain: [block(before - 0.5, 0.2, 1)] }
}
