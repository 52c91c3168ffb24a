import { type Id, type Message, offer, type Procedure, text, the } from '@sandtable/kernel'
import type { Muzzleflash } from '../records.ts'
import { acquire } from './acquisition.ts'
import { boughtBy, sizeRule } from './buying.ts'
import { leaveBehind } from './deployment.ts'
import { raise } from './raising.ts'

/** Turn 0: each side in turn buys, rolls and raises its force; then each sets up; then initiative: MF-RUL-104. */

const nextSide = (game: Muzzleflash): Id | null => {
  const order = game.sides.map(s => s.id)
  return order[order.indexOf(game.state.side as Id) + 1] ?? null
}

const firstSide = (game: Muzzleflash): Id => game.sides[0]?.id as Id

const toSpend = (points: number): Message =>
  points === 1 ? text`Buy your force: 1 point left` : text`Buy your force: ${the.count(points)} points left`

/** One purchase, or the end of buying: then the dice are rolled at once and the force is raised. */
export function* buyForces(game: Muzzleflash): Procedure {
  const side = game.state.side as Id
  if (game.side(side).points > 0 || boughtBy(game, side).length > 0) {
    const { action } = yield* offer(game, side, {
      says: toSpend(game.side(side).points),
      actions: ['buy', 'end'],
      cites: [sizeRule(game, side), 'MF-RUL-104'],
    })
    if (action === 'buy') return
    yield* acquire(game, side)
    raise(game, side)
  }
  const next = nextSide(game)
  game.change('game', 'game', next ? { side: next } : { phase: 'deploy', side: firstSide(game) }, ['MF-RUL-104'])
}

/** One piece is set up, or the side has finished. */
export function* deployForces(game: Muzzleflash): Procedure {
  const side = game.state.side as Id
  const { action } = yield* offer(game, side, {
    says: text`Set up your force`,
    actions: ['deploy', 'end'],
    cites: ['MF-BUY-12', 'MF-RUL-104'],
    under: ['MF-RUL-98', 'MF-RUL-103'],
  })
  if (action === 'deploy') return
  leaveBehind(game, side)
  const next = nextSide(game)
  game.change('game', 'game', next ? { side: next } : { phase: 'initiative', side: null }, ['MF-RUL-104', 'MF-RUL-11'])
}
