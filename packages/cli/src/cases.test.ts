import { describe, expect, test } from 'vitest'
import { folderWith, root, sandtable } from './script.fixture.ts'

const position = `
table: { width: 24, depth: 24 }
sides: [ { id: german }, { id: allied } ]
pieces: [ { id: g1, side: german, kind: german-rifleman, at: [10, 8] }, { id: a1, side: allied, kind: american-rifleman, at: [12, 14] } ]
start: { turn: 1, side: german }
do: [ { as: german, action: move, piece: g1, to: [10, 9] } ]`
const files = {
  'bad.yaml': `name: good
case: a figure moves
ruleset: plastic
rules: [PF-MOV-1]
${position}
expect: { pieces: { g1: { at: [10, 9] } } }
---
name: wrong
case: a figure moves elsewhere
ruleset: plastic
rules: [PF-MOV-1]
${position}
expect: { pieces: { g1: { at: [10, 10] } } }
`,
  'misspelt.yaml': `name: who-knows\nruleset: plastik\n${position}\n`,
  'broken.yaml': 'name: [\n',
}

describe('cases', () => {
  test('ends with the count', async () => {
    const { code, said } = await sandtable('cases cases/plastic/mov.yaml')
    expect(said.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/)
    expect(code).toBe(0)
  })

  test('tells each failure with file, line, name and what was not as expected', async () => {
    const { code, said } = await sandtable('cases .', [], folderWith(files))
    expect(code).toBe(1)
    const at = said.indexOf('bad.yaml line 13: wrong: a figure moves elsewhere')
    expect(said[at + 1]).toBe('  g1.at: expected [10,10], found [10,9]')
    expect(said.join()).toContain('did you mean plastic?')
    expect(said.join()).toContain('TEXT-1: broken.yaml line')
    expect(said.at(-1)).toBe('1 passed, 3 failed')
  })

  test('is one object as JSON, and nothing else', async () => {
    const { code, said } = await sandtable('cases bad.yaml --json', [], folderWith(files))
    expect([code, said.length]).toEqual([1, 1])
    const { passed, failed, pending, cases } = JSON.parse(said[0] ?? '')
    expect([passed, failed, pending]).toEqual([1, 1, 0])
    expect(cases[1]).toEqual({
      name: 'wrong',
      file: 'bad.yaml',
      line: 13,
      ruleset: 'plastic',
      status: 'failed',
      failures: ['g1.at: expected [10,10], found [10,9]'],
    })
  })

  test('is wrongly used with a file that is not there', async () => {
    const { code, warned } = await sandtable('cases nowhere.yaml', [], root)
    expect([code, warned]).toEqual([2, ['There is no file or folder nowhere.yaml.']])
  })
})
