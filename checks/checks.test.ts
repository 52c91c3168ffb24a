import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { posix } from 'node:path'
import { Book } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { readYaml, readYamlAll } from '../packages/rules/src/yaml.ts'
import * as browserTests from './browser-tests.ts'
import * as casts from './casts.ts'
import { chaptersOf } from './chapters.ts'
import * as cycles from './cycles.ts'
import * as determinism from './determinism.ts'
import { readText } from './files.ts'
import { bookOf } from './generate.ts'
import * as generated from './generated.ts'
import * as imports from './imports.ts'
import { findSets, halfThere } from './sets.ts'
import * as sizes from './sizes.ts'
import * as spoken from './spoken.ts'
import * as words from './words.ts'
import * as yields from './yields.ts'

test.each(
  Object.entries({ imports, cycles, determinism, sizes, yields, casts, generated, words, spoken, browserTests }),
)('%s', (_, { check }) => {
  expect(check()).toEqual([])
})

// A check that finds nothing is meaningful only if it can find something.

const file = (path: string, text: string) => ({ path, text })

describe('imports', () => {
  test.each([
    ['packages/kernel/src/a.ts', './b.ts'],
    ['packages/kernel/src/a.test.ts', 'node:fs'],
    ['packages/rules/src/plastic/a.ts', '@sandtable/kernel'],
    ['examples/duel/src/a.ts', '@sandtable/kernel'],
    ['packages/rules/src/plastic/deep/a.ts', '../b.ts'],
    ['packages/rules/src/index.ts', './plastic/index.ts'],
    ['packages/rules/src/yaml.ts', 'yaml'],
    ['packages/room/src/a.ts', '@sandtable/bots'],
    ['packages/web/src/a.ts', '@sandtable/room'],
    ['packages/cli/src/main.ts', '@sandtable/server'],
    ['packages/server/src/app.ts', 'node:http'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports.imports([file(path, `import { x } from '${specifier}'`)])).toEqual([])
  })
  test.each([
    ['packages/kernel/src/a.ts', '@sandtable/rules', 'arrows'],
    ['packages/kernel/src/a.test.ts', '@sandtable/rules', 'arrows'],
    ['packages/kernel/src/a.ts', 'lodash', 'no dependencies'],
    ['packages/kernel/src/a.ts', 'node:fs', 'no dependencies'],
    ['packages/kernel/src/a.ts', '@sandtable/kernel', 'its own files'],
    ['packages/rules/src/plastic/a.ts', '../blaze/b.ts', 'its own folder'],
    ['examples/duel/src/a.ts', '@sandtable/rules', 'its own files'],
    ['examples/duel/src/a.ts', 'yaml', 'its own folder'],
    ['packages/rules/src/plastic/a.ts', '../yaml.ts', 'its own folder'],
    ['packages/rules/src/plastic/a.ts', 'yaml', 'its own folder'],
    ['packages/rules/src/index.ts', '../../kernel/src/book.ts', 'one door'],
    ['packages/bots/src/a.ts', '@sandtable/kernel/src/book.ts', 'one door'],
    ['packages/bots/src/a.ts', 'node:fs', 'disk'],
    ['packages/bots/src/a.ts', '@sandtable/lab', 'arrows'],
    ['packages/bots/src/a.ts', '@sandtable/room', 'arrows'],
    ['packages/room/src/a.ts', '@sandtable/web', 'arrows'],
    ['packages/room/src/a.ts', 'node:fs', 'disk'],
    ['packages/server/src/a.ts', '@sandtable/web', 'arrows'],
    ['packages/utils/src/a.ts', './b.ts', 'no package'],
  ])('%s may not import %s', (path, specifier, says) => {
    for (const text of [`import '${specifier}'`, `export * from '${specifier}'`, `const x = import('${specifier}')`]) {
      const found = imports.imports([file(path, text)])
      expect(found).toHaveLength(1)
      expect(found[0]).toContain(says)
    }
  })
})

describe('browser tests', () => {
  const found = (text: string) => browserTests.browserTests([file('packages/web/e2e/a.test.ts', text)])
  test.each([
    "page.locator('.prompt')",
    "page.locator('main.table')",
    "page.locator('[data-piece], .draft')",
    "page.locator('.prompt:not(.waiting) h2')",
    "page.locator('[class*=curtain]')",
    'page.locator(`.piece[data-id="1"]`)',
    'await page.waitForTimeout(300)',
  ])('find %s', text => expect(found(text)).toHaveLength(1))
  test.each([
    "page.getByRole('region', { name: 'Log' })",
    'page.locator(\'[data-piece][data-side="0"]\')',
    "await visit.picture('far.png')",
    "import { Visit } from './seat.ts'",
    "page.getByText('Which way? Click on the table, or choose.')",
  ])('let pass %s', text => expect(found(text)).toEqual([]))
})

