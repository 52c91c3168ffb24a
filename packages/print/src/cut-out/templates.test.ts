import { expect, test } from 'vitest'
import { papers } from '../paper.ts'
import { bookCalled, books, drawnIn, measure, outside } from '../print.fixture.ts'
import { templateSheets } from './templates.ts'

const MM = 72 / 25.4

/** Is something this wide and this tall drawn, to a twentieth of a millimetre? */
const drawn = (boxes: readonly (readonly number[])[], wide: number, tall: number): boolean =>
  boxes.some(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => near(x2 - x1, wide * MM) && near(y2 - y1, tall * MM))
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.05 * MM

test('the artillery template of Blaze Away is 120 mm across, its flame 30 by 100 mm', async () => {
  const boxes = await drawnIn(templateSheets(bookCalled('blaze'), papers.a4, measure))
  expect(drawn(boxes, 120, 120)).toBe(true)
  expect(drawn(boxes, 100, 30)).toBe(true)
})

test('inches are inches: a grenade of Muzzleflash is half a disc of 4, with a ring of 2', async () => {
  const boxes = await drawnIn(templateSheets(bookCalled('muzzleflash'), papers.letter, measure))
  expect(drawn(boxes, 4 * 25.4, 8 * 25.4)).toBe(true)
  expect(drawn(boxes, 2 * 25.4, 4 * 25.4)).toBe(true)
})

test('a flame that is longer than the sheet is wide is cut out in two halves', async () => {
  const boxes = await drawnIn(templateSheets(bookCalled('goodbye'), papers.a4, measure))
  const halves = boxes.filter(box => drawn([box], 125, 60))
  expect(halves).toHaveLength(2)
})

test('what is too large for the sheet is a quarter', async () => {
  const boxes = await drawnIn(templateSheets(bookCalled('plastic'), papers.a4, measure))
  expect(drawn(boxes, 6 * 25.4, 6 * 25.4)).toBe(true)
})

test.each(books.map(({ id }) => id))(
  'every sheet of templates of %s has a ruler, and nothing sticks out',
  async set => {
    for (const paper of [papers.a4, papers.letter]) {
      const sheets = templateSheets(bookCalled(set), paper, measure)
      for (const page of sheets.pages) {
        expect(outside(page)).toEqual([])
        const ticks = page.marks.flatMap(mark =>
          mark.type === 'line' && mark.points.length === 2 ? [mark.points[0]![0]] : [],
        )
        const from = Math.min(...ticks.filter(x => x > 10))
        for (const mm of [10, 100, 150, 25.4, 4 * 25.4])
          expect(ticks.some(x => Math.abs(x - from - mm) < 0.001)).toBe(true)
        for (const mark of page.marks)
          if (mark.type === 'line')
            for (const [x, y] of mark.points)
              expect(x > 3 && x < paper.width - 3 && y > 3 && y < paper.height - 3).toBe(true)
      }
    }
  },
)
