import { type Length, type Point, text } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { covers, poses } from './sight.ts'
import { dummy } from './table.ts'

const { modifiersFor, reach, weaponOf } = plasticRules
type Plastic = plasticRules.Plastic
type Weapon = plasticRules.Weapon

/** The types of fire, as numbers. */
export const types = ['plain', 'sniper', 'automatic', 'explosive'] as const

/** Range bands as numbers: short, medium, beyond. */
const BANDS = 3
const FAR = 2

/** The chances of one effect roll, read from the rules' own modifiers once for all combinations. */
export class Odds {
  private readonly sums: readonly number[]
  private readonly short: Length
  private readonly medium: Length
  private readonly sixAlways: boolean
  /** What the bases at both ends add to a distance between middles: nothing under PF-RUL-1 centre. */
  private readonly bases: 0 | 1

  constructor(game: Plastic) {
    const target = dummy([0, 0], 'target')
    this.short = reach(game, 'short-range')
    this.medium = reach(game, 'medium-range')
    const ranges = [this.short, this.medium, 3 * this.medium]
    const weapons = { plain: 'german-rifle', sniper: 'sniper-rifle', automatic: 'german-smg', explosive: 'grenade' }
    this.sums = types.flatMap(type =>
      poses.flatMap(pose =>
        covers.flatMap(gives =>
          ranges.map(range => {
            const attack = {
              weapon: weaponOf(game, weapons[type]) as Weapon,
              from: [range, 0] as Point,
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
    const sum = (this.sums[((type * poses.length + pose) * covers.length + cover) * BANDS + band] as number) + help
    const faces = sum + 1 // the faces of a d6 that reach 6
    return faces >= 6 ? 1 : faces > 0 ? faces / 6 : this.sixAlways ? 1 / 6 : 0
  }

  /** Is a distance between middles, squared, within reach? */
  within(squared: number, reach: Length, radii: Length): boolean {
    const most = reach + this.bases * radii
    return squared <= most * most
  }

  band(squared: number, radii: Length): number {
    return this.within(squared, this.short, radii) ? 0 : this.within(squared, this.medium, radii) ? 1 : FAR
  }
}