describe('cycles', () => {
  const made = (texts: { readonly [name: string]: string }) =>
    cycles.cycles(Object.entries(texts).map(([name, text]) => file(`packages/kernel/src/${name}.ts`, text)))
  const [a, b, c] = ['a', 'b', 'c'].map(name => `packages/kernel/src/${name}.ts`)

  test.each([
    ["import { b } from './b.ts'", "import { a } from './a.ts'"],
    ["import { b, type B } from './b.ts'", "import * as a from './a.ts'"],
    ["import b from './b.ts'", "export * from './a.ts'"],
    ["import './b.ts'", "export { a } from './a.ts'"],
  ])('finds %s and %s', (one, other) => {
    expect(made({ a: one, b: other })).toEqual([[a, b]])
  })
  test.each([
    "import type { B } from './b.ts'",
    "import { type A, type B } from './b.ts'",
    "export type { B } from './b.ts'",
    "export { type B } from './b.ts'",
    "const b = () => import('./b.ts')",
  ])('lets pass %s', text => {
    expect(made({ a: text, b: "import { a } from './a.ts'" })).toEqual([])
  })
  test('finds a long way round, in a folder and in none', () => {
    const texts = {
      a: "import './deep/b.ts'",
      'deep/b': "import '../c.ts'",
      c: "import './a.ts'\nimport './d.ts'",
      d: '',
    }
    expect(made(texts)).toEqual([[a, c, 'packages/kernel/src/deep/b.ts']])
  })
})

describe('determinism', () => {
  const found = (text: string, path = 'packages/kernel/src/a.ts') => determinism.determinism([file(path, text)])
  test.each([
    'Math.random()',
    'Math.sin(1)',
    'Math.hypot(3, 4)',
    'const { cos } = Math',
    "Math['pow'](2, 3)",
    'x ** 2',
    '2 ** x',
    'x **= 2',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'setTimeout(f, 1)',
    'const x: Promise<void> = f()',
    'async function f() {}',
    'const f = async () => 1',
    'process.env',
    'const env = { process }',
    'n.toLocaleString()',
    'a.localeCompare(b)',
    'new Intl.Collator()',
    'list.sort()',
    'list.toSorted()',
    'for (const key in record) f(key)',
    'crypto.getRandomValues(x)',
  ])('finds %s', text => expect(found(text)).toHaveLength(1))
  test.each([
    '// Math.random(), Date and await are not used here',
    "const text = 'Math.random() ** Date'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code, as text
    'const text = `Math.sin ${x} Date`',
    'Math.sqrt(2) + Math.floor(x)',
    '2 ** 20',
    'x ** 2n',
    'list.sort((a, b) => a - b)',
    'Object.keys(record).sort()',
    'phase.process',
    'const phase = { process: 1, Date: 2 }',
    'for (const x of list) f(x)',
  ])('lets pass %s', text => expect(found(text)).toEqual([]))
  test('keys may be walked where a reason is written down', () => {
    expect(found('for (const key in fields) f(key)', 'packages/kernel/src/game/game.ts')).toEqual([])
  })
})

describe('sizes', () => {
  const long = (name: string, lines: number) => `function ${name}() {\n${'  f()\n'.repeat(lines - 2)}}\n`
  test('finds a long file, but not a generated one', () => {
    const text = 'f()\n'.repeat(501)
    expect(
      sizes.sizes([file('packages/kernel/src/a.ts', text), file('packages/rules/src/a.gen.ts', text)]),
    ).toHaveLength(1)
  })
  test('finds a long function without a reason', () => {
    const text = `${long('short', 60)}/** Does much. */\n${long('tooLong', 61)}/** It is long because … */\n${long('excused', 61)}`
    expect(sizes.sizes([file('packages/kernel/src/a.ts', text)])).toEqual([
      expect.stringContaining('packages/kernel/src/a.ts line 62: a function of 61 lines'),
    ])
  })
  test('finds a long method, and reads the reason above a constant', () => {
    const body = '  f()\n'.repeat(60)
    const text = `class A {\n  m() {\n${body}  }\n}\n// long because it is a table\nconst a = () => {\n${body}}\n`
    expect(sizes.sizes([file('packages/kernel/src/a.tsx', text)])).toHaveLength(1)
  })
  test('finds a crowded folder; tests do not count', () => {
    const crowd = (folder: string, count: number, ending = '.ts') =>
      Array.from({ length: count }, (_, i) => file(`${folder}/a${i}${ending}`, ''))
    expect(sizes.sizes([...crowd('packages/bots/src', 25), ...crowd('packages/bots/src', 9, '.test.ts')])).toEqual([])
    expect(sizes.sizes(crowd('packages/bots/src', 26))).toEqual(['packages/bots/src: 26 files, 25 at most'])
  })
})

