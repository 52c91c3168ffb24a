import type { TerrainLook } from '../../table/scene.ts'
import { row, rowOf } from '../kinds.ts'
import { mm } from '../length.ts'
import type { PieceAppearance, SetLook, Whose } from '../look.ts'
import { nationOf } from '../nation.ts'
import { seenOf } from './motions.ts'

/** Men of 15 mm stand together on one base; guns and lorries are as small. */
const SMALL = 0.66

/** Stands by what their first figure carries; guns; vehicles by weight; whatever swims or flies. */
export const blazeKinds = [
  row(/^(company|battalion)-hq$/, { model: 'stand', pose: 'officer' }, 'leader'),
  row(/^sniper$/, { model: 'stand', weapon: 'sniper', pose: 'prone' }, 'sniper'),
  row(/^(lmg|hmg|aa-mg)$/, { model: 'stand', weapon: 'lmg', pose: 'prone' }, 'machine-gun'),
  row(/^(light|medium|heavy|knee)-mortar$/, { model: 'team', weapon: 'mortar', scale: SMALL }, 'mortar'),
  row(
    /^(infantry-at|piat|panzerfaust|at-rifle)$/,
    { model: 'stand', weapon: 'launcher', pose: 'kneeling' },
    'anti-tank',
  ),
  row(/^flamethrower$/, { model: 'stand', weapon: 'flamethrower' }, 'grenade'),
  row(/^smg-section$/, { model: 'stand', weapon: 'smg' }, 'rifle'),
  row(/-section$|^partisan-band$/, { model: 'stand', weapon: 'rifle' }, 'rifle'),
  row(/^cavalry-troop$/, { model: 'horse', scale: SMALL }, 'rifle'),
  row(/^(atg|flak|aa|infantry-gun|field-gun|howitzer)-|^nebelwerfer$/, { model: 'gun', scale: SMALL }, 'gun'),
  row(/^(jagdpanther)$/, { model: 'tank', weight: 3, turretless: true }, 'tank'),
  row(/^(stug-iii|su-85|su-100|spg-105mm)$/, { model: 'tank', weight: 2, turretless: true }, 'tank'),
  row(/^(m11-39|tankette)$/, { model: 'tank', weight: 1, turretless: true }, 'tank'),
  row(/^(tiger-|js-|panther|kv1|churchill|matilda)/, { model: 'tank', weight: 3 }, 'tank'),
  row(/^(firefly|sherman|pz-i|t34|valentine|m1[34]-|crusader|a13)/, { model: 'tank', weight: 2 }, 'tank'),
  row(/^(a11|light-tank)$/, { model: 'tank', weight: 1 }, 'tank'),
  row(/^(apc-half-track|universal-carrier|komsomolets|prime-mover|kettenkrad)$/, { model: 'halftrack' }, 'truck'),
  row(/^(armoured-car|recon-car|jeep|recon-jeep|motorcycle)$/, { model: 'car' }, 'truck'),
  row(/^(truck|katyusha)$/, { model: 'truck' }, 'truck'),
  row(/^(fighter|fighter-bomber|recon-plane|dive-bomber|tankbuster|glider)/, { model: 'aircraft' }, 'aircraft'),
  row(/^(landing-craft|barge)$/, { model: 'boat', count: 6, scale: 1.85 }, 'none'),
  row(/^(raft|dinghy)$/, { model: 'boat', count: 2, scale: 0.72 }, 'none'),
  row(/-marker$/, { model: 'stand', count: 0 }, 'none'),
] as const

export const blazeTerrain: { readonly [kind: string]: TerrainLook } = {
  open: 'open',
  road: 'road',
  hedge: 'hedge',
  scrub: 'scrub',
  field: 'field',
  woods: 'woods',
  river: 'river',
  'deep-water': 'water',
  hill: 'hill',
  'hill-crest': 'bank',
  wall: 'stone-wall',
  fence: 'fence',
  building: 'building',
  bunker: 'bunker',
  ruin: 'ruin',
  trench: 'trench',
  foxhole: 'foxhole',
  wire: 'wire',
  mine: 'mines',
  smoke: 'smoke',
  bridge: 'bridge',
}

