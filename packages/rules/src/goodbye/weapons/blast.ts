import {
  type Id,
  isOffTable,
  type Length,
  type Modifier,
  type Point,
  type Procedure,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { testForHit } from '../courage.ts'
import { isTank, nearestFirst, onTable, weaponOf } from '../figures.ts'
import { coverRoll } from '../fire/cover.ts'
import { chartRule } from '../fire/ranges.ts'
import { attempt, decidedBy, reaches, sumOf } from '../fortune.ts'
import { groundOf, isConfinedWith } from '../ground.ts'
import { type Harm, isHarm, remove, wound } from '../losses.ts'
import { near } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { coverOf, layLine } from '../sight.ts'
import type { Weapon } from '../tables.ts'
import { distances, modifiers as modifierTable, needs } from '../tables.ts'
import { criticalHit } from '../tanks/criticals.ts'
import { damage } from '../tanks/damage.ts'

/**
 * Blasts and the roll to wound. They share a file because a man who is hit may carry a flamethrower, which may burst
 * in turn.
 */

/** Something has burst: a grenade, a bomb, a shell. */
export interface Blast {
  readonly at: Point
  readonly weapon: string
  /** Whose wound rolls they are, and so whose luck. */
  readonly by: Id | null
  /** Why it bursts with this weapon's force, if not the weapon's own: a flamethrower's tank. */
  readonly rule?: string
  /** For a weapon that rolls to hit, the figure aimed at and the firing point: its cover is judged along that line. */
  readonly aimed?: { readonly id: Id; readonly from: Point }
  /** Thrown in: figures in the same confined place are wounded more easily. */
  readonly thrown?: boolean
  readonly toWound?: readonly Modifier[]
  readonly coverBy?: number
}

/** Its radius. Grenades, tank guns and 50 mm mortars have 8 cm under GB-RUL-49 eight: GB-TEMP-1. */
export function radiusOf(game: Goodbye, weapon: string): Length {
  const radius = weaponOf(game, weapon)?.radius ?? 0
  return game.ruling('GB-RUL-49') === 'eight' && small.includes(weapon) ? game.rows(distances)['other-blast'] : radius
}
const small = ['grenade', 'rifle-grenade', 'granatenwerfer', 'tank-gun']
/** The rule for its radius. */
function sizeRule(game: Goodbye, weapon: string): string {
  if (game.ruling('GB-RUL-49') === 'eight' && small.includes(weapon)) return 'GB-TEMP-1'
  return grenades.includes(weapon) ? 'GB-GREN-1' : chartRule(weapon)
}
const grenades = ['grenade', 'rifle-grenade']

/** Every figure within the radius, friend or foe, nearest first. A blast does not pass into or out of a building. */
export function inBlast(game: Goodbye, at: Point, radius: Length): readonly Id[] {
  const shut = (p: Point): string | null =>
    groundOf(game)
      .under(p)
      .find(land => land.shut)?.id ?? null
  const room = shut(at)
  const reached = game.pieces.filter(f => onTable(f) && near(f, at, radius) && shut(f.at as Point) === room)
  return nearestFirst(at, reached).map(figure => figure.id)
}

/** Every figure inside: no roll to hit, a cover roll if there is cover, the roll to wound. Unhurt figures then test courage. */
export function* burst(game: Goodbye, blast: Blast): Procedure {
  const { at, weapon } = blast
  if (isOffTable(game, at)) {
    game.say(text`It bursts off the table, without effect.`, ['GB-RUL-85'])
    return
  }
  const caught = inBlast(game, at, radiusOf(game, weapon))
  game.say(
    caught.length === 0
      ? text`It bursts at ${the.place(at)}, where nobody is.`
      : text`It bursts at ${the.place(at)} and catches ${the.pieces(caught)}.`,
    [blast.rule ?? sizeRule(game, weapon), game.ruling('GB-RUL-49') === 'eight' ? 'GB-RUL-49' : 'GB-RUL-50'],
    caught,
    undefined,
    at,
  )
  const cause = { cause: 'blast', by: blast.by }
  const shaken: Id[] = []
  for (const id of caught) {
    const figure = game.piece(id)
    if (!onTable(figure)) continue // an explosion may have killed him
    if (isTank(figure)) {
      if (yield* damage(game, id, weapon, cause)) yield* criticalHit(game, id, weapon)
    } else if (!isHarm(yield* caughtIn(game, figure, blast))) shaken.push(id)
  }
  for (const id of shaken) yield* testForHit(game, id, cause)
}

function* caughtIn(game: Goodbye, figure: Figure, blast: Blast): ReturnType<typeof woundRoll> {
  const { at, aimed, by, toWound = [], coverBy = 0 } = blast
  const row = weaponOf(game, blast.weapon) as Weapon
  const shot = aimed?.id === figure.id ? aimed.from : null
  const cover = coverOf(game, figure, layLine(game, shot ?? at, figure), shot ? 'firer' : 'burst', blast.weapon)
  const confined = blast.thrown === true && isConfinedWith(game, at, figure.at as Point)
  const stops = confined ? { ...cover, cites: ['GB-GREN-9', ...cover.cites.slice(0, 1)] } : cover
  if (yield* coverRoll(game, figure.id, stops, coverBy)) return 'unhurt'
  const need = (confined ? row['confined-wound'] : null) ?? (row.wound[0] as number)
  const chart = chartRule(blast.weapon)
  const cites = confined ? ['GB-GREN-8', chart] : blast.rule ? [blast.rule, chart] : [chart]
  return yield* woundRoll(game, { target: figure.id, need, by, cause: 'blast', modifiers: toWound, cites })
}

interface WoundRoll {
  readonly target: Id
  readonly need: number
  /** Whose roll it is, and so whose luck. */
  readonly by: Id | null
  /** The kind of hit: 'fire', 'blast', 'flame'. */
  readonly cause: string
  readonly modifiers?: readonly Modifier[]
  readonly cites: readonly string[]
}

/** The die that kills or wounds a man who was hit. Armour subtracts 1: GB-WEAP-3. */
export function* woundRoll(
  game: Goodbye,
  { target, need, by, cause, modifiers = [], cites }: WoundRoll,
): Procedure<Harm> {
  const figure = game.piece(target)
  const all = figure.armour ? [...modifiers, armour(game)] : modifiers
  const adds = sumOf(all)
  const dice = yield* attempt(game, {
    purpose: 'wound',
    count: 1,
    cites: decidedBy(cites, need, adds),
    under: ['GB-FIRE-3', 'GB-RUL-31'],
    need,
    modifiers: all,
    about: [target],
    by,
    passes: ([die]) => reaches(game, die as number, need, adds),
  })
  const fuse = fuseOf(game, target) // a fallen operator's links are passed on
  const hurt = reaches(game, dice[0] as number, need, adds)
  const harm = hurt ? yield* wound(game, target, { cause, by }, 'GB-STAT-15') : 'unhurt'
  if (fuse) yield* boom(game, fuse)
  return harm
}

const armour = (game: Goodbye): Modifier => ({
  says: text`body armour`,
  by: game.rows(modifierTable).wound?.armour as number,
  cites: ['GB-WEAP-3', 'GB-PTS-11'],
})

const FLAMETHROWER = 'flamethrower'
/** Its tank bursts like a grenade: GB-FLAME-7. */
const GRENADE = 'grenade'

/** A flamethrower that may explode: where, and who dies with it. */
interface Fuse {
  readonly hit: Id
  readonly at: Point
  readonly operators: readonly Id[]
}

/** Is this a flamethrower's operator, or the tank carrier near enough to serve it? Determined before he falls. */
function fuseOf(game: Goodbye, id: Id): Fuse | null {
  const figure = game.piece(id)
  const operator = figure.weapons.includes(FLAMETHROWER) ? figure : game.find('piece', figure.crewOf ?? '')
  if (!figure.at || !operator?.at || !operator.weapons.includes(FLAMETHROWER)) return null
  if (!near(figure, operator, game.rows(distances).crew)) return null
  // the operator last, so that no one takes over an exploded weapon
  const mates = game.pieces
    .filter(f => f.crewOf === operator.id && onTable(f) && near(f, operator, game.rows(distances).crew))
    .map(f => f.id)
  return { hit: id, at: figure.at, operators: [...mates, operator.id] }
}

/**
 * BOOM! The operator or tank carrier has been hit by something that got through cover, whether or not it wounded: on
 * 4+ the tank explodes, kills the operators, and bursts like a grenade.
 */
function* boom(game: Goodbye, { hit, at, operators }: Fuse): Procedure {
  const cites = ['GB-FLAME-5', 'GB-RUL-52']
  const [die] = yield* roll(game, 'boom', 1, { need: game.rows(needs).boom, cites, about: [hit] })
  if ((die as number) < game.rows(needs).boom) return
  game.say(text`BOOM! The flamethrower explodes.`, cites, [hit])
  for (const id of operators)
    if (onTable(game.piece(id))) remove(game, id, { is: 'lost', cause: 'explosion' }, ['GB-FLAME-6', 'GB-RUL-52'])
  yield* burst(game, { at, weapon: GRENADE, by: null, rule: 'GB-FLAME-7' })
}
