import { describe, expect, test } from 'vitest'
import { check, page } from './page.ts'

test('the page knows no rule', () => expect(check()).toEqual([]))

describe('a set or a rule', () => {
  const found = (path: string, text: string) =>
    page([{ path: `packages/web/src/${path}`, text }], ['chess', 'checkers'], ['CH', 'DR'])

  test.each([
    "if (set === 'chess') return",
    "import { chess } from './a.ts'",
    'const chessLook = 1',
    '.chess { color: red }',
    "cites.includes('CH-MOV-1')",
    '/** See DR-TAKE-12. */',
  ])('is found in %s', text => {
    expect(found('play/a.ts', `\n${text}`)).toEqual([
      expect.stringMatching(/^packages\/web\/src\/play\/a\.ts line 2: /),
    ])
  })
  test.each(['const chessboard = 1', "'CHAPTER-ONE-1'", 'CH-12'])('is not found in %s', text => {
    expect(found('play/a.ts', text)).toEqual([])
  })
  test('may be named in the folder of the sets, and in tests', () => {
    expect(found('sets/chess/look.ts', 'chess CH-MOV-1')).toEqual([])
    expect(found('play/a.test.ts', 'chess CH-MOV-1')).toEqual([])
  })
})
