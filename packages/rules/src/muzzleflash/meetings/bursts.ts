import { type Decision, holds, type Matrix, type Note, type RollEntry, type SaidEntry } from '@sandtable/kernel'
import { countsAsPinned, kindOf } from '../basics/figures.ts'
import { isHole } from '../ground/cover.ts'
import { groundOf } from '../ground/ground.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { gunNamed } from '../shooting/weapons.ts'
import { riddenBy } from '../vehicles/riding.ts'

/** What bursts, against those near it. */
export const bursts: Matrix = {
  id: 'bursts',
  says: 'what bursts against who is near it',
  rows: {
    grenade: 'a grenade',
    shell: 'the shell of a gun or launcher',
    bomb: 'the bomb of a mortar',
  },
  columns: {
    centre: 'somebody in the centre',
    edge: 'somebody at the edge',
    partial: 'somebody in partial cover',
    total: 'somebody in total cover',
    'dug-in': 'somebody who is dug in',
    hole: 'somebody in a trench, foxhole or crater',
    room: 'somebody in a building',
    pinned: 'a pinned man',
    kneeling: 'a kneeling man',
    rider: 'a rider on a vehicle',
    locked: 'somebody in a melee',
    friend: 'a friend of the firer',
    himself: 'the firer himself',
    soft: 'a soft-skinned vehicle',
    armoured: 'an armoured vehicle',
  },
  impossible: [],
}

/** What goes off by this decision. */
function rowOf(game: Muzzleflash, { action, piece, weapon, with: how }: Decision): string | null {
  if (action === 'throw' || how === 'throw') return 'grenade'
  const firer = game.find('piece', String(piece))
  const gun =
    firer && (action === 'fire' || how === 'fire') ? gunNamed(game, firer, weapon as string | undefined) : null
  if (!gun?.support) return null
  return gun.support.fire === 'direct' ? 'shell' : 'bomb'
}

export function noteBurst(game: Muzzleflash, decision: Decision, roll: RollEntry, note: Note): void {
  const row = rowOf(game, decision)
  const figure = game.find('piece', roll.about?.[0] ?? '')
  const zone = roll.cites.includes('MF-AEW-2') ? 'centre' : roll.cites.includes('MF-AEW-4') ? 'edge' : null
  if (!row || !figure || !zone) return
  const firer = game.piece(String(decision.piece))
  for (const column of [zone, ...coverIn(roll), ...stateOf(game, figure)]) note('bursts', row, column)
  if (figure.id === firer.id) note('bursts', row, 'himself')
  else if (figure.side === firer.side) note('bursts', row, 'friend')
}

const coverIn = (roll: RollEntry): readonly string[] =>
  (roll.modifiers ?? []).flatMap(({ cites }) =>
    cites.includes('MF-SHT-20') ? ['partial'] : cites.includes('MF-SHT-21') ? ['total'] : [],
  )

function stateOf(game: Muzzleflash, figure: Piece): readonly string[] {
  const columns: string[] = []
  if (riddenBy(game, figure)) columns.push('rider')
  if (figure.dugIn) columns.push('dug-in')
  if (countsAsPinned(game, figure)) columns.push('pinned')
  if (figure.stance === 'kneeling') columns.push('kneeling')
  if (figure.status === 'locked') columns.push('locked')
  const { at } = figure
  if (!at) return columns
  if (groundOf(game).lands.some(land => isHole(land) && land.cover !== 'none' && holds(land, at))) columns.push('hole')
  if (groundOf(game).roomAt(at)) columns.push('room')
  return columns
}

/** A vehicle in a blast is told of. */
export function noteShaken(game: Muzzleflash, decision: Decision, { cites, about }: SaidEntry, note: Note): void {
  const row = rowOf(game, decision)
  const vehicle = game.find('piece', about?.[0] ?? '')
  if (!row || vehicle?.sort !== 'vehicle' || !cites.includes('MF-ATF-9')) return
  note('bursts', row, kindOf(game, vehicle).armour === 'soft-skin' ? 'soft' : 'armoured')
}
