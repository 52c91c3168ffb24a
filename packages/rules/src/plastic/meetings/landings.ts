import { type Decision, isOffTable, type Matrix, type Note, type Point, type SaidEntry } from '@sandtable/kernel'
import { groundOf } from '../ground.ts'
import type { Plastic } from '../records.ts'
import { wayOf } from './fire.ts'

/** This set has no forced moves, but shells deviate: where they land. */
export const landings: Matrix = {
  id: 'landings',
  says: 'shells on and off their spot against where they come down',
  rows: {
    'mortar-on': 'a mortar shell on its spot',
    'mortar-off': 'a mortar shell off its spot',
    'gun-on': 'a gun shell on its spot',
    'gun-off': 'a gun shell off its spot',
    'call-on': 'a called shell on its spot',
    'call-off': 'a called shell off its spot',
  },
  columns: {
    open: 'open ground',
    ditch: 'a ditch',
    pit: 'a foxhole or trench',
    building: 'a building',
    bunker: 'a bunker',
    hill: 'a hill',
    trees: 'trees',
    off: 'beyond the edge of the table',
  },
  impossible: [
    {
      rows: ['mortar-on', 'gun-on', 'call-on'],
      columns: ['off'],
      because: 'no spot off the table may be named',
    },
  ],
}

export function noteLanding(game: Plastic, decision: Decision, { at, cites }: SaidEntry, note: Note): void {
  const way = wayOf(game, decision)
  if (way !== 'mortar' && way !== 'gun' && way !== 'call') return
  note('landings', `${way}-${cites.includes('PF-DEV-2') ? 'on' : 'off'}`, groundAt(game, at as Point))
}

function groundAt(game: Plastic, at: Point): string {
  if (isOffTable(game, at)) return 'off'
  const ground = groundOf(game)
  const place = ground.placeAt(at)
  if (place) return place.pit ? 'pit' : place.kind
  const here = ground.near(at, 0)
  if (here.some(land => land.tree)) return 'trees'
  return here.some(land => land.hill) ? 'hill' : 'open'
}
