import { expect, test } from 'vitest'
import { chordOf, printed } from './chord.ts'
import { commandIds, commandOf, overlap } from './commands.ts'

const press = (key: string, held: Partial<Parameters<typeof chordOf>[0]> = {}) =>
  chordOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

const rows: [string, string | null, string | null][] = [
  ['a letter', press('q'), 'Q'],
  ['a letter with shift', press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+Z'],
  ['a sign has its shift in it', press('?', { shiftKey: true }), '?'],
  ['plus', press('+', { shiftKey: true }), '+'],
  ['the space bar', press(' '), 'Space'],
  ['a Mac says command', press('k', { metaKey: true }), 'Ctrl+K'],
  ['a named key keeps its shift', press('F6', { shiftKey: true }), 'Shift+F6'],
  ['a modifier alone is nothing yet', press('Shift', { shiftKey: true }), null],
]
test.each(rows)('%s', (_, found, wanted) => expect(found).toBe(wanted))

test('keys are printed as people know them', () => {
  expect(['Ctrl+Shift+Z', 'Shift+ArrowLeft', '+', '-', 'Ctrl+Enter'].map(printed)).toEqual([
    'Ctrl Shift Z',
    'Shift ←',
    '+',
    '−',
    'Ctrl Enter',
  ])
})

test('no key means two things at once', () => {
  for (const a of commandIds)
    for (const b of commandIds)
      if (a !== b && overlap(commandOf(a), commandOf(b)))
        expect(
          commandOf(a).keys.filter(key => commandOf(b).keys.includes(key)),
          `${a} and ${b}`,
        ).toEqual([])
})
