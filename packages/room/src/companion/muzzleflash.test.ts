import { type Answers, type Decision, type Entry, type Game, lengthOf, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Muzzleflash = muzzleflashRules.Muzzleflash
const {
  near,
  layLine,
  shelterOf,
  gunNamed,
  groundOf,
  isVehicle,
  isFigure,
  isAble,
  reachOf,
  blastTable,
  onTable,
  shelterFrom,
} = muzzleflashRules

const usualHeight = ({ type, kind }: muzzleflashRules.Land): number => (kind === 'high-wall' ? -1 : type.height)

/** What people would answer about a shot of small arms, looking at the table of the case. */
function fired(game: Game, decision: Decision): Described | null {
  if (decision.action !== 'fire' || typeof decision.target !== 'string') return null
  const mf = game as Game<never> as Muzzleflash
  const firer = mf.piece(String(decision.piece))
  const target = mf.piece(decision.target)
  const gun = gunNamed(mf, firer, decision.weapon === undefined ? undefined : String(decision.weapon))
  if (!gun?.small || isVehicle(mf, target) || !firer.at || !target.at) return null
  const line = layLine(mf, gun.holder, target)
  const shelter = shelterOf(mf, line)
  const heights = [line.aGround, line.bGround, groundOf(mf).height(target.at as Point)]
  // one piece of ground at the most, at the target, and no hills: more than that people judge by themselves
  if (
    heights.some(height => height > 0) ||
    line.crossed.some(({ land }) => land !== shelter.land && land.cover !== 'none')
  )
    return null
  if (shelter.gives !== 'none' && (!shelter.land || shelter.land.feature.height !== usualHeight(shelter.land)))
    return null
  const around = mf.pieces.filter(
    p => p.id !== target.id && isFigure(mf, p) && isAble(mf, p) && near(mf, p, target, reachOf(mf, 'pin')),
  )
  if (around.length > 4 || around.some(({ id }) => id === firer.id)) return null
  const { weapon, mode, intent } = decision
  if (intent !== undefined && intent !== 'direct') return null
  return {
    resolution: 'fire',
    answers: {
      piece: firer.id,
      ...(weapon !== undefined && { weapon }),
      target: target.id,
      range: near(mf, gun.holder, target, gun.small.short.max) ? 'short' : 'long',
      cover: shelter.land?.kind ?? 'open',
      near: around.map(({ id }) => id),
    },
    fields: { ...(mode !== undefined && { mode }), ...(weapon === undefined && { weapon: gun.name }) },
  }
}

/** Whom the first burst reaches, in which zone and behind what; null if it is more than people are asked. */
function caught(mf: Muzzleflash, came: readonly Entry[], kind: string, without: readonly string[]): Answers | null {
  const spots = came.flatMap(entry => (entry.type === 'said' && entry.at ? [entry.at] : []))
  const [spot] = spots
  const { centre = 0, edge = 0 } = mf.rows(blastTable)[kind] ?? {}
  // beyond the table it reaches nobody; and where somebody reacts first, only what was rolled until then is compared
  if (!spot) return { 'caught 1': [] }
  const ground = groundOf(mf)
  const reached = mf.pieces
    .filter(p => onTable(p) && !without.includes(p.id) && near(mf, p, spot, edge))
    .sort((a, b) => lengthOf([a.at as Point, spot]) - lengthOf([b.at as Point, spot]))
  if (spots.length > 1 || ground.roomAt(spot) || reached.length > 8 || ground.height(spot) > 0) return null
  if (reached.some(p => p.sort !== 'figure') || mf.pieces.some(p => isVehicle(mf, p) && near(mf, p, spot, 2 * edge)))
    return null
  // what bursts on a piece of ground bursts on one side of it
  if (ground.near(spot, 300).length > 0) return null
  const shelters = reached.map(p => [p, shelterFrom(mf, spot, p, p.at as Point)] as const)
  // one usual piece of ground between, and nobody behind another's
  if (shelters.some(([, { gives, land }]) => gives !== 'none' && (!land || land.feature.height !== usualHeight(land))))
    return null
  return {
    'caught 1': reached.map(({ id }) => id),
    ...Object.fromEntries(
      shelters.flatMap(([p, { gives, land }]) => [
        [
          `zone 1 ${p.id}`,
          p.dugIn && near(mf, p, spot, reachOf(mf, 'foxhole')) ? 'hole' : near(mf, p, spot, centre) ? 'centre' : 'edge',
        ],
        [`cover ${p.id}`, gives === 'none' ? 'open' : land?.kind],
      ]),
    ),
  }
}

/** What people would answer about a thrown grenade. */
function thrown(game: Game, decision: Decision, came: readonly Entry[]): Described | null {
  const mf = game as Game<never> as Muzzleflash
  if (decision.action !== 'throw' || decision.post !== undefined) return null
  const answers = caught(mf, came, 'grenade', [])
  const thrower = mf.piece(String(decision.piece))
  if (!answers || ticked(answers).includes(thrower.id)) return null
  return {
    resolution: 'throw',
    answers: { piece: thrower.id, posted: 'no', ...answers },
    fields: { mode: decision.mode ?? '' },
  }
}

/** What people would answer about a grenade posted through an opening: whom it reaches in the room, or outside. */
function posted(game: Game, decision: Decision, came: readonly Entry[]): Described | null {
  const mf = game as Game<never> as Muzzleflash
  const thrower = decision.action === 'throw' && decision.post !== undefined ? mf.piece(String(decision.piece)) : null
  const spots = came.flatMap(entry => (entry.type === 'said' && entry.at ? [entry.at] : []))
  const [spot] = spots
  if (!thrower?.at || spots.length > 1) return null
  const ground = groundOf(mf)
  const { centre = 0, edge = 0 } = mf.rows(blastTable).grenade ?? {}
  const room = spot ? ground.roomAt(spot) : null
  const fell = spot !== undefined && near(mf, thrower, spot, 0)
  const reached = mf.pieces.filter(
    p =>
      spot !== undefined &&
      onTable(p) &&
      !(fell && p.id === thrower.id) &&
      near(mf, p, spot, room ? centre : edge) &&
      ground.roomAt(p.at as Point)?.id === room?.id,
  )
  // what covers a man in there is a matter of other cases
  if (spot && reached.some(p => shelterFrom(mf, spot, p, p.at as Point).gives !== 'none')) return null
  return {
    resolution: 'throw',
    answers: {
      piece: thrower.id,
      posted: ground.roomAt(thrower.at as Point) ? 'out' : 'in',
      'caught 1': reached.map(({ id }) => id),
      ...Object.fromEntries(
        reached.flatMap(p => [
          [`zone 1 ${p.id}`, spot && near(mf, p, spot, centre) ? 'centre' : 'edge'],
          [`cover ${p.id}`, 'open'],
        ]),
      ),
    },
    fields: { mode: decision.mode ?? '' },
  }
}

/** What people would answer about a mortar: called in or not, and whom the bomb reaches. */
function lobbed(game: Game, decision: Decision, came: readonly Entry[]): Described | null {
  const mf = game as Game<never> as Muzzleflash
  if (decision.action !== 'fire' || typeof decision.target === 'string') return null
  const gunner = mf.piece(String(decision.piece))
  const gun = gunNamed(mf, gunner, decision.weapon === undefined ? undefined : String(decision.weapon))
  if (gun?.support?.fire !== 'indirect' || gunner.aboard !== null || isVehicle(mf, gunner)) return null
  const answers = caught(mf, came, gun.support.class, [])
  const { spotted } = gun.holder
  const [x, y] = decision.target as Point
  if (!answers || ticked(answers).includes(gunner.id)) return null
  return {
    resolution: 'mortar',
    answers: {
      piece: gunner.id,
      weapon: gun.name,
      ...(spotted && { spotted: spotted[0] === x && spotted[1] === y }),
      ...answers,
    },
    fields: { mode: decision.mode ?? '' },
  }
}

const ticked = (answers: Answers): readonly string[] => (answers['caught 1'] as readonly string[] | undefined) ?? []

describe('Muzzleflash at a real table', () => {
  test.each([
    ['shots', 'fire', fired, 40],
    ['grenades', 'throw', thrown, 5],
    ['posted grenades', 'throw', posted, 4],
    ['mortars', 'fire', lobbed, 5],
  ] as const)('%s of the cases need and add the same', (_, action, describes, least) => {
    const all = compared('muzzleflash', action, describes)
    expect(all.length).toBeGreaterThan(least)
    expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
  })
})
