import { type BookToPrint, type Marker, paperOf } from '../book/printed-book.ts'
import { box, type Face, type Mark, type Printed } from '../page.ts'
import type { Paper } from '../paper.ts'
import type { Measure } from '../setting/fonts.ts'
import { type Piece, sheetsOf } from './grid.ts'

const USUAL = 25

/** Tokens to cut out; those that lie face down have a sheet of their own, so that every back is the same. */
export function markerSheets(book: BookToPrint, paper: Paper, measure: Measure): Printed {
  const groups = new Map<string, { readonly size: number; readonly pieces: Piece[] }>()
  for (const marker of paperOf(book).markers) {
    const size = marker.size ?? USUAL
    const key = `${size} ${marker.back ?? ''}`
    const group = groups.get(key) ?? { size, pieces: [] }
    groups.set(key, group)
    for (let i = 1; i <= marker.count; i++)
      group.pieces.push(pieceOf(marker, size, marker.numbered ? i : null, measure))
  }
  const pages = [...groups.values()].flatMap(({ size, pieces }) =>
    // round ones need room for the scissors
    sheetsOf(pieces, size, size, paper, size > USUAL ? 0 : 2),
  )
  return { title: `${book.title}: markers`, pages, bookmarks: [] }
}

function pieceOf({ says, of, back }: Marker, size: number, number: number | null, measure: Measure): Piece {
  const rim: Mark =
    size > USUAL
      ? box(2, 2, size - 4, size - 4, { stroke: 0.4 })
      : { type: 'circle', at: [size / 2, size / 2], radius: size / 2, stroke: 0.3 }
  const words = [
    ...(number === null ? [] : [{ text: String(number), face: 'stencil' as Face, most: 28 }]),
    { text: says, face: 'sans-bold' as Face, most: /^\d+$/.test(says) ? 26 : size > USUAL ? 16 : 11 },
    ...(of ? [{ text: of, face: 'sans' as Face, most: 8 }] : []),
  ]
  const front = [rim, ...centred(words, size, measure)]
  if (!back) return { front }
  return {
    front,
    back: [
      rim,
      ...centred(
        [
          { text: '?', face: 'stencil', most: 48 },
          { text: back, face: 'sans', most: 8 },
        ],
        size,
        measure,
      ),
    ],
  }
}

interface Word {
  readonly text: string
  readonly face: Face
  readonly most: number
}

/** Lines in the middle of a square, each as large as fits. */
function centred(words: readonly Word[], size: number, measure: Measure): Mark[] {
  const room = size * (size > USUAL ? 0.84 : 0.82)
  const sizes = words.map(({ text, face, most }) => Math.min(most, room / measure(text, face, 1)))
  const heights = sizes.map(points => points * 0.42)
  let y = (size - heights.reduce((sum, height) => sum + height, 0)) / 2
  return words.map(({ text, face }, i): Mark => {
    const points = sizes[i]!
    const mark: Mark = {
      type: 'text',
      x: (size - measure(text, face, points)) / 2,
      y: y + heights[i]! * 0.8,
      text,
      face,
      size: points,
    }
    y += heights[i]!
    return mark
  })
}
