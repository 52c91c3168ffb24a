import type { PieceLook, TerrainLook } from '../../table/scene.ts'
import { row, rowOf } from '../kinds.ts'
import { cm } from '../length.ts'
import type { SetLook, Token } from '../look.ts'
import { nationOf1916 } from '../nation.ts'

/** Men of the trenches on bases of 2 cm, and the tanks of 1917. */
export const goodbyeKinds = [
  row(/^(second-lieutenant|lieutenant|captain)$/, { model: 'figure', weapon: 'pistol', pose: 'officer' }, 'leader'),
  row(/^(sergeant|mortar-sergeant|lance-corporal|corporal)$/, { model: 'figure', weapon: 'rifle' }, 'leader'),
  row(/^sniper$/, { model: 'figure', weapon: 'sniper' }, 'sniper'),
  row(/^lmg-gunner$/, { model: 'figure', weapon: 'lmg' }, 'machine-gun'),
  row(/^mg-gunner$/, { model: 'team', weapon: 'mg', scale: 0.62 }, 'machine-gun'),
  row(/^(granatenwerfer|light-mortar)$/, { model: 'team', weapon: 'mortar', scale: 0.62 }, 'mortar'),
  row(/^field-gun$/, { model: 'gun', scale: 0.5, count: 2 }, 'gun'),
  row(/^anti-tank-rifleman$/, { model: 'figure', weapon: 'sniper' }, 'anti-tank'),
  row(/^flamethrower-operator$/, { model: 'figure', weapon: 'flamethrower' }, 'grenade'),
  row(
    /^(bomber|rifle-grenadier|cluster-grenadier|grenade-rifleman|stormtrooper|trench-raider)$/,
    { model: 'figure', weapon: 'grenade' },
    'grenade',
  ),
  row(/^submachine-gunner$/, { model: 'figure', weapon: 'smg' }, 'rifle'),
  row(/^pistolman$/, { model: 'figure', weapon: 'pistol' }, 'rifle'),
  row(
    /^(rifleman|armoured-rifleman|veteran|shotgunner)$/,
    { model: 'figure', weapon: 'rifle', bayonet: true },
    'rifle',
  ),
  row(/^mark-iv/, { model: 'tank', weight: 3 }, 'tank'),
  row(/^a7v$/, { model: 'tank', weight: 3, turretless: true }, 'tank'),
  row(/^renault-ft/, { model: 'tank', weight: 1 }, 'tank'),
] as const

export const goodbyeTerrain: { readonly [kind: string]: TerrainLook } = {
  open: 'open',
  road: 'road',
  mud: 'mud',
  'shell-hole': 'crater',
  wire: 'wire',
  woods: 'woods',
  hedge: 'hedge',
  wall: 'stone-wall',
  sandbags: 'sandbags',
  rubble: 'rubble',
  trench: 'trench',
  dugout: 'dugout',
  building: 'building',
  bunker: 'bunker',
  hill: 'hill',
  cliff: 'cliff',
  smoke: 'smoke',
}

type Record_ = { readonly [field: string]: unknown }

function poseOf(record: Record_, pose: PieceLook['pose']): NonNullable<PieceLook['pose']> {
  if (record.prone === true || record.pinned === true) return 'prone'
  if (Number(record.routing) > 0) return 'running'
  return pose ?? (record.dashed === 'this' ? 'running' : 'firing')
}

function tokensOf({ pinned, overwatch, standTo, jammed }: Record_): readonly Token[] {
  return [
    ...(pinned === true ? [{ look: 'pin' } as const] : []),
    ...(overwatch === true || standTo === true ? [{ look: 'overwatch' } as const] : []),
    ...(jammed === true ? [{ look: 'overwatch', text: '!' } as const] : []),
  ]
}

/** Tanks have round bases in the book; their models are as long as those are wide. */
export const goodbyeLook: SetLook = {
  theme: 'mud',
  piece(record, side) {
    const kind = String(record.kind)
    const { look, badge } = rowOf(goodbyeKinds, kind)
    const man = look.model === 'figure'
    const nation = /^mark-iv/.test(kind) ? 'british-1916' : /^a7v/.test(kind) ? 'german-1916' : nationOf1916(side)
    const french = /^renault/.test(kind) ? 'french' : nation
    return {
      look: { ...look, nation: french, ...(man && { pose: poseOf(record, look.pose) }) },
      badge,
      ...(record.abandoned === true && { states: ['wreck'] as const }),
      ...(record.sniper === true && record.spotted === false && { mark: '?' }),
      tokens: tokensOf(record),
    }
  },
  terrain: kind => goodbyeTerrain[kind] ?? 'mud',
  marker: ({ kind }) =>
    kind === 'smoke' || kind === 'gas'
      ? { ground: kind }
      : kind === 'shell-hole' || kind === 'crater'
        ? { ground: 'crater' }
        : { token: 'objective' },
  deed({ action, weapon }, { kind }) {
    const used = `${weapon ?? ''} ${kind ?? ''}`
    if (/throw|grenade|bomb/.test(action)) return { flies: 'grenade', burst: cm(5) }
    if (!/fire|shoot|shot/.test(action)) return null
    if (/mortar|granatenwerfer|rifle-grenade/.test(used)) return { flies: 'grenade', burst: cm(8) }
    if (/field-gun|tank-gun/.test(used)) return { flies: 'shell', burst: cm(6) }
    return { flies: 'bullet', shots: /lmg|mg/.test(used) ? 3 : 1 }
  },
}
