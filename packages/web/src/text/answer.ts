import type { Id } from '@sandtable/kernel'
import { create } from 'zustand'

/** What a command is answered with: sentences with their rules, or one of the things that a page shows better than a sentence. */
export type Part =
  | { readonly type: 'line'; readonly text: string; readonly cites: readonly string[] }
  | { readonly type: 'map' | 'pieces' }
  | { readonly type: 'sheet'; readonly piece: Id }
  | { readonly type: 'commands' }

export interface Answer {
  /** The line that was typed. */
  readonly asked: string
  readonly parts: readonly Part[]
  /** Two answers to the same question are two. */
  readonly serial: number
}

interface Answers {
  readonly answer: Answer | null
  /** What was typed, newest last. */
  readonly typed: readonly string[]
}

export const useAnswers = create<Answers>(() => ({ answer: null, typed: [] }))

export const line = (text: string, cites: readonly string[] = []): Part => ({ type: 'line', text, cites })

export function answerWith(asked: string, parts: readonly Part[]): void {
  const serial = (useAnswers.getState().answer?.serial ?? 0) + 1
  useAnswers.setState({ answer: parts.length > 0 ? { asked, parts, serial } : null })
}

export const forgetAnswer = (): void => useAnswers.setState({ answer: null })

/** How many lines the arrow keys can bring back. */
const KEPT = 50

export function remember(typed: string): void {
  const before = useAnswers.getState().typed.filter(one => one !== typed)
  useAnswers.setState({ typed: [...before, typed].slice(-KEPT) })
}
