import { because, type Cites, type Id, type Message, type Reason, text, the } from '@sandtable/kernel'
import { inCoverFrom } from '../ground/sight.ts'
import { feared, nearestEnemy } from '../pinning/danger.ts'
import type { Counts, Muzzleflash, Piece } from '../records.ts'
import { isHelpless, numberOf, onTable } from './figures.ts'

/** Who may act, what it costs, and how the activation of a figure begins and ends: MF-RUL-13. */

/** Can move or shoot, as far as its own state goes. */
const isHurt = ({ status }: Piece): boolean => status === 'injured' || status === 'dead' || status === 'destroyed'

/** May it act now, apart from AP and the action's own conditions? The quick yes or no. */
export function mayAct(game: Muzzleflash, piece: Piece, action: string): boolean {
  if (piece.side !== game.state.side || piece.gone || isHelpless(piece) || piece.activated === 'done') return false
  if (!onTable(piece) && !mayAboard(piece, action)) return false
  if (action === 'activate') return true
  if (piece.pins > 0 && !piece.tested) return false
  return piece.fallback === 0 || action === 'fall-back' || piece.aboard !== null
}

/** What can be done aboard a vehicle: get out, look after an injured man in it; and riders take their pin tests. MF-RUL-109. */
export const mayAboard = ({ aboard, role }: Piece, action: string): boolean =>
  aboard !== null && (action === 'dismount' || action === 'check' || (action === 'activate' && role === 'rider'))

/** Why the piece may not do this now: in the order in which the rulebook names the reasons. */
export function whyNotAct(game: Muzzleflash, id: Id, action: string, owing = whoMustGoOn(game)): readonly Reason[] {
  const piece = game.find('piece', id)
  if (!piece) return [because('side', text`there is no such piece`)]
  if (piece.side !== game.state.side)
    return [because('side', text`${the.piece(piece)} is not yours to command`, 'MF-ACT-6')]
  if (isHurt(piece)) return [because('injured', text`${the.piece(piece)} is ${the.term(piece.status)}`, 'MF-HIT-8')]
  if (piece.status === 'abandoned')
    return [because('driver', text`${the.piece(piece)} is abandoned`, 'MF-ATF-24', 'MF-ATF-25')]
  const reasons: Reason[] = []
  if (piece.aboard !== null && !mayAboard(piece, action))
    reasons.push(because('aboard', text`${the.piece(piece)} is aboard ${the.piece(piece.aboard)}`, 'MF-RUL-109'))
  else if (piece.aboard === null && !onTable(piece))
    reasons.push(because('target', text`${the.piece(piece)} is not on the table`))
  if (piece.status === 'locked')
    reasons.push(because('locked', text`${the.piece(piece)} is locked`, 'MF-CQB-5', 'MF-RUL-91'))
  if (piece.activated === 'done')
    reasons.push(because('activated', text`${the.piece(piece)} has finished`, 'MF-ACT-7', 'MF-RUL-13'))
  if (piece.pins > 0 && !piece.tested && action !== 'activate')
    reasons.push(because('pin test', toTest(piece), ...pinRules(piece)))
  if (piece.fallback > 0 && piece.aboard === null && action !== 'fall-back' && action !== 'activate')
    reasons.push(because('fall back', text`${the.piece(piece)} must fall back first`, 'MF-SPM-2', 'MF-RUL-96'))
  return owing && owing !== piece && piece.activated !== 'active' ? [...reasons, whyWait(owing)] : reasons
}

const toTest = (piece: Piece): Message =>
  piece.pins === 1
    ? text`${the.piece(piece)} has 1 pin and must be activated first`
    : text`${the.piece(piece)} has ${the.count(piece.pins)} pins and must be activated first`

const pinRules = ({ activated }: Piece): Cites =>
  activated === 'active' ? ['MF-PYT-2', 'MF-RUL-35'] : ['MF-PIN-12', 'MF-RUL-13']

/** A figure that owes a fall-back may not be left with AP: no other is started first. */
const whyWait = (owing: Piece): Reason =>
  because('fall back', text`${the.piece(owing)} must fall back with all its AP`, 'MF-SPM-5', 'MF-RUL-96')

/** The piece that is falling back and must go on; found once where many pieces are checked. */
export const whoMustGoOn = (game: Muzzleflash): Piece | null =>
  game.pieces.find(p => p.fallback > 0 && p.activated === 'active' && p.side === game.state.side && mustGoOn(p)) ?? null

/** Owes a fall-back, and has AP for it. */
export const mustGoOn = (piece: Piece): boolean =>
  piece.fallback > 0 && piece.ap > 0 && onTable(piece) && !isHelpless(piece)

/** The AP this costs the piece now: a skill makes some actions free. MF-ACT-5, MF-RUL-15. */
export const priceFor = (piece: Piece, action: string, cost: number): number =>
  (piece.free[action] ?? 0) > 0 ? 0 : cost

