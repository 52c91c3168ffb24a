import {
  type Id,
  isPoint,
  type Message,
  type Modifier,
  type Point,
  type Procedure,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import type { Cover } from './cover.ts'
import { eliminate } from './figures.ts'
import { groundOf } from './ground.ts'
import { countsAs, poseRules } from './line-of-fire.ts'
import { near, reach, type Thing } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { effectModifiers, effectNeeds, type Pose, type Weapon } from './tables.ts'

/** The attack on a target: who fires what from where, and what helps the firer. */
export interface Attack {
  readonly weapon: Weapon
  /** The origin of the range modifier; null if there is none. */
  readonly from: Thing | null
  readonly help: readonly Modifier[]
  /** The figure behind it. */
  readonly by: Id | null
  readonly cause: 'fire' | 'blast'
  /** The rule that makes the figure a target. */
  readonly rule: string
}

/** Range 3 inches or less +2, up to 6 inches +1; a fraction counts as the next inch: PF-RUL-3. */
function rangeModifier(game: Plastic, from: Thing, target: Figure): readonly Modifier[] {
  const by = game.rows(effectModifiers)
  const short = reach(game, 'short-range')
  const medium = reach(game, 'medium-range')
  const own = !isPoint(from) && from.id === target.id ? ['PF-RUL-94'] : [] // caught in its own blast
  if (near(game, from, target, short))
    return [
      {
        says: text`range of ${the.length(short)} or less`,
        by: by['range-3-or-less'] as number,
        cites: ['PF-EFF-4', ...own],
      },
    ]
  if (near(game, from, target, medium))
    return [
      {
        says: text`range of ${the.length(short)} to ${the.length(medium)}`,
        by: by['range-4-to-6'] as number,
        cites: ['PF-EFF-5'],
      },
    ]
  return []
}
const types: { readonly [type: string]: { readonly says: Message; readonly cites: readonly string[] } } = {
  sniper: { says: text`sniper`, cites: ['PF-EFF-6'] },
  automatic: { says: text`automatic weapon`, cites: ['PF-EFF-7'] },
  explosive: { says: text`explosive`, cites: ['PF-EFF-8'] },
}
const poseCites: { readonly [pose in Pose]: string } = {
  standing: 'PF-EFF-9',
  kneeling: 'PF-EFF-10',
  prone: 'PF-EFF-10',
}

/** Every modifier of one effect roll, with its rule. A modifier of zero is also listed, as an explanation. */
export function modifiersFor(
  game: Plastic,
  attack: Pick<Attack, 'weapon' | 'from' | 'help'>,
  target: Figure,
  pose: Pose,
  cover: Pick<Cover, 'gives' | 'says' | 'cites'>,
): readonly Modifier[] {
  const by = game.rows(effectModifiers)
  const { type } = attack.weapon
  const kind = types[type]
  return [
    ...(attack.from ? rangeModifier(game, attack.from, target) : []),
    ...(kind ? [{ ...kind, by: by[type] as number }] : []),
    {
      says: pose === target.pose ? text`${the.term(pose)}` : text`counts as ${the.term(pose)}`,
      by: by[pose] as number,
      cites: [poseCites[pose], poseRule(game, target, pose)],
    },
    coverModifier(game, cover),
    ...attack.help,
  ]
}

/** A figure keeps its pose, unless its place gives it another. */
const poseRule = (game: Plastic, { at, pose }: Figure, counts: Pose): string =>
  (counts === pose ? null : poseRules[groundOf(game).placeAt(at as Point)?.kind ?? '']) ?? 'PF-GEN-5'

function coverModifier(game: Plastic, cover: Pick<Cover, 'gives' | 'says' | 'cites'>): Modifier {
  const by = game.rows(effectModifiers)
  if (cover.gives === 'cover') return { says: cover.says, by: by.cover as number, cites: ['PF-EFF-12', ...cover.cites] }
  if (cover.gives === 'concealment')
    return { says: cover.says, by: by['concealment-only'] as number, cites: ['PF-EFF-11', ...cover.cites] }
  return { says: cover.says, by: 0, cites: cover.cites }
}

/** The die of one shot, or of a blast on one figure. The die is rolled even if its result cannot matter. */
export function* effect(
  game: Plastic,
  attack: Attack,
  id: string,
  cover: Cover,
  pose = countsAs(game, game.piece(id)),
): Procedure {
  const target = game.piece(id)
  const modifiers = modifiersFor(game, attack, target, pose, cover)
  const need = game.rows(effectNeeds).eliminates as number
  const [die] = yield* roll(game, 'effect', 1, {
    need,
    modifiers,
    cites: ['PF-EFF-1', attack.rule],
    under: under[attack.cause],
    about: [id],
  })
  const total = modifiers.reduce((sum, m) => sum + m.by, die as number)
  const natural = die === 6 && game.ruling('PF-RUL-59') === 'six-always'
  const { falls, survives } = results[attack.cause]
  const why = ['PF-EFF-2', natural && total < need ? 'PF-RUL-59' : 'PF-EFF-3']
  if (total >= need || natural) eliminate(game, id, falls(id, total), why, attack)
  else game.say(survives(id, total), why, [id])
}

/** Further rules to look up. */
const under = { fire: ['PF-TRN-25', 'PF-FIR-4', 'PF-FIR-5'], blast: ['PF-BLA-4', 'PF-RUL-56', 'PF-RUL-58'] }

/** The sentence about a target, by the kind of attack. */
const results = {
  fire: {
    falls: (id: Id, total: number) =>
      text`${the.piece(id)} is eliminated by fire, with a total of ${the.count(total)}.`,
    survives: (id: Id, total: number) => text`${the.piece(id)} survives the fire, with a total of ${the.count(total)}.`,
  },
  blast: {
    falls: (id: Id, total: number) =>
      text`${the.piece(id)} is eliminated by the blast, with a total of ${the.count(total)}.`,
    survives: (id: Id, total: number) =>
      text`${the.piece(id)} survives the blast, with a total of ${the.count(total)}.`,
  },
}
