import {
  type Answers,
  choice,
  fromLength,
  type Id,
  pieceChoice,
  type Resolution,
  type TableQuestion,
  text,
  the,
  type Value,
} from '@sandtable/kernel'
import { gunRanges } from '../combat-tables.ts'
import { smallArmOf } from '../fire/orders.ts'
import { shotsLeft } from '../fire/permission.ts'
import { usable } from '../fire/ways.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { sizeOf } from '../stands/measure.ts'
import { enemiesOf, isVehicle, onTable } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { reach } from '../values.ts'

/** Direct fire at a stand, as people at a real table describe it. */

const mms = (length: number): number => fromLength(length, 'mm')

/** The steps in which stands fire on their cards. */
export const fireSteps = ['aimed-fire', 'move-fire', 'opportunity-fire']

/** What a stand may be in, or behind. */
export const covers = [
  'woods',
  'scrub',
  'foxhole',
  'trench',
  'wall',
  'building',
  'bunker',
  'ruin',
  'hill-crest',
] as const
const lines: readonly string[] = ['wall', 'hill-crest']

const armsOf = (game: Blaze, stand: Stand): readonly Weapon[] => usable(game, stand)
const armIn = (game: Blaze, stand: Stand, { weapon }: Answers): Weapon => {
  const arms = armsOf(game, stand)
  return (arms.find(({ name }) => name === weapon) ?? arms[0]) as Weapon
}

/** The ends of the range bands: of small arms, or of guns. */
function endsOf(game: Blaze, weapon: Weapon): readonly number[] {
  const arm = smallArmOf(game, weapon)
  if (arm) return [...(arm.short === null ? [] : [arm.short]), arm.max]
  return Object.values(game.rows(gunRanges)) as number[]
}

/** A prone stand is fired at only from near. */
const rangesAt = (game: Blaze, weapon: Weapon, { prone }: Stand): readonly number[] =>
  [...new Set([...(prone ? [reach(game, 'prone')] : []), ...endsOf(game, weapon)])].sort((a, b) => a - b)

const askRange = (game: Blaze, weapon: Weapon, target: Id): TableQuestion => ({
  field: 'far',
  says: text`How far is it to ${the.piece(target)}?`,
  choices: rangesAt(game, weapon, game.piece(target)).map(far => choice(far, text`up to ${the.length(far)}`)),
  cites: ['BA-ARMS-13', 'BA-GUN-1'],
})

const askCover = (target: Id): TableQuestion => ({
  field: 'cover',
  says: text`What is ${the.piece(target)} in or behind?`,
  choices: [choice('open', text`nothing: in the open`), ...covers.map(kind => choice(kind, text`${the.term(kind)}`))],
  cites: ['BA-TERR-20', 'BA-TERR-21'],
})

const askAspect = (target: Id): TableQuestion => ({
  field: 'aspect',
  says: text`Which side of ${the.piece(target)} is fired at?`,
  choices: [choice('front', text`front`), choice('side', text`side`), choice('rear', text`rear`)],
  cites: ['BA-GUN-1'],
})

/** The way a vehicle faces: the firer is to its south. */
const facings: { readonly [aspect: string]: number } = { front: 180, side: 90, rear: 0 }

/** The stands that may fire on their cards now. */
const firersIn = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(
    stand =>
      onTable(stand) && stand.card === game.state.phase && armsOf(game, stand).length > 0 && shotsLeft(game, stand) > 0,
  )

export const fire: Resolution<BlazeTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['BA-ARMS-2', 'BA-AIM-3'],
  fits: game => fireSteps.includes(game.state.phase) && firersIn(game).length > 0,
  ask(game, answers) {
    if (answers.piece === undefined) {
      const choices = firersIn(game).map(stand => pieceChoice(stand))
      return { field: 'piece', role: 'actor', says: text`Who fires?`, choices, cites: ['BA-ARMS-2'] }
    }
    const firer = game.piece(String(answers.piece))
    const arms = armsOf(game, firer)
    if (arms.length > 1 && answers.weapon === undefined) {
      const choices = arms.map(({ name }) => choice(name, text`${the.term(name)}`))
      return { field: 'weapon', says: text`With what?`, choices, cites: ['BA-ARMS-13'] }
    }
    if (answers.target === undefined) {
      const choices = enemiesOf(game, firer.side).map(stand => pieceChoice(stand))
      return { field: 'target', role: 'target', says: text`At whom?`, choices, cites: ['BA-ARMS-2'] }
    }
    const target = String(answers.target)
    if (answers.far === undefined) return askRange(game, armIn(game, firer, answers), target)
    if (answers.cover === undefined) return askCover(target)
    return isVehicle(game, game.piece(target)) && answers.aspect === undefined ? askAspect(target) : null
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const halves = [firer, target].map(stand => mms(sizeOf(game, stand)[1]) / 2)
    const north = mms(Number(answers.far)) + (halves[0] ?? 0) + (halves[1] ?? 0)
    const facing = facings[String(answers.aspect)] ?? 180
    const { phase } = game.state
    return {
      pieces: {
        [firer.id]: { at: [0, 0], facing: 0, hidden: false },
        // whoever is aboard is where its transport is
        [target.aboard ?? target.id]: { at: [0, north], facing, hidden: false },
      },
      terrain: coverAt(answers.cover, north, halves[1] ?? 0),
      // whose go it is, people see at the table
      state: { phase, begun: phase, go: firer.side, passed: [], ended: [] },
    }
  },
  decides(game, { piece, weapon, target }) {
    const { side, id } = game.piece(String(piece))
    const named = weapon === undefined ? {} : { weapon }
    return { side, decision: { action: 'fire', piece: id, ...named, target: String(target) } }
  },
}

/** The cover of a stand so far to the north, in millimetres. */
function coverAt(cover: unknown, north: number, half: number): readonly { readonly [field: string]: Value }[] {
  if (typeof cover !== 'string' || cover === 'open') return []
  const near = north - half - 10
  if (lines.includes(cover))
    return [
      {
        id: cover,
        kind: cover,
        line: [
          [-100, near],
          [100, near],
        ],
      },
    ]
  const box = [
    [-80, near],
    [80, near],
    [80, north + half + 20],
    [-80, north + half + 20],
  ]
  return [{ id: cover, kind: cover, polygon: box }]
}
