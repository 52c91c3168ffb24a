import type { Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import type { Option } from './moves/option.ts'
import { isWithin, type Man, manAt, type Scene, stake } from './scene.ts'
import { bandOf, danger, killChance } from './standing.ts'

const { bases, isDown, isHeroic, isRouting, modifiers, movement, needs, pathOfCharge, whyNotCharge } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye

/** The longest possible charge: a dash up to another's base. */

/** What each adds to his dice: GB-HTH-1 and following. */
function strength(game: Goodbye, { figure, tank }: Man, charges: boolean, opponents: number): number {
  const by = game.rows(modifiers).melee as { readonly [what: string]: number }
  let sum = figure.skill
  const add = (what: string): void => {
    sum += by[what] ?? 0
  }
  if (charges) add('started-it')
  if (tank) add('tank')
  if (isDown(figure) || isRouting(figure)) add('suppressed')
  if (figure.prone && !charges) add('prone')
  if (opponents > 1) add('several-opponents')
  return sum
}

/** The chances that the best of some dice is 1, 2, … 6. */
const faces = (dice: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6].map(face => (face / 6) ** dice - ((face - 1) / 6) ** dice)

/** The chances to win and to lose a fight. */
export function fightChances(
  game: Goodbye,
  a: Man,
  b: Man,
  charges: boolean,
  others = 0,
): { win: number; lose: number } {
  const lead = strength(game, a, charges, 1) - strength(game, b, false, 1 + others)
  const doubled = isHeroic(a.figure, 'double-attack') ? game.rows(needs)['heroic-times'] : 1
  const mine = faces(a.figure.attacks * doubled)
  const his = faces(b.figure.attacks)
  let win = 0
  let lose = 0
  for (const [i, p] of mine.entries())
    for (const [j, q] of his.entries()) {
      if (i + lead > j) win += p * q
      else if (i + lead < j) lose += p * q
    }
  return { win, lose }
}

/** The chance that the charged man gets his shot off and kills. */
function closingFire(scene: Scene, foe: Man): number {
  if (!foe.steady || foe.figure.reacted) return 0
  let most = 0
  for (const gun of foe.soldier.guns) {
    if ((gun.use !== 'shot' && gun.use !== 'zone') || bandOf(gun, 0) < 0) continue
    const chance = killChance(scene, gun, 0, 0, Math.min(gun.shots, gun.row.closing ?? gun.shots))
    if (chance > most) most = chance
  }
  return most * scene.odds.courage(foe.figure.courage + 1) * SNAP
}
/** The penalty to hit for shooting at a charger. */
const SNAP = 0.7

/** The best charge, by its gain over the alternative. */
export function bestCharge(scene: Scene, man: Man, least: number): Option | null {
  const { foes, game, weights, chart } = scene
  if (man.figure.freeMoved || man.soldier.fixed) return null
  const farthest = game.rows(movement).infantry.dash + game.rows(bases).man
  let most: Option | null = null
  for (const foe of foes) {
    if (!isWithin(foe, man, farthest) || (foe.tank && !man.tank)) continue
    const others = foe.figure.inContact.length
    const { win, lose } = fightChances(game, man, foe, true, others)
    const shot = man.tank ? 0 : closingFire(scene, foe)
    const prize = foe.prize * (foe.figure.wounds > 1 ? 0.7 : 1)
    const worth = stake(scene, man) / man.figure.wounds
    const rough = (1 - shot) * (win * prize - lose * worth * weights.care) - shot * worth
    if (rough <= (most?.gain ?? least)) continue
    const end = pathOfCharge(game, man.figure, game.piece(foe.figure.id)).end
    const there = manAt(scene, man, chart.index(end, man.figure.radius))
    const gain = rough - AFTERWARDS * weights.fear * worth * danger(scene, there, false)
    if (gain <= (most?.gain ?? least) || whyNotCharge(game, man.figure, foe.figure).length > 0) continue
    most = { gain, decision: { action: 'charge', piece: man.figure.id, target: foe.figure.id as Id } }
  }
  return most
}
/** The share of the danger at its end: the fight may end elsewhere, and friends hide him. */
const AFTERWARDS = 0.5
