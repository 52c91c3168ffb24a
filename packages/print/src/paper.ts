import type { Page } from './page.ts'

/** A sheet as it lies in the printer, in millimetres. */
export interface Paper {
  readonly width: number
  readonly height: number
}

export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies { readonly [name: string]: Paper }

export type PaperName = keyof typeof papers

/** No printer prints to the very edge. */
export const margin = 12

export const blank = ({ width, height }: Paper): Page => ({ width, height, marks: [] })

export const sideways = ({ width, height }: Paper): Paper => ({ width: height, height: width })
