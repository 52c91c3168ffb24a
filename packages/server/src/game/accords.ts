import { type Id, Refusal, SandtableError, UMPIRE } from '@sandtable/kernel'
import type { Accord, Card, Proposal, Room } from '@sandtable/room'
import type { Ledger, Standing } from './ledger.ts'
import { peopleAt, seatsOf } from './seats.ts'

/** What the players agree on with each other: whom it takes, and whether it can be proposed. */

const no = (says: string): never => {
  throw new SandtableError('NET-4', '', says)
}

/** Those who have to agree, besides whoever proposes it: all who play, and only one's own side to resign. */
export function votersFor(
  { what, by, of }: Pick<Standing, 'what' | 'by' | 'of'>,
  card: Card,
  left: ReadonlySet<string>,
): readonly string[] {
  const seats = what === 'resign' ? seatsOf(card, card.players[by] as Id) : peopleAt(card)
  return seats.filter(seat => seat !== by && seat !== of && !left.has(seat))
}

/** Throws if this cannot be proposed now. */
export function mustBeOpen(
  { what, by, of }: Pick<Standing, 'what' | 'by' | 'of'>,
  card: Card,
  ledger: Ledger,
  room: Room,
  here: ReadonlySet<string>,
): void {
  if (by === UMPIRE) no('an umpire decides, and proposes nothing')
  if (ledger.left.has(by)) no('you have given this seat up')
  if (ledger.proposals.has(what)) no('this is proposed already')
  if (what === 'rematch') {
    if (!room.over) no('the game is not over yet')
    if (ledger.rematch) no('a rematch has been made')
    return
  }
  if (room.over) no('the game is over')
  if (what === 'draw' && votersFor({ what, by }, card, ledger.left).length === 0) no('nobody else plays')
  if (what === 'take over') {
    if (!of || of === by || !peopleAt(card).includes(of) || ledger.left.has(of)) no('nobody else plays there')
    else if (here.has(of)) no('whoever plays there is here')
  }
  const why = what === 'take back' ? room.whyNoTakeBack(card.players[by] as Id) : null
  if (why) throw new Refusal([{ word: 'undo', says: why, cites: [] }])
}

/** The proposals as everybody may read them. */
export const proposalsIn = (card: Card, { proposals, left }: Ledger): readonly Proposal[] =>
  [...proposals.values()].map(one => {
    const { what, by, of, yes } = one
    const open = votersFor(one, card, left).filter(seat => !yes.has(seat))
    return { what, by, ...(of !== undefined && { of }), yes: [...yes.keys()], open }
  })

/** Carries out in the room what all have agreed on. */
export function carryOut(what: Accord, side: Id, room: Room): void {
  if (what === 'draw') room.end({ how: 'draw', winners: [] })
  else if (what === 'resign') room.end({ how: 'resigned', side, winners: room.sides.filter(other => other !== side) })
  else room.takeBack(side)
}
