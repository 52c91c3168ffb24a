import { inch, type Point } from '@sandtable/kernel'
import { gallery } from '../../sets/gallery.ts'
import type { Motion, Overlay, TableScene } from '../scene.ts'
import { armour, trenches, village } from './battles.ts'
import { area, at, circle, type DemoScene, land, line, man, many } from './making.ts'

/** A house between two squads, with every overlay and marker. It is long because it is data. */
function crossroads(theme: TableScene['theme']): DemoScene {
  const terrain = [
    land(
      'road',
      'road',
      line([
        [-2, 29],
        [14, 29.6],
        [30, 31],
        [50, 30],
      ]),
    ),
    land(
      'lane',
      'road',
      line(
        [
          [31, 50],
          [31, 40],
          [30.5, 31],
        ],
        1.2,
      ),
    ),
    land(
      'house',
      'building',
      area([
        [20, 21],
        [28, 21],
        [28, 27],
        [20, 27],
      ]),
      {
        height: 4600,
        openings: many([
          [24, 21],
          [22, 27],
          [26, 27],
          [20, 25.5],
          [20, 22.5],
          [28, 25.5],
          [28, 22.5],
        ]),
      },
    ),
    land(
      'east-wall',
      'stone-wall',
      line([
        [28, 24],
        [40, 24],
      ]),
    ),
    land(
      'west-hedge',
      'hedge',
      line([
        [8, 24],
        [20, 24],
      ]),
    ),
    land(
      'rubble',
      'rubble',
      area([
        [20, 15],
        [24, 14],
        [28, 15],
        [27, 18],
        [22, 18],
      ]),
    ),
    land('oak-1', 'tree', circle(9, 36, 1)),
    land('oak-2', 'tree', circle(13, 39, 1)),
    land('oak-3', 'tree', circle(7, 41, 1)),
    land('birches-1', 'trees', circle(36, 10, 1.5)),
    land('birches-2', 'trees', circle(40, 14, 1.5)),
    land('birches-3', 'trees', circle(33, 6, 1)),
    land(
      'wood',
      'woods',
      area([
        [2, 6],
        [9, 4],
        [13, 9],
        [11, 14],
        [4, 13],
      ]),
    ),
    land(
      'trench',
      'trench',
      line(
        [
          [20, 34.5],
          [28, 34.5],
        ],
        1.5,
      ),
    ),
    land(
      'field',
      'field',
      area([
        [36, 34],
        [46, 35],
        [45.5, 44],
        [35.5, 43.5],
      ]),
    ),
    land(
      'fence',
      'fence',
      line([
        [36, 33.4],
        [46, 34.4],
      ]),
    ),
    land('crater', 'crater', circle(16, 18, 0.8)),
    land(
      'bags',
      'sandbags',
      line([
        [14.5, 31.5],
        [17.5, 32],
      ]),
    ),
    land(
      'log',
      'log',
      line([
        [31, 17],
        [33.2, 18],
      ]),
    ),
  ]
  const pieces = [
    man(1, 24, 34.5, 180, { weapon: 'binoculars', pose: 'officer' }, { badge: 'leader' }),
    man(1, 22, 34.5, 180, { weapon: 'lmg', pose: 'kneeling' }, { badge: 'machine-gun', states: ['target'] }),
    man(1, 26.4, 34.5, 200, { weapon: 'smg', pose: 'standing' }),
    man(1, 21.4, 26, 330, { pose: 'firing' }),
    man(1, 26.2, 26.2, 20, { pose: 'standing' }),
    man(1, 27, 22.4, 90, { pose: 'kneeling' }),
    man(1, 32, 24.9, 180, { pose: 'kneeling' }, { states: ['pinned'] }),
    man(1, 35, 25, 180, { pose: 'firing' }),
    man(1, 13, 25.2, 180, { pose: 'prone' }),
    man(1, 16, 25.2, 190, { pose: 'throwing', weapon: 'grenade' }, { badge: 'grenade' }),
    man(0, 24, 11.5, 0, { pose: 'officer', weapon: 'smg' }, { badge: 'leader', states: ['selected'] }),
    man(0, 21, 13.5, 0, { pose: 'prone', weapon: 'lmg' }, { badge: 'machine-gun', mark: '2' }),
    man(0, 28.6, 12.8, 10, { model: 'team', weapon: 'mg' }, { badge: 'machine-gun', base: { radius: 2000 } }),
    man(0, 25.5, 16.2, 0, { pose: 'kneeling' }, { states: ['can-act'] }),
    man(0, 22.6, 16.6, 0, { pose: 'kneeling' }, { states: ['can-act'] }),
    man(0, 18, 14, 20, { pose: 'running' }, { states: ['can-act'] }),
    man(0, 15.6, 13, 20, { pose: 'running', bayonet: true }),
    man(0, 31, 10.4, 350, { pose: 'standing' }, { states: ['done'] }),
    man(0, 36, 10, 340, { pose: 'firing' }, { states: ['done'] }),
    man(0, 33, 13.8, 350, { pose: 'kneeling', weapon: 'launcher' }, { badge: 'anti-tank' }),
    man(0, 16.5, 9.6, 0, { pose: 'standing', weapon: 'radio' }, { badge: 'radio' }),
    man(0, 12.4, 15.4, 10, { pose: 'prone', weapon: 'sniper' }, { badge: 'sniper', states: ['hover'] }),
    man(0, 26, 8.6, 0, { pose: 'standing' }, { states: ['wounded'] }),
  ]
  const overlays: Overlay[] = [
    { type: 'area', look: 'reach', outlines: [reachAround(24, 11.5, 5.2)] },
    { type: 'ring', look: 'range', at: at(24, 11.5), radius: inch(12), label: '12″' },
    { type: 'sight', from: at(24, 11.5), to: at(32, 24.9), kind: 'hard', label: 'hard cover' },
    { type: 'sight', from: at(18, 14), to: at(16, 25.2), kind: 'soft', label: 'soft cover' },
    { type: 'sight', from: at(31, 10.4), to: at(26.4, 34.5), kind: 'blocked', stop: at(28.3, 21), label: 'blocked' },
    {
      type: 'path',
      points: many([
        [24, 11.5],
        [25.6, 13.4],
        [27.4, 13.8],
        [28.2, 15.6],
      ]),
      label: '5.4″',
      allowed: true,
    },
    { type: 'ring', look: 'blast', at: at(35, 25.4), radius: inch(2), label: 'grenade 2″' },
    { type: 'cone', at: at(22, 34.5), facing: 190, arc: 45, reach: inch(9) },
    { type: 'ruler', from: at(8, 20), to: at(16, 20), label: '8″' },
  ]
  const ghost = man(0, 28.2, 15.6, 20, { pose: 'running', weapon: 'smg' }, { states: ['ghost'], badge: 'none' })
  const wanted = new URLSearchParams(globalThis.location?.search ?? '').get('bare')
  const markers = [
    { id: 'm1', look: 'objective' as const, at: at(24, 29), text: 'A' },
    { id: 'm2', look: 'pin' as const, at: at(32.7, 25.5) },
    { id: 'm3', look: 'casualty' as const, at: at(20, 9.5), side: 0 as const },
    { id: 'm4', look: 'card-back' as const, at: at(24.9, 12.4) },
    { id: 'm5', look: 'overwatch' as const, at: at(37, 10.6) },
    { id: 'm6', look: 'luck' as const, at: at(27, 7.6) },
    { id: 'm7', look: 'blind' as const, at: at(34, 40), side: 1 as const },
  ]
  const motion: Motion[] = [
    {
      type: 'move',
      piece: pieces[15]?.id ?? '',
      path: many([
        [12, 8],
        [14, 12],
        [18, 14],
      ]),
    },
    { type: 'shot', from: at(35, 25), to: at(31, 10.4), look: 'bullet' },
    { type: 'burst', at: at(24, 17), radius: inch(2) },
  ]
  return {
    scene: {
      width: inch(48),
      depth: inch(48),
      theme,
      terrain,
      pieces: wanted ? pieces : [...pieces, ghost],
      markers,
      overlays: wanted ? [] : overlays,
    },
    motion,
  }
}

function reachAround(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * 2 * Math.PI
    const away = r * (Math.sin(turn) > 0.5 ? 1 - (Math.sin(turn) - 0.5) * 0.5 : 1) + Math.sin(turn * 5) * 0.1
    return at(x + Math.cos(turn) * away, y + Math.sin(turn) * away)
  })
}

const scenes: { readonly [name: string]: (theme: TableScene['theme'] | null) => DemoScene } = {
  crossroads: theme => crossroads(theme ?? 'summer'),
  trench: theme => trenches(theme ?? 'mud'),
  armour: theme => armour(theme ?? 'summer'),
  themes: theme => village(theme ?? 'snow'),
  gallery: theme => gallery(theme ?? 'summer'),
}

export const demoScenes = (name: string, theme: string | null): DemoScene =>
  (scenes[name] ?? crossroads)(theme as TableScene['theme'])
