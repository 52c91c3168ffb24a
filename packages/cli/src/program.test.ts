import { books } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { folderWith, sandtable, tiny } from './script.fixture.ts'

const commands = ['play', 'force', 'rules', 'cases', 'coverage', 'replay', 'verify', 'fuzz', 'lab', 'doctor', 'mutate']

// put together, since whatever a file mentions must be in the books
const noRule = ['PF', 'MOV', 99].join('-')

describe('the command', () => {
  test('shows its help, and its version', async () => {
    for (const words of ['', '--help', 'help']) {
      const { code, text } = await sandtable(words)
      expect(code).toBe(0)
      for (const name of commands) expect(text).toContain(`\n  ${name}`)
    }
    expect(await sandtable('--version')).toMatchObject({ code: 0, said: [expect.stringMatching(/^\d+\.\d+\.\d+$/)] })
  })

  test.each(commands)('%s has help with examples', async name => {
    const { code, text } = await sandtable(`${name} --help`)
    expect(code).toBe(0)
    expect(text).toContain(`Examples:\n  sandtable ${name}`)
  })

  const wrong: readonly (readonly [string, string])[] = [
    ['plya', "unknown command 'plya'"],
    ['verify', "missing required argument 'save'"],
    ['cases --jsn', "unknown option '--jsn'"],
    ['rules plastik', 'There is no rule set plastik. Did you mean plastic?'],
    [`rules plastic ${noRule}`, `There is no rule ${noRule}. Movement runs from PF-MOV-1 to PF-MOV-17.`],
    ['fuzz plastic --games many', '--games is a whole number, not many.'],
    ['mutate plastic --sample few', '--sample is a whole number, not few.'],
    ['play crossroad-house', 'Did you mean crossroads-house?'],
    ['play crossroads-house --sides human,robot', 'There is no kind of player robot.'],
    ['play crossroads-house --dice loaded', 'Dice come from a seed or are typed'],
  ]
  test.each(wrong)('%s is wrong usage', async (words, says) => {
    const { code, warned } = await sandtable(words)
    expect(code).toBe(2)
    expect(warned.join('\n')).toContain(says)
  })

  test('tells what is wrong with a file in one line, with its place', async () => {
    const folder = folderWith({ 'tiny.yaml': tiny.replace('kind: hedge', 'kind: hegde') })
    const { code, warned } = await sandtable('play tiny.yaml', [], folder)
    expect(code).toBe(1)
    expect(warned).toEqual([expect.stringMatching(/^PF-SCEN-4: tiny\.yaml line \d+: .*hegde: did you mean hedge\?$/)])
  })
})

describe('rules', () => {
  test('lists the books, the sections, a rule and what was searched for', async () => {
    expect((await sandtable('rules')).said).toHaveLength(books.length)
    expect((await sandtable('rules plastic')).said).toContain('MOV: Movement, 17 rules')
    const { said } = await sandtable('rules plastic pf-fir-4')
    expect(said[0]).toMatch(/^PF-FIR-4: Direct-fire weapons/)
    expect(said.join('\n')).toMatch(/PF-RUL-15: .* A fixed reading\.\n {2}openings \(default\): /)
    expect(said.join('\n')).toMatch(/Shown by \d+ cases:\n {2}.*\(cases\/plastic\/fir\.yaml line 3\)/)
    expect((await sandtable('rules plastic bazooka')).said[0]).toMatch(
      /^\d+ rules and \d+ rulings? speak of bazooka\.$/,
    )
    expect((await sandtable('rules plastic zeppelin')).said).toEqual([
      'Nothing in Simple Plastic Figures speaks of zeppelin.',
    ])
  })
})
