import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runCase } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { describe, expect, test, vi } from 'vitest'
import { listFiles } from './files.ts'

const root = new URL('../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const docs = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/new-rule-set.md']

describe('the model cases of CONTRIBUTING.md pass, and cite what they list', () => {
  const models = [...read('CONTRIBUTING.md').matchAll(/```yaml\n(name: [\s\S]*?)```/g)].map(match => match[1] as string)
  test('there are two', () => expect(models).toHaveLength(2))
  test.each(models)('%s', model => {
    const source = readYaml(model, 'CONTRIBUTING.md')
    const rules = ruleSets.find(set => set.id === (source.value as { ruleset: string }).ruleset)
    if (!rules) throw new Error('no such rule set')
    const result = runCase(rules, source)
    expect(result.failures).toEqual([])
    expect(result.rules.filter(rule => !result.cited.has(rule))).toEqual([])
  })
})

test.each(docs)('%s names only files that are there', doc => {
  const named = [
    ...read(doc).matchAll(
      /`((?:packages|kernel|rules|bots|room|cli|checks|bench|soak|rulebooks|cases|scenarios|examples|docs)\/[\w./-]+\.\w+)`/g,
    ),
  ]
  const missing = named
    .map(match => match[1] as string)
    .filter(
      path =>
        !existsSync(new URL(path, root)) &&
        !existsSync(new URL(`packages/${path.replace(/^(kernel|bots|room|cli)\//, '$1/src/')}`, root)),
    )
    .filter(path => !existsSync(new URL(`packages/${path}`, root)))
  expect(missing).toEqual([])
})

test.each(docs)('every npm command that %s names exists', doc => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { [name: string]: string } }
  const named = [...read(doc).matchAll(/npm run ([\w-]+)/g)].map(match => match[1] as string)
  expect(named.filter(name => !scripts[name])).toEqual([])
})

/** Every block of TypeScript in the docs; one marked `ts fragment` is part of a program, for reading only. */
const programs = [...docs, 'rulebooks/FORMAT.md', ...listFiles('packages', 'README.md')].flatMap(doc =>
  [...read(doc).matchAll(/^```ts *\n([\s\S]*?)^```/gm)].map((match, i) => ({
    name: `${doc.replaceAll('/', '-')}-${i + 1}.ts`,
    text: match[1] as string,
  })),
)

describe('the programs in the docs', () => {
  const folder = new URL('.cache/docs/', root)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, text } of programs) writeFileSync(new URL(name, folder), text)
  const settings = { extends: '../../tsconfig.dev.json', include: ['*.ts'], exclude: [] }
  writeFileSync(new URL('tsconfig.json', folder), JSON.stringify(settings))

  test('compile under our own settings', () => {
    const tsc = new URL('node_modules/.bin/tsc', root)
    const { status, stdout } = spawnSync(fileURLToPath(tsc), ['-p', fileURLToPath(folder)], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  })

  test('that of the README runs, and prints what it says', async () => {
    const [program] = programs.filter(({ name }) => name.startsWith('README'))
    const says = program?.text.match(/\/\/ prints: (.*)/)?.[1]
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await import(/* @vite-ignore */ new URL(program?.name ?? '', folder).href)
    expect(print.mock.calls).toEqual([[says]])
    print.mockRestore()
  })
})

/** A block that names a file after its language is quoted from it. */
const quotations = docs.flatMap(doc =>
  [...read(doc).matchAll(/^```\w+ (\S+\.\w+) *\n([\s\S]*?)^```/gm)].map(([, file = '', text = '']) => ({
    doc,
    file,
    text,
  })),
)

test('there are some quotations', () => expect(quotations.length).toBeGreaterThan(5))

test.each(quotations)('$doc quotes $file as it is', ({ file, text }) => {
  expect(read(file)).toContain(text)
})
