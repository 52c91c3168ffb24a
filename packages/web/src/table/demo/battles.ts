import { inch } from '@sandtable/kernel'
import type { ScenePiece, TableScene } from '../scene.ts'
import { area, at, circle, type DemoScene, land, line, man, many } from './making.ts'

type Theme = TableScene['theme']

const table = (
  width: number,
  depth: number,
  theme: Theme,
  scene: Pick<TableScene, 'terrain' | 'pieces'>,
): DemoScene => ({
  scene: { width: inch(width), depth: inch(depth), theme, markers: [], overlays: [], ...scene },
  motion: [],
})

/** No man's land: two lines, wire, craters, a tank of 1916. It is long because it is data. */
export function trenches(theme: Theme): DemoScene {
  const tommy = { nation: 'british-1916', bayonet: true } as const
  const small = { base: { radius: 1000 } }
  const zigzag = many([
    [4, 8],
    [8, 8],
    [8, 10],
    [12, 10],
    [12, 8],
    [16, 8],
    [16, 10],
    [20, 10],
    [20, 8],
    [26, 8],
  ])
  const opposite = many([
    [6, 27],
    [11, 27],
    [11, 25],
    [16, 25],
    [16, 27],
    [22, 27],
    [22, 25],
    [29, 25],
  ])
  const craters = [
    [6, 15, 0.9],
    [11, 17, 1.1],
    [18, 14.5, 0.8],
    [24, 18, 1.2],
    [14, 21, 0.7],
    [27, 13, 0.9],
    [20, 20, 1],
    [4, 21, 1],
    [30, 20, 0.8],
  ] as const
  const terrain = [
    land('british', 'trench', { line: zigzag, thick: inch(1.3) }),
    land('german', 'trench', { line: opposite, thick: inch(1.3) }),
    ...craters.map(([x, y, r], i) => land(`crater-${i}`, 'crater', circle(x, y, r))),
    land(
      'wire-1',
      'wire',
      line(
        [
          [4, 12.6],
          [14, 13],
        ],
        0.7,
      ),
    ),
    land(
      'wire-2',
      'wire',
      line(
        [
          [18, 12.4],
          [28, 12],
        ],
        0.7,
      ),
    ),
    land(
      'wire-3',
      'wire',
      line(
        [
          [5, 23],
          [15, 22.8],
        ],
        0.7,
      ),
    ),
    land(
      'wire-4',
      'wire',
      line(
        [
          [17, 23],
          [30, 22.4],
        ],
        0.7,
      ),
    ),
    ...(
      [
        [3, 17],
        [9.5, 20],
        [16, 17.6],
        [22, 15],
        [29, 16],
        [26, 21],
      ] as const
    ).map(([x, y], i) => land(`stump-${i}`, 'tree', circle(x, y, 0.5))),
    land(
      'bunker',
      'bunker',
      area([
        [25, 28.5],
        [29, 28.5],
        [29, 31.2],
        [25, 31.2],
      ]),
      { height: 4000, openings: [at(27, 28.5)] },
    ),
    land('smoke', 'smoke', circle(13, 24.6, 1.6)),
    land('fox', 'foxhole', circle(30, 9, 0.5)),
  ]
  const pieces: ScenePiece[] = [
    ...(
      [
        [5, 8],
        [7, 8],
        [10, 10],
        [14, 8],
        [18, 10],
        [22.5, 8],
      ] as const
    ).map(([x, y]) => man(0, x, y, 0, { ...tommy, pose: 'firing' }, small)),
    ...(
      [
        [8, 14.6],
        [10, 14],
        [12.6, 15.4],
        [16, 14.4],
        [21, 16.6],
      ] as const
    ).map(([x, y], i) => man(0, x, y, 5, { ...tommy, pose: i % 2 ? 'running' : 'kneeling' }, small)),
    man(0, 14, 13.6, 0, { ...tommy, pose: 'officer' }, { ...small, badge: 'leader' }),
    man(
      0,
      24.6,
      15.4,
      340,
      { model: 'tank', nation: 'british-1916', weight: 2 },
      { base: { width: 6400, depth: 10400 }, badge: 'tank' },
    ),
    man(
      0,
      25,
      8,
      0,
      { model: 'team', nation: 'british-1916', weapon: 'mg' },
      { base: { radius: 2000 }, badge: 'machine-gun' },
    ),
    ...(
      [
        [7, 27],
        [9.6, 27],
        [13, 25],
        [18, 27],
        [20.4, 27],
        [26, 25],
      ] as const
    ).map(([x, y]) => man(1, x, y, 180, { nation: 'german-1916', pose: 'firing' }, small)),
    man(
      1,
      24,
      25,
      180,
      { model: 'team', nation: 'german-1916', weapon: 'mg' },
      { base: { radius: 1800 }, badge: 'machine-gun' },
    ),
    ...(
      [
        [28, 10.4],
        [29.2, 11.6],
      ] as const
    ).map(([x, y]) => man(0, x, y, 0, { nation: 'french', pose: 'running', bayonet: true }, small)),
  ]
  return table(33, 33, theme, { terrain, pieces })
}

