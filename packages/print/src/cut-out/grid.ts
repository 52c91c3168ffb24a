import { type Mark, moved, type Page, stroke } from '../page.ts'
import { blank, type Paper } from '../paper.ts'

/** Something to cut out, all of one size; its marks are from its own top left corner. */
export interface Piece {
  readonly front: readonly Mark[]
  readonly back?: readonly Mark[]
}

const EDGE = 7

/**
 * Pieces side by side, in the middle of the sheet, so that the backs lie behind the fronts when the sheet is printed on
 * both sides. Where one piece has a back, every page of fronts is followed by its page of backs.
 */
export function sheetsOf(pieces: readonly Piece[], width: number, height: number, paper: Paper, gap = 0): Page[] {
  const fit = (room: number, size: number): number => Math.floor((room - 2 * EDGE + gap) / (size + gap))
  const [columns, rows] = [fit(paper.width, width), fit(paper.height, height)]
  const left = (paper.width - columns * width - (columns - 1) * gap) / 2
  const top = (paper.height - rows * height - (rows - 1) * gap) / 2
  const pages: Page[] = []
  for (let from = 0; from < pieces.length; from += columns * rows) {
    const some = pieces.slice(from, from + columns * rows)
    const [front, back] = [blank(paper), blank(paper)]
    for (const [i, piece] of some.entries()) {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const y = top + row * (height + gap)
      front.marks.push(...moved(piece.front, left + column * (width + gap), y))
      // the sheet is turned about its long side
      back.marks.push(...moved(piece.back ?? [], left + (columns - 1 - column) * (width + gap), y))
    }
    if (gap === 0) front.marks.push(...cuts(left, top, width, height, columns, Math.ceil(some.length / columns)))
    pages.push(front, ...(some.some(piece => piece.back) ? [back] : []))
  }
  return pages
}

/** Where to cut: thin lines from edge to edge of the grid. */
function cuts(left: number, top: number, width: number, height: number, columns: number, rows: number): Mark[] {
  const [right, bottom] = [left + columns * width, top + rows * height]
  const pen = { ink: 'grey', dash: [1, 1] } as const
  return [
    ...Array.from({ length: columns + 1 }, (_, i) =>
      stroke([left + i * width, top - 3], [left + i * width, bottom + 3], 0.1, pen),
    ),
    ...Array.from({ length: rows + 1 }, (_, i) =>
      stroke([left - 3, top + i * height], [right + 3, top + i * height], 0.1, pen),
    ),
  ]
}
