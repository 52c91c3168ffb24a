import {
  type Answers,
  askInTurn,
  askWhether,
  askWho,
  onTheTable,
  type Point,
  pieceChoice,
  type Resolution,
  type TableQuestion,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAct } from '../basics/activation.ts'
import { isWeapon, onTable } from '../basics/figures.ts'
import { batteries } from '../indirect-fire/spotting.ts'
import { isLeader } from '../orders/command.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import type { Gun } from '../shooting/weapons.ts'
import { askCaught, caughtIn, inches } from './ground.ts'
import { askPosted, burstIn, isPosted, OPENING, roomIn, wayOf } from './posting.ts'
import { askGun, firers, firersOf, gunIn, gunsFor } from './shooting.ts'

/** What is thrown or fired at a point: where it comes down is rolled, and then people see whom it reaches. */

/** How far the point is from the thrower, in inches: any distance in reach is alike. */
const THROW = 6

/** A primed grenade is thrown. */
export const throwGrenade: Resolution<MuzzleflashTables> = {
  id: 'throw',
  says: text`Throw a grenade`,
  kind: 'act',
  cites: ['MF-GRE-2', 'MF-GRE-4'],
  fits: game => game.state.phase === 'action' && game.pieces.some(p => p.side === game.state.side && p.primed),
  ask: (game, answers, happened) =>
    askInTurn(
      answers,
      () => {
        const primed = game.pieces.filter(p => p.side === game.state.side && onTable(p) && p.primed)
        const choices = primed.map(p => pieceChoice(p, whyNotAct(game, p.id, 'throw')))
        return askWho(text`Who throws?`, choices, ['MF-GRE-2'])
      },
      () => askPosted(game),
    ) ?? askCaught(game, answers, happened, 'grenade', burstIn(answers, happened)),
  scene(game, answers, happened) {
    const { pieces, terrain } = caughtIn(game, answers, happened, 'grenade', wayOf(answers))
    const thrower = { [String(answers.piece)]: { at: [0, 0] } } as const
    return { pieces: { ...thrower, ...pieces }, terrain: [...terrain, ...roomIn(answers, happened)] }
  },
  decides(game, answers) {
    const thrower = game.piece(String(answers.piece))
    const [x, y] = thrower.at as Point
    const through = isPosted(answers) ? { post: OPENING } : {}
    const target = [x, y + THROW * 2540]
    return { side: thrower.side, decision: { action: 'throw', piece: thrower.id, target, ...through } }
  },
  tells: answers =>
    isPosted(answers)
      ? text`${the.piece(String(answers.piece))} posts a grenade.`
      : text`${the.piece(String(answers.piece))} throws a grenade.`,
}

const mortarIn = (game: Muzzleflash, answers: Answers): Gun =>
  gunIn(gunsFor(game, game.piece(String(answers.piece)), true), answers)

/** Halfway between its shortest and its longest range, in inches. */
const halfway = ({ support }: Gun): number => inches(((support?.min ?? 0) + (support?.max ?? 0)) / 2)

/** A mortar fires at a point, called in or blind. */
export const mortar: Resolution<MuzzleflashTables> = {
  id: 'mortar',
  says: text`Fire a mortar`,
  kind: 'act',
  cites: ['MF-IND-1', 'MF-IND-5'],
  fits: game => game.state.phase === 'action' && firersOf(game, true).length > 0,
  ask(game, answers, happened) {
    const gunner = (): Piece => game.piece(String(answers.piece))
    return (
      askInTurn(
        answers,
        () => askWho(text`Who fires?`, firersOf(game, true), ['MF-IND-7']),
        () => askGun(gunner(), gunsFor(game, gunner(), true)),
        () =>
          mortarIn(game, answers).holder.spotted !== null &&
          askWhether('spotted', text`Is it fired at the point that was called in?`, ['MF-IND-4', 'MF-RUL-60']),
      ) ?? askCaught(game, answers, happened, mortarIn(game, answers).support?.class ?? '')
    )
  },
  scene(game, answers, happened) {
    const gun = mortarIn(game, answers)
    const { pieces, terrain } = caughtIn(game, answers, happened, gun.support?.class ?? '')
    const laid = firers(game, game.piece(String(answers.piece)), gun)
    const spotted = answers.spotted === true ? onTheTable([0, halfway(gun)], 'in') : null
    return { pieces: { ...pieces, ...laid, [gun.holder.id]: { ...laid[gun.holder.id], spotted } }, terrain }
  },
  decides(game, answers) {
    const { side, id } = game.piece(String(answers.piece))
    const gun = mortarIn(game, answers)
    const [x, y] = gun.holder.at as Point
    const target = [x, y + Math.round(halfway(gun) * 2540)]
    return { side, decision: { action: 'fire', piece: id, weapon: gun.name, target } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} fires the mortar.`,
}

/** A leader who sees a point calls for fire on it. */
export const callFire: Resolution<MuzzleflashTables> = {
  id: 'call-fire',
  says: text`Call for mortar fire`,
  kind: 'act',
  cites: ['MF-IND-2', 'MF-IND-3'],
  fits: game => game.state.phase === 'action' && batteries(game, String(game.state.side)).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askCaller(game),
      () => askBattery(game),
    ),
  scene: (_, { piece }) => ({ pieces: { [String(piece)]: { at: [0, 0] } } }),
  decides(game, { piece, target }) {
    const leader = game.piece(String(piece))
    const [x, y] = leader.at as Point
    const order = { order: 'call-fire', target: String(target), at: [x, y + THROW * 2540] }
    return { side: leader.side, decision: { action: 'order', piece: leader.id, ...order } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} calls for fire.`,
}

const askCaller = (game: Muzzleflash): TableQuestion =>
  askWho(
    text`Who calls? He must see the point himself.`,
    game.pieces
      .filter(p => p.side === game.state.side && onTable(p) && !isWeapon(game, p) && isLeader(game, p))
      .map(p => pieceChoice(p, whyNotAct(game, p.id, 'order'))),
    ['MF-IND-2'],
  )

const askBattery = (game: Muzzleflash): TableQuestion =>
  askWho(text`Which mortar?`, batteries(game, String(game.state.side)), ['MF-IND-2'], 'target')
