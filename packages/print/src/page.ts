/** What is printed, as plain data: lengths in millimetres from the top left corner, sizes of type in points. */

export const faces = ['serif', 'italic', 'bold', 'sans', 'sans-bold', 'stencil'] as const
export type Face = (typeof faces)[number]

/** How much black: paper is white, and a printer has one ink. */
export type Ink = 'black' | 'grey' | 'tint' | 'white'

export type Spot = readonly [x: number, y: number]

export interface TextMark {
  readonly type: 'text'
  readonly x: number
  /** The line that the letters stand on. */
  readonly y: number
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly ink?: Ink
  /** Where a click on it leads: the name of an anchor. */
  readonly to?: string
  /** How wide it is; known where it leads somewhere. */
  readonly width?: number
  /** Degrees clockwise about its beginning. */
  readonly turned?: number
}

/** How a shape is drawn; a shape without a stroke is only filled. */
export interface Pen {
  readonly stroke?: number
  readonly dash?: readonly number[]
  readonly ink?: Ink
  readonly fill?: Ink
}

export interface LineMark extends Pen {
  readonly type: 'line'
  readonly points: readonly Spot[]
  readonly closed?: boolean
}

export interface CircleMark extends Pen {
  readonly type: 'circle'
  readonly at: Spot
  readonly radius: number
}

/** Where links lead. */
export interface AnchorMark {
  readonly type: 'anchor'
  readonly y: number
  readonly name: string
}

/** Everything inside is drawn only where it lies in this rectangle. */
export interface ClipMark {
  readonly type: 'clip'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

export type Mark = TextMark | LineMark | CircleMark | AnchorMark | ClipMark

export interface Page {
  readonly width: number
  readonly height: number
  readonly marks: Mark[]
}

/** An entry of the list of contents that a reader shows beside the pages. */
export interface Bookmark {
  readonly title: string
  readonly page: number
}

/** A document, ready for the PDF writer. */
export interface Printed {
  readonly title: string
  readonly pages: readonly Page[]
  readonly bookmarks: readonly Bookmark[]
}

/** The same marks somewhere else. */
export const moved = (marks: readonly Mark[], dx: number, dy: number): Mark[] => marks.map(mark => placed(mark, dx, dy))

function placed(mark: Mark, dx: number, dy: number): Mark {
  switch (mark.type) {
    case 'text':
      return { ...mark, x: mark.x + dx, y: mark.y + dy }
    case 'line':
      return { ...mark, points: mark.points.map(([x, y]) => [x + dx, y + dy] as const) }
    case 'circle':
      return { ...mark, at: [mark.at[0] + dx, mark.at[1] + dy] }
    case 'anchor':
      return { ...mark, y: mark.y + dy }
    case 'clip':
      return { ...mark, x: mark.x + dx, y: mark.y + dy, marks: moved(mark.marks, dx, dy) }
  }
}

export const box = (x: number, y: number, width: number, height: number, pen: Pen): LineMark => ({
  type: 'line',
  closed: true,
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  ...pen,
})

export const stroke = (from: Spot, to: Spot, width: number, pen: Pen = {}): LineMark => ({
  type: 'line',
  points: [from, to],
  stroke: width,
  ...pen,
})
