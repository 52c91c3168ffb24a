import {
  type Answers,
  choice,
  fromLength,
  type Id,
  type Point,
  pieceChoice,
  type Resolution,
  type SceneFields,
  type TableQuestion,
  text,
  the,
  type Value,
} from '@sandtable/kernel'
import { courageReach } from '../courage.ts'
import { enemiesOf, isDown, isLeader, onTable, weaponOf } from '../figures.ts'
import { gunsOf, whyNotFire } from '../fire/firing.ts'
import { mannerOf } from '../fire/manners.ts'
import { bandsOf } from '../fire/ranges.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { distances } from '../tables.ts'

/** Fire and grenades, as people at a real table describe them: how far, behind what, and whose courage counts. */

const cms = (length: number): number => fromLength(length, 'cm')

/** What a man may be behind or in. */
export const covers = [
  'sandbags',
  'wall',
  'hedge',
  'woods',
  'rubble',
  'shell-hole',
  'trench',
  'building',
  'bunker',
] as const
const lines: readonly string[] = ['sandbags', 'wall', 'hedge']

export const askCover = (who: Id): TableQuestion => ({
  field: 'cover',
  says: text`What is ${the.piece(who)} behind or in?`,
  choices: [choice('open', text`nothing: in the open`), ...covers.map(kind => choice(kind, text`${the.term(kind)}`))],
  cites: ['GB-FIRE-4', 'GB-RUL-28'],
})

/** A steady leader near a man lends him his courage. */
export function askLeader(game: Goodbye, who: Id, field = 'leader'): TableQuestion | null {
  const figure = game.piece(who)
  const leaders = game.pieces.filter(f => f.side === figure.side && f.id !== who && isLeader(f) && onTable(f))
  if (leaders.length === 0) return null
  return {
    field,
    says: text`Is a leader within ${the.length(courageReach(game))} of ${the.piece(who)}?`,
    choices: [...leaders.map(f => pieceChoice(f)), choice('none', text`No`)],
    cites: ['GB-PIN-7', 'GB-RUL-33'],
  }
}

/** The cover of a man so far to the north, in cm. */
export function coverAt(figure: Figure, cover: unknown, north: number): readonly { readonly [field: string]: Value }[] {
  if (typeof cover !== 'string' || cover === 'open') return []
  const half = cms(figure.radius)
  const [near, far] = [north - half - 0.5, north + half + 2]
  if (lines.includes(cover))
    return [
      {
        id: cover,
        kind: cover,
        line: [
          [-8, near],
          [8, near],
        ],
      },
    ]
  const box = [
    [-8, near],
    [8, near],
    [8, far],
    [-8, far],
  ]
  return [{ id: cover, kind: cover, polygon: box }]
}

/** The weapons that are aimed at a man or a tank. */
const armsOf = (game: Goodbye, figure: Figure): readonly string[] =>
  gunsOf(figure).filter(weapon => mannerOf(game, weapon).aims !== 'spot')

const armIn = (game: Goodbye, figure: Figure, { weapon }: Answers): string => String(weapon ?? armsOf(game, figure)[0])

function askBand(game: Goodbye, figure: Figure, weapon: string, target: Id): TableQuestion {
  const bands = bandsOf(game, figure, weapon)
  // a man who lies low is fired at only from near
  const near = isDown(game.piece(target)) ? [game.rows(distances)['sought-out']] : []
  const ends = [...new Set([...near, ...bands])].filter(far => far <= (bands.at(-1) ?? 0)).sort((a, b) => a - b)
  return {
    field: 'band',
    says: text`How far is it to ${the.piece(target)}?`,
    choices: ends.map(far => choice(far, text`up to ${the.length(far)}`)),
    cites: ['GB-GEN-6', 'GB-WEAP-2'],
  }
}

/** A figure so far to the north, with its crew or the gun that it serves beside it. */
export const withCrew = (game: Goodbye, figure: Figure, north = 0): { [piece: Id]: SceneFields } => ({
  ...Object.fromEntries(
    game.pieces
      .filter(f => f.id !== figure.id && onTable(f) && (f.crewOf === figure.id || f.id === figure.crewOf))
      .map(({ id }, i) => [id, { at: [(i + 1) * 2.2, north] }]),
  ),
  [figure.id]: { at: [0, north], facing: north > 0 ? 180 : 0 },
})

const leading = ({ leader }: Answers, north: number): { [piece: Id]: SceneFields } =>
  typeof leader === 'string' && leader !== 'none' ? { [leader]: { at: [5, north + 8] } } : {}

