import { type Id, kept, memo, middleOfShape, mm, type Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { type Scene, squared } from './scene.ts'
import { figureValue, standValue } from './stakes.ts'

const {
  aim,
  apart,
  armourOf,
  bandOf,
  carrierOf,
  coverOf,
  gunOf,
  heAllocation,
  heRowOf,
  isArmoured,
  isSpotter,
  loadedWith,
  hasFigures,
  kindOf,
  longest,
  middleOf,
  mortars,
  natureOf,
  ownRange,
  needed,
  ownDice,
  plateOf,
  proneOr,
  sees,
  smallArmOf,
  weaponsOf,
  whyNotThrough,
  whyOutOfArc,
  reach,
} = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand
type Weapon = blazeRules.Weapon

/** One way to fire at one enemy, and its expected value in points. */
export interface Shot {
  readonly piece: Id
  readonly weapon: string
  readonly mode?: string
  /** A stand or house, or a place. */
  readonly target: Id | Point
  readonly value: number
}

/** The card that a stand would fire on: aimed, or after a move with one die less. */
export type Manner = 'still' | 'moving'

const D10 = 10
const D20 = 20

/** Every shot of this stand from its place at known enemies, best first. */
export function shotsOf(scene: Scene, stand: Stand, manner: Manner, only?: Id): readonly Shot[] {
  const { game } = scene
  const shots: Shot[] = []
  const weapons = weaponsOf(game, stand)
  if (weapons.length === 0 || stand.prone) return shots
  const far = farthest(game, stand)
  const at = middleOf(game, stand)
  for (const foe of scene.foes) {
    if (only !== undefined && foe.id !== only && carrierOf(game, foe)?.id !== only) continue
    if (squared(at, middleOf(game, foe)) > (far + SLACK) ** 2) continue
    for (const shot of shotsAt(scene, stand, weapons, foe, manner)) shots.push(shot)
  }
  if (only === undefined && manner === 'still') shots.push(...shotsAtHouses(scene, stand, weapons))
  return shots.sort((a, b) => b.value - a.value)
}

/** Half a base and half a hull. */
const SLACK = mm(80)

/** How far its weapons reach. */
export function farthest(game: Blaze, stand: Stand): number {
  let most = 0
  for (const weapon of weaponsOf(game, stand)) {
    const nature = natureOf(game, weapon)
    if (nature === 'small-arms') most = Math.max(most, smallArmOf(game, weapon)?.max ?? 0)
    else if (nature === 'mortar') most = Math.max(most, game.rows(mortars)[weapon.mortar ?? 'light']?.max ?? 0)
    else if (weapon.indirect) most = Math.max(most, FAR)
    else most = Math.max(most, ownRange(game, weapon) ?? weapon.max ?? longest(game))
  }
  return most
}
const FAR = mm(3000)

/** What lies between a stand and an enemy: the distance, and whether the weapon bears and the line is clear. */
interface Line {
  readonly gap: number
  readonly direct: boolean
  readonly open: boolean
}

const lines = memo((_: Scene) => new Map<Stand, Map<Stand, Line>>())

/** Used for fire in place and for fire after a move: computed once per scene. */
function lineTo(scene: Scene, stand: Stand, foe: Stand): Line {
  const foes = kept(lines(scene), stand, () => new Map<Stand, Line>())
  return kept(foes, foe, scene.weights.glances ? glanceAlong : lineOf, scene, stand, foe)
}

/** Over the empty table: who stands in the way is left to the rules. */
function glanceAlong({ game, table }: Scene, stand: Stand, foe: Stand): Line {
  const isClear = table.clear(table.at(middleOf(game, stand)), table.at(middleOf(game, foe)))
  const open = isClear && whyOutOfArc(game, stand, foe).length === 0
  return { gap: apart(game, stand, foe), direct: open, open }
}

function lineOf({ game }: Scene, stand: Stand, foe: Stand): Line {
  const direct = sees(game, stand, foe) && whyOutOfArc(game, stand, foe).length === 0
  const open = direct && whyNotThrough(game, stand, foe).length === 0
  return { gap: apart(game, stand, foe), direct, open }
}

function shotsAt(scene: Scene, stand: Stand, weapons: readonly Weapon[], foe: Stand, manner: Manner): readonly Shot[] {
  const { game } = scene
  const { gap, direct, open } = lineTo(scene, stand, foe)
  const shots: Shot[] = []
  const add = (weapon: Weapon, mode: string | undefined, value: number): void => {
    if (value > 0) shots.push({ piece: stand.id, weapon: weapon.name, ...(mode && { mode }), target: foe.id, value })
  }
  for (const weapon of weapons)
    switch (natureOf(game, weapon)) {
      case 'small-arms':
        if (open) add(weapon, undefined, smallArms(scene, stand, weapon, foe, gap, manner))
        break
      case 'gun':
        if (open && gap <= (ownRange(game, weapon) ?? longest(game))) {
          if (!weapon.rockets) add(weapon, 'at', round(scene, stand, weapon, foe, manner))
          if (stand.sgLoaded && weapon.steilgranate)
            add(weapon, 'steilgranate', round(scene, stand, weapon, foe, manner, true))
          if (weapon.he && gap <= longest(game)) add(weapon, 'he', shells(scene, stand, weapon, foe, 1, false, manner))
        } else if (weapon.indirect && manner === 'still' && isSpotted(scene, foe))
          add(weapon, 'indirect', shells(scene, stand, weapon, foe, landing(stand, foe), true, manner))
        break
      case 'mortar':
        if (direct && inMortarsReach(game, weapon, gap))
          add(weapon, 'he', shells(scene, stand, weapon, foe, 1, false, manner))
        else if (inMortarsReach(game, weapon, gap) && isSpotted(scene, foe))
          add(weapon, 'indirect', shells(scene, stand, weapon, foe, landing(stand, foe), true, manner))
        break
      case 'flame':
        if (direct && gap <= (ownRange(game, weapon) ?? 0) && stand.bursts > 0) add(weapon, 'flame', flames(scene, foe))
        break
      default:
    }
  return shots
}

/** What a house that may hold enemies is worth per point of its defence, and the weapons that threaten it. */
const SUSPECTED = 5

/** Shells at enemy-held houses that count: they wear down, and their occupants must come out. */
function* shotsAtHouses({ game, objectives, table }: Scene, stand: Stand, weapons: readonly Weapon[]): Generator<Shot> {
  const at = table.at(middleOf(game, stand))
  for (const { feature, mine } of objectives) {
    if (mine || !feature.dpv || feature.dpv <= 0 || feature.destroyed) continue
    const house = middleOfShape(feature.shape)
    for (const weapon of weapons) {
      const shells = weapon.he !== null && !weapon.rockets && natureOf(game, weapon) === 'gun'
      if (!shells || squared(table.post(at), house) > longest(game) ** 2 || !table.clear(at, table.at(house))) continue
      const dice = game.rows(heAllocation)[heRowOf(game, weapon)]?.d10 ?? 0
      yield {
        piece: stand.id,
        weapon: weapon.name,
        mode: 'he',
        target: feature.id,
        value: (dice / 2 / feature.dpv) * SUSPECTED,
      }
    }
  }
}

const isSpotted = ({ game, mine }: Scene, foe: Stand): boolean =>
  mine.some(stand => isSpotter(game, stand) && sees(game, stand, foe))

/** The chance that a shell lands on target: a third, plus some near misses; zeroed in, always. */
const landing = (stand: Stand, foe: Stand): number => (stand.zeroed === foe.id ? 1 : 0.4)

function inMortarsReach(game: Blaze, weapon: Weapon, gap: number): boolean {
  const row = game.rows(mortars)[weapon.mortar ?? 'light']
  return row !== undefined && gap >= row.min && gap <= row.max
}

/** The expected number of figures lost to this many dice; never more than are there. */
const falls = (dice: number, need: number, figures: number): number =>
  Math.min((dice * (D10 + 1 - need)) / D10, figures)

function smallArms(scene: Scene, stand: Stand, weapon: Weapon, foe: Stand, gap: number, manner: Manner): number {
  const { game } = scene
  const arm = smallArmOf(game, weapon)
  if (!arm || gap > arm.max || isArmoured(game, foe)) return 0
  const bonus = arm.short !== null && gap <= arm.short ? (arm['short-bonus'] ?? 0) : (arm.bonus ?? 0)
  const dice = ownDice(game, stand).dice + bonus + (kindOf(game, stand).bonusD10 ?? 0) - (manner === 'moving' ? 1 : 0)
  if (dice <= 0) return 0
  if (kindOf(game, foe).softskin) return ((dice * 0.5) / 3) * standValue(scene, foe)
  const carrier = carrierOf(game, foe)
  if (
    foe.figures === 0 ||
    (foe.prone && gap > reach(game, 'prone')) ||
    (carrier && isArmoured(game, carrier) && kindOf(game, carrier).openTopped)
  )
    return 0
  const { need } = needed(game, foe, proneOr(foe, coverOf(game, foe, stand, 'direct')), { firer: stand })
  return falls(dice, need, foe.figures) * figureValue(scene, foe)
}

/** One D20 with an anti-tank round. */
function round(scene: Scene, stand: Stand, weapon: Weapon, foe: Stand, manner: Manner, sg = false): number {
  const { game } = scene
  if (armourOf(game, foe) === null) return 0
  const band = bandOf(game, apart(game, stand, foe))
  if (!band) return 0
  const usual = gunOf(game, stand, weapon, false)
  const gun = sg ? loadedWith(game, usual, weapon) : usual
  const shot = aim(game, manner === 'moving' ? { ...gun, moved: true } : gun, plateOf(game, foe, stand), band)
  if (shot.need === null) return 0
  const need = shot.modifiers.reduce((sum, { by }) => sum - by, shot.need)
  return (Math.min(Math.max(D20 + 1 - need, 0), D20) / D20) * standValue(scene, foe)
}

/** Shells: dice for every stand of figures under the template; friends count against. */
function shells(
  scene: Scene,
  stand: Stand,
  weapon: Weapon,
  foe: Stand,
  chance: number,
  indirect: boolean,
  manner: Manner,
): number {
  const { game } = scene
  if (weapon.rockets && stand.volleys <= 0) return 0
  const dice = (game.rows(heAllocation)[heRowOf(game, weapon)]?.d10 ?? 0) - (manner === 'moving' ? 1 : 0)
  const at = middleOf(game, foe)
  let value = 0
  for (const other of scene.foes)
    if (other === foe || isUnder(game, other, at)) value += struck(scene, stand, other, dice, indirect)
  for (const friend of scene.mine)
    if (friend !== stand && isUnder(game, friend, at)) value -= 1.5 * struck(scene, stand, friend, dice, indirect)
  return value * chance
}

const isUnder = (game: Blaze, stand: Stand, at: Point): boolean => squared(middleOf(game, stand), at) < mm(50) ** 2

function struck(scene: Scene, firer: Stand, stand: Stand, dice: number, indirect: boolean): number {
  const { game } = scene
  const kind = kindOf(game, stand)
  if (!hasFigures(game, stand) || stand.figures === 0) return standValue(scene, stand) * (kind.softskin ? 0.3 : 0.05)
  if (stand.prone && !indirect && apart(game, firer, stand) > reach(game, 'prone')) return 0
  const cover = indirect
    ? coverOf(game, stand, null, 'indirect')
    : proneOr(stand, coverOf(game, stand, firer, 'direct'))
  const { need } = needed(game, stand, cover, { firer, ...(indirect && { indirect: 'indirect' as const }) })
  return falls(dice, need, stand.figures) * figureValue(scene, stand)
}

function flames(scene: Scene, foe: Stand): number {
  return standValue(scene, foe) * (isArmoured(scene.game, foe) ? 0.15 : 0.7)
}
