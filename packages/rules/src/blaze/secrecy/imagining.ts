import { type Id, type Imagining, mm, type Point } from '@sandtable/kernel'
import { blankStand } from '../complete.ts'
import { sees as isInSight } from '../ground/sight.ts'
import type { Blaze, BlazeTables, Feature, Stand, Unit } from '../records.ts'
import { plainFeature } from '../shells/features.ts'
import { classOf, isConcealed, kindOf, onTable } from '../stands/stand.ts'
import type { Card } from '../tables.ts'
import { isHidingPlace, isInZone, whyNotThere } from '../turn/deployment.ts'

/**
 * A possible battle for one side. What lies under enemy markers, which enemies are hidden where, what works they have dug unseen, which
 * mines are real and which cards unseen stands hold is drawn. Losses that wait for the end of the step are secret;
 * this world has none. While cards are laid the enemies have laid none yet: the game played on in this world lays them.
 */
export function imagine(game: Blaze, imagining: Imagining<BlazeTables>): void {
  for (const { id } of game.sides) if (id !== imagining.side) imagineEnemy(game, id, imagining)
  // who has ended the step is secret: any side that is not being waited for may have
  const ended = game.sides.map(({ id }) => id).filter(id => !imagining.waitingFor.includes(id))
  if (imagining.draw(2) === 0) game.begin('game', { ...game.state, ended })
}

function imagineEnemy(game: Blaze, side: Id, imagining: Imagining<BlazeTables>): void {
  const kinds = supposedKinds(imagining.now, side)
  for (const { id } of game.pieces.filter(stand => stand.side === side))
    if (!imagining.sees('piece', id, 'kind')) underMarker(game, id, kinds, imagining)
  cameToLight(game, side, imagining)
  const dug: Feature[] = []
  for (let n = draw(imagining, unseen(game, side)); n > 0; n--) dug.push(...lieHidden(game, side, kinds, n, imagining))
  for (const hole of dug) game.begin('terrain', hole)
  for (const { id, unit } of game.pieces.filter(stand => stand.side === side)) {
    if (unit !== null && !game.find('unit', unit)) game.begin('unit', unitOf(game, side, unit))
    // a card that is seen lies open
    if (imagining.sees('piece', id, 'card')) game.begin('piece', { ...game.piece(id), open: true })
    else layCard(game, id, imagining)
  }
  for (const mine of game.terrain)
    if (mine.side === side && mine.real !== null && !imagining.sees('terrain', mine.id, 'real'))
      game.begin('terrain', { ...mine, real: imagining.now.find('terrain', mine.id)?.gone || imagining.draw(2) === 0 })
}

const draw = ({ draw: any }: Imagining<BlazeTables>, most: number): number => any(most + 1)

/** The kinds of stand that the enemy may have: those seen so far; if none, those that all other sides have. */
function supposedKinds(now: Blaze, side: Id): readonly string[] {
  const fighting = now.pieces.filter(stand => ['infantry', 'gun', 'vehicle'].includes(classOf(now, stand)))
  const seen = fighting.filter(stand => stand.side === side)
  const kinds = (seen.length > 0 ? seen : fighting).map(({ kind }) => kind)
  return kinds.length > 0 ? kinds : ['rifle-section']
}

/** How many more may lie hidden: enough to match the strongest side, and a little more. All know who hides nothing. */
function unseen(game: Blaze, side: Id): number {
  if (!game.side(side).veiled) return 0
  const count = (id: Id): number => game.pieces.filter(stand => stand.side === id && !stand.gone).length
  const strongest = Math.max(...game.sides.map(({ id }) => count(id)))
  return Math.min(4, strongest - count(side) + 1)
}

const isSeen = (game: Blaze, stand: Stand): boolean =>
  game.pieces.some(
    other => other.side !== stand.side && onTable(other) && !isConcealed(other) && isInSight(game, other, stand),
  )

