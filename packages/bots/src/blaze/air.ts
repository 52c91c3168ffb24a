import type { Decision, Id, Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { calledAgainst } from './calls.ts'
import { middle, type Scene } from './scene.ts'
import { worthOf } from './worth.ts'

const { attackOf, isAircraft, kindOf, reach, strafing } = blazeRules
type Stand = blazeRules.Stand

/** Cards for aircraft: an attack if there is a target, otherwise reconnaissance; without a card, save the turns. */
export function airOrders(scene: Scene): readonly Decision[] {
  const { game, side, foes, markers } = scene
  const orders: Decision[] = []
  for (const plane of game.pieces) {
    if (plane.side !== side || plane.gone || !isAircraft(game, plane)) continue
    const able = kindOf(game, plane).missions ?? []
    const way = plane.runs > 0 ? attackOf(game, plane) : null
    const order = (card: string): void => {
      orders.push({ action: 'order', pieces: [plane.id], card, ...(card === 'move' && { arrow: 0 }) })
    }
    const called = way === 'bomb' || way === 'tankbust' ? calledAgainst(scene, plane) : null
    if (called) {
      orders.push({ action: 'call', kind: 'air', piece: plane.id, ...called })
      order('aimed-fire')
    } else if (way === 'strafe' && foes.length > 1) order('aimed-fire')
    else if (able.includes('recon') && markers.length > 0) order('move')
    else if (able.includes('air-cover') && hasFlyers(scene)) order('opportunity-fire')
  }
  return orders
}

/** Does the enemy have an aircraft that may come? */
export const hasFlyers = ({ game, side }: Scene): boolean =>
  game.pieces.some(plane => plane.side !== side && !plane.gone && isAircraft(game, plane))

/** An aircraft flies along the line over the most enemies, or at the target it was called against. */
export function flight(scene: Scene): Decision | null {
  const { game, side } = scene
  const plane = game.pieces.find(p => p.side === side && isAircraft(game, p) && !p.gone && isDue(scene, p))
  if (!plane) return null
  if (plane.airMission === 'ground-attack' && attackOf(game, plane) !== 'strafe')
    return plane.airTarget ? { action: 'fly', piece: plane.id, target: plane.airTarget } : null
  const path = lineOver(scene, plane.airMission === 'recon' ? reach(game, 'air-line') : game.rows(strafing).line)
  return path ? { action: 'fly', piece: plane.id, path: path as never } : null
}

const isDue = ({ game }: Scene, plane: Stand): boolean =>
  plane.card === game.state.phase &&
  !plane.done &&
  !plane.missionFailed &&
  (plane.airMission === 'recon' || plane.airMission === 'ground-attack')

/** The straight line, along or across the table, with the most targets in reach. */
function lineOver(scene: Scene, long: number): readonly [Point, Point] | null {
  const { game, foes, markers } = scene
  let best: readonly [Point, Point] | null = null
  let most = 0
  for (const aim of [...foes, ...markers])
    for (const along of [0, 1] as const) {
      const [x, y] = middle(game, aim)
      const size = along === 0 ? game.width : game.depth
      const start = Math.min(Math.max((along === 0 ? x : y) - long / 2, 0), Math.max(size - long, 0))
      const stop = Math.min(start + long, size)
      const value = [...foes, ...markers].reduce((sum, foe) => {
        const [fx, fy] = middle(game, foe)
        const [on, off] = along === 0 ? [fx, Math.abs(fy - y)] : [fy, Math.abs(fx - x)]
        return on >= start && on <= stop && off <= game.rows(strafing).within ? sum + worthOf(game, foe) : sum
      }, 0)
      if (value <= most) continue
      most = value
      best =
        along === 0
          ? [
              [start, y],
              [stop, y],
            ]
          : [
              [x, start],
              [x, stop],
            ]
    }
  return best
}

/** Targets of air cover: bombers, then fighters, then reconnaissance. */
export function intercepts(scene: Scene, plane: Id, prey: readonly Id[]): Decision {
  const { game } = scene
  const [target] = [...prey].sort((a, b) => worth(scene, b) - worth(scene, a))
  return target && game.find('piece', target) ? { action: 'fly', piece: plane, target } : { action: 'pass' }
}

const worth = ({ game }: Scene, id: Id): number => {
  const plane = game.find('piece', id)
  return plane ? worthOf(game, plane) + (plane.airMission === 'ground-attack' ? 5 : 0) : 0
}