/** Bases and hulls in millimetres, as the rulebook has them: how wide, and how deep. */
const sizes: readonly (readonly [kind: RegExp, width: number, depth: number])[] = [
  [/^(atg|flak|aa-\d|infantry-gun|field-gun|howitzer)|^nebelwerfer$/, 50, 100],
  [/^casualty-marker$/, 25, 25],
  [/^(a11|armoured-car|light-tank|recon-car)$/, 35, 65],
  [/^(spg-105mm|stug-iii|su-85|su-100)$/, 40, 80],
  [/^sherman-crab$/, 40, 110],
  [/^(firefly|pz-iv|sherman|t34)/, 40, 85],
  [/^(a13|crusader|matilda|pz-iii|valentine)/, 40, 75],
  [/^(churchill|jagdpanther|js-|kv1|panther|tiger-)/, 45, 95],
  [/^m1[134]-/, 35, 70],
  [/^(jeep|komsomolets|recon-jeep|tankette)$/, 30, 50],
  [/^universal-carrier$/, 35, 50],
  [/^kettenkrad$/, 20, 50],
  [/^motorcycle$/, 20, 40],
  [/^(apc-half-track|prime-mover)$/, 35, 80],
  [/^truck$/, 35, 85],
  [/^katyusha$/, 40, 90],
  [/^glider$/, 100, 120],
  [/^(dinghy|raft)$/, 40, 60],
  [/^(barge|landing-craft)$/, 60, 150],
]

type Record_ = { readonly [field: string]: unknown }

function baseOf(kind: string): { readonly width: number; readonly depth: number } {
  const [, width, depth] = sizes.find(([pattern]) => pattern.test(kind)) ?? [null, 50, 50]
  return { width: mm(width), depth: mm(depth) }
}

/** What lies face down: nothing is known of it but whose it is and where. One's own one knows, and sees it as what it is. */
const isFaceDown = ({ kind, marker }: Record_): boolean =>
  kind === undefined || (marker === 'dummy' && /-marker$/.test(String(kind)))

const faceDown = (side: Whose): PieceAppearance => ({
  look: { model: 'stand', count: 0, nation: nationOf(side) },
  badge: 'none',
  mark: '?',
  base: baseOf('marker'),
  states: ['hidden'],
  tokens: [{ look: 'blind' }],
})

export const look: SetLook = {
  theme: 'summer',
  piece(record, side) {
    if (isFaceDown(record)) return faceDown(side)
    const kind = String(record.kind)
    const { look, badge } = rowOf(blazeKinds, kind)
    const figures = typeof record.figures === 'number' ? { count: record.figures } : {}
    const prone = record.prone === true && look.pose !== 'officer' ? { pose: 'prone' as const } : {}
    const wreck = record.destroyed === true || record.disabled === true
    const down = record.marker === 'marker' || record.hidden === true
    return {
      look: { ...look, nation: nationOf(side), ...(look.model === 'stand' && { ...figures, ...prone }) },
      badge,
      base: baseOf(kind),
      states: wreck ? ['wreck'] : [],
      ...(down && { mark: '?' }),
      ...(record.suppressed === true && { tokens: [{ look: 'pin' }] }),
      ...(kind === 'casualty-marker' && { tokens: [{ look: 'casualty' }] }),
    }
  },
  terrain: kind => blazeTerrain[kind] ?? 'rubble',
  marker: ({ kind }) =>
    kind === 'smoke' ? { ground: 'smoke' } : kind === 'mine' ? { ground: 'mines' } : { token: 'objective' },
  night: ({ night }) => (night === 'moonlit' || night === 'dark' ? night : null),
  happens: seenOf,
  deed({ action, weapon }, { kind, side }) {
    const used = `${weapon ?? ''} ${kind ?? ''}`
    if (action === 'fly')
      return { aloft: { ...rowOf(blazeKinds, String(kind)).look, nation: nationOf({ name: String(side), order: 0 }) } }
    if (action !== 'fire') return null
    // where shells come down is said, and seen then
    if (/mortar|howitzer|nebelwerfer|katyusha|bomber/.test(used)) return { flies: 'grenade' }
    if (/\d+mm|pdr|bazooka|piat|panzerfaust|tank|pz-|tiger|sherman|t34/.test(used))
      return { flies: 'shell', burst: mm(25) }
    return { flies: 'bullet', shots: 3 }
  },
}
