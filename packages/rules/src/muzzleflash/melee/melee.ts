import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { aftermath } from '../basics/aftermath.ts'
import { isAble, isFit, numberOf } from '../basics/figures.ts'
import { inTouch } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { injure } from '../shooting/hits.ts'

/** Close-quarter battle: a die for each unspent AP, and the scores strike from the highest down. MF-RUL-89. */

interface Fighter {
  readonly id: Id
  readonly side: Id
  /** Its dice that are still to be used. */
  dice: readonly number[]
  locked: boolean
}

const compareIds = (a: Piece, b: Piece): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Every figure that touches one of the two takes part. */
function takingPart(game: Muzzleflash, first: Id, foe: Id): readonly Piece[] {
  const a = game.piece(first)
  const b = game.piece(foe)
  const others = game.pieces
    .filter(p => p.id !== first && isAble(game, p) && (p.id === foe || inTouch(game, p, a) || inTouch(game, p, b)))
    .sort(compareIds)
  return [a, ...others]
}

/** Fights the melee of a charger and his target; the charger, or the figure of the side whose turn it is, rolls first. */
export function* fight(game: Muzzleflash, first: Id, foe: Id): Procedure {
  const fighters: Fighter[] = []
  const several = takingPart(game, first, foe)
  const crowd = several.length > 2 ? ['MF-CQB-6'] : []
  for (const { id, side, ap } of several) {
    const cites = [ap > 0 ? 'MF-CQB-1' : 'MF-CQB-2', ...crowd]
    const dice = yield* roll(game, 'melee', Math.max(numberOf(game, 'melee-dice'), ap), { cites, about: [id] })
    fighters.push({ id, side, dice, locked: false })
  }
  const highest = Math.max(...fighters.flatMap(({ dice }) => dice))
  for (let score = highest; score >= 1; score--) {
    const rule = score === highest ? 'MF-CQB-3' : 'MF-CQB-4'
    if (!(yield* strikeAt(game, fighters, score, rule))) break
  }
  for (const { id, locked } of fighters) settle(game, id, locked && hasOpponent(game, id, fighters))
}

/** All dice of one score. False when it is over: one side has no figure left. */
function* strikeAt(game: Muzzleflash, fighters: readonly Fighter[], score: number, rule: string): Procedure<boolean> {
  const holders = fighters.filter(f => !f.locked && f.dice.includes(score) && isFit(game.piece(f.id)))
  for (const one of holders)
    for (const other of holders)
      if (one.side !== other.side && inTouch(game, game.piece(one.id), game.piece(other.id))) lock(game, one, other)
  for (const fighter of holders) {
    const blows = fighter.dice.filter(die => die === score).length
    for (let i = 0; i < blows && !fighter.locked; i++) {
      if (!isFit(game.piece(fighter.id))) break
      const foe = opponentOf(game, fighter, fighters)
      if (!foe) break
      const wound = numberOf(game, 'melee-wound')
      const because = { injure: [rule, 'MF-HIT-5'], wound: 'MF-RUL-90' }
      yield* injure(game, [{ piece: foe, wound }], { cause: 'melee', by: fighter.id }, because)
    }
  }
  return new Set(fighters.filter(f => isFit(game.piece(f.id))).map(f => f.side)).size > 1
}

/** The same number: the two grapple, and the rest of their dice is lost. */
function lock(game: Muzzleflash, one: Fighter, other: Fighter): void {
  if (one.locked && other.locked) return
  game.say(text`${the.piece(one)} and ${the.piece(other)} grapple.`, ['MF-CQB-4', 'MF-CQB-5'], [one.id, other.id])
  for (const fighter of [one, other]) {
    if (fighter.locked) continue
    fighter.locked = true
    game.change('piece', fighter.id, { status: 'locked' }, ['MF-CQB-5', 'MF-RUL-89'])
  }
}

/** Whom it strikes: an enemy that it touches, in the order of ids. */
const opponentOf = (game: Muzzleflash, { id, side }: Fighter, fighters: readonly Fighter[]): Id | null =>
  fighters
    .map(f => game.piece(f.id))
    .filter(p => p.side !== side && isFit(p) && inTouch(game, p, game.piece(id)))
    .sort(compareIds)[0]?.id ?? null

const hasOpponent = (game: Muzzleflash, id: Id, fighters: readonly Fighter[]): boolean => {
  const own = fighters.find(f => f.id === id) as Fighter
  return fighters.some(
    f => f.side !== own.side && f.locked && isFit(game.piece(f.id)) && inTouch(game, game.piece(f.id), game.piece(id)),
  )
}

/** All AP are spent; only figures grappling with an enemy still standing stay locked. */
function settle(game: Muzzleflash, id: Id, locked: boolean): void {
  const piece = game.piece(id)
  if (!isFit(piece)) return
  const status = locked ? 'locked' : piece.status === 'locked' ? 'fine' : piece.status
  game.change('piece', id, { ap: 0, status }, [locked ? 'MF-CQB-5' : 'MF-CQB-1', 'MF-RUL-88'])
}

/** At the start of a side's turn the locked pairs fight on, in order of id: MF-RUL-91. */
export function* fightLocked(game: Muzzleflash, side: Id): Procedure {
  const since = game.journal.length
  const fought = new Set<Id>()
  for (const { id } of game.pieces.filter(p => p.status === 'locked' && p.side === side).sort(compareIds)) {
    const piece = game.piece(id)
    if (piece.status !== 'locked' || fought.has(id)) continue
    const foe = game.pieces
      .filter(p => p.side !== side && p.status === 'locked' && inTouch(game, p, piece))
      .sort(compareIds)[0]
    if (!foe) {
      game.change('piece', id, { status: 'fine' }, ['MF-CQB-5', 'MF-RUL-91'])
      continue
    }
    for (const p of takingPart(game, id, foe.id)) fought.add(p.id)
    game.say(text`${the.piece(id)} and ${the.piece(foe)} fight on.`, ['MF-CQB-5', 'MF-RUL-91'], [id, foe.id])
    yield* fight(game, id, foe.id)
  }
  yield* aftermath(game, since)
}
