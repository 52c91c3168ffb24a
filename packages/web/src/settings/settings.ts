import type { Level } from '@sandtable/room'
import { create } from 'zustand'
import { lastingAs } from '../saves/lasting.ts'
import type { Quality } from '../table/scene.ts'

/** What a person likes, kept in this browser. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  /** The table, or the same game as a page to be read. */
  readonly form: 'table' | 'text'
  /** How much is read out in text mode. */
  readonly speech: 'short' | 'usual' | 'full'
  readonly language: 'system' | 'en' | 'de'
  readonly textSize: 0.9 | 1 | 1.15 | 1.3 | 1.5
  readonly quality: 'auto' | Quality
  /** How a battle is first seen: as models at a slant, or as a map from straight above. */
  readonly opens: 'slant' | 'map'
  /** How quickly things are seen to happen; 0 is at once. */
  readonly speed: number
  readonly level: Level
  /** How long the computer may think about a decision, in seconds. */
  readonly thinking: number
  /** What is heard: nothing, what calls for attention, or the table too. */
  readonly sound: 'off' | 'alerts' | 'all'
  /** How loud, from 0 to 1: what happens on the table, and what calls for attention. */
  readonly volumes: { readonly table: number; readonly alerts: number }
  /** Keys that were given to other commands than usual. */
  readonly keys: { readonly [command: string]: readonly string[] }
  /** Keys that show something: as long as they are held, or from one press to the next. */
  readonly holdKeys: 'hold' | 'toggle'
  /** Which hand has the pointer: the left-hand layout mirrors the play screen. */
  readonly hand: 'right' | 'left'
  /** Asked about reactions only where somebody could shoot or is in danger, not after everything that the enemy does. */
  readonly fewReactions: boolean
  /** Asked about reactions only where one is this likely to succeed, as a share of 1. */
  readonly reactFrom: number
  /** Whether what is new is explained when it first comes up. */
  readonly lessons: 'on' | 'off'
  /** Whether a costly slip is warned of before it is made; and the kinds of which somebody wants to hear no more. */
  readonly warnings: 'on' | 'off'
  readonly unwarned: readonly string[]
  /** Rulings that new games begin with, where they differ from the usual ones. */
  readonly rulings: { readonly [ruling: string]: string }
  /** The colours of the four sides, where they were changed. */
  readonly colours: readonly (string | null)[]
}

const lasting = lastingAs('localStorage', 'sandtable.settings')
const usual: Settings = {
  theme: 'system',
  form: 'table',
  speech: 'usual',
  language: 'system',
  textSize: 1,
  quality: 'auto',
  opens: 'slant',
  speed: 1,
  level: 'regular',
  thinking: 1,
  sound: 'off',
  volumes: { table: 0.6, alerts: 0.8 },
  keys: {},
  holdKeys: 'hold',
  hand: 'right',
  fewReactions: true,
  reactFrom: 0,
  lessons: 'on',
  warnings: 'on',
  unwarned: [],
  rulings: {},
  colours: [null, null, null, null],
}

function kept(): Settings {
  try {
    const found = JSON.parse(lasting.get() ?? '{}') as { readonly [name: string]: unknown }
    const fits = ([name, value]: [string, unknown]): boolean => isLike(found[name], value)
    const own = Object.entries(usual)
      .filter(fits)
      .map(([name]) => [name, found[name]])
    const settings: Settings = { ...usual, ...Object.fromEntries(own) }
    return { ...settings, level: renamed[settings.level] ?? settings.level }
  } catch {
    return usual // settings that cannot be read are not worth an error
  }
}

/** What an earlier version of the page called the levels. */
const renamed: { readonly [level: string]: Level } = { easy: 'recruit', usual: 'regular' }

/** Another version, or another hand, may have written something else there. */
const isLike = (value: unknown, model: unknown): boolean =>
  value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

export const useSettings = create<Settings & { set(change: Partial<Settings>): void }>((set, get) => ({
  ...kept(),
  set(change) {
    set(change)
    const { set: _, ...settings } = get()
    lasting.set(JSON.stringify(settings))
  },
}))

/** To the text, or back to the table. */
export function switchForm(): void {
  const { form, set } = useSettings.getState()
  set({ form: form === 'text' ? 'table' : 'text' })
}

export const useIsText = (): boolean => useSettings(settings => settings.form === 'text')
