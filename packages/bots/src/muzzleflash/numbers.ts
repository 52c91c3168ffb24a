import { type Length, memo } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'

const { actionCosts, carrying, coverTable, fireModes, movement, numberOf, reachOf, toHit } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash

/** The numbers the player calculates with, from the rulebook or the scenario: looked up once per game. */
export const numbersOf = memo((game: Muzzleflash) => {
  const modes = game.rows(fireModes)
  const cover = game.rows(coverTable)
  const costs = game.rows(actionCosts)
  return {
    ap: numberOf(game, 'ap'),
    hit: toHit(game),
    /** The share of hits that injure. */
    injure: (7 - numberOf(game, 'injure')) / 6,
    sniper: numberOf(game, 'sniper-hit'),
    pinned: numberOf(game, 'pinned-in-open'),
    indirect: numberOf(game, 'indirect'),
    unspotted: numberOf(game, 'unspotted'),
    posted: numberOf(game, 'posted'),
    /** Cover, as it is added to a die, by the codes of the chart. */
    cover: [0, 0, cover.partial?.hit ?? 0, cover.total?.hit ?? 0] as readonly number[],
    snap: modes.snap?.hit ?? 0,
    /** The pins of a man whom a blast hits. */
    centrePins: numberOf(game, 'centre-pins') + numberOf(game, 'blast-hit-pins'),
    edgePins: numberOf(game, 'edge-pins') + numberOf(game, 'blast-hit-pins'),
    pinReach: reachOf(game, 'pin'),
    walkReach: reachOf(game, 'walk'),
    touch: reachOf(game, 'touch'),
    /** How far a man moves for an AP, and with all of them. */
    step: game.rows(movement).infantry as Length,
    march: (game.rows(movement).infantry as Length) * numberOf(game, 'ap'),
    /** How far an injured man is carried for an AP. */
    carried: game.rows(carrying).injured,
    costs,
  }
})
export type Numbers = ReturnType<typeof numbersOf>

/** The chance of a die with this added to it. */
export const hitChance = ({ hit }: Numbers, by: number): number => Math.min(1, Math.max(0, (7 - hit + by) / 6))
