import type { Language } from '../language/index.ts'
import type { Explained } from '../language/lessons.ts'
import type { Lesson } from '../learn/lesson.ts'
import type { SetLook } from './look.ts'
import type { SetMaker } from './maker.ts'
import type { SetPanels } from './panels.ts'
import type { SetSlips } from './slips.ts'
import type { SetText } from './text.ts'

/** What a rule set may bring to the page. Each part is fetched when it is needed. */
export interface Parts {
  /** How its kinds look on the table. Without it everything is made of plain wooden blocks. */
  readonly look: SetLook
  /** What it puts on the screen itself. */
  readonly panels: SetPanels
  /** What it puts into text mode itself. */
  readonly text: SetText
  /** What the maker of a battle decides, in words. */
  readonly maker: SetMaker
  /** What it punishes besides being shot at. */
  readonly slips: SetSlips
  /** What is explained to those who play it for the first time. */
  readonly lessons: readonly Lesson[]
}

/**
 * The one door of a rule set: sets/<set>/index.ts exports it as `door`. Every part of it may be left out. The first page knows all
 * doors, so a door holds next to nothing itself.
 */
export type Door = { readonly [P in keyof Parts]?: () => Promise<Parts[P]> } & {
  /** What makes the set itself, in a sentence or two. Otherwise its book's summary says it. */
  readonly pitch?: { readonly [L in Language]?: string }
  /** What a player counts: stands carry several figures each. Otherwise figures. */
  readonly counts?: 'stands'
  /** The words of its lessons. */
  readonly lessonTexts?: { readonly [L in Language]?: () => Promise<Explained> }
  /** How its picture on the first page is taken: `npx tsx packages/web/dev/pictures.ts`. Without one, a map is shown. */
  readonly picture?: Shot
}

/** A view of one of the scenes in table-demo.html. */
export interface Shot {
  readonly scene: string
  /** What is in the middle, in inches. */
  readonly at: string
  readonly zoom: number
  readonly turn: number
}
