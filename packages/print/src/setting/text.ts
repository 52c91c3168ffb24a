import type { Face, Ink, Mark, TextMark } from '../page.ts'
import type { Measure } from './fonts.ts'

/** A stretch of text in one face. */
export interface Run {
  readonly text: string
  readonly face?: Face
  readonly ink?: Ink
  readonly to?: string
  /** Where it differs from that of its paragraph. */
  readonly size?: number
}

export interface Style {
  readonly face: Face
  readonly size: number
  /** From line to line, in millimetres; 1.3 times the size unless said. */
  readonly leading?: number
  readonly ink?: Ink
  readonly align?: 'left' | 'centre' | 'right'
}

/** A piece of a column that is never parted. */
export interface Slice {
  readonly height: number
  /** From its own top left corner. */
  readonly marks: readonly Mark[]
  /** The space above it; at the top of a column there is none. */
  readonly before: number
  /** It stays together with the next one. */
  readonly keep?: boolean
  /** What is said again when a column begins with it: the head of a table. */
  readonly head?: Slice
}

const MM = 25.4 / 72

export const leadingOf = ({ size, leading }: Style): number => leading ?? size * MM * 1.3

interface Word {
  readonly text: string
  readonly run: Run
  readonly width: number
  /** Space before it. */
  readonly gap: number
}

/** Text broken into lines of at most this width; one that is too long for a line stands alone and sticks out. */
export function linesOf(given: string | readonly Run[], style: Style, width: number, measure: Measure): Mark[][] {
  const runs = typeof given === 'string' ? [{ text: given }] : given
  const lines: Word[][] = [[]]
  let used = 0
  for (const cluster of clustersOf(wordsOf(runs, style, measure))) {
    const gap = cluster[0]!.gap
    const wide = cluster.reduce((sum, word) => sum + word.width, 0)
    if (used > 0 && used + gap + wide > width + 0.001) {
      lines.push([])
      used = 0
    }
    used += (used > 0 ? gap : 0) + wide
    lines.at(-1)?.push(...cluster)
  }
  return lines.map(line => marksOf(line, style, width, measure))
}

/** Words with no space between them stay together: a link, and the comma after it. */
function clustersOf(words: Iterable<Word>): Word[][] {
  const clusters: Word[][] = []
  for (const word of words)
    if (word.gap > 0 || clusters.length === 0) clusters.push([word])
    else clusters.at(-1)?.push(word)
  return clusters
}

function* wordsOf(runs: readonly Run[], style: Style, measure: Measure): Generator<Word> {
  let gap = 0
  for (const run of runs) {
    const face = run.face ?? style.face
    const size = run.size ?? style.size
    const space = measure('n n', face, size) - measure('nn', face, size)
    for (const part of run.text.split(/( +|\n)/)) {
      if (part === '') continue
      if (/^ +$/.test(part)) gap = space
      else {
        yield { text: part, run, width: measure(part, face, size), gap }
        gap = 0
      }
    }
  }
}

/** The marks of a line, on a line of letters at y = 0; words of one run that follow each other are one mark. */
function marksOf(words: readonly Word[], style: Style, width: number, measure: Measure): Mark[] {
  const marks: TextMark[] = []
  let x = 0
  for (const [i, word] of words.entries()) {
    const gap = i === 0 ? 0 : word.gap
    const face = word.run.face ?? style.face
    const size = word.run.size ?? style.size
    const ink = word.run.ink ?? style.ink
    const last = marks.at(-1)
    if (last && words[i - 1]?.run === word.run) {
      const text = `${last.text}${gap > 0 ? ' ' : ''}${word.text}`
      const wide = measure(text, face, size)
      marks[marks.length - 1] = { ...last, text, width: wide }
      x = last.x + wide
      continue
    }
    const mark: TextMark = {
      type: 'text',
      x: x + gap,
      y: 0,
      text: word.text,
      face,
      size,
      width: word.width,
      ...(ink && { ink }),
      ...(word.run.to && { to: word.run.to }),
    }
    marks.push(mark)
    x += gap + word.width
  }
  const shift = style.align === 'right' ? width - x : style.align === 'centre' ? (width - x) / 2 : 0
  return shift === 0 ? marks : marks.map(mark => ({ ...mark, x: mark.x + shift }))
}

/** A paragraph in slices of a line each; its first two and its last two lines stay together. */
export function paragraph(
  given: string | readonly Run[],
  style: Style,
  width: number,
  measure: Measure,
  { before = 0, x = 0, keep = false }: { before?: number; x?: number; keep?: boolean } = {},
): Slice[] {
  const leading = leadingOf(style)
  const lines = linesOf(given, style, width, measure)
  return lines.map((marks, i) => ({
    height: leading,
    marks: shifted(marks, x, baselineOf(style)),
    before: i === 0 ? before : 0,
    keep: keep || i === 0 ? lines.length > 1 || keep : i === lines.length - 2,
  }))
}

/** Where the letters of a line stand, from its top. */
export const baselineOf = (style: Style): number => (leadingOf(style) + style.size * MM * 0.68) / 2

const shifted = (marks: readonly Mark[], dx: number, dy: number): Mark[] =>
  marks.map(mark => (mark.type === 'text' ? { ...mark, x: mark.x + dx, y: mark.y + dy } : mark))