describe('yields', () => {
  // the compiler takes half a second to start, so all are checked in one go
  const found = (bodies: readonly string[]): string[] => {
    const head = `type Procedure<T = void> = Generator<number, T, never>
      declare function roll(): Procedure<readonly number[]>
      declare function drive(procedure: Procedure): void
      declare function show(value: unknown): void
      declare function numbers(): Generator<number>\n`
    const path = (i: number) => `packages/rules/src/plastic/made-up-${i}.ts`
    const problems = yields.yields(bodies.map((body, i) => file(path(i), `${head}export {}\n${body}`)))
    return bodies.filter((_, i) => problems.filter(problem => problem.startsWith(path(i))).length === 1)
  }
  test('finds what is called in vain', () => {
    const bad = [
      'function* f(): Procedure { roll() }',
      'function* f(): Procedure { const [die] = roll() }',
      'function* f(): Procedure { const dice = roll() }',
      'function* f(): Procedure<unknown> { return roll() }',
      'function* f(): Procedure { if (1 > 0) roll(); else yield* roll() }',
      'function* f(): Procedure { show(f()) }',
      'const a = { run(): void { roll() } }',
      'function* f(): Procedure { yield 1 }',
      "import { gone } from './not-there.ts'\nfunction* f(): Procedure { yield* gone() }",
    ]
    expect(found(bad)).toEqual(bad)
  })
  test('lets pass what is gone through or handed on', () => {
    const good = [
      'function* f(): Procedure { yield* roll() }',
      'function* f(): Procedure { const [die] = yield* roll() }',
      'function* f(): Procedure { yield* (1 > 0 ? f() : roll()) }',
      'function f() { return roll() }',
      'const a = { run: () => roll() }',
      'function* f(): Procedure { drive(f()) }',
      'const dice: Procedure<readonly number[]> = roll()',
      'const all = [...numbers(), ...new Set(numbers())]',
      'function sum() { for (const n of numbers()) show(n) }',
      'function* evens() { for (const n of numbers()) if (n % 2 === 0) yield n }',
    ]
    expect(found(good)).toEqual([])
  })
})

test('generated: finds a stale file', () => {
  const { text } = readText('rulebooks/plastic.yaml')
  const kept = readText('packages/rules/src/plastic/book.gen.ts')
  const now = (yaml: string) =>
    generated.differs(kept.path, bookOf('plastic', yaml, 'rulebooks/plastic.yaml').text, kept.text)
  expect(now(text)).toEqual([])
  expect(now(text.replace('title: Simple', 'title: Plain'))).toEqual([`${kept.path} is stale: npm run generate`])
  expect(() => now(text.replace('id: plastic', 'id: plastics'))).toThrow('says that its id is plastics')
})

describe('sets', () => {
  const found = (...paths: readonly string[]) => {
    const folder = `${mkdtempSync(`${tmpdir()}/sets-`)}/`
    for (const path of ['rulebooks/toy.yaml', 'packages/rules/src/toy/index.ts', ...paths]) {
      mkdirSync(posix.dirname(folder + path), { recursive: true })
      writeFileSync(folder + path, /two/.test(path) ? 'order: 1\n' : '')
    }
    return folder
  }
  const rules = ['packages/rules/src/toy/records.ts']
  const two = ['rulebooks/two.yaml', 'packages/rules/src/two/index.ts', 'packages/rules/src/two/records.ts']
  test('are found by their rulebooks and folders, in their order', () => {
    expect(findSets(found(...rules))).toEqual(['toy'])
    expect(findSets(found(...rules, ...two))).toEqual(['two', 'toy'])
  })
  test.each([
    [['rulebooks/duel.yaml'], 'rulebooks/duel.yaml has no folder packages/rules/src/duel'],
    [['packages/rules/src/duel/index.ts'], 'packages/rules/src/duel has no rulebook rulebooks/duel.yaml'],
    [['cases/deul/a.yaml'], 'cases/deul belongs to no rule set: there is no rulebooks/deul.yaml'],
  ])('what is only half there is said: %s', (paths, says) => {
    expect(halfThere(found(...rules, ...paths))).toEqual([says])
    expect(() => findSets(found(...rules, ...paths))).toThrow(says)
  })
  test('a part that every set needs is said', () => {
    expect(halfThere(found())).toEqual(['a rule set needs packages/rules/src/toy/records.ts, and it is not there'])
  })
})

