import type { ScenePiece, TerrainLook } from '../../table/scene.ts'
import { row, rowOf } from '../kinds.ts'
import { mm } from '../length.ts'
import type { SetLook, Token } from '../look.ts'
import { nationOf } from '../nation.ts'

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
  row(/^(stug-iii|su-85|spg-105mm)$/, { model: 'tank', weight: 2, turretless: true }, 'tank'),
  row(/^(m11-39|tankette)$/, { model: 'tank', weight: 1, turretless: true }, 'tank'),
  row(/^(tiger-|js-|panther|kv1|churchill|matilda)/, { model: 'tank', weight: 3 }, 'tank'),
  row(/^(firefly|sherman|pz-i|t34|valentine|m1[34]-|crusader|a13)/, { model: 'tank', weight: 2 }, 'tank'),
  row(/^(a11|light-tank)$/, { model: 'tank', weight: 1 }, 'tank'),
  row(/^(apc-half-track|universal-carrier|komsomolets|prime-mover|kettenkrad)$/, { model: 'halftrack' }, 'truck'),
  row(/^(armoured-car|recon-car|jeep|recon-jeep|motorcycle)$/, { model: 'car' }, 'truck'),
  row(/^(truck|katyusha)$/, { model: 'truck' }, 'truck'),
  row(/^(fighter|fighter-bomber|recon-plane|dive-bomber|tankbuster|glider)/, { model: 'aircraft' }, 'aircraft'),
  row(/^(landing-craft|barge)$/, { model: 'boat', count: 6 }, 'none'),
  row(/^(raft|dinghy)$/, { model: 'boat', count: 2, scale: 0.6 }, 'none'),
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

/** Bases in millimetres, where the record has none: width and length. */
const sizes: { readonly [model: string]: readonly [number, number] } = {
  stand: [50, 50],
  team: [50, 50],
  horse: [50, 50],
  gun: [50, 100],
  tank: [40, 85],
  halftrack: [35, 80],
  car: [35, 65],
  truck: [35, 85],
  aircraft: [60, 60],
  boat: [60, 150],
}

type Record_ = { readonly [field: string]: unknown }

function baseOf(record: Record_, model: string): ScenePiece['base'] {
  if (typeof record.width === 'number' && typeof record.depth === 'number')
    return { width: record.width, depth: record.depth }
  const [width, depth] = sizes[model] ?? [50, 50]
  return { width: mm(width), depth: mm(depth) }
}

const words: { readonly [card: string]: string } = {
  action: 'A',
  'fall-back': 'FB',
  charge: 'C',
  prone: 'P',
  'aimed-fire': 'AF',
  move: 'M',
  'move-fire': 'MF',
  'opportunity-fire': 'OF',
  dummy: 'D',
}

/** A card whose face this side may not know lies with its back up; whoever may know it reads it. */
function tokensOf({ card, cardId, suppressed, disordered }: Record_): readonly Token[] {
  const laid = card === undefined ? cardId !== null && cardId !== undefined : card !== 'none' && card !== null
  return [
    ...(laid
      ? [
          card === undefined
            ? { look: 'card-back' as const }
            : { look: 'card-front' as const, text: words[String(card)] ?? '' },
        ]
      : []),
    ...(suppressed === true ? [{ look: 'pin' } as const] : []),
    ...(disordered === true ? [{ look: 'overwatch', text: '!' } as const] : []),
  ]
}

export const blazeLook: SetLook = {
  theme: 'summer',
  piece(record, side) {
    const kind = String(record.kind)
    const { look, badge } = rowOf(blazeKinds, kind)
    const figures = typeof record.figures === 'number' ? { count: record.figures } : {}
    const prone = record.prone === true && look.pose !== 'officer' ? { pose: 'prone' as const } : {}
    const unseen = /-marker$/.test(kind) || (record.marker !== undefined && record.marker !== 'none')
    const states = [...(record.destroyed === true ? ['wreck' as const] : []), ...(unseen ? ['hidden' as const] : [])]
    return {
      look: { ...look, nation: nationOf(side), ...(look.model === 'stand' && { ...figures, ...prone }) },
      badge: unseen ? 'none' : badge,
      base: baseOf(record, look.model),
      states,
      tokens: tokensOf(record),
    }
  },
  terrain: kind => blazeTerrain[kind] ?? 'rubble',
  marker: ({ kind }) =>
    kind === 'smoke' ? { ground: 'smoke' } : kind === 'mine' ? { ground: 'mines' } : { token: 'objective' },
  deed({ action, weapon }, { kind }) {
    const used = `${weapon ?? ''} ${kind ?? ''}`
    if (!/fire|shoot|bomb|strafe|bombard/.test(action)) return null
    if (/mortar|howitzer|nebelwerfer|katyusha|bomber/.test(used)) return { flies: 'grenade', burst: mm(60) }
    if (/\d+mm|pdr|bazooka|piat|panzerfaust|tank|pz-|tiger|sherman|t34/.test(used))
      return { flies: 'shell', burst: mm(25) }
    return { flies: 'bullet', shots: 3 }
  },
}
