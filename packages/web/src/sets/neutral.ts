import type { TerrainLook } from '../table/scene.ts'
import type { SetLook } from './look.ts'

/** Everyday words in the name of a kind of terrain; the first that fits says how it looks. */
const lands: readonly (readonly [word: RegExp, look: TerrainLook])[] = [
  [/bunker|pillbox/, 'bunker'],
  [/ruin/, 'ruin'],
  [/house|building|barn|church|hut/, 'building'],
  [/hedge/, 'hedge'],
  [/fence/, 'fence'],
  [/wire/, 'wire'],
  [/sandbag/, 'sandbags'],
  [/wall/, 'stone-wall'],
  [/trench/, 'trench'],
  [/ditch/, 'ditch'],
  [/crater/, 'crater'],
  [/wood|forest|tree|orchard/, 'woods'],
  [/scrub|bush/, 'scrub'],
  [/field|crop|corn/, 'field'],
  [/grass/, 'grass'],
  [/hill|ridge|rise/, 'hill'],
  [/bridge/, 'bridge'],
  [/road|track|path|lane/, 'road'],
  [/river/, 'river'],
  [/stream|brook/, 'stream'],
  [/water|lake|pond|sea/, 'water'],
  [/marsh|swamp|mud/, 'mud'],
  [/smoke/, 'smoke'],
]

/** The look of a set that has none: wooden blocks, with the colour and the shape of their side on the base. */
export const neutralLook: SetLook = {
  theme: 'summer',
  piece: () => ({ look: { model: 'block', nation: 'british' }, badge: 'none' }),
  terrain: kind => lands.find(([word]) => word.test(kind))?.[1] ?? 'rubble',
}