export const fire: Resolution<GoodbyeTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['GB-FIRE-1', 'GB-FIRE-3'],
  fits: ({ state }) => state.phase === 'fire',
  ask(game, answers) {
    if (answers.piece === undefined) {
      const own = game.pieces.filter(f => f.side === game.state.side && onTable(f) && armsOf(game, f).length > 0)
      const choices = own.map(f => pieceChoice(f, whyNotFire(game, f)))
      return { field: 'piece', role: 'actor', says: text`Who fires?`, choices, cites: ['GB-FIRE-1'] }
    }
    const firer = game.piece(String(answers.piece))
    const arms = armsOf(game, firer)
    if (arms.length > 1 && answers.weapon === undefined) {
      const choices = arms.map(arm => choice(arm, text`${the.term(arm)}`))
      return { field: 'weapon', says: text`With what?`, choices, cites: ['GB-WEAP-1'] }
    }
    if (answers.target === undefined) {
      const choices = enemiesOf(game, firer.side).map(f => pieceChoice(f))
      return { field: 'target', role: 'target', says: text`At whom?`, choices, cites: ['GB-FIRE-3'] }
    }
    const target = String(answers.target)
    if (answers.band === undefined) return askBand(game, firer, armIn(game, firer, answers), target)
    if (answers.cover === undefined) return askCover(target)
    return answers.leader === undefined ? askLeader(game, target) : null
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const north = cms(Number(answers.band))
    return {
      pieces: { ...leading(answers, north), ...withCrew(game, firer), ...withCrew(game, target, north) },
      terrain: coverAt(target, answers.cover, north),
    }
  },
  decides(game, { piece, weapon, target }) {
    const { side, id } = game.piece(String(piece))
    const named = weapon === undefined ? {} : { weapon }
    return { side, decision: { action: 'fire', piece: id, ...named, target: String(target) } }
  },
}

/** How far a grenade is thrown here, in cm: in the first band. */
const THROW = 10
const grenadesOf = (game: Goodbye, figure: Figure): readonly string[] =>
  figure.weapons.filter(weapon => weapon === 'grenade' && weaponOf(game, weapon) !== null)

/** A grenade is thrown: where it lands is rolled here, and then measured on the table. */
export const throwGrenade: Resolution<GoodbyeTables> = {
  id: 'throw',
  says: text`Throw a grenade`,
  kind: 'act',
  cites: ['GB-GREN-2', 'GB-WEAP-12'],
  fits: ({ state }) => state.phase === 'fire',
  ask(game, { piece, band }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who throws?`,
        choices: game.pieces
          .filter(f => f.side === game.state.side && onTable(f) && grenadesOf(game, f).length > 0)
          .map(f => pieceChoice(f, whyNotFire(game, f))),
        cites: ['GB-GREN-2'],
      }
    if (band !== undefined) return null
    const bands = bandsOf(game, game.piece(String(piece)), 'grenade')
    return {
      field: 'band',
      says: text`How far is it to the spot?`,
      choices: bands.map(far => choice(far, text`up to ${the.length(far)}`)),
      cites: ['GB-GREN-2'],
    }
  },
  scene: (_, { piece }) => ({ pieces: { [String(piece)]: { at: [0, 0], facing: 0 } } }),
  decides(game, { piece, band }) {
    const { side, id, at } = game.piece(String(piece))
    const [x, y] = at as Point
    return { side, decision: { action: 'throw', piece: id, target: [x, y + Number(band)] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} throws a grenade.`,
}

/** One man within the blast of a grenade that has landed. */
export const blast: Resolution<GoodbyeTables> = {
  id: 'blast',
  says: text`Grenade blast on a man`,
  kind: 'besides',
  cites: ['GB-GREN-2', 'GB-WEAP-12'],
  fits: game => game.pieces.some(f => f.fired && grenadesOf(game, f).length > 0),
  ask(game, answers) {
    const there = game.pieces.filter(onTable)
    if (answers.piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who threw it?`,
        choices: there.filter(f => f.fired && grenadesOf(game, f).length > 0).map(f => pieceChoice(f)),
        cites: ['GB-GREN-2'],
      }
    if (answers.target === undefined)
      return {
        field: 'target',
        role: 'target',
        says: text`Who is within ${the.length(weaponOf(game, 'grenade')?.radius ?? 0)} of it?`,
        choices: there.filter(f => f.id !== answers.piece).map(f => pieceChoice(f)),
        cites: ['GB-WEAP-12'],
      }
    const target = String(answers.target)
    if (answers.cover === undefined) return askCover(target)
    return answers.leader === undefined ? askLeader(game, target) : null
  },
  scene(game, answers) {
    const thrower = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const north = THROW + cms(target.radius) + 1.5
    return {
      pieces: {
        [thrower.id]: { at: [0, 0], facing: 0, fired: false, pinned: false, suppressed: false },
        [target.id]: { at: [0, north] },
        ...leading(answers, north),
      },
      terrain: coverAt(target, answers.cover, north),
      state: { phase: 'fire', side: thrower.side },
      dice: { scatter: [1] },
    }
  },
  decides(game, { piece }) {
    const { side, id, at } = game.piece(String(piece))
    const [x, y] = at as Point
    return { side, decision: { action: 'throw', piece: id, target: [x, y + THROW * 1000] } }
  },
  tells: ({ target }) => text`The blast reaches ${the.piece(String(target))}.`,
}
