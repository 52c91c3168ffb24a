import {
  type Answers,
  askInTurn,
  askWhether,
  askWho,
  askWhom,
  type Id,
  type Resolution,
  type Scene,
  type SceneFields,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { inOrder, undeclared, whoDeclares } from '../melee/charging.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { enemiesOf, isInfantry, isVehicle, onTable, ratingOf } from '../stands/stand.ts'
import { reach } from '../values.ts'
import { askCover, coverAt, halfOf, type Laid, mms, together } from './ground.ts'

/** Charges: declared rating by rating, moved, and fought out after all fire. */

/** All charges of this rating are declared, and some have to move. */
export const chargesMove = (game: Blaze): boolean => {
  const { phase, begun, chargeRating } = game.state
  return (
    phase === 'charge' &&
    begun === 'charge' &&
    chargeRating !== null &&
    whoDeclares(game) === null &&
    inOrder(game).length > 0
  )
}

/** Those who have come into contact and have not fought. */
const inContact = (game: Blaze): readonly Stand[] =>
  game.pieces
    .filter(stand => onTable(stand) && stand.card === 'charge' && stand.contact !== null && !stand.fought)
    .sort((a, b) => (a.contact ?? 0) - (b.contact ?? 0))

export const meleesWait = (game: Blaze): boolean =>
  game.state.phase === 'resolve-charges' && inContact(game).some(({ chargeTarget }) => chargeTarget !== null)

/** Those who may declare a charge in this round. */
const declarers = (game: Blaze): readonly Stand[] =>
  game.sides.flatMap(({ id }) =>
    undeclared(game, id).filter(stand => ratingOf(game, stand) === game.state.chargeRating),
  )

export const charge: Resolution<BlazeTables> = {
  id: 'charge',
  says: text`Declare a charge`,
  kind: 'act',
  cites: ['BA-CHRG-1', 'BA-CHRG-2'],
  fits: game => game.state.phase === 'charge' && declarers(game).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askWho(text`Who charges?`, declarers(game), ['BA-CHRG-1', 'BA-CHRG-5']),
      () =>
        askWho(
          text`Whom? A vehicle only on its flank or rear.`,
          enemiesOf(game, game.piece(String(answers.piece)).side),
          ['BA-CHRG-4', 'BA-IVA-4'],
          'target',
        ),
    ),
  scene(game, { piece, target }) {
    const { side } = game.piece(String(piece))
    return {
      pieces: {
        [String(piece)]: { at: [0, 0], facing: 0, hidden: false },
        [String(target)]: { at: [0, 150], facing: 90, hidden: false },
      },
      state: { begun: 'charge', go: side, passed: [], ended: [] },
    }
  },
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'charge', piece: String(piece), target: String(target) },
  }),
}

/** Sides of a stand on which others come at it: from the south first. */
const sides: readonly { readonly way: SceneSpot; readonly facing: number }[] = [
  { way: [0, -1], facing: 0 },
  { way: [1, 0], facing: 270 },
  { way: [-1, 0], facing: 90 },
  { way: [0, 1], facing: 180 },
]

/** One at the side of another, so far away from its base. The other's front is across the way to the south. */
function comingAt(
  game: Blaze,
  id: Id,
  target: Stand,
  [x, y]: SceneSpot,
  n: number,
  gap: number,
): { [id: Id]: SceneFields } {
  const { way, facing } = sides[n % sides.length] ?? { way: [0, -1] as const, facing: 0 }
  const [wide, deep] = halfOf(game, target)
  // a vehicle is broadside on to those who come from the south
  const [east, north] = isVehicle(game, target) ? [deep, wide] : [wide, deep]
  const far = (way[0] === 0 ? north : east) + halfOf(game, game.piece(id))[1] + gap
  return { [id]: { at: [x + way[0] * far, y + way[1] * far], facing, hidden: false } }
}

const facingOf = (game: Blaze, target: Stand): number => (isVehicle(game, target) ? 90 : 180)

/** Groups of those who go at the same stand; of two that go at each other the first is the charger. */
function groups(stands: readonly Stand[]): readonly (readonly [Id, readonly Stand[]])[] {
  const found = new Map<Id, Stand[]>()
  for (const stand of stands) {
    const at = stand.chargeTarget
    if (at === null) continue
    const other = stands.find(({ id }) => id === at)
    if (other?.chargeTarget === stand.id && found.has(stand.id)) continue
    found.set(at, [...(found.get(at) ?? []), stand])
  }
  return [...found]
}

const APART = 1200

