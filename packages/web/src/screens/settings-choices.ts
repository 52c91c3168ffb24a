import type { Settings } from '../settings.ts'

type Chosen = 'theme' | 'textSize' | 'hand' | 'quality' | 'speed' | 'sound' | 'holdKeys' | 'level' | 'dice'

interface SettingChoice<T> {
  readonly title: string
  readonly look: 'joined' | 'list'
  readonly options: readonly { readonly value: T; readonly label: string; readonly note?: string }[]
}

const percent = (value: Settings['textSize']) => ({ value, label: `${Math.round(value * 100)}%` })
const times = (value: number) => ({ value, label: value === 0 ? 'At once' : value === 0.5 ? '½×' : `${value}×` })

/** Everything that is one of several, in words. */
export const settingChoices: { readonly [K in Chosen]: SettingChoice<Settings[K]> } = {
  theme: {
    title: 'Light or dark',
    look: 'joined',
    options: [
      { value: 'system', label: 'As the system' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  textSize: { title: 'Size of text', look: 'joined', options: ([0.9, 1, 1.15, 1.3, 1.5] as const).map(percent) },
  hand: {
    title: 'Layout',
    look: 'joined',
    options: [
      { value: 'right', label: 'Rail on the right' },
      { value: 'left', label: 'Left-handed' },
    ],
  },
  quality: {
    title: 'Graphics',
    look: 'list',
    options: [
      { value: 'auto', label: 'As good as this machine can', note: 'Tried when the table first opens.' },
      { value: 'full', label: 'Full', note: 'Shadows, soft light and every blade. Needs a graphics card.' },
      { value: 'light', label: 'Light', note: 'The same table with fewer shadows and trees.' },
      { value: 'plain', label: 'Plain', note: 'Clear and quick on any machine.' },
    ],
  },
  speed: { title: 'How quickly things move', look: 'joined', options: [0.5, 1, 2, 4, 8, 16, 0].map(times) },
  sound: {
    title: 'Sound',
    look: 'joined',
    options: [
      { value: 'off', label: 'Off' },
      { value: 'alerts', label: 'Alerts only' },
      { value: 'all', label: 'On' },
    ],
  },
  holdKeys: {
    title: 'Keys that show something',
    look: 'joined',
    options: [
      { value: 'hold', label: 'While held' },
      { value: 'toggle', label: 'From press to press' },
    ],
  },
  level: {
    title: 'The computer plays',
    look: 'list',
    options: [
      { value: 'easy', label: 'Easy', note: 'Decides by chance. Good for learning where everything is.' },
      { value: 'usual', label: 'Usual', note: 'Plays to its orders. It sees only what its figures see.' },
    ],
  },
  dice: {
    title: 'Dice',
    look: 'list',
    options: [
      {
        value: 'seed',
        label: 'Sandtable rolls',
        note: 'From a seed that the save keeps: the game can be played again die by die.',
      },
      { value: 'people', label: 'I roll and type them', note: 'One key a die, as it is asked for.' },
    ],
  },
}

export type SettingName = Chosen
