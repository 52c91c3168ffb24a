import type { ChangeEntry, Matrix, Note, Point, RollEntry } from '@sandtable/kernel'
import { isDown, isTank } from '../figures.ts'
import { groundOf } from '../ground.ts'
import type { Figure, Goodbye } from '../records.ts'

/** Where a combat takes place, by its combatants. */
export const fights: Matrix = {
  id: 'fights',
  says: 'where a combat is fought against who fights it',
  rows: {
    open: 'in the open',
    wall: 'across a wall, hedge or sandbags',
    pit: 'in or at a trench, dugout or shell hole',
    house: 'in a building',
    woods: 'in woods',
  },
  columns: {
    started: 'who has charged',
    down: 'who is pinned or suppressed',
    prone: 'who lies prone',
    routing: 'who routs',
    several: 'who has several opponents',
    attacks: 'who has several attacks',
    tank: 'a tank',
    wound: 'who is killed or wounded',
    draw: 'a draw',
  },
  impossible: [
    {
      rows: ['house', 'woods'],
      columns: ['tank'],
      because: 'a tank enters neither buildings nor woods (GB-RUL-78)',
    },
  ],
}

/** The positions of a man and his nearest opponent. */
function whereOf(game: Goodbye, figure: Figure): string | null {
  const foe = figure.inContact.map(id => game.find('piece', id)).find(other => other?.at)
  if (!figure.at || !foe?.at) return null
  const ground = groundOf(game)
  const here = [...ground.under(figure.at), ...ground.under(foe.at as Point)]
  if (here.some(land => land.shut)) return 'house'
  if (here.some(land => land.sunken)) return 'pit'
  if (here.some(land => land.wood)) return 'woods'
  const between = ground.crossed(figure.at, foe.at as Point)
  return between.some(land => land.obstruction) ? 'wall' : 'open'
}

/** One figure's blows. */
export function noteBlows(game: Goodbye, roll: RollEntry, note: Note): string | null {
  const figure = game.find('piece', roll.about?.[0] ?? '')
  const row = figure && whereOf(game, figure)
  if (!figure || !row) return null
  if (figure.started.length > 0) note('fights', row, 'started')
  if (isDown(figure)) note('fights', row, 'down')
  if (figure.prone) note('fights', row, 'prone')
  if (figure.routing > 0) note('fights', row, 'routing')
  if (figure.outnumbered > 1) note('fights', row, 'several')
  if (roll.dice.length > 1) note('fights', row, 'attacks')
  if (isTank(figure)) note('fights', row, 'tank')
  return row
}

/** A wound inflicted in combat. */
export const isWoundOf = ({ table, before, after, cites }: ChangeEntry): boolean =>
  table === 'piece' &&
  cites.includes('GB-HTH-1') &&
  ((before as Figure | null)?.wounds ?? 0) > ((after as Figure | null)?.wounds ?? 0)