/** The charges of one rating move: people see who comes into contact. */
export const moveCharges: Resolution<BlazeTables> = {
  id: 'move-charges',
  says: text`Move the charges`,
  kind: 'step',
  cites: ['BA-CHRG-4', 'BA-CHRG-5'],
  fits: chargesMove,
  ask: (game, answers) =>
    askInTurn(
      answers,
      ...groups(inOrder(game)).flatMap(([target, chargers]) => [
        ...chargers.map(({ id, chargeReach }) => () => {
          const says = text`${the.piece(id)} charges up to ${the.length(chargeReach)}: does it reach ${the.piece(target)}?`
          return askWhether(`reaches ${id}`, says, ['BA-CHRG-2', 'BA-RUL-17'])
        }),
        () => isVehicle(game, game.piece(target)) && askEscort(game, game.piece(target)),
      ]),
    ),
  scene(game, answers): Scene {
    const laid = groups(inOrder(game)).map(([id, chargers], i): Laid => {
      const target = game.piece(id)
      const spot: SceneSpot = [i * APART, 0]
      const escort = answers[`escort ${id}`]
      const by = chargers.map((charger, n) => {
        const isMutual = target.chargeTarget === charger.id
        const short = charger.chargeReach + (isMutual ? target.chargeReach : 0)
        const gap = answers[`reaches ${charger.id}`] === true ? 20 : mms(short) + 40
        return comingAt(game, charger.id, target, spot, n, gap)
      })
      return {
        pieces: {
          [id]: { at: spot, facing: facingOf(game, target), hidden: false },
          ...(typeof escort === 'string' && comingAt(game, escort, target, spot, 3, 5)),
          ...Object.assign({}, ...by),
        },
        terrain: [],
      }
    })
    return together(laid)
  },
}

const askEscort = (game: Blaze, vehicle: Stand): TableQuestion => ({
  ...askWho(
    text`Which infantry within ${the.length(reach(game, 'escort'))} of ${the.piece(vehicle)} is nearest to the charge?`,
    game.pieces.filter(stand => stand.side === vehicle.side && onTable(stand) && isInfantry(game, stand)),
    ['BA-IVA-5'],
    `escort ${vehicle.id}`,
  ),
  optional: true,
})

/** Charges are fought out: who supports, and in what cover the defender is, people see. */
export const fightCharges: Resolution<BlazeTables> = {
  id: 'fight',
  says: text`Fight the charges out`,
  kind: 'step',
  cites: ['BA-OPP-7', 'BA-MELEE-2'],
  fits: meleesWait,
  ask: (game, answers) =>
    askInTurn(
      answers,
      ...groups(inContact(game)).flatMap(([target, chargers]) => [
        () => askCover(target, `cover ${target}`),
        () => askSupports(game, answers, target, chargers, 'attack'),
        () => askSupports(game, answers, target, chargers, 'defence'),
      ]),
    ),
  scene: (game, answers): Scene =>
    together(
      groups(inContact(game)).map(([id, chargers], i): Laid => {
        const target = game.piece(id)
        const spot: SceneSpot = [i * APART, 0]
        const attackers = [...chargers.map(charger => charger.id), ...ticked(answers[`attack ${id}`])]
        const cover = answers[`cover ${id}`]
        return {
          pieces: {
            [id]: { at: spot, facing: facingOf(game, target), hidden: false },
            ...Object.assign({}, ...attackers.slice(0, 3).map((one, n) => comingAt(game, one, target, spot, n, 0))),
            ...behind(game, ticked(answers[`defence ${id}`]), target, spot),
          },
          terrain: coverAt(cover, spot, halfOf(game, target)[1], i),
        }
      }),
    ),
}

/** Friends that touch the defender from behind: two beside each other. */
function behind(game: Blaze, ids: readonly Id[], target: Stand, [x, y]: SceneSpot): { [id: Id]: SceneFields } {
  return Object.fromEntries(
    ids.map((id, n) => {
      const [wide, deep] = halfOf(game, game.piece(id))
      const north = halfOf(game, target)[isVehicle(game, target) ? 0 : 1] + deep
      return [id, { at: [x + (ids.length === 1 ? 0 : n === 0 ? -wide : wide), y + north], facing: 0, hidden: false }]
    }),
  )
}

function askSupports(
  game: Blaze,
  answers: Answers,
  target: Id,
  chargers: readonly Stand[],
  role: 'attack' | 'defence',
): TableQuestion | null {
  const attacks = role === 'attack'
  const side = attacks ? chargers[0]?.side : game.piece(target).side
  const fighting = [target, ...chargers.map(({ id }) => id), ...ticked(answers[`attack ${target}`])]
  const able = game.pieces.filter(
    stand =>
      stand.side === side && onTable(stand) && !fighting.includes(stand.id) && (!attacks || stand.card === 'charge'),
  )
  if (able.length === 0) return null
  const says = attacks
    ? text`Who else on a Charge card touches ${the.piece(target)}, or the stand that charges it?`
    : text`Which friends touch ${the.piece(target)}?`
  return askWhom(`${role} ${target}`, says, able, [attacks ? 'BA-MELEE-5' : 'BA-MELEE-6', 'BA-MELEE-4'], 2)
}
