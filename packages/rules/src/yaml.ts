import { type ErrorCode, SandtableError, type Source } from '@sandtable/kernel'
import {
  type Alias,
  Composer,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  Parser,
} from 'yaml'

/** Files are untrusted. The limits are several times what the largest rulebook needs, and low enough to be harmless. */
const most = { letters: 2_000_000, words: 150_000, levels: 64, aliases: 20 }

/** Keys that would reach the prototype of a plain object. */
const refusedKeys: readonly string[] = ['__proto__', 'constructor', 'prototype']

type Fail = (code: ErrorCode, at: number, says: string) => never

/** A YAML file with one document. */
export function readYaml(text: string, file: string): Source {
  const [first, second] = readYamlAll(text, file)
  if (!first) throw new SandtableError('TEXT-1', file, 'it is empty')
  if (second) throw new SandtableError('TEXT-1', `${file} line ${second.line([])}`, 'a second document begins here')
  return first
}

/** A YAML file with any number of documents, as case files are; empty ones are skipped. */
export function readYamlAll(text: string, file: string): Source[] {
  if (text.length > most.letters)
    throw new SandtableError('TEXT-2', file, `${text.length} letters, ${most.letters} at most`)
  countWords(text, file)
  const lines = new LineCounter()
  const line = (at: number): number => Math.max(1, lines.linePos(at).line)
  const fail: Fail = (code, at, says) => {
    throw new SandtableError(code, `${file} line ${line(at)}`, says)
  }
  const sources: Source[] = []
  // duplicate names are found below: the composer's own search compares every name with every other
  for (const document of new Composer({ uniqueKeys: false }).compose(tokens(text, lines, fail))) {
    const error = document.errors[0]
    if (error) fail('TEXT-1', error.pos[0], error.message)
    const root = document.contents
    if (!root || (isScalar(root) && root.value === null)) continue
    const value = plain(document, root, fail)
    sources.push({ file, value, line: path => line(find(document, root, path)) })
  }
  return sources
}

/** Too many words are found before anything is kept of them. A file with fewer letters cannot have as many. */
function countWords(text: string, file: string): void {
  if (text.length < most.words) return
  let words = 0
  let at = 0
  for (const word of new Lexer().lex(text)) {
    at += word.length
    if (++words <= most.words) continue
    const line = text.slice(0, at).split('\n').length
    throw new SandtableError('TEXT-2', `${file} line ${line}`, `more than ${most.words} words and signs`)
  }
}

/** The parsed but not yet composed file: one that is too deep is rejected here. */
function* tokens(text: string, lines: LineCounter, fail: Fail) {
  const parser = new Parser(lines.addNewLine)
  lines.addNewLine(0)
  for (const word of new Lexer().lex(text)) {
    for (const token of parser.next(word)) {
      if (token.type === 'directive') fail('TEXT-1', token.offset, 'directives are not used here')
      yield token
    }
    // besides the levels, the stack holds the document and the current value
    if (parser.stack.length > most.levels + 2) fail('TEXT-3', parser.offset, `more than ${most.levels} levels`)
  }
  yield* parser.end()
}

/** A document as plain values. */
function plain(document: Document.Parsed, root: Node, fail: Fail): unknown {
  let aliases = 0
  const value = (node: Node | null, level: number): unknown => {
    if (!node) return null
    const at = start(node)
    if (isAlias(node)) {
      if (++aliases > most.aliases) fail('TEXT-3', at, `more than ${most.aliases} aliases`)
      return value(target(document, node) ?? fail('TEXT-1', at, `nothing is called ${node.source}`), level)
    }
    if (node.tag) fail('TEXT-1', at, `tags are not used here: ${node.tag}`)
    if (isScalar(node)) return scalar(node.value, at, fail)
    // again, since an alias may add levels that are not written out
    if (level > most.levels) fail('TEXT-3', at, `more than ${most.levels} levels`)
    if (isSeq(node)) return node.items.map(item => value(item as Node, level + 1))
    if (!isMap(node)) return null
    const result: { [key: string]: unknown } = {}
    for (const pair of node.items) {
      const key = keyOf(pair.key, at, fail)
      if (Object.hasOwn(result, key)) fail('TEXT-1', start(pair.key as Node), `${key} is given twice`)
      result[key] = value(pair.value as Node | null, level + 1)
    }
    return result
  }
  return value(root, 1)
}

function scalar(value: unknown, at: number, fail: Fail): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) fail('TEXT-1', at, 'not a number that can be used')
  return value
}

function keyOf(node: unknown, near: number, fail: Fail): string {
  if (!isScalar(node) || node.value === null) return fail('TEXT-1', near, 'a name is missing, or is not a plain word')
  const key = String(node.value)
  if (node.tag) fail('TEXT-1', start(node), `tags are not used here: ${node.tag}`)
  if (refusedKeys.includes(key)) fail('TEXT-1', start(node), `the name ${key} is not allowed`)
  return key
}

/** Where the value at a path begins, or else its nearest existing parent. A named value begins at its name. */
function find(document: Document.Parsed, root: Node, path: readonly (string | number)[]): number {
  let node: Node | null | undefined = root
  let at = start(root)
  for (const key of path) {
    if (isAlias(node)) node = target(document, node)
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === String(key))
      if (!pair) break
      at = start(pair.key as Node)
      node = pair.value as Node | null
    } else if (isSeq(node)) {
      node = node.items[Number(key)] as Node | undefined
      if (!node) break
      at = start(node)
    } else break
  }
  return at
}

const target = (document: Document.Parsed, alias: Alias): Node | undefined => alias.resolve(document)
const start = (node: Node): number => node.range?.[0] ?? 0
