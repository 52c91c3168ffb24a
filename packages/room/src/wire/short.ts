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

/** One end of a line, which speaks. It writes the text at once: a server does so for every viewer of every step. */
export class Speaker {
  /** How a text is written that was said before. */
  readonly #texts = new Map<string, string>()
  readonly #lists = new Map<string, string>()
  readonly #shapes = new Map<string, number>()

  write(value: unknown): string {
    if (typeof value === 'string') return this.#text(value)
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
    return Array.isArray(value) ? this.#list(value) : this.#object(value as { readonly [field: string]: unknown })
  }

  #object(value: { readonly [field: string]: unknown }): string {
    const fields = Object.keys(value).filter(field => value[field] !== undefined)
    const shape = JSON.stringify(fields)
    const known = this.#shapes.get(shape)
    if (known === undefined && this.#shapes.size < MOST) this.#shapes.set(shape, this.#shapes.size + 1)
    let text = `[${known ?? shape}`
    for (const field of fields) text += `,${this.write(value[field])}`
    return `${text}]`
  }

  #list(list: readonly unknown[]): string {
    const key = isTexts(list) ? JSON.stringify(list) : null
    const known = key === null ? undefined : this.#lists.get(key)
    if (known) return known
    if (key !== null && this.#lists.size < MOST) this.#lists.set(key, `"${LIST}${this.#lists.size.toString(36)}"`)
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