/** Why it has too few AP; in a group, the one with the fewest decides. MF-ACT-9. */
export function whyNoAp(
  game: Muzzleflash,
  ids: readonly Id[],
  action: string,
  cost: number,
  price: Cites = ['MF-ACT-1'],
): readonly Reason[] {
  const cites = ids.length > 1 ? [...price.slice(0, 1), 'MF-ACT-9'] : price
  for (const id of ids) {
    const piece = game.find('piece', id)
    if (piece && priceFor(piece, action, cost) > piece.ap)
      return [
        because(
          'ap',
          text`${the.piece(piece)} has ${the.count(piece.ap)} AP, and this takes ${the.count(cost)}`,
          ...cites,
        ),
      ]
  }
  return []
}

/** Spends AP for an action, or the free one from a skill. */
export function spend(game: Muzzleflash, id: Id, action: string, cost: number, cites: Cites): void {
  const piece = game.piece(id)
  const left = piece.free[action] ?? 0
  if (left > 0) {
    game.change('piece', id, { free: { ...piece.free, [action]: left - 1 } }, ['MF-ACT-5', 'MF-RUL-15'])
    return
  }
  const more = piece.skills[action] ?? 1
  const free: Counts = more > 1 ? { ...piece.free, [action]: more - 1 } : piece.free
  game.change(
    'piece',
    id,
    { ap: Math.max(0, piece.ap - cost), free },
    more > 1 ? [...cites.slice(0, 1), 'MF-ACT-5'] : cites,
  )
}

/** Starts these pieces together. Any piece that was active before has finished: MF-ACT-6, MF-ACT-7. */
export function start(game: Muzzleflash, ids: readonly Id[]): void {
  if (ids.every(id => game.piece(id).activated === 'active')) return
  for (const piece of game.pieces)
    if (piece.activated === 'active' && !ids.includes(piece.id)) endActivation(game, piece.id)
  for (const id of ids) {
    const { pins } = game.piece(id)
    const cites = ids.length > 1 ? ['MF-ACT-8', 'MF-RUL-16'] : [pins > 0 ? 'MF-PIN-12' : 'MF-ACT-6', 'MF-RUL-13']
    game.change('piece', id, { activated: 'active', free: NOTHING }, cites)
  }
}

const NOTHING: Counts = {}

/** At the end of its turn a figure loses a pin; a pinned or fleeing one in the open first regains those its test removed. */
export function endActivation(game: Muzzleflash, id: Id): void {
  const piece = game.piece(id)
  game.change('piece', id, { activated: 'done', free: NOTHING, onward: false }, ['MF-ACT-7'])
  const shaken = piece.status === 'pinned' || piece.status === 'fleeing'
  const exposed = piece.shed > 0 && shaken && onTable(piece) && isInTheOpen(game, piece)
  if (exposed) {
    const back = { pins: piece.pins + piece.shed, shed: 0 }
    game.change('piece', id, back, ['MF-PIN-25', piece.status === 'fleeing' ? 'MF-PIN-29' : 'MF-RUL-36'])
  } else game.change('piece', id, { shed: 0 }, ['MF-PIN-25', 'MF-RUL-36'])
  loseLastPin(game, id)
}

/** Judged against the enemy who last pinned it or, if it flees, against the nearest enemy: MF-RUL-36. */
function isInTheOpen(game: Muzzleflash, piece: Piece): boolean {
  const enemy = piece.status === 'fleeing' ? nearestEnemy(game, piece) : feared(game, piece)
  return enemy === null || !inCoverFrom(game, piece, enemy)
}

/** One pin goes as its turn ends; without any left it is neither pinned nor fleeing. */
function loseLastPin(game: Muzzleflash, id: Id): void {
  const { pins, status } = game.piece(id)
  if (pins === 0) return
  const left = Math.max(0, pins - numberOf(game, 'end-pins'))
  const free = left === 0 && (status === 'pinned' || status === 'fleeing')
  const cites = free && status === 'fleeing' ? ['MF-PIN-26', 'MF-PIN-34'] : ['MF-PIN-26', 'MF-RUL-37']
  if (free) game.change('piece', id, { pins: 0, status: 'fine' }, cites, { is: 'rallied' })
  else game.change('piece', id, { pins: left }, cites)
}

/** All of a side get their AP back, and may be activated again: MF-ACT-3, MF-ACT-4. */
export function refresh(game: Muzzleflash, side: Id): void {
  const full = numberOf(game, 'ap')
  for (const piece of game.pieces) {
    if (piece.side !== side || piece.gone) continue
    const ap = isHurt(piece) || piece.status === 'abandoned' ? 0 : full
    const fresh = { ap, activated: 'no', tested: false, ordered: false, moved: false, firedGun: false } as const
    game.change('piece', piece.id, fresh, ['MF-ACT-3', piece.ap > 0 ? 'MF-ACT-4' : 'MF-ACT-1'])
  }
}

/** The effects of orders last until the end of the turn: MF-RUL-83. */
export function endOrders(game: Muzzleflash, side: Id): void {
  for (const piece of game.pieces)
    if (piece.side === side && (piece.may.length > 0 || piece.doubleTime || piece.spotted !== null))
      game.change('piece', piece.id, { may: [], doubleTime: false, spotted: null }, [
        piece.spotted ? 'MF-RUL-60' : 'MF-RUL-83',
      ])
}
