import { describe, expect, it } from 'vitest'
import { Stream } from '../dice/dice.ts'
import type { SandtableError } from '../errors.ts'
import { times } from '../times.fixture.ts'
import { playOn, toy, toyHost } from '../toy.fixture.ts'
import { readChain } from './chain.ts'
import { type Loaded, load } from './load.ts'
import { save } from './save.ts'

/** The logs of a few dozen games, as they are stored: of each, many copies are damaged. */
const logs = Array.from({ length: Math.min(40, times(1000)) }, (_, seed) =>
  save(playOn(toyHost(['red', 'blue'], { dice: { from: 'seed', seed } }), seed, 1 + (seed % 12))),
)

function flipped(text: string, bit: number): string {
  const bytes = new TextEncoder().encode(text)
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

describe('a stored log', () => {
  const size = times(1000, 10_000)
  it(`15 one flipped bit in each of ${size.toLocaleString('en')} logs is found, and what is before it opens`, () => {
    const chance = new Stream('flips')
    let [opened, refused] = [0, 0]
    for (let n = 0; n < size; n++) {
      const text = logs[n % logs.length] as string
      const bit = chance.next(text.length * 8)
      const intact = text.slice(0, bit >> 3).split('\n').length - 1
      let found: Loaded | null = null
      try {
        found = load([toy], flipped(text, bit), 'a.log')
      } catch (error) {
        expect(intact, `bit ${bit}`).toBe(0) // without its first line there is no game
        expect((error as SandtableError).place).toBe('a.log line 1')
        refused += 1
      }
      if (!found) continue
      opened += 1
      const lines = readChain(text).lines
      expect(found.differs?.place, `bit ${bit}`).toBe(`a.log line ${intact + 1}`)
      expect(found.notes.length).toBeGreaterThan(0)
      expect(readChain(save(found.host)).lines.slice(0, intact - 1)).toEqual(lines.slice(0, intact - 1))
      expect(load([toy], save(found.host)).differs).toBeNull()
    }
    expect(opened).toBeGreaterThan(refused)
  })
})
