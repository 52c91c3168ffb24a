import type { Id, Sheet } from '@sandtable/kernel'
import { called, isFigure, isVehicle, isWeapon, kindOf, moraleRule } from '../figures.ts'
import { gunsOf } from '../fire/guns.ts'
import { inches } from '../ground/measure.ts'
import { carriedBy, crewOf } from '../heavy/crews.ts'
import { speedOf, speedRules } from '../movement/moving.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { careNow } from '../recovery/victory.ts'
import { quality } from '../tables.ts'

type Row = Sheet['lines'][number]

const row = (label: string, value: string, ...cites: string[]): Row => ({ label, value, cites })

/** A piece as a unit sheet has it. */
export function sheet(game: Muzzleflash, _side: Id, id: Id): Sheet {
  const piece = game.piece(id)
  const lines: Row[] = []
  if (!isWeapon(game, piece)) {
    lines.push(row('AP', String(piece.ap), 'MF-ACT-1', 'MF-ACT-2'))
    lines.push(row('Status', statusOf(piece), 'MF-PIN-21'))
  }
  if (piece.status === 'injured') {
    const { says, cites } = careNow(game, piece)
    lines.push(row('Care', says, cites, 'MF-RUL-94'))
  }
  lines.push(...weaponRows(game, piece))
  if (!isWeapon(game, piece)) {
    const name = game.rows(quality)[piece.quality]?.name ?? piece.quality
    lines.push(row('Quality', `${name}, morale ${piece.morale}`, moraleRule[piece.quality]))
    lines.push(row('Move', `${inches(speedOf(game, piece))} for 1 AP`, ...speedRules(game, piece)))
  }
  lines.push(...stateRows(game, piece))
  return { title: called(piece), lines }
}

function statusOf({ status, pins, fallback, gone }: Piece): string {
  const stands = status === 'locked' ? 'locked in a melee' : status
  const words = [gone && status !== 'dead' && status !== 'destroyed' ? 'off the table' : stands]
  if (pins > 0) words.push(pins === 1 ? '1 pin' : `${pins} pins`)
  if (fallback > 0) words.push(`must fall back ${inches(fallback)}`)
  return words.join(', ')
}

function weaponRows(game: Muzzleflash, piece: Piece): readonly Row[] {
  return gunsOf(game, piece).map(({ name, weapon, small, support, holder }) => {
    const out = holder.disabled.includes(weapon) ? ', disabled' : ''
    const label = name === weapon ? 'Weapon' : 'Serves'
    if (small) {
      const { rof, short, long, wound } = small
      const bands = `${inches(short.max)} (${signed(short.hit)}), ${inches(long.max)} (${signed(long.hit)})`
      return row(label, `${small.name}: ROF ${rof}, ${bands}, kills on ${wound}+${out}`, 'MF-SHT-18')
    }
    const least = support?.min ? `${inches(support.min)} to ` : ''
    const reach = `${least}${inches(support?.max ?? 0)}`
    return row(label, `${weapon.replaceAll('-', ' ')}: ${support?.class} ${support?.fire}, ${reach}${out}`, 'MF-RUL-40')
  })
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

/** 'red.rifle-section-1' is the rifle section 1. */
const unitName = (id: Id): string => id.replace(/^.*\./, '').replaceAll('-', ' ')

/** What else there is to say, where there is something. */
function stateRows(game: Muzzleflash, piece: Piece): readonly Row[] {
  const rows: Row[] = []
  const kind = kindOf(game, piece)
  if (piece.unit !== null) rows.push(row('Unit', unitName(piece.unit), 'MF-ORD-2'))
  if (isVehicle(game, piece)) {
    const top = kind.enclosed ? 'enclosed' : 'open-topped'
    rows.push(row('Armour', `${kind.armour ?? 'none'}, ${top}`, 'MF-ATF-10'))
    if (piece.drive === 'disabled') rows.push(row('Drive', 'disabled', 'MF-ATF-20'))
  }
  if (!isFigure(game, piece)) {
    const crew = crewOf(game, piece).map(man => `${called(man)}, ${man.status}`)
    rows.push(row('Crew', crew.join('; ') || 'none', 'MF-CRW-1', 'MF-CRW-2'))
    const riders = carriedBy(game, piece).filter(man => man.role === 'passenger' || man.role === 'rider')
    if (riders.length > 0) rows.push(row('Aboard', riders.map(called).join(', '), 'MF-VEH-12'))
  }
  if (isWeapon(game, piece)) rows.push(row('Weapon', piece.setUp ? 'set up' : 'packed', 'MF-DEP-1'))
  if (piece.hitched !== null) rows.push(row('Hitched to', called(game.piece(piece.hitched)), 'MF-DEP-4'))
  for (const gun of game.pieces.filter(p => p.hitched === piece.id)) rows.push(row('Tows', called(gun), 'MF-DEP-4'))
  if (piece.malfunctions > 0) rows.push(row('Malfunctions', String(piece.malfunctions), 'MF-CRW-6', 'MF-CRW-7'))
  if (!piece.loaded) rows.push(row('Loaded', 'no', 'MF-CRW-14'))
  if (piece.rank !== 'none')
    rows.push(row('Leads', piece.ordered ? 'has given his order' : 'may give an order', 'MF-ACT-10'))
  if (piece.may.length > 0) rows.push(row('Ordered', piece.may.join(', '), 'MF-ORD-8', 'MF-RUL-83'))
  if (piece.doubleTime) rows.push(row('Ordered', 'Double Time', 'MF-MOV-7'))
  if (piece.primed) rows.push(row('Grenade', 'primed', 'MF-GRE-1'))
  if (piece.stance === 'kneeling') rows.push(row('Stance', 'kneeling', 'MF-SHT-3'))
  if (piece.dugIn) rows.push(row('Dug in', 'total cover until it moves', 'MF-BUY-14'))
  if (piece.sniper) rows.push(row('Sniper', '+1 to hit, twice the pins', 'MF-SPC-1', 'MF-SPC-2'))
  if (piece.engineer) rows.push(row('Engineer', 'gaps obstacles', 'MF-MOV-10'))
  if (piece.policy !== 'ask') rows.push(row('Reacts', piece.policy === 'snap' ? 'always snaps' : 'never', 'MF-RUL-49'))
  return rows
}
