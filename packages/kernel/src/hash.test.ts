import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { canonical, digest, sha256 } from './hash.ts'

const byNode = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

const vectors: [string, string, string][] = [
  ['the empty text', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    '448 bits, so that the length needs a second block',
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
]
test.each(vectors)('NIST: %s', (_, text, hash) => expect(sha256(text)).toBe(hash))

test('every length up to two blocks and a bit, as text and as bytes', () => {
  for (let length = 0; length <= 130; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    expect(sha256(bytes)).toBe(byNode(bytes))
    const text = Array.from(bytes, byte => String.fromCharCode(byte & 127)).join('')
    expect(sha256(text)).toBe(byNode(text))
  }
})

test('characters of one to four bytes fall on every place in a block', () => {
  for (let before = 0; before <= 130; before++) {
    for (const character of ['\u0080', 'é', '€', '𝄞', '\u07ff', '\u0800', '\uffff', '\u{10ffff}']) {
      const text = `${'a'.repeat(before)}${character.repeat(3)}z`
      expect(sha256(text)).toBe(byNode(text))
    }
  }
})

test('a text and its rest are one message, wherever it is cut', () => {
  const text = 'ä€𝄞b'.repeat(30)
  for (let cut = 0; cut <= text.length; cut += 5) expect(sha256(text.slice(0, cut), text.slice(cut))).toBe(byNode(text))
  expect(sha256(Uint8Array.of(1, 2, 3), 'abc')).toBe(byNode(Uint8Array.of(1, 2, 3, 97, 98, 99)))
})

test('bytes that are a window into a larger buffer', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => i & 255).subarray(17, 217)
  expect(sha256(bytes)).toBe(byNode(bytes))
})

test('half characters are told apart, where the usual encoding makes them one', () => {
  expect(sha256('\ud800')).not.toBe(sha256('\ud801'))
  expect(sha256('\ud800')).not.toBe(sha256('\ufffd'))
  expect(sha256('\ude00\ud83d')).not.toBe(sha256('\ud83d\ude00'))
})

test('the words are the digits', () => {
  expect([...digest('abc')].map(word => word.toString(16).padStart(8, '0')).join('')).toBe(sha256('abc'))
})

test('a digest is the caller’s own: the next hash does not change it', () => {
  const first = digest('abc')
  digest('abd')
  expect(first).toEqual(digest('abc'))
})

const texts: [string, unknown, string][] = [
  [
    'keys are sorted at every depth',
    { b: { z: 1, a: 2 }, a: [{ d: 3, c: 4 }] },
    '{"a":[{"c":4,"d":3}],"b":{"a":2,"z":1}}',
  ],
  ['by code unit, so that no locale has a say', { ä: 1, z: 2, Z: 3, 10: 4, 9: 5 }, '{"10":4,"9":5,"Z":3,"z":2,"ä":1}'],
  ['undefined properties are left out', { a: undefined, b: null }, '{"b":null}'],
  ['strings are escaped', ['"\\\n\u2028\ud800'], '["\\"\\\\\\n\u2028\\ud800"]'],
  ['numbers as JSON writes them; minus nought is nought', [-0, 1e21, 0.1, -5], '[0,1e+21,0.1,-5]'],
  ['an object without a prototype is plain', Object.assign(Object.create(null), { a: true }), '{"a":true}'],
  ['a key called __proto__ is a key', JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
  ['what is neither text nor number', [true, false, null], '[true,false,null]'],
  ['an object from another realm is plain', runInNewContext('({ b: 1, a: {} })'), '{"a":{},"b":1}'],
  ['empty things', [{}, [], ''], '[{},[],""]'],
]
test.each(texts)('canonical: %s', (_, value, text) => {
  expect(canonical(value)).toBe(text)
  expect(canonical(JSON.parse(text))).toBe(text)
})

const cycle: unknown[] = []
cycle.push({ again: cycle })
const refusals: [string, unknown, string][] = [
  ['NaN', { units: [{ x: Number.NaN }] }, 'units.0.x: NaN'],
  ['Infinity', [1, -Infinity], '1: -Infinity'],
  ['undefined in an array', { a: [1, undefined] }, 'a.1: undefined'],
  ['a hole in an array', new Array(1), '0: undefined'],
  ['undefined itself', undefined, 'the root: undefined'],
  ['a function', { run: () => 1 }, 'run: function'],
  ['a bigint', [1n], '0: bigint'],
  ['a symbol', [Symbol('s')], '0: symbol'],
  ['a Map', { a: new Map() }, 'a: [object Map]'],
  ['a Date', [new Date(0)], '0: [object Date]'],
  ['a cycle', cycle, '0.again.0.again.0.again.0.again: nested too deep'],
]
test.each(refusals)('canonical refuses %s and says where', (_, value, says) => {
  let refusal: unknown
  try {
    canonical(value)
  } catch (error) {
    refusal = error
  }
  expect(String(refusal)).toBe(`TypeError: not a JSON value at ${says}`)
})

test('objects that begin with the same key are told apart, however many there have been', () => {
  const shapes = Array.from({ length: 1100 }, (_, i) => ({ z: 0, [`k${i}`]: i }))
  for (const _ of ['new', 'known']) {
    for (const [i, value] of shapes.entries()) expect(canonical(value)).toBe(`{"k${i}":${i},"z":0}`)
    expect(canonical({ z: 0 })).toBe('{"z":0}')
    expect(canonical({ z: 0, y: 1, k0: 2 })).toBe('{"k0":2,"y":1,"z":0}')
  }
})
