import { type Message, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { german } from '../language/de/rules.ts'
import { useSpoken } from '../language/index.ts'
import { sayNote } from './say-note.ts'

const note: Message = text`This game was saved by a newer Sandtable, ${the.name('9.0.0')}; this is ${the.name('0.3.0')}.`

test('what is said of a save is said in the language of the page', () => {
  expect(sayNote(note)).toBe('This game was saved by a newer Sandtable, 9.0.0; this is 0.3.0.')
  useSpoken.setState({ language: 'de', rules: german })
  expect(sayNote(note)).toBe('Dieses Spiel hat ein neueres Sandtable gespeichert, 9.0.0; dies ist 0.3.0.')
})

test('an error stays as it is, with its code last', () =>
  expect(sayNote(text`${the.name('SAVE-2: a.save line 4: the save is damaged: dice')}`)).toBe(
    'a.save, line 4: the save is damaged: dice. SAVE-2',
  ))
