import { expect, test } from 'vitest'
import type { Page } from '../page.ts'
import { papers } from '../paper.ts'
import { pdfOf } from '../pdf.ts'
import { fonts, measure, unprintable } from '../print.fixture.ts'
import { type Fonts, measureBy, runsOf } from './fonts.ts'

const names = 'Иванов, Wałęsa, Müller'
const page: Page = {
  ...papers.a4,
  marks: [
    { type: 'text', x: 20, y: 30, text: names, face: 'serif', size: 12 },
    { type: 'text', x: 20, y: 50, text: 'Рота', face: 'sans-bold', size: 12 },
  ],
}

test('a text is cut where another file has its letters', () => {
  expect(runsOf(names)).toEqual([
    { script: 'cyrillic', text: 'Иванов' },
    { script: 'latin', text: ', Wa' },
    { script: 'latin-ext', text: 'łę' },
    { script: 'latin', text: 'sa, Müller' },
  ])
  expect(runsOf('Plain words')).toEqual([{ script: 'latin', text: 'Plain words' }])
})

test('names of other nations are printed in letters that the typeface has', async () => {
  expect(unprintable(page)).toEqual([])
  expect(measure(names, 'serif', 12)).toBeGreaterThan(measure('Иванов', 'serif', 12))
  const pdf = await pdfOf({ title: names, pages: [page], bookmarks: [] }, fonts, new Date(0))
  const fontsIn =
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/BaseFont \/\S+/g) ?? []
  expect(new Set(fontsIn).size).toBe(4) // three for the first line, one for the second
})

test('a title in letters that the stencil lacks is set in bold', () => {
  expect(measure('Рота', 'stencil', 20)).toBe(measure('Рота', 'bold', 20))
})

test('files are opened only where they are needed', () => {
  const read: string[] = []
  const watched: Fonts = (face, script) => {
    read.push(`${face} ${script}`)
    return fonts(face, script)
  }
  measureBy(watched)('Plain words', 'serif', 10)
  expect(new Set(read)).toEqual(new Set(['serif latin']))
})
