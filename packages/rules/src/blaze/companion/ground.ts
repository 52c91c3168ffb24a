import {
  type Answers,
  askCoverOf,
  askInTurn,
  askWhom,
  bearingOf,
  choice,
  type Entry,
  fromLength,
  type Id,
  landedIn,
  type Point,
  type SceneFields,
  type SceneSpot,
  shelter,
  spotAlong,
  type TableQuestion,
  text,
  the,
  ticked,
  toLength,
  type Value,
} from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { discAt, figuresUnder, halfUnder, templateRadius } from '../shells/template.ts'
import { hullAt, sizeOf } from '../stands/measure.ts'
import { hasFigures, isAircraft, onTable } from '../stands/stand.ts'

/** What people say about the ground: what a stand is in, and what is under a template. */

export const mms = (length: number): number => fromLength(length, 'mm')

/** Half of a base across its front, and along its facing, in millimetres. */
export const halfOf = (game: Blaze, stand: Stand): readonly [number, number] => {
  const [wide, deep] = sizeOf(game, stand)
  return [mms(wide) / 2, mms(deep) / 2]
}

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
/** Only the ground that it is in covers a stand against what comes from above. */
const fromAbove = covers.filter(kind => !lines.includes(kind))

export const askCover = (target: Id, field?: string, kinds: readonly string[] = covers): TableQuestion =>
  askCoverOf(target, kinds, ['BA-TERR-20', 'BA-TERR-21'], field)

export type Ground = readonly { readonly [field: string]: Value }[]

export interface Laid {
  readonly pieces: { readonly [piece: Id]: SceneFields }
  readonly terrain: Ground
}

/** The cover of a stand at a spot: around it, or in front of it as seen from the south. */
export function coverAt(cover: unknown, [x, y]: SceneSpot, half: number, nth = 0): Ground {
  if (typeof cover !== 'string' || cover === 'open') return []
  const isLine = lines.includes(cover)
  const near = isLine ? -half - 10 : -half - 2
  return [
    shelter({ kind: cover, from: [x, y], way: [0, 1], near, deep: isLine ? 0 : 2 * half + 4, wide: half + 25, nth }),
  ]
}

/** Whom each template lies on that has come down: which stands, how many of their figures, in what. */
export function askUnder(
  game: Blaze,
  answers: Answers,
  happened: readonly Entry[],
  without: readonly Id[] = [],
): TableQuestion | null {
  for (const [i] of landedIn(happened, 'mm').entries()) {
    const field = `under ${i + 1}`
    const asked = askInTurn(
      answers,
      () =>
        askWhom(
          field,
          text`Which stands are under the template, ${the.length(2 * templateRadius(game))} across? Friends too, the nearest first.`,
          standing(game).filter(stand => !without.includes(stand.id)),
          ['BA-ARTY-4', 'BA-ARTY-18'],
        ),
      ...ticked(answers[field]).flatMap(id => [
        () => askFigures(game.piece(id), `figures ${i + 1} ${id}`),
        () => askCover(id, `cover ${id}`, fromAbove),
      ]),
    )
    if (asked) return asked
  }
  return null
}

export const standing = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(stand => onTable(stand) && !isAircraft(game, stand) && stand.aboard === null)

export const askFigures = ({ id, figures }: Stand, field: string): TableQuestion | null =>
  figures < 2
    ? null
    : {
        field,
        says: text`How many figures of ${the.piece(id)} are wholly under it?`,
        choices: Array.from({ length: figures }, (_, i) => choice(figures - i, text`${the.count(figures - i)}`)),
        cites: ['BA-ARTY-18', 'BA-RUL-40'],
      }

/** Those under the templates, each in a way of its own from the middle. */
export function underIn(game: Blaze, answers: Answers, happened: readonly Entry[]): Laid {
  return together(
    landedIn(happened, 'mm').flatMap((spot, i) =>
      ticked(answers[`under ${i + 1}`]).map((id, n) => {
        const stand = game.piece(id)
        const figures = Number(answers[`figures ${i + 1} ${id}`] ?? stand.figures)
        const at = spotAlong(spot, bearingOf(n), offCentre(game, stand, figures) + n * 0.2)
        const half = Math.max(...halfOf(game, stand))
        return { pieces: { [id]: { at, facing: 0 } }, terrain: coverAt(answers[`cover ${id}`], at, half, n) }
      }),
    ),
  )
}

export const together = (all: readonly Laid[]): Laid => ({
  pieces: Object.assign({}, ...all.map(({ pieces }) => pieces)),
  terrain: all.flatMap(({ terrain }) => terrain),
})

/** A stand's distance from the middle of a template at which so many of its figures are under it, in millimetres. */
function offCentre(game: Blaze, stand: Stand, figures: number): number {
  const disc = discAt(game, [0, 0])
  const isRight = (off: number): boolean => {
    // to the north and to the east alike
    const places: readonly Point[] = [
      [0, toLength(off, 'mm')],
      [toLength(off, 'mm'), 0],
    ]
    return places.every(at => {
      const base = hullAt(game, stand, at, 0)
      return hasFigures(game, stand) ? figuresUnder(base, disc, stand.figures) === figures : halfUnder(base, disc)
    })
  }
  const near = Array.from({ length: 31 }, (_, i) => 30 - i)
  const far = Array.from({ length: 90 }, (_, i) => 31 + i)
  return [...near, ...far].find(isRight) ?? 0
}
