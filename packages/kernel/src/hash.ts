/**
 * SHA-256, for chaining log lines, sealing dice and comparing states; and the one text of a value that is hashed.
 * Written out here because the browser's own is asynchronous and Node's is not in the browser.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const constants = Int32Array.of(
  ...[0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5],
  ...[0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174],
  ...[0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da],
  ...[0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967],
  ...[0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85],
  ...[0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070],
  ...[0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3],
  ...[0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2],
)
const start = Int32Array.of(
  ...[0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19],
)

const blockSize = 64
// One set of buffers for all calls: a hash runs to its end before anything else can start one.
const state = new Int32Array(8)
const schedule = new Int32Array(64)
const block = new Uint8Array(blockSize + 3) // the last character of a block may reach three bytes into the next

/** Every byte as two hexadecimal digits. */
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * The SHA-256 of a text (as UTF-8) or of bytes, as 64 hexadecimal digits. `rest` follows it: a long text need not be
 * joined for this. `words`: how many times eight digits are needed.
 */
export function sha256(text: string | Uint8Array, rest = '', words = 8): string {
  take(text, rest)
  let hex = ''
  for (let i = 0; i < words; i++) {
    const word = state[i] as number
    hex += pairs[word >>> 24]
    hex += pairs[(word >>> 16) & 255]
    hex += pairs[(word >>> 8) & 255]
    hex += pairs[word & 255]
  }
  return hex
}

/** The same as eight 32-bit words, for callers that need numbers. */
export function digest(text: string | Uint8Array, rest = ''): Uint32Array {
  take(text, rest)
  return new Uint32Array(state)
}

function take(text: string | Uint8Array, rest: string): void {
  state.set(start)
  pad(takeText(rest, typeof text === 'string' ? takeText(text, 0) : takeBytes(text)))
}

/** Takes in whole blocks and leaves the rest in `block`. Returns the total number of bytes. */
function takeBytes(bytes: Uint8Array): number {
  let filled = 0
  for (let i = 0; i < bytes.length; i++) {
    block[filled++] = bytes[i] as number
    if (filled === blockSize) {
      compress()
      filled = 0
    }
  }
  return bytes.length
}

/**
 * The same for a text that follows `length` bytes, encoding UTF-8 on the way. A lone surrogate becomes three bytes of
 * its own, not the usual U+FFFD: two different texts must not share a hash, or a player who sealed one could show the
 * other.
 */
function takeText(text: string, length: number): number {
  let filled = length % blockSize
  let whole = length - filled
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) {
      block[filled++] = code
    } else if (code < 0x800) {
      block[filled++] = 0xc0 | (code >> 6)
      block[filled++] = 0x80 | (code & 63)
    } else {
      const point = text.codePointAt(i) as number
      if (point > 0xffff) {
        i++
        block[filled++] = 0xf0 | (point >> 18)
        block[filled++] = 0x80 | ((point >> 12) & 63)
      } else {
        block[filled++] = 0xe0 | (point >> 12)
      }
      block[filled++] = 0x80 | ((point >> 6) & 63)
      block[filled++] = 0x80 | (point & 63)
    }
    if (filled >= blockSize) {
      compress()
      block.copyWithin(0, blockSize, filled)
      filled -= blockSize
      whole += blockSize
    }
  }
  return whole + filled
}

/** Ends the message: a one bit, zeros, and the message's length in bits as the last eight bytes. */
function pad(length: number): void {
  let filled = length % blockSize
  block[filled++] = 0x80
  if (filled > blockSize - 8) {
    block.fill(0, filled, blockSize)
    compress()
    filled = 0
  }
  block.fill(0, filled, blockSize)
  for (let i = 1, bits = length * 8; bits > 0; i++, bits = Math.floor(bits / 256)) block[blockSize - i] = bits % 256
  compress()
}

/** Mixes one block into the state: FIPS 180-4, 6.2.2, with its letters. */
function compress(): void {
  const w = schedule
  for (let t = 0, i = 0; t < 16; t++, i += 4) {
    w[t] =
      ((block[i] as number) << 24) |
      ((block[i + 1] as number) << 16) |
      ((block[i + 2] as number) << 8) |
      (block[i + 3] as number)
  }
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15] as number
    const y = w[t - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = (((w[t - 16] as number) + s0) | 0) + (((w[t - 7] as number) + s1) | 0)
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const choice = (e & f) ^ (~e & g)
    const t1 = (h + s1 + choice + (constants[t] as number) + (w[t] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + s0 + majority) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** Deeper than any state, and well short of the call stack's end: anything nested deeper is a cycle or an attack. */
const deepest = 500

/**
 * The one JSON text of a value: object keys sorted by code unit, no spaces, undefined properties left out. Values
 * that JSON would silently change (NaN, a hole in an array, a Map, a function) are refused, with their place.
 */
export function canonical(value: unknown): string {
  return textOf(value, [])
}

function textOf(value: unknown, path: (string | number)[]): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || value === true || value === false) return `${value}`
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
  if (typeof value !== 'object') throw refusal(path, typeof value === 'number' ? String(value) : typeof value)
  if (path.length === deepest) throw refusal(path.slice(0, 8), 'nested too deep')
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      path.push(i)
      text += (i === 0 ? '' : ',') + textOf(value[i], path)
      path.pop()
    }
    return `[${text}]`
  }
  if (!isPlain(value)) throw refusal(path, Object.prototype.toString.call(value))
  const { sorted, labels } = shapeOf(Object.keys(value))
  for (let i = 0; i < sorted.length; i++) {
    const key = sorted[i] as string
    const property = (value as Record<string, unknown>)[key]
    if (property === undefined) continue
    path.push(key)
    text += (text === '' ? '' : ',') + labels[i] + textOf(property, path)
    path.pop()
  }
  return `{${text}}`
}

/** Anything that JSON writes in another way than it is. */
const special = /["\\\p{Cc}\p{Cs}]/u

const quoted = (text: string): string => (special.test(text) ? JSON.stringify(text) : `"${text}"`)

/** The keys of an object as they come, in order, and as they are written before a value. */
interface Shape {
  readonly keys: readonly string[]
  readonly sorted: readonly string[]
  readonly labels: readonly string[]
}

/** Most objects have the same keys as thousands of others: these are sorted once. By first key. */
const shapes = new Map<string, Shape[]>()
/** More shapes than records and entries have: objects with keys of their own, such as ids, are not kept for ever. */
const MOST_SHAPES = 1000
const EMPTY: Shape = { keys: [], sorted: [], labels: [] }
let shapesKept = 0

function shapeOf(keys: readonly string[]): Shape {
  const [first] = keys
  if (first === undefined) return EMPTY
  const alike = shapes.get(first)
  if (alike)
    for (let i = 0; i < alike.length; i++) if (areSame((alike[i] as Shape).keys, keys)) return alike[i] as Shape
  const sorted = [...keys].sort((a, b) => (a < b ? -1 : 1))
  const shape = { keys, sorted, labels: sorted.map(key => `${JSON.stringify(key)}:`) }
  if (shapesKept++ === MOST_SHAPES) {
    shapes.clear()
    shapesKept = 1
  }
  const kept = shapes.get(first)
  if (kept) kept.push(shape)
  else shapes.set(first, [shape])
  return shape
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** An object literal, of this realm or another: its prototype is the root, or it has none. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null
}

function refusal(path: (string | number)[], found: string): TypeError {
  return new TypeError(`not a JSON value at ${path.length ? path.join('.') : 'the root'}: ${found}`)
}
