import { SandtableError } from '@sandtable/kernel'
import { type FromPage, PROTOCOL } from '@sandtable/room'

/** The longest message of a page, in bytes: a decision of many paths needs a tenth of it. */
export const LONGEST = 64 * 1024
/** How deep a message may be nested: a decision needs a handful. */
const DEEPEST = 32

type Fields = { readonly [field: string]: unknown }

const wrong = (says: string): never => {
  throw new SandtableError('NET-1', '', says)
}

/** Reads JSON from outside: an object that is not nested beyond reason. */
export function fieldsIn(text: string): Fields {
  if (Buffer.byteLength(text) > LONGEST) throw new SandtableError('NET-8', '', `a message has at most ${LONGEST} bytes`)
  if (depthOf(text) > DEEPEST) wrong('it is nested too deeply')
  let value: unknown = null
  try {
    value = JSON.parse(text)
  } catch {
    wrong('it is no JSON')
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : wrong('it is no object')
}

/** The number of a question that is not read any further. */
export function idIn(text: string): number | null {
  try {
    const { id } = fieldsIn(text)
    return Number.isSafeInteger(id) ? (id as number) : null
  } catch {
    return null
  }
}

/** How deep JSON is nested, without reading it. */
function depthOf(text: string): number {
  let [depth, deepest, inText] = [0, 0, false]
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (inText) {
      if (letter === '\\') i += 1
      else if (letter === '"') inText = false
    } else if (letter === '"') inText = true
    else if (letter === '{' || letter === '[') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

const textOf = (fields: Fields, field: string, most: number): string => {
  const value = fields[field]
  if (typeof value !== 'string') return wrong(`${field} is a text`)
  return value.length <= most ? value : wrong(`${field} has at most ${most} characters`)
}

const countOf = (fields: Fields, field: string): number => {
  const value = fields[field]
  return Number.isSafeInteger(value) && (value as number) >= -1 ? (value as number) : wrong(`${field} is a number`)
}

/** A message of a page, with every field of its type. Whether the call exists is for the session to say. */
export function readMessage(text: string): FromPage {
  const fields = fieldsIn(text)
  if (fields.type === 'hello') {
    const protocol = countOf(fields, 'protocol')
    if (protocol !== PROTOCOL)
      throw new SandtableError('NET-6', '', `it speaks ${protocol}, and the server ${PROTOCOL}`)
    const seen = fields.seen as Fields | null | undefined
    return {
      type: 'hello',
      protocol,
      game: textOf(fields, 'game', 40),
      secret: textOf(fields, 'secret', 80),
      nonce: textOf(fields, 'nonce', 80),
      name: textOf(fields, 'name', 40),
      ...(seen && { seen: { seq: countOf(seen, 'seq'), told: countOf(seen, 'told') } }),
    }
  }
  if (fields.type !== 'ask') return wrong('its type is hello or ask')
  const { args } = fields
  return {
    type: 'ask',
    id: countOf(fields, 'id'),
    call: textOf(fields, 'call', 40) as never,
    args: Array.isArray(args) && args.length <= 4 ? args : wrong('args is a short list'),
    seq: countOf(fields, 'seq'),
    key: textOf(fields, 'key', 80),
  }
}
