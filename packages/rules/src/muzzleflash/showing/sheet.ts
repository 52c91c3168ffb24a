import { type Arg, type Id, type Message, type Sheet, text, the } from '@sandtable/kernel'
import { isFigure, isVehicle, isWeapon, kindOf, moraleRule, numberOf } from '../basics/figures.ts'
import { carriedBy, crewOf } from '../crew-served/crews.ts'
import { speedOf, speedRules } from '../movement/moving.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { careNow } from '../recovery/victory.ts'
import { gunsOf } from '../shooting/weapons.ts'
import type { SmallArm, SupportWeapon } from '../tables.ts'

type Row = Sheet['lines'][number]

const row = (label: Message, value: Message, ...cites: string[]): Row => ({ label, value, cites })

/** A piece's unit sheet. */
export function sheet(game: Muzzleflash, _side: Id, id: Id): Sheet {
  const piece = game.piece(id)
  const lines: Row[] = []
  if (!isWeapon(game, piece)) {
    lines.push(row(text`AP`, text`${the.count(piece.ap)}`, 'MF-ACT-1', 'MF-ACT-2'))
    lines.push(row(text`Condition`, statusOf(game, piece), 'MF-PIN-21'))
  }
  if (piece.status === 'injured') {
    const { says, cites } = careNow(game, piece)
    lines.push(row(text`Care`, says, cites, 'MF-RUL-94'))
  }
  lines.push(...weaponRows(game, piece))
  if (!isWeapon(game, piece)) {
    const morale = the.count(piece.morale)
    lines.push(
      row(
        text`Quality`,
        text`${the.term(piece.quality)}: morale ${morale}, tests pass below ${morale} on 2D6`,
        moraleRule[piece.quality],
      ),
    )
    lines.push(row(text`Move`, text`${the.length(speedOf(game, piece))} for 1 AP`, ...speedRules(game, piece)))
  }
  lines.push(...stateRows(game, piece))
  return { title: text`${the.piece(piece)}`, lines }
}

function statusOf(game: Muzzleflash, piece: Piece): Message {
  const { status, pins, fallback, gone, drive, disabled } = piece
  const sound = isVehicle(game, piece) ? text`undamaged` : text`unhurt`
  const stands = status === 'locked' ? text`locked in a melee` : status === 'fine' ? sound : text`${the.term(status)}`
  const works = drive === 'disabled' ? text`drive disabled` : disabled.length > 0 ? text`gun disabled` : stands
  const is =
    gone && status !== 'dead' && status !== 'destroyed' ? text`off the table` : status === 'fine' ? works : stands
  const shaken = pins === 0 ? is : pins === 1 ? text`${is}, 1 pin` : text`${is}, ${the.count(pins)} pins`
  return fallback === 0 ? shaken : text`${shaken}, must fall back ${the.length(fallback)}`
}

function weaponRows(game: Muzzleflash, piece: Piece): readonly Row[] {
  return gunsOf(game, piece).map(({ name, weapon, small, support, holder }) => {
    const label = name === weapon ? text`Weapon` : text`Serves`
    const says = small ? armOf(weapon, small) : support ? gunOf(weapon, support) : text`${the.term(weapon)}`
    const fires = holder.disabled.includes(weapon) ? text`${says}, disabled` : says
    return row(label, fires, small ? 'MF-SHT-18' : 'MF-RUL-40')
  })
}

function armOf(weapon: string, { rof, short, long, wound }: SmallArm): Message {
  const near = text`${the.length(short.max)} (${signed(short.hit)})`
  const far = text`${the.length(long.max)} (${signed(long.hit)})`
  return text`${the.term(weapon)}: ROF ${the.count(rof)}, ${near}, ${far}, kills on ${the.count(wound)}+`
}

