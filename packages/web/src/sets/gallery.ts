import { inch } from '@sandtable/kernel'
import { area, at, circle, type DemoScene, land, line } from '../table/demo/making.ts'
import type { SceneMarker, ScenePiece, SceneTerrain, TableScene, TerrainLook } from '../table/scene.ts'
import { look as blazeLook } from './blaze/look.ts'
import { look as goodbyeLook } from './goodbye/look.ts'
import type { SetLook } from './look.ts'
import { look as muzzleflashLook } from './muzzleflash/look.ts'

/** One of everything that the rule sets can put on a table, in rows, to be looked at before a new set is played. */
export function gallery(theme: TableScene['theme']): DemoScene {
  return {
    scene: {
      width: inch(72),
      depth: inch(48),
      theme,
      terrain: lands(),
      pieces: [
        ...shelf(blazeLook, 44.5, blazeKinds, 3.6),
        ...shelf(blazeLook, 40, blazeVehicles, 4.4),
        ...shelf(muzzleflashLook, 35.5, muzzleflashMen, 2.4),
        ...shelf(muzzleflashLook, 31, muzzleflashMachines, 6.4),
        ...shelf(goodbyeLook, 26.5, goodbyeKinds, 3.2),
      ],
      markers: tokens(),
      overlays: [],
    },
    motion: [],
  }
}

type Shown = readonly (readonly [kind: string, record?: object])[]

const blazeKinds: Shown = [
  ['rifle-section', { figures: 3, card: 'move' }],
  ['rifle-section', { figures: 2, cardId: 1, suppressed: true }],
  ['rifle-section', { figures: 1, prone: true }],
  ['massed-rifle-section', { figures: 4 }],
  ['company-hq', { figures: 3 }],
  ['lmg', { figures: 2, card: 'aimed-fire', disordered: true }],
  ['piat', { figures: 2 }],
  ['flamethrower', { figures: 2 }],
  ['medium-mortar', { figures: 3 }],
  ['sniper', { figures: 1 }],
  ['cavalry-troop', { figures: 2 }],
  ['atg-6pdr', { figures: 3 }],
  ['howitzer-105mm', { figures: 3 }],
  ['dummy-marker', { marker: 'dummy' }],
  ['fighter-bomber'],
  ['raft'],
]
const blazeVehicles: Shown = [
  ['tiger-1'],
  ['sherman'],
  ['sherman', { destroyed: true }],
  ['light-tank'],
  ['stug-iii'],
  ['jagdpanther'],
  ['apc-half-track'],
  ['universal-carrier'],
  ['armoured-car'],
  ['jeep'],
  ['truck'],
  ['katyusha'],
  ['landing-craft'],
]
const muzzleflashMen: Shown = [
  ['rifleman', { status: 'fine' }],
  ['rifleman', { status: 'pinned', pins: 2 }],
  ['rifleman', { status: 'injured' }],
  ['rifleman', { status: 'fleeing', pins: 5 }],
  ['rifleman', { status: 'fine', stance: 'kneeling' }],
  ['rifleman', { status: 'fine', primed: true }],
  ['smg-man', { status: 'fine' }],
  ['bren-gunner', { status: 'fine' }],
  ['nco', { status: 'fine' }],
  ['officer', { status: 'fine' }],
  ['sniper', { status: 'fine' }],
  ['piat-gunner', { status: 'fine' }],
  ['vickers', { radius: 2000 }],
  ['medium-mortar', { radius: 2000 }],
]
const muzzleflashMachines: Shown = [
  ['tiger', { facing: 0, turret: 45 }],
  ['sherman', { facing: 0, turret: 320 }],
  ['stuart', { status: 'destroyed' }],
  ['sdkfz-251'],
  ['sdkfz-222'],
  ['jeep'],
  ['truck'],
  ['six-pounder'],
  ['flak-88'],
]
const goodbyeKinds: Shown = [
  ['rifleman'],
  ['rifleman', { prone: true, pinned: true }],
  ['bomber'],
  ['sergeant'],
  ['captain'],
  ['lmg-gunner', { overwatch: true }],
  ['mg-gunner'],
  ['light-mortar'],
  ['flamethrower-operator'],
  ['sniper', { sniper: true, spotted: false }],
  ['mark-iv-male', { radius: 5000 }],
  ['a7v', { radius: 5000 }],
  ['renault-ft-gun', { radius: 3000 }],
  ['field-gun', { radius: 2200 }],
]

/** A row of pieces, the first half of one side, the second of the other. */
function shelf(look: SetLook, y: number, shown: Shown, gap: number): readonly ScenePiece[] {
  return shown.map(([kind, record = {}], i): ScenePiece => {
    const order = i % 2
    const seen = look.piece({ kind, id: kind, facing: 0, ...record }, { name: order ? 'German' : 'British', order })
    const radius = (record as { radius?: number }).radius ?? (look === goodbyeLook ? 1000 : 1270)
    return {
      id: `${kind} ${y} ${i}`,
      side: order as 0 | 1,
      look: seen.look,
      badge: seen.badge,
      at: at(3 + i * gap, y),
      facing: 180,
      base: seen.base ?? { radius },
      states: [...(seen.states ?? [])],
      ...(seen.mark !== undefined && { mark: seen.mark }),
    }
  })
}

const looks: readonly SceneMarker['look'][] = [
  'pin',
  'card-back',
  'card-front',
  'overwatch',
  'blind',
  'casualty',
  'scorch',
  'objective',
  'grenade',
  'wreck',
  'luck',
  'valour',
  'order',
]

const tokens = (): readonly SceneMarker[] =>
  looks.map((look, i) => ({
    id: look,
    look,
    at: at(3 + i * 2.4, 22.5),
    side: (i % 2) as 0 | 1,
    ...(look === 'pin' && { text: '×4' }),
    ...(look === 'card-front' && { text: 'MF' }),
    ...(look === 'objective' && { text: 'A' }),
  }))

const lines: readonly TerrainLook[] = ['hedge', 'hedgerow', 'stone-wall', 'high-wall', 'fence', 'log', 'sandbags', 'wire', 'bank', 'trench', 'ditch', 'road', 'stream'] // biome-ignore format: a list
const areas: readonly TerrainLook[] = ['woods', 'scrub', 'grass', 'field', 'rubble', 'building', 'ruin', 'bunker', 'hill', 'mud', 'water', 'mines', 'aid-station'] // biome-ignore format: a list
const rounds: readonly TerrainLook[] = ['crater', 'foxhole', 'smoke', 'gas', 'fire', 'tree', 'trees', 'mound', 'stones']

const lands = (): readonly SceneTerrain[] => [
  ...lines.map((look, i) =>
    land(
      look,
      look,
      line([
        [2.5 + i * 5.3, 17.5],
        [5.8 + i * 5.3, 17.5],
        [5.8 + i * 5.3, 15],
      ]),
      { height: 600 },
    ),
  ),
  ...areas.map((look, i) => {
    const x = 2.5 + i * 5.3
    return land(
      look,
      look,
      area([
        [x, 8],
        [x + 4.2, 8],
        [x + 4.2, 12],
        [x, 12],
      ]),
      { height: look === 'hill' ? 2000 : 4600, openings: [at(x + 2, 8), at(x, 10)] },
    )
  }),
  ...rounds.map((look, i) => land(look, look, circle(4 + i * 6, 4, look === 'smoke' || look === 'gas' ? 1.8 : 1.1))),
]
