import { kept, memo, mm } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from './scene.ts'
import { figureWorth, worthOf } from './worth.ts'

const {
  aim,
  armourOf,
  gunOf,
  heAllocation,
  heRowOf,
  hasFigures,
  longest,
  mortars,
  natureOf,
  ownRange,
  plateOf,
  smallArmOf,
  weaponsOf,
} = blazeRules
type Stand = blazeRules.Stand

/** A rough measure of what an enemy can do from its place: dice against figures by distance, and an anti-tank gun. */
export interface Menace {
  readonly foe: Stand
  readonly post: number
  readonly reach: number
  readonly dice: number
  readonly gun: boolean
}

/** Dice of an average stand, assumed for enemies of unknown type. */
const USUAL = 2

export const menacesOf = memo(({ game, table, foes }: Scene): readonly Menace[] =>
  foes.map(foe => {
    let reach = 0
    let dice = 0
    let gun = false
    for (const weapon of weaponsOf(game, foe)) {
      const nature = natureOf(game, weapon)
      if (nature === 'small-arms') {
        const arm = smallArmOf(game, weapon)
        reach = Math.max(reach, arm?.max ?? 0)
        dice = Math.max(dice, USUAL + (arm?.bonus ?? 0))
      } else if (nature === 'gun') {
        gun ||= ownRange(game, weapon) === null
        if (weapon.he)
          [reach, dice] = [longest(game), Math.max(dice, game.rows(heAllocation)[heRowOf(game, weapon)]?.d10 ?? 0)]
      } else if (nature === 'mortar') {
        reach = Math.max(reach, game.rows(mortars)[weapon.mortar ?? 'light']?.max ?? 0)
        dice = Math.max(dice, USUAL)
      }
    }
    return { foe, post: table.at(middle(game, foe)), reach, dice, gun }
  }),
)

/** The chance that a die hits a stand in no, soft or hard cover. */
const HITS = [0.4, 0.3, 0.2] as const

const threats = memo((_: Scene) => new Map<string, Float64Array>())

/**
 * What the known enemies could do to this stand at each post in a turn, in points; the same for all stands of its
 * kind.
 */
export function threatsTo(scene: Scene, stand: Stand): (post: number) => number {
  const key = `${stand.kind} ${stand.figures} ${stand.points}`
  const posts = kept(threats(scene), key, () => new Float64Array(scene.table.size).fill(-1))
  return post => {
    if ((posts[post] as number) < 0) posts[post] = threatTo(scene, stand, post)
    return posts[post] as number
  }
}

export const threatAt = (scene: Scene, stand: Stand, post: number): number => threatsTo(scene, stand)(post)

function threatTo(scene: Scene, stand: Stand, post: number): number {
  const { game, table } = scene
  const at = table.post(post)
  const armour = armourOf(game, stand)
  let sum = 0
  for (const menace of menacesOf(scene)) {
    const far = squared(at, table.post(menace.post))
    if (far > mm(850) ** 2 || !table.clear(menace.post, post)) continue
    if (hasFigures(game, stand) && stand.figures > 0) {
      if (far <= menace.reach ** 2)
        sum += Math.min(menace.dice * HITS[table.shelter(post)], stand.figures) * figureWorth(game, stand)
    } else if (armour && menace.gun)
      sum += worthOf(game, stand) * danger(scene, stand, menace.foe) * (table.hullDownAt(post) ? HULL_DOWN : 1)
  }
  // each further shooter counts a little less
  return Math.min(sum, worthOf(game, stand))
}

/**
 * A vehicle that shows only its turret is missed one time more in twenty: the share of the usual chance that remains.
 */
const HULL_DOWN = 0.85

const dangers = memo((_: Scene) => new Map<string, number>())

/** The chance of an enemy gun against this vehicle's front at medium range: good enough for choosing a way. */
const danger = (scene: Scene, stand: Stand, foe: Stand): number =>
  kept(dangers(scene), `${foe.kind} ${stand.kind}`, dangerOf, scene.game, stand, foe)

function dangerOf(game: Scene['game'], stand: Stand, foe: Stand): number {
  let chance = 0
  for (const weapon of weaponsOf(game, foe)) {
    if (natureOf(game, weapon) !== 'gun' || ownRange(game, weapon) !== null) continue
    const shot = aim(game, gunOf(game, foe, weapon, false), { ...plateOf(game, stand, foe), aspect: 'front' }, 'medium')
    if (shot.need !== null) {
      const need = shot.modifiers.reduce((sum, { by }) => sum - by, shot.need)
      chance = Math.max(chance, Math.min(Math.max((21 - need) / 20, 0), 1))
    }
  }
  return chance
}
