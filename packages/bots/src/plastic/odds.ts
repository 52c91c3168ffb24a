import { inch, type Length, type Point, text } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { covers, poses } from './sight.ts'
import { dummy } from './table.ts'

const { modifiersFor, weaponOf } = plasticRules
type Plastic = plasticRules.Plastic
type Weapon = plasticRules.Weapon

/** The types of fire, as numbers. */
export const types = ['plain', 'sniper', 'automatic', 'explosive'] as const

/** Range bands as numbers: 3″ or less, up to 6″, beyond. */
export const SHORT: Length = inch(3)
export const MEDIUM: Length = inch(6)
const FAR = 2
const bands: readonly Length[] = [inch(1), inch(5), inch(20)]

/** The chances of one effect roll, read from the rules' own modifiers once for all combinations. */
export class Odds {
  private readonly sums: readonly number[]
  private readonly sixAlways: boolean
  /** What the bases at both ends add to a distance between middles: nothing under PF-RUL-1 centre. */
  private readonly bases: 0 | 1

  constructor(game: Plastic) {
    const target = dummy([0, 0], 'target')
    const weapons = { plain: 'german-rifle', sniper: 'sniper-rifle', automatic: 'german-smg', explosive: 'grenade' }
    this.sums = types.flatMap(type =>
      poses.flatMap(pose =>
        covers.flatMap(gives =>
          bands.map(band => {
            const attack = {
              weapon: weaponOf(game, weapons[type]) as Weapon,
              from: [band, 0] as Point,
              help: [],
            }
            const cover = { gives, says: text``, cites: [] }
            return modifiersFor(game, attack, target, pose, cover).reduce((sum, { by }) => sum + by, 0)
          }),
        ),
      ),
    )
    this.sixAlways = game.ruling('PF-RUL-59') === 'six-always'
    this.bases = game.ruling('PF-RUL-1') === 'edge' ? 1 : 0
  }

  /** The chance of a die, with everything added, to eliminate. */
  chance(type: number, pose: number, cover: number, band: number, help: number): number {
    const sum =
      (this.sums[((type * poses.length + pose) * covers.length + cover) * bands.length + band] as number) + help
    const faces = sum + 1 // the faces of a d6 that reach 6
    return faces >= 6 ? 1 : faces > 0 ? faces / 6 : this.sixAlways ? 1 / 6 : 0
  }

  /** Is a distance between middles, squared, within reach? */
  within(squared: number, reach: Length, radii: Length): boolean {
    const most = reach + this.bases * radii
    return squared <= most * most
  }

  band(squared: number, radii: Length): number {
    return this.within(squared, SHORT, radii) ? 0 : this.within(squared, MEDIUM, radii) ? 1 : FAR
  }
}
