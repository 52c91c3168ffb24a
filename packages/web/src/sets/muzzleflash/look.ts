import type { PieceLook, TerrainLook } from '../../table/scene.ts'
import { row, rowOf } from '../kinds.ts'
import { inch } from '../length.ts'
import type { SetLook, Token } from '../look.ts'
import { nationOf } from '../nation.ts'

/** Men one by one, with what they carry; then the weapons that crews serve; then vehicles. */
export const muzzleflashKinds = [
  row(/^(nco|platoon-sergeant|crew-nco)$/, { model: 'figure', weapon: 'smg', pose: 'officer' }, 'leader'),
  row(/^officer$/, { model: 'figure', weapon: 'pistol', pose: 'officer' }, 'leader'),
  row(/^sniper$/, { model: 'figure', weapon: 'sniper' }, 'sniper'),
  row(/^(bren|mg38)-gunner$/, { model: 'figure', weapon: 'lmg' }, 'machine-gun'),
  row(/^(piat|bazooka|panzerschreck)-gunner$|^panzerfaust-man$/, { model: 'figure', weapon: 'launcher' }, 'anti-tank'),
  row(/^anti-tank-rifleman$/, { model: 'figure', weapon: 'sniper' }, 'anti-tank'),
  row(/^smg-man$|^assault-rifleman$/, { model: 'figure', weapon: 'smg' }, 'rifle'),
  row(/^crewman$/, { model: 'figure', weapon: 'rifle' }, 'rifle'),
  row(/^(battle-)?rifleman$|^engineer$/, { model: 'figure', weapon: 'rifle' }, 'rifle'),
  row(/^(vickers|mg42-tripod)$/, { model: 'team', weapon: 'mg' }, 'machine-gun'),
  row(/^(light|medium)-mortar$/, { model: 'team', weapon: 'mortar' }, 'mortar'),
  row(/-pounder$|^pak-|^flak-/, { model: 'gun', count: 0 }, 'gun'),
  row(/^(tiger|churchill)$/, { model: 'tank', weight: 3 }, 'tank'),
  row(/^(sherman|panzer-iv)$/, { model: 'tank', weight: 2 }, 'tank'),
  row(/^stuart$/, { model: 'tank', weight: 1 }, 'tank'),
  row(/^(bren-carrier|sdkfz-251)$/, { model: 'halftrack' }, 'truck'),
  row(/^(sdkfz-222|armoured-car|jeep)$/, { model: 'car' }, 'truck'),
  row(/^(armoured-truck|truck)$/, { model: 'truck' }, 'truck'),
] as const

/** Where a piece's record gives no base: width and length in inches, as the book prints them. */
const bases: { readonly [kind: string]: readonly [number, number] } = {
  'two-pounder': [2, 3],
  'six-pounder': [2, 3],
  'seventeen-pounder': [2, 4],
  'pak-38': [2, 3],
  'pak-40': [2, 4],
  'flak-88': [3, 5],
  tiger: [3, 6],
  churchill: [3, 6],
  'bren-carrier': [2, 3],
  jeep: [1, 2],
  truck: [2, 5],
}
const VEHICLE = [2, 4] as const

export const muzzleflashTerrain: { readonly [kind: string]: TerrainLook } = {
  open: 'open',
  fence: 'fence',
  hedge: 'hedge',
  wall: 'stone-wall',
  'low-wall': 'stone-wall',
  'high-wall': 'high-wall',
  wire: 'wire',
  woods: 'woods',
  scrub: 'scrub',
  crater: 'crater',
  trench: 'trench',
  foxhole: 'foxhole',
  sandbags: 'sandbags',
  rubble: 'rubble',
  building: 'building',
  bunker: 'bunker',
  door: 'fence',
  window: 'fence',
  'fire-slit': 'fence',
  hill: 'hill',
  road: 'road',
  stream: 'stream',
  'aid-station': 'aid-station',
}

type Record_ = { readonly [field: string]: unknown }

/** How a man stands: hurt, pinned and stance are seen by pose. */
function poseOf({ status, stance, primed }: Record_): NonNullable<PieceLook['pose']> {
  if (status === 'injured' || status === 'dead') return 'lying'
  if (status === 'fleeing') return 'running'
  if (status === 'pinned') return 'prone'
  if (primed === true) return 'throwing'
  return stance === 'kneeling' ? 'kneeling' : 'firing'
}

/** Pins, a grenade in the hand, a jam, and an eye for those whose orders are always to snap. */
function tokensOf({ pins, primed, malfunctions, policy, status }: Record_): readonly Token[] {
  return [
    ...(Number(pins) > 0 ? [{ look: 'pin', count: Number(pins) } as const] : []),
    ...(primed === true ? [{ look: 'grenade' } as const] : []),
    ...(Number(malfunctions) > 0 ? [{ look: 'blind' } as const] : []),
    ...(policy === 'snap' && status !== 'injured' ? [{ look: 'overwatch' } as const] : []),
  ]
}

/** The AP that are left: a number on the badge. What cannot act has none to show. */
function apOf({ ap, sort, status }: Record_): string | undefined {
  const idle = sort === 'weapon' || status === 'injured' || status === 'abandoned' || status === 'destroyed'
  return idle || typeof ap !== 'number' ? undefined : String(ap)
}

export const muzzleflashLook: SetLook = {
  theme: 'summer',
  piece(record, side) {
    const kind = String(record.kind)
    const { look, badge } = rowOf(muzzleflashKinds, kind)
    const man = look.model === 'figure'
    const [width, length] = bases[kind] ?? VEHICLE
    const rectangular = !man && look.model !== 'team' && record.width === undefined
    const turret = Number(record.turret ?? record.facing ?? 0) - Number(record.facing ?? 0)
    const ap = apOf(record)
    return {
      look: {
        ...look,
        nation: nationOf(side),
        ...(man && { pose: look.pose && record.status === 'fine' ? look.pose : poseOf(record) }),
        ...(look.model === 'tank' && { turret }),
      },
      badge,
      ...(ap !== undefined && { mark: ap }),
      ...(rectangular && { base: { width: inch(width), depth: inch(length) } }),
      ...(record.status === 'destroyed' && { states: ['wreck'] as const }),
      tokens: tokensOf(record),
    }
  },
  faces: ({ sort }) => sort !== undefined && sort !== 'figure',
  terrain: kind => muzzleflashTerrain[kind] ?? 'rubble',
  marker: ({ kind }) => (kind === 'grenade' ? { token: 'grenade' } : { token: 'objective' }),
  deed({ action, weapon, with: way }, { weapons }) {
    if (action === 'throw' || way === 'throw') return { flies: 'grenade', burst: inch(2) }
    if (action !== 'fire' && way !== 'fire') return null
    const arm = String(weapon ?? (weapons as readonly string[] | undefined)?.[0])
    if (/mortar/.test(arm)) return { flies: 'grenade', burst: inch(3) }
    return /pounder|pak|flak|mm$|piat|bazooka|panzer/.test(arm)
      ? { flies: 'shell', burst: inch(1) }
      : { flies: 'bullet', shots: /bren|mg|vickers/.test(arm) ? 3 : 1 }
  },
}
