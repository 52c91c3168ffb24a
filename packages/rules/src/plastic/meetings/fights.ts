import type { Matrix, Note, Point, RollEntry } from '@sandtable/kernel'
import { kindOf } from '../figures.ts'
import { groundOf } from '../ground.ts'
import { shelterAt } from '../hand-to-hand.ts'
import type { Figure, Plastic } from '../records.ts'

/** Where a fight takes place, by its combatants and its result. */
export const fights: Matrix = {
  id: 'fights',
  says: 'where a fight takes place against who fights and how it ends',
  rows: {
    open: 'in the open',
    over: 'across a low obstacle',
    pit: 'into or out of a foxhole, trench or ditch',
    house: 'inside a building',
    door: 'in the doorway',
  },
  columns: {
    wins: 'the mover wins',
    loses: 'the mover loses',
    tie: 'a tie',
    bayonet: 'a bayonet',
    leader: 'a leader',
    reserve: 'a reserve',
    team: 'a mortar or gun with its crew',
    several: 'a second enemy after the first',
  },
  impossible: [
    {
      rows: ['house'],
      columns: ['several'],
      because: 'a figure fights one enemy a turn inside a building (PF-HTH-7)',
    },
  ],
}

/** `before` is the previous fight, if the case has one. */
export function noteFight(game: Plastic, roll: RollEntry, before: RollEntry | null, note: Note): void {
  const [mover, foe] = (roll.about ?? []).map(id => game.piece(id)) as [Figure, Figure]
  const row = whereOf(game, mover, foe)
  const [mine = 0, theirs = 0] = roll.dice.map((die, i) => die + bonusOf([mover, foe][i] as Figure))
  note('fights', row, mine === theirs ? 'tie' : mine > theirs ? 'wins' : 'loses')
  for (const figure of [mover, foe]) {
    if (figure.bayonet) note('fights', row, 'bayonet')
    if (figure.leader) note('fights', row, 'leader')
    if (figure.reserve) note('fights', row, 'reserve')
    if (kindOf(game, figure).team) note('fights', row, 'team')
  }
  const [previous, other] = before?.about ?? []
  if (previous === mover.id && other !== foe.id && game.piece(other as string).gone) note('fights', row, 'several')
}

const bonusOf = (figure: Figure): number => (figure.bayonet ? 1 : 0)

function whereOf(game: Plastic, mover: Figure, foe: Figure): string {
  const [a, b] = [mover.at as Point, foe.at as Point]
  const [here, there] = [shelterAt(game, a), shelterAt(game, b)]
  if (here !== there) return 'door'
  if (here) return 'house'
  const ground = groundOf(game)
  if (ground.placeAt(a) || ground.placeAt(b)) return 'pit'
  return ground.crossed(a, b).some(land => !land.hill && land.kind !== 'high-grass') ? 'over' : 'open'
}