/** A village street with every kind of vehicle. It is long because it is data. */
export function armour(theme: Theme): DemoScene {
  const vehicle = (
    side: 0 | 1,
    x: number,
    y: number,
    facing: number,
    look: Partial<ScenePiece['look']>,
    size: readonly [number, number],
    badge: ScenePiece['badge'],
  ): ScenePiece => man(side, x, y, facing, look, { base: { width: size[0] * 100, depth: size[1] * 100 }, badge })
  const terrain = [
    land(
      'road',
      'road',
      line([
        [-2, 9],
        [10, 10],
        [20, 8.6],
        [34, 10],
      ]),
    ),
    land(
      'farm',
      'building',
      area([
        [20, 14],
        [24.4, 14.6],
        [24, 17.6],
        [19.6, 17],
      ]),
      { height: 4600, openings: [at(22.2, 14.3), at(19.8, 15.5), at(24.2, 16)] },
    ),
    land(
      'bocage',
      'hedgerow',
      line([
        [1, 15],
        [10, 16],
        [17, 15.4],
      ]),
    ),
    land(
      'poplars',
      'woods',
      area([
        [25, 16],
        [31, 16.4],
        [31, 19.4],
        [25.4, 19],
      ]),
    ),
    land(
      'hill',
      'hill',
      area([
        [2, 1],
        [9, 0.8],
        [11, 3.4],
        [7, 5.6],
        [2.6, 4.6],
      ]),
      { height: 2000 },
    ),
    land(
      'hill-2',
      'hill',
      area([
        [3.6, 1.8],
        [7.6, 1.6],
        [8.6, 3.2],
        [5, 4.2],
      ]),
      { height: 2000 },
    ),
    land(
      'field',
      'field',
      area([
        [13, 1],
        [20, 1],
        [20, 5.6],
        [13, 5.6],
      ]),
    ),
    land(
      'hedge',
      'hedge',
      line([
        [12.4, 0.6],
        [12.4, 6],
        [20.6, 6],
      ]),
    ),
    land(
      'stream',
      'stream',
      line(
        [
          [26, -1],
          [26.4, 5],
          [29, 12],
          [33, 15],
        ],
        1.6,
      ),
    ),
    land(
      'bridge',
      'bridge',
      line(
        [
          [25.6, 9.4],
          [29.6, 9.8],
        ],
        2,
      ),
    ),
    land('crater', 'crater', circle(16, 12, 0.8)),
  ]
  const pieces = [
    vehicle(0, 9, 10, 85, { model: 'tank', nation: 'american', weight: 2, turret: 20 }, [48, 104], 'tank'),
    vehicle(0, 4, 9.4, 80, { model: 'tank', nation: 'american', weight: 1, turret: 0 }, [42, 78], 'tank'),
    vehicle(1, 19, 11.6, 250, { model: 'tank', nation: 'german', weight: 3, turret: 12 }, [64, 112], 'tank'),
    vehicle(0, 3, 12.6, 90, { model: 'truck', nation: 'american' }, [40, 96], 'truck'),
    vehicle(0, 8, 12.8, 95, { model: 'halftrack', nation: 'american' }, [40, 96], 'truck'),
    vehicle(0, 12.6, 8, 60, { model: 'car', nation: 'american' }, [30, 62], 'truck'),
    vehicle(1, 15, 14.2, 230, { model: 'gun', nation: 'german', weapon: 'launcher' }, [56, 84], 'anti-tank'),
    man(0, 6, 5.6, 80, { model: 'aircraft' }, { base: { radius: 2200 }, badge: 'aircraft' }),
    man(0, 14, 9.6, 70, { pose: 'running' }),
    man(0, 11.4, 11.8, 80, { pose: 'kneeling', weapon: 'launcher' }, { badge: 'anti-tank' }),
    man(0, 22, 8.2, 90, { model: 'stand', weapon: 'rifle', count: 3 }, { base: { width: 5000, depth: 5000 } }),
    man(
      1,
      23,
      12,
      240,
      { model: 'stand', pose: 'officer', count: 3 },
      { base: { width: 5000, depth: 5000 }, badge: 'leader' },
    ),
    man(1, 21, 4, 270, { model: 'team', weapon: 'mortar' }, { base: { radius: 2000 }, badge: 'mortar' }),
    man(1, 17.4, 16.6, 220, { nation: 'soviet', pose: 'firing' }),
  ]
  return table(32, 20, theme, { terrain, pieces })
}

