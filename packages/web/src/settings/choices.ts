import { languages, type Words } from '../language/index.ts'
import type { Settings } from './settings.ts'

type Chosen =
  | 'form'
  | 'speech'
  | 'theme'
  | 'language'
  | 'textSize'
  | 'hand'
  | 'quality'
  | 'opens'
  | 'speed'
  | 'sound'
  | 'holdKeys'
  | 'reactFrom'
  | 'level'
  | 'thinking'
  | 'lessons'
  | 'warnings'

interface Option<T> {
  readonly value: T
  readonly label: string
  readonly note?: string
}

interface SettingChoice<T> {
  readonly title: string
  readonly look: 'joined' | 'list'
  readonly options: readonly Option<T>[]
}

/** From what chance of a reaction on somebody may want to be asked. */
const REACT_FROM: readonly Settings['reactFrom'][] = [0, 0.05, 0.1, 0.2, 0.33]

const percent = (value: Settings['textSize']) => ({ value, label: `${Math.round(value * 100)}%` })

/** Everything that is one of several, in words. */
export function settingChoices({ settings, learn }: Words): { readonly [K in Chosen]: SettingChoice<Settings[K]> } {
  const times = (value: number) => ({
    value,
    label: value === 0 ? settings.atOnce : value === 0.5 ? '½×' : `${value}×`,
  })
  const tongues = Object.entries(languages) as [keyof typeof languages, string][]
  return {
    form: listed(settings.form, 'table', 'text'),
    speech: joined(settings.speech, 'short', 'usual', 'full'),
    theme: joined(settings.theme, 'system', 'light', 'dark'),
    language: {
      title: settings.language.title,
      look: 'joined',
      options: [
        { value: 'system', label: settings.language.system },
        ...tongues.map(([value, label]) => ({ value, label })),
      ],
    },
    textSize: { title: settings.textSize, look: 'joined', options: ([0.9, 1, 1.15, 1.3, 1.5] as const).map(percent) },
    hand: joined(settings.hand, 'right', 'left'),
    quality: listed(settings.quality, 'auto', 'full', 'light', 'plain'),
    opens: joined(settings.opens, 'slant', 'map'),
    speed: { title: settings.speed, look: 'joined', options: [0.5, 1, 2, 4, 8, 16, 0].map(times) },
    sound: joined(settings.sound, 'off', 'alerts', 'all'),
    holdKeys: joined(settings.holdKeys, 'hold', 'toggle'),
    lessons: joined(learn.settings.lessons, 'on', 'off'),
    warnings: joined(learn.settings.warnings, 'on', 'off'),
    reactFrom: {
      title: settings.reactFrom.title,
      look: 'joined',
      options: REACT_FROM.map(value => ({
        value,
        label: value === 0 ? settings.reactFrom.any : settings.reactFrom.orMore(Math.round(value * 100)),
      })),
    },
    thinking: {
      title: settings.thinking,
      look: 'joined',
      options: [1, 2, 5, 10].map(value => ({ value, label: `${value} s` })),
    },
    level: listed(settings.level, 'recruit', 'regular', 'veteran', 'general'),
  }
}

/** A few words in a row. */
function joined<T extends string>(
  words: { readonly title: string } & { readonly [V in T]: string },
  ...values: T[]
): SettingChoice<T> {
  return {
    title: words.title,
    look: 'joined',
    options: values.map(value => ({ value, label: words[value] as string })),
  }
}

/** A list, with a line of explanation each. */
function listed<T extends string>(
  words: { readonly title: string } & { readonly [V in T]: readonly string[] },
  ...values: T[]
): SettingChoice<T> {
  const option = (value: T): Option<T> => {
    const [label = '', note = ''] = words[value] as readonly string[]
    return { value, label, note }
  }
  return { title: words.title, look: 'list', options: values.map(option) }
}

export type SettingName = Chosen
