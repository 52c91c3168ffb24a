import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readYaml, readYamlAll } from './yaml.ts'

/** The CPU time of this process: the machine may be busy with others. */
const root = new URL('../../../', import.meta.url)

test('a file becomes plain values, and each has its line', () => {
  const source = readYaml('a: 1\nlist:\n  - x\n  - { b: yes, "no": null }\n# the end\nlast: 0.5\n', 'x.yaml')
  expect(source.value).toEqual({ a: 1, list: ['x', { b: 'yes', no: null }], last: 0.5 })
  expect(source.file).toBe('x.yaml')
  const lines: [(string | number)[], number][] = [
    [[], 1],
    [['list'], 2],
    [['list', 0], 3],
    [['list', 1, 'no'], 4],
    [['last'], 6],
  ]
  for (const [path, line] of lines) expect(source.line(path), path.join('.')).toBe(line)
})

test('what is not there has the line of what is around it', () => {
  const source = readYaml('units:\n  - id: a\n\n    side: red\n', 'x.yaml')
  expect(source.line(['units', 0, 'kind'])).toBe(2)
  expect(source.line(['units', 7])).toBe(1)
  expect(source.line(['units', 0, 'side', 'x'])).toBe(4)
})

test('numbers may be names', () => {
  const source = readYaml('1: a\n2:\n  3: b\n', 'x.yaml')
  expect(source.value).toEqual({ 1: 'a', 2: { 3: 'b' } })
  expect(source.line([2, 3])).toBe(3)
})

test('a file may have several documents; empty ones are left out', () => {
  const sources = readYamlAll('---\n---\nname: a\n---\n# nothing\n---\nname: b\n...\n', 'x.yaml')
  expect(sources.map(s => s.value)).toEqual([{ name: 'a' }, { name: 'b' }])
  expect(sources[1]?.line(['name'])).toBe(7)
  expect(readYamlAll('', 'x.yaml')).toEqual([])
})

test('a value may be named once and used a few times', () => {
  const source = readYaml('a: &one { x: 1 }\nb: *one\n', 'x.yaml')
  expect(source.value).toEqual({ a: { x: 1 }, b: { x: 1 } })
  expect(source.line(['b', 'x'])).toBe(1)
})

const many = (text: string, times: number) => text.repeat(times)
const bomb = `a: &a [x, x]\n${Array.from('bcdefghijklmnopqrst', (c, i) => `${c}: &${c} [${many(`*${'abcdefghijklmnopqrst'[i]}, `, 9)}x]`).join('\n')}\n`
const megabyte = 1_000_000

test.each<[string, string, string]>([
  ['nothing', '\n# nothing\n', 'TEXT-1: x.yaml: '],
  ['two documents', 'a: 1\n---\nb: 2\n', 'TEXT-1: x.yaml line 3'],
  ['bad YAML', 'a: 1\nb: [1, 2\nc: 3\n', 'TEXT-1: x.yaml line'],
  [
    'a name given twice',
    'a: 1\nb: 2\na: 3\n',
    'TEXT-1: x.yaml line 3: the file cannot be read as YAML: a is given twice',
  ],
  ['a name given twice, differently', '1: a\n"1": b\n', 'x.yaml line 2'],
  ['a prototype', 'a:\n  __proto__: { b: 1 }\n', 'x.yaml line 2: the file cannot be read as YAML: the name __proto__'],
  ['a constructor', '{ constructor: 1 }', 'constructor'],
  ['a tag', 'a: 1\nb: !!set { x }\n', 'x.yaml line 2: the file cannot be read as YAML: tags'],
  ['a tag on a name', '!!str a: 1\n', 'tags'],
  ['a directive', '%YAML 1.1\n---\na: yes\n', 'directives'],
  ['a list as a name', '? [a, b]\n: 1\n', 'a name is missing'],
  ['no name', ': 1\n', 'a name is missing'],
  ['no number', 'a: .nan\n', 'not a number'],
  ['an alias of nothing', 'a: *b\n', 'TEXT-1'],
  ['an alias of itself', 'a: &a [*a, *a]\n', 'TEXT-3'],
  ['an alias bomb', bomb, 'TEXT-3'],
  ['many aliases', `a: &a 1\nb: [${many('*a, ', 30)}]\n`, 'TEXT-3: x.yaml line 2'],
  ['10,000 levels of brackets', many('[', 10_000) + many(']', 10_000), 'TEXT-3'],
  ['10,000 levels of braces', many('{a: ', 10_000) + many('}', 10_000), 'TEXT-3'],
  ['10,000 levels of dashes', many('- ', 10_000), 'TEXT-3'],
  ['1,900 levels of indentation', Array.from({ length: 1_900 }, (_, i) => `${many(' ', i)}a:`).join('\n'), 'TEXT-3'],
  ['65 levels', many('[', 65) + many(']', 65), 'TEXT-3'],
  ['a megabyte of open brackets', many('[', megabyte), 'TEXT-2'],
  ['a megabyte of names', Array.from({ length: 100_000 }, (_, i) => `a${i}: 1`).join('\n'), 'TEXT-2'],
  ['a megabyte of numbers', `[${many('0,', megabyte / 2)}]`, 'TEXT-2'],
  ['a megabyte of empty lines', many('\n', megabyte), 'TEXT-2'],
  ['a megabyte of quotes', many('"', megabyte), 'TEXT'],
  ['a megabyte of documents', many('---\n', megabyte / 4), 'TEXT-2'],
  ['three megabytes', many('a', 3 * megabyte), 'TEXT-2: x.yaml: '],
])('%s: refused, soon, with the place', (_, text, says) => {
  expect(() => readYaml(text, 'x.yaml')).toThrow(says)
  expect(({} as { b?: number }).b).toBeUndefined()
})

test('64 levels are fine, and so are many names', () => {
  expect(readYaml(many('[', 64) + many(']', 64), 'x.yaml').value).toHaveLength(1)
  const text = Array.from({ length: 20_000 }, (_, i) => `a${i}: 1`).join('\n')
  expect(Object.keys(readYaml(text, 'x.yaml').value as object)).toHaveLength(20_000)
})

test('every rulebook and case file can be read', () => {
  const books = readdirSync(new URL('rulebooks', root)).filter(name => name.endsWith('.yaml'))
  expect(books.length).toBeGreaterThan(3)
  for (const name of books) {
    const [set = '', book] = [name.replace('.yaml', ''), `rulebooks/${name}`]
    expect(readYaml(readFileSync(new URL(book, root), 'utf8'), book).value).toHaveProperty('id', set)
    for (const file of readdirSync(new URL(`cases/${set}`, root))) {
      const path = `cases/${set}/${file}`
      for (const source of readYamlAll(readFileSync(new URL(path, root), 'utf8'), path))
        expect(source.value, path).toHaveProperty('ruleset', set)
    }
  }
})