test('chapters: a section lists the files that cite its rules, most citations first', () => {
  const sections = [
    { id: 'MOV', title: 'Movement', rules: [] },
    { id: 'FIR', title: 'Fire', rules: [] },
  ]
  const files = [
    file('turn.ts', "cites(['XX-MOV-1']) // 'XX-FIRE-1' is no rule of fire"),
    file('movement/walk.ts', "because('too far', 'XX-MOV-1', 'XX-MOV-2')"),
  ]
  expect(chaptersOf({ title: 'Example', prefix: 'XX', sections }, files).split('\n').slice(1)).toEqual([
    '# Example: which chapter is where',
    '',
    '| section | chapter | files that cite its rules, most citations first |',
    '| --- | --- | --- |',
    '| MOV | Movement | [movement/walk.ts](movement/walk.ts), [turn.ts](turn.ts) |',
    '| FIR | Fire |  |',
    '',
  ])
})

describe('casts', () => {
  const found = (text: string, most = 20) => casts.casts([file('packages/kernel/src/a.ts', text)], most)
  test('one without its reason is found', () => {
    expect(found('const a = b as unknown as C')).toEqual([
      'packages/kernel/src/a.ts line 1: a cast through unknown, and no comment why',
    ])
  })
  test.each([
    '// nobody can tell the compiler\nconst a = b as unknown as C',
    'const a = b as unknown as C // nobody can tell the compiler',
    "const a = 'b as unknown as C'",
    'const a = b as unknown',
    'const a = b as C',
  ])('%s may be', text => expect(found(text)).toEqual([]))
  test('too many are found, whatever their reasons', () => {
    const text = '// why\nconst a = b as unknown as C\n// why\nconst d = e as unknown as F\n'
    expect(found(text, 2)).toEqual([])
    expect(found(text, 1)).toEqual([expect.stringMatching(/^2 casts .* at most 1 /)])
  })
})

describe('words', () => {
  const book = new Book(readYaml(readText('rulebooks/plastic.yaml').text, 'plastic').value, 'rulebooks/plastic.yaml')
  const good = `name: a
ruleset: plastic
rules: [PF-EXP-1]
options: { PF-RUL-1: centre }
table: { terrain: [ { kind: bunker } ] }
pieces: [ { kind: german-rifleman } ]
start: { phase: action }
dice: { effect: [1] }
do: [ { as: red, action: fire, piece: r1 } ]
expect: { refused: line of SIGHT, prompt: { actions: [end] }, dice-left: { effect: 0 } }
`
  const found = (text: string) => words.caseWords(readYamlAll(text, 'cases/plastic/a.yaml'), book)

  test('lets a good case pass', () => expect(found(good)).toEqual([]))
  test.each([
    ['name: a', 'case: without a name', 1],
    ['ruleset: plastic', 'ruleset: blaze', 2],
    ['PF-EXP-1', 'PF-EXP-99', 3],
    ['[PF-EXP-1]', '[]', 3],
    ['PF-RUL-1:', 'PF-RUL-2:', 4],
    ['centre', 'middle', 4],
    ['bunker', 'igloo', 5],
    ['german-rifleman', 'toString', 6],
    ['phase: action', 'phase: note', 7],
    ['dice: { effect', 'dice: { affect', 8],
    ['action: fire', 'action: hire', 9],
    ['piece: r1', 'peace: r1', 9],
    ['line of SIGHT', 'line of flight', 10],
    ['[end]', '[and]', 10],
    ['dice-left: { effect', 'dice-left: { affect', 10],
  ])('finds %s changed into %s', (from, to, line) => {
    const problems = found(good.replace(from, to))
    expect(problems.length).toBeGreaterThan(0)
    expect(problems[0]).toContain(`cases/plastic/a.yaml line ${line}:`)
  })
  test('finds a name used twice', () => expect(found(`${good}---\n${good}`)).toHaveLength(1))
  test('finds a rule that is not there, in code and in comments', () => {
    const text = "// PF-EXP-1, PF-RUL-1\nconst cites = ['PF-EXP-99'] // PF-NIL-1\nthrow 'PF-SCEN-3, XX-EXP-99'\n"
    expect(words.ids([file('packages/kernel/src/a.ts', text)], [book])).toEqual([
      expect.stringContaining('line 2: there is no PF-EXP-99'),
      expect.stringContaining('line 2: there is no PF-NIL-1'),
    ])
  })
})

describe('spoken', () => {
  const found = (text: string) => spoken.spoken([file('packages/web/src/a.tsx', text)])
  test.each([
    'const a = <p>Start the battle</p>',
    "const a = <p>{on ? 'Stop' : words.start}</p>",
    'const a = <button aria-label="Close" />',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be looked at
    'const a = <p>{`Turn ${n}`}</p>',
  ])('%s is found', text => {
    expect(found(text)).toHaveLength(1)
  })
  test.each([
    'const a = <p className="quiet">{words.start}</p>',
    "const a = <p>{on === 'first' && words.start}</p>",
    'const a = <kbd>Esc</kbd>',
    "const a = <p>{list.join(', ')}</p>",
  ])('%s is fine', text => {
    expect(found(text)).toEqual([])
  })
})
