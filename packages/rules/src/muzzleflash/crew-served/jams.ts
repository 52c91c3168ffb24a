import { type Cites, type Id, text, the } from '@sandtable/kernel'
import type { Jam, Muzzleflash, Piece } from '../records.ts'

/** Malfunctions: each is of one weapon, and must be cleared before that weapon fires again. MF-RUL-79. */

/** A holder's malfunctions, with how many they are and when the first may be cleared, or the last could. */
export const withJams = (jams: readonly Jam[], last = 0): Pick<Piece, 'jams' | 'malfunctions' | 'clearFrom'> => ({
  jams,
  malfunctions: jams.length,
  clearFrom: jams.length === 0 ? last : Math.min(...jams.map(jam => jam.from)),
})

export const jamsOf = ({ jams }: Piece, weapon: string): readonly Jam[] => jams.filter(jam => jam.weapon === weapon)

/** A weapon jams this many times, to be cleared from this turn on. */
export function jam(game: Muzzleflash, holderId: Id, weapon: string, times: number, from: number): void {
  const holder = game.piece(holderId)
  const cites = ['MF-CRW-6', times > 1 ? 'MF-CRW-8' : 'MF-RUL-79']
  const more = Array.from({ length: times }, () => ({ weapon, from }))
  game.change('piece', holderId, withJams([...holder.jams, ...more]), cites, { is: 'jammed', count: times })
  const jammed =
    times === 1
      ? text`${the.piece(holder)} has a malfunction to clear.`
      : text`${the.piece(holder)} has ${the.count(times)} malfunctions to clear.`
  game.say(jammed, cites, [holderId])
}

/** One malfunction of this weapon is cleared, the oldest first. */
export function clearOne(game: Muzzleflash, holderId: Id, weapon: string, cites: Cites): void {
  const { jams, clearFrom } = game.piece(holderId)
  const first = jams.findIndex(one => one.weapon === weapon)
  game.change(
    'piece',
    holderId,
    withJams(
      jams.filter((_, i) => i !== first),
      clearFrom,
    ),
    cites,
  )
}
