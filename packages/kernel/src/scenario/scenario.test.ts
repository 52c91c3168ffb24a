import { describe, expect, test } from 'vitest'
import { jsonSource } from '../book/source.ts'
import { Stream } from '../dice/dice.ts'
import { Host } from '../play/host.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { bent, blob } from './countryside.ts'
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
    expect(() => read({ title: undefined })).toThrow(/title/)
    expect(() => read({ turns: 'many' })).toThrow(/turns/)
    expect(() => read({ briefing: { green: 'Who?' } })).toThrow(/green/)
    expect(() => read({ sides: [] })).toThrow(/sides/)
    expect(() => read({ pieces: [{ id: 'x', side: 'red', kind: 'dragon' }] })).toThrow(/dragon/)
  })
})

describe('shapes of a made-up table', () => {
  test('a wood is irregular, about its middle, and the same for the same stream', () => {
    const wood = blob([100, 200], 50, new Stream(1))
    expect(wood).toEqual(blob([100, 200], 50, new Stream(1)))
    expect(wood).not.toEqual(blob([100, 200], 50, new Stream(2)))
    expect(wood).toHaveLength(6)
    for (const [x, y] of wood) {
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
      expect(Math.max(Math.abs(x - 100), Math.abs(y - 200))).toBeGreaterThanOrEqual(35)
      expect(Math.max(Math.abs(x - 100), Math.abs(y - 200))).toBeLessThanOrEqual(50)
    }
    const sides = wood.map(([x, y]) => `${x < 100 ? 'west' : 'east'} ${y < 200 ? 'south' : 'north'}`)
    expect(sides).toEqual(['west south', 'west south', 'east south', 'east north', 'east north', 'west north'])
  })

  test('a hedge has a bend, and lies or stands', () => {
    expect(bent([10, 20], 5, 1, true)).toEqual([[5, 19], [10, 21], [15, 20]]) // biome-ignore format: points
    expect(bent([10, 20], 5, 1, false)).toEqual([[9, 15], [11, 20], [10, 25]]) // biome-ignore format: points
  })
})
