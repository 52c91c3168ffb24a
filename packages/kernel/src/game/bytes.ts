/**
 * Plain values as bytes. A value is one number, its payload and tag, followed by its parts; numbers take as few bytes
 * as possible. Words and lists of names (the keys of an object, cited rules) are numbered in a lexicon that all games
 * of a scenario share.
 */

const INTEGER = 0
const WORD = 1
const CONSTANT = 2
const LIST = 3
const OBJECT = 4
const NAMES = 5
const FLOAT = 6
const TAGS = 8

const constants: readonly unknown[] = [null, undefined, false, true]

/** Larger numbers are kept as in memory, in eight bytes. */
const MOST = 2 ** 40

/** The fields that hold lists of names, of which few are distinct. */
const ofNames = new Set(['cites', 'under'])

/** The continuations of lists that begin with the same names, and the number of the list that ends here. */
interface Branch {
  number: number | null
  readonly next: Map<string, Branch>
}

export class Lexicon {
  readonly words: string[] = []
  readonly lists: (readonly string[])[] = []
  private readonly numbers = new Map<string, number>()
  private readonly root: Branch = { number: null, next: new Map() }

  word(word: string): number {
    let number = this.numbers.get(word)
    if (number === undefined) {
      number = this.words.push(word) - 1
      this.numbers.set(word, number)
    }
    return number
  }

  list(names: readonly string[]): number {
    let branch = this.root
    for (const name of names) {
      let next = branch.next.get(name)
      if (!next) {
        next = { number: null, next: new Map() }
        branch.next.set(name, next)
      }
      branch = next
    }
    branch.number ??= this.lists.push(names) - 1
    return branch.number
  }
}

const eight = new DataView(new ArrayBuffer(8))

/** What is written first goes here; one for all, since a writer is done before anything else can begin. */
let buffer = new Uint8Array(4096)

export class Writer {
  private readonly lexicon: Lexicon
  private length = 0

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  get bytes(): Uint8Array {
    return buffer.slice(0, this.length)
  }

  write(value: unknown): void {
    if (typeof value === 'string') this.tagged(WORD, this.lexicon.word(value))
    else if (typeof value === 'number') this.number(value)
    else if (Array.isArray(value)) {
      this.tagged(LIST, value.length)
      for (const item of value) this.write(item)
    } else if (typeof value === 'object' && value !== null) this.object(value)
    else this.tagged(CONSTANT, constants.indexOf(value))
  }

  private object(value: object): void {
    const keys = Object.keys(value)
    this.tagged(OBJECT, this.lexicon.list(keys))
    for (const key of keys) {
      const part = (value as { readonly [key: string]: unknown })[key]
      if (ofNames.has(key) && Array.isArray(part)) this.tagged(NAMES, this.lexicon.list(part))
      else this.write(part)
    }
  }

  private number(value: number): void {
    if (Number.isInteger(value) && Math.abs(value) < MOST && !Object.is(value, -0)) {
      this.tagged(INTEGER, value < 0 ? -2 * value - 1 : 2 * value)
      return
    }
    this.tagged(FLOAT, 0)
    eight.setFloat64(0, value)
    for (let i = 0; i < 8; i++) this.byte(eight.getUint8(i))
  }

  private tagged(tag: number, payload: number): void {
    let rest = payload * TAGS + tag
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.byte(128 + (rest % 128))
    this.byte(rest)
  }

  private byte(byte: number): void {
    if (this.length === buffer.length) {
      const larger = new Uint8Array(this.length * 2)
      larger.set(buffer)
      buffer = larger
    }
    buffer[this.length++] = byte
  }
}

/** As a field of a literal: the name alone must not reach the prototype. */
const own = { configurable: true, enumerable: true, writable: true }

export class Reader {
  private readonly lexicon: Lexicon
  private readonly bytes: Uint8Array
  private at = 0

  constructor(lexicon: Lexicon, bytes: Uint8Array) {
    this.lexicon = lexicon
    this.bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length
  }

  read(): unknown {
    const { words, lists } = this.lexicon
    const number = this.number()
    const payload = Math.floor(number / TAGS)
    switch (number % TAGS) {
      case INTEGER:
        return payload % 2 === 1 ? -(payload + 1) / 2 : payload / 2
      case WORD:
        return words[payload]
      case CONSTANT:
        return constants[payload]
      case LIST:
        return this.list(payload)
      case OBJECT:
        return this.object(lists[payload] as readonly string[])
      case NAMES:
        return lists[payload]
      default:
        for (let i = 0; i < 8; i++) eight.setUint8(i, this.byte())
        return eight.getFloat64(0)
    }
  }

  private list(length: number): unknown[] {
    const items: unknown[] = []
    for (let i = 0; i < length; i++) items.push(this.read())
    return items
  }

  private object(keys: readonly string[]): object {
    const value: { [key: string]: unknown } = {}
    for (const key of keys)
      if (key === '__proto__') Object.defineProperty(value, key, { ...own, value: this.read() })
      else value[key] = this.read()
    return value
  }

  private number(): number {
    let number = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte()
      if (byte < 128) return number + byte * scale
      number += (byte - 128) * scale
    }
  }

  private byte(): number {
    return this.bytes[this.at++] as number
  }
}
