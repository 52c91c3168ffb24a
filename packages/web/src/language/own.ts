import { type Language, useSpoken } from './index.ts'
import { type Otherwise, saidOtherwise } from './otherwise.ts'

/**
 * The words of one part of the page, such as the panels of a rule set, in every language. They come with that part, so that the
 * first page does not load them: `use` in a component, `now` elsewhere.
 */
export function ownWords<W extends object>(
  words: { readonly [L in Language]: W },
  byFinger: { readonly [L in Language]?: Otherwise<W> } = {},
): { use(): W; now(): W } {
  const fingers = Object.fromEntries(
    Object.entries(words).map(([language, usual]) => [
      language,
      saidOtherwise(usual, byFinger[language as Language] ?? {}),
    ]),
  ) as { readonly [L in Language]: W }
  const spoken = ({ language, isTouch }: { readonly language: Language; readonly isTouch: boolean }): W =>
    (isTouch ? fingers : words)[language]
  return { use: () => useSpoken(spoken), now: () => spoken(useSpoken.getState()) }
}
