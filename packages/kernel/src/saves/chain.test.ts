import { expect, test } from 'vitest'
import { Stream } from '../dice/dice.ts'
import { stride, times } from '../times.fixture.ts'
import { ChainWriter, readChain, writeChain } from './chain.ts'

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

const small = ['{"setup":"bridge at Łódź"}', '', 'Jäger 𝄞 fire', 'end of 3 lines', '\ufffd \u2028 tab\t']

/** A file as long as a save of a whole evening, or as short as one of its first turn. */
function anyLines(chance: Stream): string[] {
  return Array.from({ length: 1 + chance.next(120) }, (_, n) =>
    JSON.stringify({ n, at: [chance.next(1e6), chance.next(1e6)], says: 'é€𝄞x"\\ '.repeat(chance.next(12)) }),
  )
}

/** How many lines come whole before this byte. */
function linesBefore(bytes: Uint8Array, place: number): number {
  return bytes.subarray(0, place).filter(byte => byte === 10).length
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = bytes.slice()
  copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7))
  return copy
}

/** The damage is found, and what comes before it is returned as it was. */
function expectFound(lines: readonly string[], bytes: Uint8Array, bit: number): void {
  const intact = linesBefore(bytes, bit >> 3)
  const read = readChain(textOf(flipped(bytes, bit)))
  expect(read.problem, `bit ${bit}`).toBeDefined()
  expect(read.lines).toEqual(lines.slice(0, intact))
}

test.each([
  ['no lines', []],
  ['one line', ['a']],
  ['an empty line', ['']],
  ['lines that look like end marks and links', small],
])('%s are read as they were written', (_, lines) => {
  expect(readChain(writeChain(lines))).toEqual({ lines })
  expect(readChain(textOf(bytesOf(writeChain(lines))))).toEqual({ lines })
})

test('the format never changes: saved games depend on it', () => {
  expect(writeChain(['first', 'second'])).toBe(
    '53670ec58cdebd32 first\ndb82cec77def3dc9 second\n5ee36cbbd8de55d8 end of 2 lines\n',
  )
})

test('a log that grows is the same text, and may be read before its end', () => {
  const writer = new ChainWriter()
  const text = small.map(line => writer.add(line)).join('')
  expect(readChain(text)).toMatchObject({ lines: small, problem: { code: 'SAVE-5', line: 6 } })
  expect(text + writer.end()).toBe(writeChain(small))
})

test.each([
  ['a line break', 'a\nb'],
  ['a carriage return', 'a\r'],
  ['half a character', 'a\ud83d'],
])('a line with %s is refused', (_, line) => {
  expect(() => writeChain([line])).toThrow('no line break and no half character')
})

test('every single bit of a small file', () => {
  const bytes = bytesOf(writeChain(small))
  for (let bit = 0; bit < bytes.length * 8; bit += stride) expectFound(small, bytes, bit)
})

test('random bits of many files', () => {
  const chance = new Stream('bits')
  for (let file = 0; file < times(1000, 10_000); file++) {
    const lines = anyLines(chance)
    const bytes = bytesOf(writeChain(lines))
    expectFound(lines, bytes, chance.next(bytes.length * 8))
  }
})

test('a file cut at any byte', () => {
  const bytes = bytesOf(writeChain(small))
  for (let length = 0; length < bytes.length; length += stride) {
    const read = readChain(textOf(bytes.subarray(0, length)))
    expect(read.problem?.code).toBe(length > 0 && length < 17 ? 'SAVE-1' : 'SAVE-5')
    // A line that lacks only its line break is complete, except the end mark.
    const whole = Math.min(small.length, linesBefore(bytes, length + 1))
    expect(read.lines).toEqual(small.slice(0, whole))
  }
})

const text = writeChain(['one', 'two', 'three', 'four'])
const rows = text.split('\n')
const join = (...order: number[]): string => order.map(i => `${rows[i]}\n`).join('')
const damages: [string, string, number, string, string][] = [
  ['nothing', '', 0, 'SAVE-5 in line 1', 'the file ends after 0 lines, without its end mark'],
  ['another file', 'PNG\nIHDR\n', 0, 'SAVE-1 in line 1', 'the first line is not that of a save'],
  ['CR LF everywhere', text.replaceAll('\n', '\r\n'), 0, 'SAVE-6 in line 1', 'replace each CR LF by LF'],
  ['CR LF at the end mark', text.replace(/\n$/, '\r\n'), 4, 'SAVE-6 in line 5', 'replace each CR LF by LF'],
  ['no final line break', text.trimEnd(), 4, 'SAVE-5 in line 5', 'the line break after the end mark is missing'],
  ['no end mark', join(0, 1, 2, 3), 4, 'SAVE-5 in line 5', 'the file ends after 4 lines, without its end mark'],
  ['half a line', join(0, 1) + rows[2]?.slice(0, 20), 2, 'SAVE-5 in line 3', 'the file ends in the middle of line 3'],
  ['a line taken out', join(0, 2, 3, 4), 1, 'SAVE-2 in line 2', 'line 2 does not fit its link'],
  ['a line written twice', join(0, 1, 1, 2, 3, 4), 2, 'SAVE-2 in line 3', 'line 3 does not fit its link'],
  ['two lines exchanged', join(0, 2, 1, 3, 4), 1, 'SAVE-2 in line 2', 'line 2 does not fit its link'],
  ['a changed line', text.replace('three', 'thr3e'), 2, 'SAVE-2 in line 3', 'line 3 does not fit its link'],
  ['a space at the end of a line', text.replace('two', 'two '), 1, 'SAVE-2 in line 2', 'line 2 does not fit its link'],
  ['an empty line at the end', `${text}\n`, 4, 'SAVE-2 in line 6', 'something follows the end mark'],
  ['a second file behind the first', text + text, 4, 'SAVE-2 in line 6', 'something follows the end mark'],
  ['an early end mark', join(0, 1, 4), 2, 'SAVE-2 in line 3', 'line 3 does not fit its link'],
]
test.each(damages)('the problem is named: %s', (_, damaged, intact, place, says) => {
  const { lines, problem } = readChain(damaged)
  expect(lines).toEqual(['one', 'two', 'three', 'four'].slice(0, intact))
  expect(`${problem?.code} in line ${problem?.line}`).toBe(place)
  expect(problem?.says).toContain(says)
})

test('a line that reads like an end mark does not end a file that is cut after it', () => {
  const lying = writeChain(['one', 'end of 1 lines', 'three']).split('\n').slice(0, 2).join('\n')
  expect(readChain(`${lying}\n`).problem?.code).toBe('SAVE-5')
})
