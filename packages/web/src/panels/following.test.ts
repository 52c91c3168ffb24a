import { expect, test } from 'vitest'
import { following } from './following.ts'

/** A sheet of 1000 pixels, read at its end through a window of 300. */
function sheetOf() {
  const sheet = {
    scrollTop: 700,
    clientHeight: 300,
    scrollHeight: 1000,
    scrollTo: ({ top }: { top: number }) => {
      sheet.scrollTop = top - sheet.clientHeight
    },
  }
  return sheet
}

test('the end stays in sight when the prompt takes room away, though an earlier scroll is told only then', () => {
  const sheet = sheetOf()
  const { scrolled, resized } = following(sheet)
  sheet.clientHeight = 200
  scrolled()
  resized()
  expect(sheet.scrollTop).toBe(800)
})

test('whoever reads further up is left there', () => {
  const sheet = sheetOf()
  const { scrolled, resized } = following(sheet)
  sheet.scrollTop = 100
  scrolled()
  sheet.clientHeight = 200
  resized()
  expect(sheet.scrollTop).toBe(100)
})
