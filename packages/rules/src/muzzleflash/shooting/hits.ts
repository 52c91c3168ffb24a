import { type Cites, type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { isFit, numberOf } from '../basics/figures.ts'
import { event, type Source } from '../basics/harm.ts'
import { takeOver } from '../crew-served/taking-over.ts'
import { spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { armourSaves, vitalProtection } from '../tables.ts'
import { riddenBy } from '../vehicles/riding.ts'

/** What hits do to those they strike: saves, injuries, wounds and death. */

/** One hit on a figure. `wound` is the score that kills, `needs` the one that injures where it is not the usual 4. */
export interface Hit {
  readonly piece: Id
  readonly wound: number
  readonly needs?: number
}

const saveRules = ['MF-ARM-5', 'MF-ARM-6', 'MF-ARM-7', 'MF-ARM-8', 'MF-ARM-9'] as const

/** The rule behind a suit of armour, by the number that it saves on. */
const saveRule = (game: Muzzleflash, save: number): string =>
  saveRules[Object.values(game.rows(armourSaves)).indexOf(save)] ?? 'MF-ARM-4'

/** Why the dice for an injury are rolled, and the rule that says what wounds. */
export interface Because {
  readonly injure: Cites
  readonly wound: string
}

/**
 * Works hits out, step by step over all of them: saves, injure dice, the pins for injuries, wound dice. MF-RUL-24, MF-RUL-25. In
 * a melee injuries give no pins.
 */
export function* injure(game: Muzzleflash, hits: readonly Hit[], source: Source, because: Because): Procedure {
  const struck: Hit[] = []
  for (const hit of hits) if (!(yield* isSaved(game, hit))) struck.push(hit)
  const injuries: Hit[] = []
  for (const hit of struck) if (yield* injures(game, hit, because.injure)) injuries.push(hit)
  const pins = source.cause !== 'melee'
  const late = game.ruling('MF-RUL-107') === 'one-less'
  const hurtOnes = [...new Set(injuries.map(hit => hit.piece))]
  const places = new Map(hurtOnes.map(id => [id, game.piece(id)]))
  if (pins && !late) for (const id of hurtOnes) injuryPins(game, places.get(id) as Piece, source.by)
  const killed = new Set<Id>()
  for (const hit of injuries) if (yield* isFatal(game, hit, because.wound)) killed.add(hit.piece)
  for (const id of hurtOnes) {
    if (killed.has(id)) kill(game, id, source, ['MF-HIT-7', 'MF-RUL-25'])
    else hurt(game, id, source, ['MF-HIT-8', 'MF-RUL-25'])
  }
  if (pins && late) for (const id of hurtOnes) if (!killed.has(id)) injuryPins(game, places.get(id) as Piece, source.by)
}

/** Armour may save its wearer from a hit; the hit still pins: MF-RUL-29. */
function* isSaved(game: Muzzleflash, { piece }: Hit): Procedure<boolean> {
  const { save, vital } = game.piece(piece)
  if (save === null) return false
  const cites = [saveRule(game, save), vital ? 'MF-ARM-10' : 'MF-ARM-4']
  const [die] = yield* roll(game, 'save', 1, { need: save, cites, about: [piece] })
  return (die as number) >= save
}

function* injures(game: Muzzleflash, { piece, needs }: Hit, cites: Cites): Procedure<boolean> {
  const need = needs ?? numberOf(game, 'injure')
  const [die] = yield* roll(game, 'injure', 1, { need, cites, about: [piece] })
  return (die as number) >= need
}

function* isFatal(game: Muzzleflash, { piece, wound }: Hit, because: string): Procedure<boolean> {
  const { vital } = game.piece(piece)
  const by = vital ? (game.rows(vitalProtection).wound as number) : 0
  const modifiers = vital ? [{ by, says: text`vital organ protection`, cites: ['MF-ARM-2'] }] : []
  const [die] = yield* roll(game, 'wound', 1, {
    need: wound,
    modifiers,
    cites: ['MF-HIT-6', because],
    about: [piece],
  })
  return (die as number) + by >= wound
}

/** An injury pins everyone within 2 inches, once for each injured figure. A figure inside a vehicle pins no one. */
function injuryPins(game: Muzzleflash, injured: Piece, by: Id | null): void {
  const where = injured.aboard === null ? injured : riddenBy(game, injured)
  if (!where?.at) return
  spreadPins(game, where, numberOf(game, 'injury-pins'), by, ['MF-PIN-3', 'MF-PIN-4'], injured.id)
}

const DOWN = { ap: 0, pins: 0, tested: false, shed: 0, may: [], doubleTime: false, fallback: 0 } as const

/** The figure lies injured: it loses its pins and its AP. */
export function hurt(game: Muzzleflash, id: Id, source: Source, cites: Cites): void {
  const piece = game.piece(id)
  if (!isFit(piece)) return
  game.change('piece', id, { ...DOWN, status: 'injured' }, cites, event('injured', source))
  game.say(text`${the.piece(piece)} is injured.`, cites, [id])
  takeOver(game, piece)
}

export function kill(game: Muzzleflash, id: Id, source: Source, cites: Cites): void {
  const piece = game.piece(id)
  if (piece.gone) return
  const dead = { ...DOWN, status: 'dead', gone: true, at: null, aboard: null } as const
  game.change('piece', id, dead, cites, event('lost', source))
  game.say(text`${the.piece(piece)} is killed.`, cites, [id])
  takeOver(game, piece)
}
