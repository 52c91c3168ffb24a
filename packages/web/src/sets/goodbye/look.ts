import type { Point } from '@sandtable/kernel'
import type { PieceLook, TerrainLook } from '../../table/scene.ts'
import { row, rowOf } from '../kinds.ts'
import { cm } from '../length.ts'
import type { Clouds, SetLook, Token } from '../look.ts'
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

const isDown = ({ pinned, suppressed }: Record_): boolean => pinned === true || suppressed === true
const isRouting = ({ routing }: Record_): boolean => Number(routing) > 0

function poseOf(record: Record_, pose: PieceLook['pose']): NonNullable<PieceLook['pose']> {
  if (isRouting(record)) return 'running'
  if (record.prone === true || isDown(record)) return 'prone'
  return pose ?? (record.dashed === 'this' ? 'running' : 'firing')
}

/** First what keeps a figure from acting, then what it is ready for, then the points that are its own. */
function tokensOf(record: Record_): readonly Token[] {
  const { overwatch, standTo, ordered, jammed, clogged, luck, valour, engine } = record
  return [
    ...(isRouting(record) ? [{ look: 'rout' } as const] : []),
    ...(isDown(record) ? [{ look: 'pin' } as const] : []),
    ...(jammed === true || clogged === true || engine === 'stopped' ? [{ look: 'jam' } as const] : []),
    ...(overwatch === true || standTo === true ? [{ look: 'overwatch' } as const] : []),
    ...(ordered === 'move' ? [{ look: 'order' } as const] : []),
    ...points('luck', luck),
    ...points('valour', valour),
  ]
}

/** Leaders and tanks have points of their own: one token each. */
function points(look: 'luck' | 'valour', count: unknown): readonly Token[] {
  const left = Number(count ?? 0)
  if (left <= 0) return []
  return [{ look, count: left }]
}

interface Gas {
  readonly at: Point
  readonly radius: number
  readonly direction: number
  readonly speed: number
}

/** Gas lies where it lies until the turn ends; then it drifts on as far as the arrow goes. */
function gasOf({ gas }: Record_): Clouds {
  const all = (gas ?? []) as readonly Gas[]
  return {
    ground: all.map(({ at, radius }, i) => ({
      id: `gas ${i}`,
      look: 'gas',
      shape: { circle: [at[0], at[1], radius] },
      height: 0,
    })),
    overlays: all.flatMap(({ at, radius, direction, speed }) => {
      const turn = (direction * Math.PI) / 180
      const to: Point = [Math.round(at[0] + Math.sin(turn) * speed), Math.round(at[1] + Math.cos(turn) * speed)]
      const label = `gas drifts ${speed / cm(1)} cm`
      return [
        { type: 'ring', look: 'range', at, radius } as const,
        { type: 'path', points: [at, to], label, allowed: true } as const,
      ]
    }),
  }
}

/** Ranks that must be wounded twice: one of them with a single wound left has been hit. */
const twice = ['senior-nco', 'junior-officer']

/** A letter on the badge says it from afar, where tokens are too small. */
function markOf(record: Record_): { readonly mark?: string } {
  if (isRouting(record)) return { mark: '»' }
  if (record.jammed === true || record.clogged === true) return { mark: 'J' }
  if (record.sniper === true && record.spotted === false) return { mark: '?' }
  if (twice.includes(String(record.rank)) && record.wounds === 1) return { mark: 'W' }
  return {}
}

/** Tanks have round bases in the book; their models are as long as those are wide. */
export const look: SetLook = {
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
      ...markOf(record),
      tokens: tokensOf(record),
    }
  },
  clouds: gasOf,
  // a house that the scenario calls a ruin has lost its roof to shells; to the rules it is a house all the same
  terrain: (kind, record) =>
    kind === 'building' && /^ruin\b/.test(String(record?.id)) ? 'ruin' : (goodbyeTerrain[kind] ?? 'mud'),
  marker: ({ kind }) =>
    kind === 'smoke' || kind === 'gas'
      ? { ground: kind }
      : kind === 'shell-hole' || kind === 'crater'
        ? { ground: 'crater' }
        : { token: 'objective' },
  deed({ action, weapon }, { kind }) {
    const used = `${weapon ?? ''} ${kind ?? ''}`
    if (/throw/.test(action)) return { flies: 'grenade', burst: cm(5) }
    if (action !== 'fire' && action !== 'react') return null
    if (/mortar|granatenwerfer|rifle-grenade/.test(used)) return { flies: 'grenade', burst: cm(8) }
    if (/field-gun|tank-gun/.test(used)) return { flies: 'shell', burst: cm(6) }
    return { flies: 'bullet', shots: /lmg|mg/.test(used) ? 3 : 1 }
  },
}
