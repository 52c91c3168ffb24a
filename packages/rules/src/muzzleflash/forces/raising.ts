import type { Id } from '@sandtable/kernel'
import type { Muzzleflash, Unit } from '../records.ts'
import { crewOfKind, newPiece, newUnit } from '../setup.ts'
import type { Role } from '../tables.ts'
import { kindFor } from './armies.ts'
import { boughtBy, compositionOf, freeName, leaders, leadersMissing, platoonCount } from './buying.ts'
import { needs, teams } from './tables.ts'

/** After the acquisition dice: the figures, weapons and vehicles a side actually has, in platoons, waiting to be set up. */
export function raise(game: Muzzleflash, side: Id): void {
  formPlatoons(game, side)
  for (const unit of boughtBy(game, side)) {
    if (unit.kind === 'vehicle') raiseVehicle(game, unit)
    else raiseSection(game, unit)
  }
}

const COMMAND = ['MF-RUL-100', 'MF-RUL-110']

/** Sections, headquarters and officers join platoons in the order bought, including free leaders. MF-RUL-110. */
function formPlatoons(game: Muzzleflash, side: Id): void {
  const company = boughtBy(game, side, 'company-hq')[0]
  const companyId = company ? `${side}.company` : null
  if (companyId) game.make('unit', newUnit(game, { id: companyId, side, kind: 'company' }), COMMAND)
  const platoons = Array.from({ length: platoonCount(game, side) }, (_, i) => `${side}.platoon-${i + 1}`)
  for (const id of platoons) game.make('unit', newUnit(game, { id, side, kind: 'platoon', parent: companyId }), COMMAND)
  const join = (unit: Id, parent: Id | null | undefined) =>
    game.change('unit', unit, { parent: parent ?? null }, COMMAND)
  const four = game.rows(needs)['platoon-hq']?.count ?? 1
  for (const [i, unit] of boughtBy(game, side, 'rifle-section').entries()) join(unit.id, platoons[Math.floor(i / four)])
  for (const [i, unit] of boughtBy(game, side, 'platoon-hq').entries()) join(unit.id, platoons[i])
  for (const unit of boughtBy(game, side, 'engineer-section')) join(unit.id, platoons[0])
  for (const unit of boughtBy(game, side, 'company-hq')) join(unit.id, companyId)
  for (const [kind, rule] of Object.entries(leaders)) {
    for (let missing = leadersMissing(game, side, kind); missing > 0; missing--)
      game.make('piece', newPiece(game, { id: freeName(game, kind), side, kind }), [rule, 'MF-RUL-110'])
    const own = game.pieces.filter(p => p.side === side && p.kind === kind && p.unit === null)
    for (const [i, leader] of own.entries())
      game.change('piece', leader.id, { unit: platoons[i] ?? companyId }, COMMAND)
  }
}

/** Riflemen are lost first; a lost LMG makes its gunner a rifleman: MF-RUL-97. */
function raiseSection(game: Muzzleflash, unit: Unit): void {
  const made = compositionOf(game, unit.item as string)
  if (!made) return
  const wanted = { ...made.men }
  const guns = wanted['lmg-gunner'] ?? 0
  if (unit.lmg !== null && unit.lmg < guns) {
    wanted['lmg-gunner'] = unit.lmg
    wanted.rifleman = (wanted.rifleman ?? 0) + guns - unit.lmg
  }
  const full = Object.values(wanted).reduce((sum, n) => sum + n, 0)
  if (unit.men !== null) wanted.rifleman = (wanted.rifleman ?? 0) - (full - unit.men)
  enlist(game, unit, wanted, null, ['MF-RUL-97', 'MF-ACQ-2'])
  for (const [i, team] of made.teams.entries()) raiseTeam(game, unit, team, `${team.replace('-team', '')}-${i + 1}`)
}

/** Makes the figures of each kind, numbered: s1.rifleman-3. */
function enlist(
  game: Muzzleflash,
  { id, side }: Unit,
  wanted: { readonly [kind: string]: number },
  team: string | null,
  cites: readonly string[],
): Id[] {
  const made: Id[] = []
  for (const [general, count] of Object.entries(wanted)) {
    const kind = kindFor(game, side, general)
    for (let n = 1; n <= count; n++) {
      const name = [id, ...(team ? [team] : []), count > 1 || kind === 'rifleman' ? `${kind}-${n}` : kind].join('.')
      game.make('piece', newPiece(game, { id: name, side, unit: id, kind, team }), cites)
      made.push(name)
    }
  }
  return made
}

/** All teams are raised; the owner chooses which are lost at deployment: MF-RUL-103. */
function raiseTeam(game: Muzzleflash, unit: Unit, name: string, team: string): void {
  const row = game.rows(teams)[name]
  if (!row) return
  const { id, side } = unit
  const cites = ['MF-RUL-111', 'MF-ACQ-7']
  let serves: Id | null = enlist(game, unit, row.men ?? {}, team, cites)[0] ?? null
  if (row.weapon) {
    const kind = kindFor(game, side, row.weapon)
    serves = `${id}.${team}.weapon`
    game.make('piece', newPiece(game, { id: serves, side, unit: id, kind, team }), cites)
  }
  for (const role of row.crew ?? []) {
    const kind = role === 'nco' ? 'crew-nco' : 'crewman'
    const name = `${id}.${team}.${role}`
    game.make('piece', newPiece(game, { id: name, side, unit: id, kind, team, crews: serves, role: role as Role }), [
      'MF-CRW-1',
      'MF-RUL-111',
    ])
  }
}

/** A vehicle that is not absent waits with its crew to be set up or to arrive late. */
function raiseVehicle(game: Muzzleflash, unit: Unit): void {
  if (unit.shows === 'absent') return
  const { id, side } = unit
  const cites = ['MF-BUY-9', unit.arrives === null ? 'MF-RUL-105' : 'MF-RUL-102']
  const vehicle = newPiece(game, { id, side, unit: id, kind: unit.item as string, reserve: unit.arrives })
  game.make('piece', vehicle, cites)
  for (const crewman of crewOfKind(game, vehicle)) game.make('piece', crewman, ['MF-CRW-3', 'MF-RUL-105'])
}