/** The same corner of a village under any sky. It is long because it is data. */
export function village(theme: Theme): DemoScene {
  const terrain = [
    land(
      'road',
      'road',
      line([
        [-1, 6],
        [8, 6.6],
        [17, 5.4],
        [25, 6],
      ]),
    ),
    land(
      'house',
      'building',
      area([
        [3, 9],
        [8, 9],
        [8, 12.4],
        [3, 12.4],
      ]),
      {
        height: 4600,
        openings: many([
          [5.5, 9],
          [3, 10.6],
          [8, 10.6],
        ]),
      },
    ),
    land(
      'ruin',
      'ruin',
      area([
        [17, 9],
        [21, 9.4],
        [20.6, 12.6],
        [16.6, 12.2],
      ]),
      { height: 4600, openings: [at(19, 9.2)], holes: [{ at: at(16.8, 10.6), width: 3000 }] },
    ),
    land(
      'wall',
      'stone-wall',
      line([
        [9.4, 9],
        [14.6, 9.6],
      ]),
    ),
    land(
      'wood',
      'woods',
      area([
        [10, 12],
        [15, 12.6],
        [14.6, 15.4],
        [9.6, 15],
      ]),
    ),
    land('pond', 'water', circle(21, 2.4, 1.6)),
    land(
      'scrub',
      'scrub',
      area([
        [2, 1],
        [6, 1],
        [6, 3.4],
        [2, 3.4],
      ]),
    ),
    land(
      'high',
      'grass',
      area([
        [8, 1],
        [13, 1],
        [13, 3.6],
        [8, 3.6],
      ]),
    ),
    land('mound', 'mound', circle(16.4, 2.4, 1.4), { height: 1200 }),
    land('fire', 'fire', circle(18.6, 11, 0.8)),
  ]
  const pieces = [
    man(0, 5, 7.4, 80, { pose: 'firing' }),
    man(0, 7, 5, 80, { pose: 'kneeling' }),
    man(0, 3.4, 5.4, 80, { pose: 'running' }),
    man(0, 10.4, 6.4, 90, { model: 'tank', weight: 2 }, { base: { width: 4800, depth: 10400 }, badge: 'tank' }),
    man(1, 16, 7.6, 260, { pose: 'prone' }),
    man(1, 18, 7.4, 260, { pose: 'firing' }),
    man(1, 19.6, 6.4, 270, { pose: 'officer' }, { badge: 'leader' }),
  ]
  return table(24, 16, theme, { terrain, pieces })
}