function gunOf(weapon: string, { class: size, fire, min, max }: SupportWeapon): Message {
  const shot = text`${the.term(weapon)}: ${the.term(size)}, ${the.term(fire)} fire`
  return min > 0 ? text`${shot}, ${the.length(min)} to ${the.length(max)}` : text`${shot}, ${the.length(max)}`
}

const signed = (n: number): Arg => (n > 0 ? text`+${the.count(n)}` : the.count(n))

/** Further remarks, if there are any. */
function stateRows(game: Muzzleflash, piece: Piece): readonly Row[] {
  const rows: Row[] = []
  const kind = kindOf(game, piece)
  if (piece.unit !== null) rows.push(row(text`Unit`, text`${the.unit(piece.unit)}`, 'MF-ACT-12'))
  if (isVehicle(game, piece)) {
    const armour = the.term(kind.armour ?? 'none')
    rows.push(row(text`Armour`, kind.enclosed ? text`${armour}, enclosed` : text`${armour}, open-topped`, 'MF-ATF-10'))
    if (piece.drive === 'disabled') rows.push(row(text`Drive`, text`disabled`, 'MF-ATF-20'))
  }
  if (!isFigure(game, piece)) {
    const crew = crewOf(game, piece).map(man => text`${the.piece(man)} (${the.term(man.status)})`)
    rows.push(row(text`Crew`, crew.length > 0 ? text`${the.all(crew)}` : text`none`, 'MF-CRW-1', 'MF-CRW-2'))
    const riders = carriedBy(game, piece).filter(man => man.role === 'passenger' || man.role === 'rider')
    if (riders.length > 0) rows.push(row(text`Aboard`, text`${the.pieces(riders)}`, 'MF-VEH-12'))
  }
  if (isWeapon(game, piece)) rows.push(row(text`Weapon`, piece.setUp ? text`set up` : text`packed`, 'MF-DEP-1'))
  if (piece.hitched !== null) rows.push(row(text`Hitched to`, text`${the.piece(piece.hitched)}`, 'MF-DEP-4'))
  for (const gun of game.pieces.filter(p => p.hitched === piece.id))
    rows.push(row(text`Tows`, text`${the.piece(gun)}`, 'MF-DEP-4'))
  if (piece.malfunctions > 0)
    rows.push(row(text`Malfunctions`, text`${the.count(piece.malfunctions)}`, 'MF-CRW-6', 'MF-CRW-7'))
  if (!piece.loaded) rows.push(row(text`Loaded`, text`no`, 'MF-CRW-14'))
  if (piece.rank !== 'none')
    rows.push(row(text`Leads`, piece.ordered ? text`has given an order` : text`may give an order`, 'MF-ACT-10'))
  if (piece.may.length > 0) rows.push(row(text`Ordered`, text`${the.terms(piece.may)}`, 'MF-ORD-8', 'MF-RUL-83'))
  if (piece.doubleTime) rows.push(row(text`Ordered`, text`Double Time`, 'MF-MOV-7'))
  if (piece.primed) rows.push(row(text`Grenade`, text`primed`, 'MF-GRE-1'))
  if (piece.stance === 'kneeling') rows.push(row(text`Stance`, text`kneeling`, 'MF-SHT-3'))
  if (piece.dugIn) rows.push(row(text`Dug in`, text`total cover until it moves`, 'MF-BUY-14'))
  if (piece.sniper) {
    const [hit, pins] = [signed(numberOf(game, 'sniper-hit')), the.count(numberOf(game, 'sniper-pins'))]
    rows.push(row(text`Sniper`, text`${hit} to hit, ${pins} pins for each hit`, 'MF-SPC-1', 'MF-SPC-2'))
  }
  if (piece.engineer) rows.push(row(text`Engineer`, text`gaps obstacles`, 'MF-MOV-10'))
  if (piece.policy !== 'ask')
    rows.push(row(text`Reacts`, piece.policy === 'snap' ? text`always with a snap shot` : text`never`, 'MF-RUL-49'))
  return rows
}
