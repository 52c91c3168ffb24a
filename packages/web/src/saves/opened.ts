import { create } from 'zustand'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { readAll, write } from './database.ts'

/** Scenarios that came from files or were made here, kept in this browser beside those of the rule sets. */
export interface Opened {
  readonly outline: ScenarioOutline
  readonly file: string
  readonly text: string
  /** It was made here, and when it was last worked on. */
  readonly madeAt?: number
}

export const useOpened = create<{ readonly scenarios: readonly Opened[] }>(() => ({ scenarios: [] }))

export async function loadOpened(): Promise<void> {
  try {
    useOpened.setState({ scenarios: await readAll<Opened>('scenarios') })
  } catch {
    // a browser that keeps nothing has none; useSaves says so
  }
}

const keyOf = ({ ruleset, id }: ScenarioOutline): string => `${ruleset}/${id}`

export async function keepOpened(opened: Opened): Promise<void> {
  const others = useOpened.getState().scenarios.filter(one => keyOf(one.outline) !== keyOf(opened.outline))
  useOpened.setState({ scenarios: [...others, opened] })
  await write(keyOf(opened.outline), { scenarios: opened }).catch(() => {}) // it can still be played now
}

export async function forgetOpened(outline: ScenarioOutline): Promise<void> {
  const others = useOpened.getState().scenarios.filter(one => keyOf(one.outline) !== keyOf(outline))
  useOpened.setState({ scenarios: others })
  await write(keyOf(outline), { scenarios: undefined }).catch(() => {})
}

export function openedText(outline: ScenarioOutline): { file: string; text: string } | undefined {
  return useOpened.getState().scenarios.find(one => one.outline === outline)
}
