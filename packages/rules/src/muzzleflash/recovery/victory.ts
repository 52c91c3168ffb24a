import { type Id, inside, type Message, type Point, text, the } from '@sandtable/kernel'
import { isAble, isFit } from '../basics/figures.ts'
import { inTouch } from '../movement/touching.ts'
import type { Muzzleflash, Objective, Piece } from '../records.ts'
import { victoryTable } from '../tables.ts'
import { injuredOf } from './checking.ts'

/** The injured at the end of the game: MF-RUL-94. */
export type Care = 'injured-unattended' | 'injured-attended' | 'injured-at-aid-station'

const rules: { readonly [care in Care]: string } = {
  'injured-unattended': 'MF-REC-7',
  'injured-attended': 'MF-REC-8',
  'injured-at-aid-station': 'MF-REC-9',
}

const lies: { readonly [care in Care]: (injured: Piece, points: Message) => Message } = {
  'injured-unattended': (injured, points) => text`${the.piece(injured)} lies alone: ${points}.`,
  'injured-attended': (injured, points) => text`${the.piece(injured)} has somebody with him: ${points}.`,
  'injured-at-aid-station': (injured, points) => text`${the.piece(injured)} is at the aid station: ${points}.`,
}

const atTheEnd: { readonly [care in Care]: (points: Message) => Message } = {
  'injured-unattended': points => text`alone; at the end: ${points}`,
  'injured-attended': points => text`somebody is with him; at the end: ${points}`,
  'injured-at-aid-station': points => text`at the aid station; at the end: ${points}`,
}

function pointsFor(vp: number): Message {
  if (vp === 0) return text`no points lost`
  return vp === -1 ? text`1 victory point lost` : text`${the.count(-vp)} victory points lost`
}

/** The points an injured figure would cost its side if the game ended now, with the rule. */
export function careNow(game: Muzzleflash, injured: Piece): { readonly says: Message; readonly cites: string } {
  const care = careOf(game, injured)
  return { says: atTheEnd[care](pointsFor(game.rows(victoryTable)[care] ?? 0)), cites: rules[care] }
}

/** Is it at an aid station of its own side? Aboard a vehicle, the vehicle's position counts. */
export function isAtAidStation(game: Muzzleflash, { side, at: own, aboard }: Piece): boolean {
  const at = aboard === null ? own : game.piece(aboard).at
  return at !== null && game.terrain.some(f => f.kind === 'aid-station' && f.side === side && inside(f.shape, at))
}

/** An able man touches it, or is in the vehicle with it. */
function isAttended(game: Muzzleflash, injured: Piece): boolean {
  if (injured.aboard !== null) return game.pieces.some(p => p.aboard === injured.aboard && isFit(p))
  return game.pieces.some(p => p.side === injured.side && isAble(game, p) && inTouch(game, p, injured))
}

export const careOf = (game: Muzzleflash, injured: Piece): Care =>
  isAtAidStation(game, injured)
    ? 'injured-at-aid-station'
    : isAttended(game, injured)
      ? 'injured-attended'
      : 'injured-unattended'

/** When the game ends: the points for the objectives, less those for the injured. */
export function countVictory(game: Muzzleflash): void {
  for (const { id, objectives } of game.sides) {
    for (const objective of objectives) {
      const vp = objective.vp * timesMet(game, id, objective)
      if (vp !== 0) score(game, id, vp, objective.type, ['MF-RUL-94'])
    }
    for (const injured of injuredOf(game, id)) {
      const care = careOf(game, injured)
      const vp = game.rows(victoryTable)[care] ?? 0
      const cites = [rules[care], 'MF-RUL-94']
      game.say(lies[care](injured, pointsFor(vp)), cites, [injured.id])
      score(game, id, vp, care, cites)
    }
  }
}

/** The points that a side would have if the game ended now. */
export function scoreNow(game: Muzzleflash, side: Id): number {
  const { vp, objectives } = game.side(side)
  if (game.state.over) return vp
  const met = objectives.reduce((sum, objective) => sum + objective.vp * timesMet(game, side, objective), 0)
  const care = game.rows(victoryTable)
  return injuredOf(game, side).reduce((sum, injured) => sum + (care[careOf(game, injured)] ?? 0), vp + met)
}

const score = (game: Muzzleflash, side: Id, vp: number, cause: string, cites: readonly string[]): void =>
  game.change('side', side, { vp: game.side(side).vp + vp }, cites, { is: 'scored', cause, count: vp })

/** An objective place is held by the side that was last in it with no enemy inside. */
export function noteHolders(game: Muzzleflash): void {
  const places = new Set(
    game.sides.flatMap(s => s.objectives.flatMap(o => (o.type === 'hold' ? (o.places ?? []) : []))),
  )
  for (const place of places) {
    const inIt = new Set(game.pieces.filter(p => isThere(game, p, [place])).map(p => p.side))
    const [only] = inIt
    if (inIt.size === 1 && only !== undefined)
      game.change('terrain', place, { heldBy: only }, ['MF-RUL-94'], { is: 'captured' })
  }
}

/** How often a side has met an objective. */
export function timesMet(game: Muzzleflash, side: Id, { type, places, pieces }: Objective): number {
  if (type === 'casualties') return game.pieces.filter(p => p.side !== side && isCasualty(p)).length
  if (type === 'rescue') return (pieces ?? []).filter(id => isAtAidStation(game, game.piece(id))).length
  if (type === 'hold') return (places ?? []).filter(place => game.get('terrain', place).heldBy === side).length
  const { own, enemy } = menIn(game, side, places ?? [])
  return own > enemy ? 1 : 0
}

/** The able men of a side and of its enemy in these places. */
export function menIn(game: Muzzleflash, side: Id, places: readonly Id[]) {
  const there = game.pieces.filter(p => isThere(game, p, places))
  const own = there.filter(p => p.side === side).length
  return { own, enemy: there.length - own }
}

const isCasualty = ({ status }: Piece): boolean => status === 'dead' || status === 'injured'

const isThere = (game: Muzzleflash, piece: Piece, places: readonly Id[] | null): boolean =>
  isAble(game, piece) && (places ?? []).some(id => inside(game.get('terrain', id).shape, piece.at as Point))
