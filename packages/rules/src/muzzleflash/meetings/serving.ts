import type { Decision, Matrix, Note, Reason, RollEntry } from '@sandtable/kernel'
import { plainly } from '@sandtable/kernel'
import { hasLoader, needsLoader } from '../crew-served/crews.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Gun, gunNamed } from '../shooting/weapons.ts'

/** Weapons that a crew serves, against the state of weapon and crew. */
export const serving: Matrix = {
  id: 'serving',
  says: 'weapons that a crew serves against the state of weapon and crew',
  rows: {
    'machine-gun': 'a machine gun on its mount',
    gun: 'a gun on its carriage',
    mortar: 'a mortar',
    vehicle: 'the gun of a vehicle',
  },
  columns: {
    loader: 'a 1 with a loader at hand',
    jams: 'a 1 without a loader',
    doubles: "another who takes the gunner's place",
    fumbles: "another who fails to take the gunner's place",
    jammed: 'a malfunction (refused)',
    unloaded: 'no round in it (refused)',
    packed: 'being packed (refused)',
    away: 'a crewman who is not at it (refused)',
    rapid: 'rapid fire without a loader (refused)',
    arc: 'a target outside its arc (refused)',
    disabled: 'being disabled (refused)',
    crew: 'no able crew (refused)',
  },
  impossible: [
    {
      rows: ['machine-gun'],
      columns: ['unloaded', 'rapid'],
      because: 'only guns, launchers and mortars are loaded between shots (MF-CRW-14)',
    },
    {
      rows: ['vehicle'],
      columns: ['packed', 'away'],
      because: 'the weapon of a vehicle is neither set up nor left: its crew is aboard (MF-CRW-3, MF-DEP-1)',
    },
    {
      rows: ['machine-gun', 'gun', 'mortar'],
      columns: ['disabled'],
      because: 'only damage to a vehicle disables weapons (MF-ATF-21)',
    },
  ],
}

function rowOf({ holder, small, support }: Gun): string | null {
  if (holder.sort === 'vehicle') return support ? 'vehicle' : null
  if (holder.sort !== 'weapon') return null
  return small ? 'machine-gun' : support?.fire === 'indirect' ? 'mortar' : 'gun'
}

function gunOf(game: Muzzleflash, { action, piece, weapon }: Decision): { row: string; gun: Gun; firer: Piece } | null {
  const firer = action === 'fire' ? game.find('piece', String(piece)) : null
  const gun = firer && gunNamed(game, firer, weapon as string | undefined)
  const row = gun && rowOf(gun)
  return firer && gun && row ? { row, gun, firer } : null
}

export function noteService(game: Muzzleflash, decision: Decision, roll: RollEntry, note: Note): void {
  const fired = gunOf(game, decision)
  if (!fired) return
  const { row, gun, firer } = fired
  if (roll.purpose === 'role-test') {
    const total = roll.dice.reduce((sum, die) => sum + die, 0)
    note('serving', row, total <= (roll.need ?? 0) ? 'doubles' : 'fumbles')
  }
  if (roll.purpose !== 'hit' || roll.about?.[0] !== firer.id || !roll.dice.includes(1)) return
  if (needsLoader(game, gun.weapon))
    note('serving', row, hasLoader(game, game.piece(gun.holder.id), gun.weapon) ? 'loader' : 'jams')
}

const words: { readonly [word: string]: string } = {
  malfunction: 'jammed',
  'set up': 'packed',
  contact: 'away',
  arc: 'arc',
  disabled: 'disabled',
  driver: 'crew',
  injured: 'crew',
}

export function noteNoService(game: Muzzleflash, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const fired = gunOf(game, decision)
  if (!fired) return
  for (const { word, says } of reasons) {
    const column = word === 'loaded' ? (plainly(says).startsWith('without') ? 'rapid' : 'unloaded') : words[word]
    if (column) note('serving', fired.row, column)
  }
}
