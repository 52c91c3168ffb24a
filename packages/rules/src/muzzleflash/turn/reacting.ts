import type { Decision, Value } from '@sandtable/kernel'
import { gunsOf } from '../fire/guns.ts'
import type { Muzzleflash } from '../records.ts'
import type { Deed } from './act.ts'

/** A reaction as the act that it is: a snap shot, a move, … */
export interface Reacting {
  readonly act: string
  readonly decision: Decision
}

/** What can be done as a reaction, and the fields it takes over: everything that costs 1 AP. MF-RUL-51. */
export const ways: { readonly [way: string]: { readonly act: string; readonly takes: readonly string[] } } = {
  fire: { act: 'fire', takes: ['weapon', 'target', 'ammo'] },
  move: { act: 'move', takes: ['to', 'path', 'facing', 'stance'] },
  prime: { act: 'prime', takes: [] },
  throw: { act: 'throw', takes: ['target', 'post'] },
  smother: { act: 'smother', takes: [] },
  turn: { act: 'turn', takes: ['turret'] },
  open: { act: 'open', takes: ['target'] },
  mount: { act: 'mount', takes: ['target', 'role'] },
}

/** The decision that a reaction comes to. A reaction shot or throw is always a snap one: MF-SHT-12, MF-REA-8. */
export function innerOf(game: Muzzleflash, decision: Decision, deed: Deed): Reacting {
  const way = ways[decision.with as string] ?? { act: '', takes: [] }
  const inner: { [field: string]: Value } = { piece: decision.piece as Value }
  for (const field of way.takes) if (decision[field] !== undefined) inner[field] = decision[field] as Value
  if (way.act === 'fire') {
    inner.target ??= deed.actor
    const piece = game.find('piece', String(decision.piece))
    const guns = piece ? gunsOf(game, piece) : []
    const gun = guns.find(({ name }) => name === inner.weapon) ?? guns[0]
    if (inner.weapon === undefined && gun) inner.weapon = gun.name
    if (gun?.support?.fire === 'indirect') inner.target = placeOf(game, inner.target)
  }
  if (way.act === 'fire' || way.act === 'throw') inner.mode = 'snap'
  return { act: way.act, decision: { action: way.act, ...inner } }
}

/** A mortar is aimed at the place where the other is: MF-RUL-51. */
const placeOf = (game: Muzzleflash, target: Value): Value =>
  (typeof target === 'string' ? (game.find('piece', target)?.at as Value | null | undefined) : null) ?? target

/** A reaction may change what is reacted to: somebody has tried to smother the grenade. */
export const deedOf = (outcome: Deed | null, deed: Deed): Deed =>
  outcome?.grenade && deed.grenade && outcome.actor === deed.actor ? outcome : deed
