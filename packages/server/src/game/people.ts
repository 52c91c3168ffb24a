import { randomBytes } from 'node:crypto'
import { SandtableError, UMPIRE } from '@sandtable/kernel'
import { type Accord, type Card, type Reaction, type Room, type Said, type Together, WATCHER } from '@sandtable/room'
import { reactionIn } from '../wire/reading-apart.ts'
import { carryOut, mustBeOpen, votersFor } from './accords.ts'
import type { Body, Ledger, Standing } from './ledger.ts'
import { peopleAt, seatsOf } from './seats.ts'
import { hashOf } from './secret.ts'
import { saidIn } from './talk.ts'

/** What people do with each other needs this of their game. */
export interface Shared {
  readonly card: Card
  readonly ledger: Ledger
  /** The room; an error if the game has not begun. */
  readonly laid: Room
  /** The seats whose players are looking now. */
  readonly here: ReadonlySet<string>
  /** What belongs to a seat of a shared side. */
  ownsOf(seat: string): readonly string[]
  store(by: string, key: string, body: Body): Promise<void>
  /** Does something in the room and keeps it, with what was agreed on. */
  agreed(by: string, key: string, what: Accord, deed: (room: Room) => void): Promise<void>
  /** Makes the room again: another plays a side now. */
  reload(): Promise<void>
  /** Makes the game that a rematch was agreed to be. */
  rematch(standing: Standing): Promise<void>
}

type By = { readonly seat: string; readonly key: string }
type More = { readonly of?: unknown; readonly secret?: unknown; readonly watch?: unknown }

const no = (says: string, code: 'NET-1' | 'NET-4' = 'NET-4'): never => {
  throw new SandtableError(code, '', says)
}

const LONGEST_NAME = 40
const accords: readonly Accord[] = ['resign', 'draw', 'take back', 'take over', 'rematch']

/** Carries out what somebody at the game asks for, beside the game itself. Each is one step of the log. */
export async function together(
  game: Shared,
  by: By,
  call: keyof Together | 'react',
  [first, second, third]: readonly unknown[],
): Promise<void> {
  if (call === 'say') return say(game, by, saidIn(first))
  if (by.seat === WATCHER) return no('you only watch')
  if (call === 'react') return react(game, by, reactionIn(first))
  if (call === 'call') return callMe(game, by, first)
  if (call === 'comeBack') return comeBack(game, by)
  if (call === 'give') return give(game, by, first, second)
  const what = accords.find(one => one === first) ?? no('there is nothing of this name to agree on', 'NET-1')
  const more = (call === 'propose' ? second : third) as More | null | undefined
  if (call === 'propose') return propose(game, by, what, more ?? {})
  return answer(game, by, what, second === true, more ?? {})
}

const say = ({ store }: Shared, { seat, key }: By, said: Said): Promise<void> =>
  store(seat, key, { type: 'said', said })

/** A side's figures react so from now on, whether its players are here or not. */
async function react({ card, ledger, laid, store }: Shared, { seat, key }: By, order: Reaction): Promise<void> {
  mustSit(card, ledger, seat)
  const side = card.players[seat] as string
  laid.react(side, order)
  await store(seat, key, { type: 'reacts', side, order })
}

async function callMe({ store }: Shared, { seat, key }: By, name: unknown): Promise<void> {
  if (typeof name !== 'string' || name.length > LONGEST_NAME)
    return no(`a name has at most ${LONGEST_NAME} characters`, 'NET-1')
  await store(seat, key, { type: 'called', name: name.trim() })
}

async function give({ card, store, ownsOf }: Shared, { seat, key }: By, unit: unknown, to: unknown): Promise<void> {
  if (typeof unit !== 'string' || typeof to !== 'string' || unit.length > 80)
    return no('a unit goes to a seat', 'NET-1')
  if (to === seat || !seatsOf(card, card.players[seat] ?? '').includes(to)) return no('they do not share your side')
  if (!ownsOf(seat).includes(unit)) return no('this unit is not yours')
  await store(seat, key, { type: 'gave', unit, to })
}

async function comeBack({ ledger, store, reload }: Shared, { seat, key }: By): Promise<void> {
  if (!ledger.left.has(seat)) return
  await store(seat, key, { type: 'back' })
  await reload()
}

async function propose(game: Shared, { seat, key }: By, what: Accord, more: More): Promise<void> {
  const { card, ledger, laid, here } = game
  const of = typeof more.of === 'string' && what === 'take over' ? more.of : undefined
  const proposed = { what, by: seat, ...(of !== undefined && { of }) }
  mustBeOpen(proposed, card, ledger, laid, here)
  const secrets =
    what === 'rematch'
      ? { game: randomBytes(9).toString('base64url'), hash: hashIn(more.secret), watch: hashIn(more.watch) }
      : {}
  const standing = { ...proposed, ...secrets, yes: new Map([[seat, secrets.hash ?? '']]) }
  if (votersFor(proposed, card, ledger.left).length === 0) return fulfil(game, { seat, key }, standing)
  const { by: _, yes: __, ...body } = standing
  await game.store(seat, key, { type: 'proposed', ...body })
}

async function answer(game: Shared, { seat, key }: By, what: Accord, yes: boolean, more: More): Promise<void> {
  const { card, ledger } = game
  const standing = ledger.proposals.get(what) ?? no('this is not proposed any more')
  // whoever has proposed it may take it back
  if (seat === standing.by && !yes) return game.store(seat, key, { type: 'answered', what, yes })
  const voters = votersFor(standing, card, ledger.left)
  if (!voters.includes(seat)) return no('you are not asked')
  const hash = yes && what === 'rematch' ? hashIn(more.secret) : ''
  const agreed = new Map([...standing.yes, [seat, hash]])
  if (yes && voters.every(voter => agreed.has(voter))) return fulfil(game, { seat, key }, { ...standing, yes: agreed })
  await game.store(seat, key, { type: 'answered', what, yes, ...(hash && { hash }) })
}

/** All have agreed. The step that carries it out is also the last answer, so that it happens as a whole. */
async function fulfil(game: Shared, { seat, key }: By, standing: Standing): Promise<void> {
  const { what, by, of } = standing
  const { card, laid } = game
  const side = card.players[by] ?? by
  if (what === 'rematch') {
    await game.rematch(standing)
    return game.store(seat, key, { type: 'rematch', game: standing.game ?? '' })
  }
  if (what === 'take over' && game.here.has(of ?? '')) return no('whoever plays there is here')
  // of more than two sides, the others play on
  if (what === 'take over' || (what === 'resign' && laid.sides.length > 2)) {
    const seats = what === 'take over' ? [of ?? ''] : seatsOf(card, side)
    await game.store(seat, key, { type: 'left', seats })
    return game.reload()
  }
  await game.agreed(seat, key, what, room => carryOut(what, side, room))
}

/** The hash of a secret that a browser has made up; one that could be guessed is none. */
const hashIn = (secret: unknown): string =>
  typeof secret === 'string' && secret.length >= 24 && secret.length <= 80
    ? hashOf(secret)
    : no('a rematch needs a secret of 24 to 80 characters', 'NET-1')

/** May this seat act in the game at all? */
export function mustSit({ players }: Card, { left }: Ledger, seat: string): void {
  if (seat === UMPIRE) no('an umpire decides for nobody')
  if (left.has(seat)) no('you have given this seat up')
  if (!peopleAt({ players }).includes(seat)) no('you only watch')
}
