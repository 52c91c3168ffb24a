import { type Cites, type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { isFit } from '../basics/figures.ts'
import { event, sourceOf } from '../basics/harm.ts'
import { ableCrew, carriedBy } from '../crew-served/crews.ts'
import { givePins } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { injure } from '../shooting/hits.ts'
import { blastTable, type Damage, damageTable } from '../tables.ts'
import { bailOut } from '../vehicles/bailing-out.ts'
import type { Strike } from './penetration.ts'

const rules: { readonly [dice: number]: string } = {
  1: 'MF-ATF-19',
  2: 'MF-ATF-20',
  3: 'MF-ATF-21',
  4: 'MF-ATF-22',
  5: 'MF-ATF-23',
}

/** What a number of penetrating dice do to a vehicle: the line of that number, or all lines up to it. MF-RUL-65. */
export function* damage(game: Muzzleflash, id: Id, dice: number, strike: Strike): Procedure {
  const worst = Math.min(dice, Math.max(...Object.keys(game.rows(damageTable)).map(Number)))
  const first = game.ruling('MF-RUL-65') === 'cumulative' ? 1 : worst
  for (let line = first; line <= worst && !game.piece(id).gone; line++) {
    const row = game.rows(damageTable)[line]
    if (row) yield* suffer(game, id, row, strike, rules[line] as string)
  }
}

/** One line of the damage list. All picks come before the injure dice, the crew before the passengers: MF-RUL-67. */
function* suffer(game: Muzzleflash, id: Id, row: Damage, strike: Strike, rule: string): Procedure {
  const cites = [rule, 'MF-ATF-18']
  const vehicle = game.piece(id)
  if (row.pins !== null) givePins(game, id, row.pins, strike.by, cites)
  if (row.drive !== null) game.change('piece', id, { drive: row.drive }, cites, event('damaged', sourceOf(strike)))
  for (let i = 0; i < (row['weapons-disabled'] ?? 0); i++) yield* disableWeapon(game, id, strike, rule)
  const struck = row.crew ? ableCrew(game, vehicle) : yield* pickCrew(game, vehicle, row['random-crew-hit'] ?? 0, rule)
  const carried = yield* hitPassengers(game, carriedBy(game, vehicle).filter(isFit), row.passengers, rule)
  const wound = game.rows(blastTable)[strike.class]?.['centre-wound'] ?? 0
  const crewNeeds = row.crew?.injure ?? null
  const hits = [
    ...struck.map(p => ({ piece: p.id, wound, ...(crewNeeds !== null && { needs: crewNeeds }) })),
    ...carried.map(p => ({ piece: p.id, wound })),
  ]
  if (hits.length > 0) yield* injure(game, hits, sourceOf(strike), { injure: ['MF-HIT-5', rule], wound: 'MF-AEW-9' })
  if (row.destroyed) destroy(game, id, strike, rule)
}

/** A die with as many faces as there are working weapons; none if only one is left. */
function* disableWeapon(game: Muzzleflash, id: Id, strike: Strike, rule: string): Procedure {
  const { weapons, disabled } = game.piece(id)
  const working = weapons.filter(weapon => !disabled.includes(weapon))
  const weapon = working[yield* pick(game, 'random-weapon', working.length, [rule, 'MF-RUL-67'])]
  if (weapon === undefined) return
  const out = { disabled: [...disabled, weapon] }
  game.change('piece', id, out, [rule, 'MF-RUL-67'], event('damaged', sourceOf(strike)))
}

/** This many of the able crew, no man twice. */
function* pickCrew(game: Muzzleflash, vehicle: Piece, count: number, rule: string): Procedure<readonly Piece[]> {
  const left = [...ableCrew(game, vehicle)]
  const picked: Piece[] = []
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(yield* pick(game, 'random-crew', left.length, [rule, 'MF-CRW-3']), 1))
  return picked
}

function* pick(game: Muzzleflash, purpose: string, faces: number, cites: Cites): Procedure<number> {
  if (faces < 2) return 0
  const [die] = yield* roll(game, purpose, 1, { faces, cites })
  return (die as number) - 1
}

/** Every passenger is hit, or in a destroyed vehicle each on a separate die. */
function* hitPassengers(
  game: Muzzleflash,
  carried: readonly Piece[],
  how: Damage['passengers'],
  rule: string,
): Procedure<readonly Piece[]> {
  if (how === null || carried.length === 0) return []
  if (how === 'hit') return carried
  const about = carried.map(p => p.id)
  const spec = { need: how.hit, cites: [rule, 'MF-RUL-66'], about, each: about }
  const dice = yield* roll(game, 'hit', carried.length, spec)
  return carried.filter((_, i) => (dice[i] as number) >= how.hit)
}

/** The vehicle is gone; survivors get out where it stood. */
function destroy(game: Muzzleflash, id: Id, strike: Strike, rule: string): void {
  const cites = [rule, 'MF-ATF-18']
  game.say(text`${the.piece(id)} is destroyed.`, cites, [id])
  bailOut(game, id, [rule, 'MF-RUL-66'])
  for (const gun of game.pieces.filter(p => p.hitched === id)) game.change('piece', gun.id, { hitched: null }, cites)
  const wreck = { status: 'destroyed', gone: true, at: null } as const
  game.change('piece', id, wreck, cites, event('destroyed', sourceOf(strike)))
}
