import { describe, expect, test } from 'vitest'
import { jsonSource } from '../book/source.ts'
import { Host } from '../play/host.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { readScenario } from './scenario.ts'

const head = { title: 'A hunt', ruleset: 'toy', summary: 'For tests.', turns: 3, minutes: 5 }
const read = (change: object = {}) =>
  readScenario([toy], jsonSource('hunt.json', { ...head, ...(toySource().value as object), ...change }))

describe('a scenario', () => {
  test('has its head, what each side is told, and a position to play', () => {
    const briefing = { red: 'Hide.', blue: 'Seek.' }
    const hunt = read({ briefing, tags: ['small'] })
    expect(hunt).toMatchObject({ ...head, briefing })
    expect(new Host(toy, hunt.source).start().waitingFor).toEqual(['red', 'blue'])
  })

  test('may tell nobody anything', () => expect(read().briefing).toEqual({}))

  test('of an unknown rule set, or of none, is refused', () => {
    expect(() => read({ ruleset: 'chess' })).toThrow(/SCEN-2.*hunt\.json.*rule set "chess"/)
    expect(() => read({ ruleset: undefined })).toThrow(/rule set nothing/)
  })

  test('without a title, or with a fault in its position, is refused with the place', () => {
    for (const part of ['title', 'summary', 'turns', 'minutes']) {
      const { [part]: _, ...rest } = { ...head, ...(toySource().value as object) } as { [key: string]: unknown }
      expect(() => readScenario([toy], jsonSource('hunt.json', rest))).toThrow(`${part} is not given`)
    }
    expect(() => read({ turns: 'many' })).toThrow(/turns/)
    expect(() => read({ briefing: { green: 'Who?' } })).toThrow(/green/)
    expect(() => read({ sides: [] })).toThrow(/sides/)
    expect(() => read({ pieces: [{ id: 'x', side: 'red', kind: 'dragon' }] })).toThrow(/dragon/)
  })
})