/** A marker is one of the enemy's stands, or a dummy. What was turned over since is known. */
function underMarker(game: Blaze, id: Id, kinds: readonly string[], imagining: Imagining<BlazeTables>): void {
  const { side, at, facing, gone } = game.piece(id)
  const learnt = imagining.now.find('piece', id)
  const found = learnt && !isConcealed(learnt) ? learnt : null
  const lies = { id, side, at, facing, gone, revealed: false }
  const drawn = found?.kind ?? (imagining.draw(3) === 0 ? DUMMY : (kinds[imagining.draw(kinds.length)] as string))
  const stand = blankStand(game, {
    ...lies,
    kind: drawn,
    marker: 'marker',
    unit: found?.unit ?? null,
    rating: found?.rating ?? null,
  })
  const isDummy = kindOf(game, stand).marker === 'dummy' || (!found && isSeen(game, stand))
  game.begin('piece', isDummy ? blankStand(game, { ...lies, kind: DUMMY, marker: 'dummy' }) : stand)
}
const DUMMY = 'dummy-marker'

/** Stands revealed since were hidden before. */
function cameToLight(game: Blaze, side: Id, { now }: Imagining<BlazeTables>): void {
  for (const stand of now.pieces) {
    if (stand.side !== side || game.find('piece', stand.id) || classOf(now, stand) === 'marker') continue
    const { id, kind, unit, rating, at, facing, floor, card, arrow } = stand
    game.begin(
      'piece',
      blankStand(game, {
        id,
        side,
        kind,
        unit,
        rating,
        at,
        facing,
        floor,
        card,
        arrow,
        hidden: true,
        revealed: false,
        open: card !== null,
      }),
    )
  }
  for (const feature of now.terrain)
    if (feature.side === side && feature.smokeUntil === null && !game.find('terrain', feature.id))
      game.begin('terrain', { ...feature, hidden: true })
}

/**
 * Puts a stand where it can hide unseen, or in a foxhole of its own, which is returned, where there is no other concealment. If no
 * place is found, it waits off the table.
 */
function lieHidden(
  game: Blaze,
  side: Id,
  kinds: readonly string[],
  n: number,
  { draw: any }: Imagining<BlazeTables>,
): readonly Feature[] {
  const facing = any(8) * 45
  const unknown = { id: `${side}-unseen-${n}`, side, kind: kinds[any(kinds.length)] as string, facing, revealed: false }
  for (let i = 0; i < PLACES; i++) {
    const at: Point = [any(game.width), any(game.depth)]
    const stand = blankStand(game, { ...unknown, at, hidden: true })
    const isCovered = isHidingPlace(game, stand, at)
    if (!isInZone(game, side, at) || (!isCovered && i < DIGS)) continue
    if (whyNotThere(game, stand, at, facing, 0).length > 0 || isSeen(game, stand)) continue
    game.begin('piece', stand)
    return isCovered ? [] : [foxhole(`${side}-foxhole-${n}`, side, at)]
  }
  game.begin('piece', blankStand(game, { ...unknown, arrives: game.state.turn + 1 + any(3) }))
  return []
}
/** How many places are tried, and after how many a foxhole is dug on open ground. */
const PLACES = 16
const DIGS = 12

const foxhole = (id: Id, side: Id, [x, y]: Point): Feature =>
  plainFeature({ id, kind: 'foxhole', side, hidden: true, shape: { circle: [x, y, mm(30)] } })

/** An enemy unit, as strong as is known of it, and of average quality. */
function unitOf(game: Blaze, side: Id, id: Id): Unit {
  const stands = game.pieces.filter(stand => stand.unit === id)
  return {
    id,
    side,
    kind: 'platoon',
    rating: 'average',
    hq: null,
    company: null,
    battalion: null,
    outOfCommand: false,
    ratingDrop: 0,
    stands0: stands.length,
    figures0: stands.reduce((sum, { figures }) => sum + figures, 0),
    lost: 0,
    broken: false,
    noArmourCharge: false,
    hqLostTurn: null,
  }
}

/** Once the cards have been turned over, unseen stands have one too; before that none has been laid. */
function layCard(game: Blaze, id: Id, { draw: any }: Imagining<BlazeTables>): void {
  const stand = game.piece(id)
  const kind = kindOf(game, stand)
  if (!isConcealed(stand) || BEFORE.includes(game.state.phase) || kind.cards === 'none' || stand.card !== null) return
  const card: Card = kind.weapons.length === 0 ? 'move' : (LIKELY[any(LIKELY.length)] as Card)
  game.begin('piece', { ...stand, card, arrow: card === 'move' ? any(8) * 45 : null, open: true })
}
const BEFORE = ['deployment', 'planning', 'reveal']
const LIKELY: readonly Card[] = ['opportunity-fire', 'aimed-fire', 'move', 'prone']
