import { isPoint, type Point, type Shape } from '@sandtable/kernel'
import type { PieceLook, TerrainLook } from '../../table/scene.ts'
import { row, rowOf } from '../kinds.ts'
import { inch } from '../length.ts'
import type { Front, PieceAppearance, SetLook, Token } from '../look.ts'
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

/** AP for a turn: MF-ACT-1. */
const AP = 4

/** The AP that are left, as boxes below the badge. What cannot act has none to show. */
function pointsOf({ ap, sort, status }: Record_): PieceAppearance['points'] {
  const idle = sort === 'weapon' || status === 'injured' || status === 'abandoned' || status === 'destroyed'
  return idle || typeof ap !== 'number' ? undefined : { left: ap, of: Math.max(AP, ap) }
}

/** Doors, windows and slits are lines on the edge of their building. */
function frontOf(building: Record_, lands: readonly Record_[]): Front {
  const middles = (...kinds: readonly string[]): readonly Point[] =>
    lands
      .filter(({ kind, destroyed }) => kinds.includes(String(kind)) && destroyed !== true)
      .flatMap(({ shape }) => {
        const [a, b] = (shape as { readonly line?: readonly Point[] }).line ?? []
        return a && b ? [[Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)] as const] : []
      })
      .filter(at => touches(building.shape as Shape, at))
  return { doors: middles('door'), windows: middles('window', 'fire-slit') }
}

/** On the edge of a building, or a hair off it; written out, since the first page draws maps with this look and has no kernel. */
function touches(shape: Shape, [x, y]: Point): boolean {
  const corners = 'polygon' in shape ? shape.polygon : []
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
    const off = Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / Math.hypot(dx, dy)
    return along >= 0 && along <= 1 && off <= inch(0.1)
  })
}

export const look: SetLook = {
  theme: 'summer',
  piece(record, side) {
    const kind = String(record.kind)
    const { look, badge } = rowOf(muzzleflashKinds, kind)
    const man = look.model === 'figure'
    const [width, length] = bases[kind] ?? VEHICLE
    const rectangular = !man && look.model !== 'team' && record.width === undefined
    const turret = Number(record.turret ?? record.facing ?? 0) - Number(record.facing ?? 0)
    const points = pointsOf(record)
    return {
      look: {
        ...look,
        nation: nationOf(side),
        ...(man && { pose: look.pose && record.status === 'fine' ? look.pose : poseOf(record) }),
        ...(look.model === 'tank' && { turret }),
      },
      badge,
      ...(points && { points }),
      ...(typeof record.pins === 'number' && { pins: record.pins }),
      ...(rectangular && { base: { width: inch(width), depth: inch(length) } }),
      ...(record.status === 'destroyed' && { states: ['wreck'] as const }),
      tokens: tokensOf(record),
    }
  },
  faces: ({ sort }) => sort !== undefined && sort !== 'figure',
  // on the table the building itself shows them; a map has only their lines
  terrain: (kind, record) =>
    record && /^(door|window|fire-slit)$/.test(kind) ? 'open' : (muzzleflashTerrain[kind] ?? 'rubble'),
  front: (record, lands) =>
    record.kind === 'building' || record.kind === 'bunker' ? frontOf(record, lands) : undefined,
  marker: ({ kind, radius }) =>
    kind === 'grenade' ? { token: 'grenade', text: 'live grenade', blast: Number(radius) } : null,
  over: ({ spotted, status, at }) => [
    ...(isPoint(spotted)
      ? [
          {
            type: 'ring',
            look: 'blast',
            at: spotted,
            radius: inch(1),
            label: 'fire called',
          } as const,
        ]
      : []),
    ...(status === 'abandoned' && isPoint(at) ? [{ type: 'label', at, text: 'abandoned' } as const] : []),
  ],
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
