import { type Cites, type Id, type Procedure, text, the } from '@sandtable/kernel'
import { isFigure, isFit, reachOf } from '../basics/figures.ts'
import { passes } from '../pinning/morale.ts'
import type { Muzzleflash, Piece, Unit } from '../records.ts'
import type { Rank } from '../tables.ts'

/** Section and platoon morale: what casualties do to the survivors. */

const seniority: { readonly [rank in Rank]: number } = { none: 0, nco: 1, 'platoon-sergeant': 2, officer: 3 }

/** One test for each dead figure of a section; each failure makes its platoon test too. MF-RUL-95. */
export function* sectionMorale(game: Muzzleflash, dead: readonly Id[]): Procedure {
  for (const id of dead) {
    const { unit } = game.piece(id)
    const section = unit === null ? null : game.find('unit', unit)
    if (section?.kind !== 'section') continue
    const men = menOf(game, section)
    if (men.length === 0) continue
    if (yield* passes(game, 'section-morale', moraleOf(men), ['MF-SPM-1', 'MF-SPM-3'], [id])) continue
    fallBack(game, section, men, { first: ['MF-SPM-2'], again: ['MF-SPM-4', 'MF-SPM-5'] })
    yield* platoonMorale(game, section)
  }
}

/** The platoon of a section that has failed tests as a whole; sections that go with it cause no further tests. */
function* platoonMorale(game: Muzzleflash, section: Unit): Procedure {
  const platoon = section.parent === null ? null : game.find('unit', section.parent)
  if (platoon?.kind !== 'platoon') return
  const men = [
    ...menOf(game, platoon),
    ...game.store.all('unit').flatMap(unit => (unit.parent === platoon.id ? menOf(game, unit) : [])),
  ]
  if (men.length === 0) return
  if (yield* passes(game, 'platoon-morale', moraleOf(men), ['MF-SPM-6', 'MF-SPM-9'], [platoon.id])) return
  fallBack(game, platoon, men, { first: ['MF-SPM-7', 'MF-SPM-8'], again: ['MF-SPM-8', 'MF-SPM-10'] })
}

/** Members of a unit who are neither dead nor injured, on the table or aboard something. */
const menOf = (game: Muzzleflash, unit: Unit): readonly Piece[] =>
  game.pieces.filter(p => p.unit === unit.id && isFit(p) && isMan(game, p))

const isMan = (game: Muzzleflash, piece: Piece): boolean =>
  isFigure(game, piece) && (piece.at !== null || piece.aboard !== null)

/** The morale of the senior leader; without one, that of most, and of equals the lower. */
function moraleOf(men: readonly Piece[]): number {
  const leader = men.reduce((best, p) => (seniority[p.rank] > seniority[best.rank] ? p : best))
  if (leader.rank !== 'none') return leader.morale
  const counts = new Map<number, number>()
  for (const { morale } of men) counts.set(morale, (counts.get(morale) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
}

/** Each of them owes 8 inches more: MF-RUL-96. The rules are those of the first failure, and of each further one. */
function fallBack(
  game: Muzzleflash,
  unit: Unit,
  men: readonly Piece[],
  rules: { readonly first: Cites; readonly again: Cites },
): void {
  const { fellBack } = game.get('unit', unit.id)
  const cites = fellBack > 0 ? rules.again : rules.first
  game.change('unit', unit.id, { fellBack: fellBack + 1 }, cites, { is: 'broke', cause: 'morale' })
  game.say(text`${the.unit(unit)} must fall back.`, cites)
  for (const man of men)
    game.change('piece', man.id, { fallback: game.piece(man.id).fallback + reachOf(game, 'fall-back') }, cites)
}
