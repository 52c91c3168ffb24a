/**
 * Shortens what one end of a line says to the other. What was said once is not spelt out again: a text becomes a
 * number, and so does the list of an object's fields. Both ends count along, so they must start together.
 *
 *   "pinned"             a text that is new; it now has the next number
 *   "~2a"                the text with this number, in base 36
 *   [0, a, b]            the list of a and b
 *   "^1c"                the list of texts with this number: every list of nothing but texts has one
 *   [["x", "y"], a, b]   an object with fields that are new together; they now have the next number, from 1
 *   [3, a, b]            an object with the third list of fields
 */
const MOST = 4096
/** A longer text is hardly said twice. */
const LONGEST = 120
const SIGN = '~'
const LIST = '^'

const isCounted = (text: string): boolean => text.length > 2 && text.length <= LONGEST
const isTexts = (list: readonly unknown[]): list is readonly string[] =>
  list.length > 0 && list.every(item => typeof item === 'string')
/** Does it look like a number? Then it is written with one sign more. */
const isOdd = (text: string | undefined): boolean => text === SIGN || text === LIST

type Short = null | boolean | number | string | readonly Short[]

/** Texts that belong together, and how they are written from now on. */
interface Said {
  readonly texts: readonly string[]
  readonly short: string
}

/** Lists of texts that were said before, by their first text: to compare a few is quicker than to spell one out. */
class SaidBefore {
  readonly #lists = new Map<string, Said[]>()
  #size = 0

  find(texts: readonly string[]): string | null {
    const alike = this.#lists.get(texts[0] ?? '')
    if (alike) for (const { texts: known, short } of alike) if (areSame(known, texts)) return short
    return null
  }

  /** `shortOf`: how the list with this number, from 0, is written. */
  add(texts: readonly string[], shortOf: (number: number) => string): void {
    if (this.#size === MOST) return
    const said = { texts, short: shortOf(this.#size++) }
    const alike = this.#lists.get(texts[0] ?? '')
    if (alike) alike.push(said)
    else this.#lists.set(texts[0] ?? '', [said])
  }
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const shapeNumber = (number: number): string => `[${number + 1}`
const listNumber = (number: number): string => `"${LIST}${number.toString(36)}"`

/** One end of a line, which speaks. It writes the text at once: a server does so for every viewer of every step. */
export class Speaker {
  /** How a text is written that was said before. */
  readonly #texts = new Map<string, string>()
  readonly #lists = new SaidBefore()
  readonly #shapes = new SaidBefore()

  write(value: unknown): string {
    if (typeof value === 'string') return this.#text(value)
    if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    return Array.isArray(value) ? this.#list(value) : this.#object(value as { readonly [field: string]: unknown })
  }

  #object(value: { readonly [field: string]: unknown }): string {
    let fields = Object.keys(value)
    for (const field of fields)
      if (value[field] === undefined) {
        fields = fields.filter(one => value[one] !== undefined)
        break
      }
    let text = this.#shapes.find(fields)
    if (text === null) {
      text = `[${JSON.stringify(fields)}`
      this.#shapes.add(fields, shapeNumber)
    }
    for (const field of fields) text += `,${this.write(value[field])}`
    return `${text}]`
  }

  #list(list: readonly unknown[]): string {
    if (isTexts(list)) {
      const known = this.#lists.find(list)
      if (known !== null) return known
      this.#lists.add(list, listNumber)
    }
    let text = '[0'
    for (const item of list) text += `,${this.write(item)}`
    return `${text}]`
  }

  #text(text: string): string {
    const known = this.#texts.get(text)
    if (known) return known
    if (isCounted(text) && this.#texts.size < MOST) this.#texts.set(text, `"${SIGN}${this.#texts.size.toString(36)}"`)
    return JSON.stringify(isOdd(text[0]) ? SIGN + text : text)
  }
}

/** The other end, which listens. */
export class Listener {
  readonly #texts: string[] = []
  readonly #lists: (readonly string[])[] = []
  readonly #shapes: (readonly string[])[] = []

  read(text: string): unknown {
    return this.#long(JSON.parse(text) as Short)
  }

  #long(short: Short): unknown {
    if (typeof short === 'string')
      return short[0] === LIST ? this.#lists[Number.parseInt(short.slice(1), 36)] : this.#text(short)
    if (typeof short !== 'object' || short === null) return short
    const [kind, ...rest] = short
    if (kind === 0) return this.#list(rest.map(item => this.#long(item)))
    const fields = typeof kind === 'number' ? this.#shapes[kind - 1] : (kind as readonly string[])
    if (!fields) throw new RangeError('it names fields that were not told')
    if (typeof kind !== 'number' && this.#shapes.length < MOST) this.#shapes.push(fields)
    return Object.fromEntries(fields.map((field, i) => [field, this.#long(rest[i] ?? null)]))
  }

  #list(list: readonly unknown[]): readonly unknown[] {
    if (isTexts(list) && this.#lists.length < MOST) this.#lists.push(list)
    return list
  }

  #text(short: string): string {
    const isNew = short[0] !== SIGN || isOdd(short[1])
    if (!isNew) return this.#texts[Number.parseInt(short.slice(1), 36)] ?? ''
    const text = short[0] === SIGN ? short.slice(1) : short
    if (isCounted(text) && this.#texts.length < MOST) this.#texts.push(text)
    return text
  }
}
