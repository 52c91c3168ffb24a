import { crosses, type Id, inside, type Point, text, the } from '@sandtable/kernel'
import { featuresAt, isThere } from '../ground/ground.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { type Blow, happened } from './blows.ts'
import { kindOf, onTable } from './stand.ts'

/** The current turn; setting up comes before the first. */
export const turnNow = ({ state }: Blaze): number => (state.phase === 'deployment' ? state.turn - 1 : state.turn)

/** Disordered for the rest of the turn and the whole of the next: BA-DIS-1. */
export function disorder(game: Blaze, id: Id, cites: readonly string[], blow?: Blow): void {
  const event = blow && happened(game, 'pinned', blow)
  game.change('piece', id, { disordered: true, disorderedUntil: turnNow(game) + 1 }, ['BA-DIS-1', ...cites], event)
}

/** The marker is taken off at the end of the turn after the one in which it was caused: BA-DIS-7. */
export function orderRestored(game: Blaze): void {
  for (const stand of game.pieces)
    if (stand.disordered && stand.disorderedUntil !== null && stand.disorderedUntil <= game.state.turn)
      game.change('piece', stand.id, { disordered: false, disorderedUntil: null }, ['BA-DIS-7'], {
        is: 'rallied',
      })
}

/** The stand comes to light: its model is placed. A dummy is taken away: BA-RUL-163. What it stands in is known as well. */
export function reveal(game: Blaze, id: Id, cites: readonly string[]): void {
  const stand = game.piece(id)
  if (stand.revealed && !stand.hidden && stand.marker === null) return
  const dummy = kindOf(game, stand).marker === 'dummy'
  const rules = dummy
    ? [game.state.night ? 'BA-NIGHT-2' : 'BA-HMOV-3', 'BA-HMOV-7']
    : stand.marker !== null
      ? turnedUp(game)
      : cites
  const gone = dummy ? { gone: true, at: null } : {}
  game.change('piece', id, { hidden: false, marker: null, revealed: true, ...gone }, rules)
  const says = dummy ? text`A marker of ${the.side(stand.side)} was a dummy.` : text`${the.piece(stand)} is revealed.`
  game.say(says, cites, [id])
  if (stand.at)
    for (const feature of featuresAt(game, stand.at))
      if (feature.hidden) game.change('terrain', feature.id, { hidden: false }, cites)
  for (const passenger of stand.passengers) if (game.find('piece', passenger)) reveal(game, passenger, cites)
}

/** Why a marker is turned up and its model placed. */
const turnedUp = ({ state }: Blaze): readonly string[] =>
  state.night ? ['BA-NIGHT-1', 'BA-HMOV-8'] : ['BA-HMOV-5', 'BA-HMOV-7']

/** Ground that was hidden is known once a stand that can be seen goes through it, or stops in it. */
export function discoverGround(game: Blaze, id: Id, path: readonly Point[]): void {
  const stand = game.piece(id)
  if (stand.hidden || stand.marker !== null) return
  for (const feature of game.terrain)
    if (feature.hidden && isThere(feature) && isOn(feature, path))
      game.change('terrain', feature.id, { hidden: false }, ['BA-HIDE-1', 'BA-HIDE-4'])
}

const isOn = ({ shape }: Feature, path: readonly Point[]): boolean =>
  path.some((p, i) => inside(shape, p) || (i > 0 && crosses(shape, path[i - 1] as Point, p)))

/** A unit that fires from hiding is revealed unless it destroys its target: BA-HIDE-5. A marker that fires is turned up: BA-HMOV-5. */
export function afterFireFromHiding(game: Blaze, firer: Id, destroyed: boolean): void {
  const stand = game.piece(firer)
  if (!onTable(stand) || (!stand.hidden && stand.marker === null)) return
  if (stand.hidden && destroyed && game.ruling('BA-RUL-58') === 'stays') {
    game.say(text`Nobody sees where the fire came from.`, ['BA-HIDE-5'])
    return
  }
  const ambush = stand.card === 'opportunity-fire' ? ['BA-OPP-4'] : []
  reveal(game, firer, ['BA-HIDE-5', ...(stand.floor > 0 ? ['BA-STREET-4'] : ambush)])
}

/** Its state at the beginning of a new turn: BA-CARD-1. Work on a task goes on only with the same Action card: BA-RUL-12. */
export const FRESH = {
  card: null,
  arrow: null,
  cardId: null,
  suppressed: false,
  entangled: false,
  cutWire: false,
  fired: false,
  moved: 0,
  crossed: false,
  mounted: false,
  missionFailed: false,
  airTarget: null,
  airMission: null,
  open: false,
  done: false,
  hasMoved: false,
  doubled: false,
  shots: 0,
  firedIn: null,
  hitThisTurn: false,
  chargeTarget: null,
  chargeReach: 0,
  chargePath: null,
  chargeOrder: null,
  contact: null,
  fought: false,
  flame: false,
  cleared: 0,
} as const satisfies Partial<Stand>
