import { blazeRules } from '@sandtable/rules'

const { armourOf, classOf, figuresOf, isHeadquarters, kindOf } = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand

const armoured = { A: 14, B: 12, C: 10, D: 6, E: 4 }

/** What a stand is worth in scenario points: known for own stands, guessed from its type for an enemy. */
export function worthOf(game: Blaze, stand: Stand): number {
  if (stand.points > 0) return stand.points
  const kind = kindOf(game, stand)
  switch (classOf(game, stand)) {
    case 'vehicle':
      return kind.softskin ? 2 : armoured[armourOf(game, stand) ?? 'E']
    case 'gun':
      return 6
    case 'aircraft':
      return 8
    case 'marker':
      return stand.marker === 'marker' ? 3 : 0
    default:
      return isHeadquarters(game, stand) ? 6 : kind.heavyWeapon ? 5 : 3
  }
}

/** What one of its figures is worth: the last ones count for more, since the stand goes with them. */
export function figureWorth(game: Blaze, stand: Stand): number {
  const all = figuresOf(game, kindOf(game, stand)) ?? 1
  return (worthOf(game, stand) / all) * (stand.figures <= 1 ? 1.5 : 1)
}
