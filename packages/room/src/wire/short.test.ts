import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Listener, Speaker } from './short.ts'

test('what was said once is short', () => {
  const speaker = new Speaker()
  const said = { type: 'roll', purpose: 'effect', dice: [4, 5] }
  expect(speaker.write(said)).toBe('[["type","purpose","dice"],"roll","effect",[0,4,5]]')
  expect(speaker.write({ ...said, dice: [] })).toBe('[1,"~0","~1",[0]]')
})

test('a list of texts is said once', () => {
  const speaker = new Speaker()
  expect(speaker.write(['PF-FIR-3', 'a'])).toBe('[0,"PF-FIR-3","a"]')
  expect(speaker.write({ x: ['PF-FIR-3', 'a'] })).toBe('[["x"],"^0"]')
})

test('a text that looks short is none', () => {
  const [speaker, listener] = [new Speaker(), new Listener()]
  for (const text of ['~0', 'one', '~0', '~~', 'one', '', '~one', '~one', '^0', '~', '^', '~^a'])
    expect(listener.read(speaker.write(text))).toBe(text)
})

test('whatever is said in a row is understood', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 }), said => {
      const [speaker, listener] = [new Speaker(), new Listener()]
      const values = [...said, ...said].map(value => JSON.parse(JSON.stringify(value)))
      for (const value of values) expect(listener.read(speaker.write(value))).toEqual(value)
    }),
  )
})

test('thousands of new texts are understood, though not all are counted', () => {
  const [speaker, listener] = [new Speaker(), new Listener()]
  const texts = Array.from({ length: 9000 }, (_, i) => `text ${i % 5000}`)
  expect(texts.map(text => listener.read(speaker.write({ [text]: text })))).toEqual(
    texts.map(text => ({ [text]: text })),
  )
})
