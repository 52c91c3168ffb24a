import { because, type Id, type Length, type Reason, text, the } from '@sandtable/kernel'
import { type Kind, kindNamed } from './kinds.ts'
import { near, squareBetween, type Thing } from './measure.ts'
import type { Figure, Goodbye, Heroic, Unit } from './records.ts'
import { type Rank, ranks, type Weapon, weapons } from './tables.ts'

export const kindOf = (game: Goodbye, figure: Figure): Kind => kindNamed(game, figure.kind) as Kind
export const weaponOf = (game: Goodbye, name: string): Weapon | null => game.rows(weapons)[name] ?? null

export const onTable = (figure: Figure): boolean => figure.at !== null && !figure.gone

export const isTank = (figure: Figure): boolean => figure.rank === 'tank'

/** Privates, junior NCOs, senior NCOs, junior officers: GB-TYPE-1. A tank has no rank. */
export const seniority = (figure: Figure): number => (figure.rank === 'tank' ? -1 : ranks.indexOf(figure.rank))

/** An NCO or an officer. */
export const isLeader = (figure: Figure): boolean => figure.rank !== 'private' && figure.rank !== 'tank'

const senior: readonly Rank[] = ['senior-nco', 'junior-officer']
export const isSenior = (figure: Figure): boolean => senior.includes(figure.rank)

/** Every other side is an enemy, unless teammates are friends: GB-RUL-69. */
export function areFriends(game: Goodbye, a: Id, b: Id): boolean {
  if (a === b) return true
  if (game.ruling('GB-RUL-69') !== 'allies') return false
  const { team } = game.side(a)
  return team !== null && team === game.side(b).team
}

export const isEnemy = (game: Goodbye, figure: Figure, other: Figure): boolean =>
  !areFriends(game, figure.side, other.side)

export function enemiesOf(game: Goodbye, side: Id): readonly Figure[] {
  const friends = game.sides.filter(other => areFriends(game, side, other.id)).map(({ id }) => id)
  return game.pieces.filter(f => onTable(f) && !friends.includes(f.side))
}

/** The figures of a squad that are on the table, in list order. */
export const membersOf = (game: Goodbye, unit: Id): readonly Figure[] =>
  game.pieces.filter(f => f.unit === unit && onTable(f))

export const unitOf = (game: Goodbye, figure: Figure): Unit | null =>
  figure.unit === null ? null : game.find('unit', figure.unit)

/** Pinned and suppressed are one state, or two of equal weight: GB-RUL-5. */
export const isDown = (figure: Figure): boolean => figure.pinned || figure.suppressed

/** A rout lasts until the end of the turn of its last run: GB-RUL-41. */
export const isRouting = (figure: Figure): boolean => figure.routing > 0 || figure.ran

/** On the table, and neither pinned nor routing. */
export const isSteady = (figure: Figure): boolean => onTable(figure) && !isDown(figure) && !isRouting(figure)

/** Is this heroic use of valour in force for the figure? */
export const isHeroic = (figure: Figure, use: Heroic): boolean => figure.valourUse.includes(use)

/** The enemies in contact with it that are still in play. */
export const opponents = (game: Goodbye, figure: Figure): readonly Figure[] =>
  figure.inContact.flatMap(id => {
    const other = game.find('piece', id)
    return other && onTable(other) ? [other] : []
  })

export const inMelee = (game: Goodbye, figure: Figure): boolean =>
  figure.inContact.length > 0 && opponents(game, figure).length > 0

/** The rules that give each rank its courage and its points of luck and valour: GB-TYPE-18. */
export const rankRules: { readonly [rank in Rank]: { readonly courage: string; readonly points: string } } = {
  private: { courage: 'GB-TYPE-3', points: 'GB-TYPE-19' },
  'junior-nco': { courage: 'GB-TYPE-8', points: 'GB-TYPE-7' },
  'senior-nco': { courage: 'GB-TYPE-12', points: 'GB-TYPE-11' },
  'junior-officer': { courage: 'GB-TYPE-15', points: 'GB-TYPE-15' },
  tank: { courage: 'GB-TYPE-18', points: 'GB-TYPE-18' },
}

/** The rules by which a rank may have a skill, an extra attack or a good eye. */
export const skillRules: { readonly [rank in Rank]?: string } = {
  'senior-nco': 'GB-TYPE-13',
  'junior-officer': 'GB-TYPE-16',
}

/** Heavy weapons cannot dash, and routing men drop them: GB-MOVE-9, GB-COUR-10. */
export const hasHeavyWeapon = (game: Goodbye, figure: Figure): boolean =>
  figure.weapons.some(weapon => weaponOf(game, weapon)?.heavy === true)

/** Friends of the same side within reach who are neither pinned nor routing, the figure itself first: GB-RUL-13. */
export const followers = (game: Goodbye, figure: Figure, reach: Length): readonly Figure[] => [
  figure,
  ...game.pieces.filter(f => f.id !== figure.id && f.side === figure.side && isSteady(f) && near(f, figure, reach)),
]

export const nearestFirst = (from: Thing, list: readonly Figure[]): readonly Figure[] =>
  [...list].sort((a, b) => squareBetween(from, a) - squareBetween(from, b))

/** The figure named in a decision, if it belongs to the side asked; otherwise the reason it cannot be used. */
export function ownFigure(game: Goodbye, id: unknown, side: Id): Figure | readonly Reason[] {
  const figure = typeof id === 'string' ? game.find('piece', id) : null
  if (!figure) return [because('target', text`choose a figure that is there`, 'GB-TURN-5')]
  if (figure.side !== side) return [because('turn', text`${the.piece(figure)} is not yours`, 'GB-TURN-5', 'GB-GEN-2')]
  if (!onTable(figure)) return [because('target', text`${the.piece(figure)} is not on the table`, 'GB-STAT-16')]
  return figure
}
