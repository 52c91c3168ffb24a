import { readFileSync } from 'node:fs'
import { jsonSource, type RuleSet, readScenario, SandtableError, type Source } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './index.ts'
import { readYaml } from './yaml.ts'

/** Nonsense that no type forbids is not accepted silently: each field of each set is asked what it takes. */

type Part = { [key: string]: unknown }

const file = (set: string): string => `scenarios/${set}/tutorial.yaml`
const textOf = (set: string): string => readFileSync(new URL(`../../../${file(set)}`, import.meta.url), 'utf8')
const faultOf = (rules: RuleSet, source: Source): string => {
  try {
    readScenario([rules], source)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof SandtableError)) throw error
    return error.message
  }
}

/** Numbers that may be below nothing, with the reason. */
const mayBeNegative: { readonly [set: string]: readonly string[] } = {
  plastic: [],
  blaze: ['side.victoryPoints'], // lost as well as won
  goodbye: ['piece.hitBonus'], // a bad shot
  muzzleflash: ['side.vp', 'piece.medical'], // the injured cost points; some wounds are worse
}

/** The records of a scenario, by the table of their fields; one of each is changed. */
const records = (whole: Part): { readonly [table: string]: Part | undefined } => ({
  game: whole.start as Part,
  side: (whole.sides as Part[])[0],
  unit: (whole.units as Part[] | undefined)?.[0],
  piece: (whole.pieces as Part[])[0],
  terrain: ((whole.table as Part).terrain as Part[])[0],
})

describe.each(ruleSets)('$id', rules => {
  test('no count, turn or size is less than nothing', () => {
    const taken: string[] = []
    let asked = 0
    for (const [table, fields] of Object.entries(rules.fields))
      for (const [field, type] of Object.entries(fields)) {
        if (!/^a (whole number|length)/.test(type.says)) continue
        const whole = structuredClone(readYaml(textOf(rules.id), file(rules.id)).value) as Part
        const record = records(whole)[table]
        if (!record) continue
        asked++
        record[field] = -1
        if (faultOf(rules, jsonSource('x', whole)) === 'accepted') taken.push(`${table}.${field}`)
      }
    expect(asked).toBeGreaterThan(5)
    expect(taken.sort()).toEqual([...(mayBeNegative[rules.id] ?? [])].sort())
  })

  test.each([
    ['turns', 0],
    ['turns', -3],
    ['turns', 1_000_000],
    ['minutes', -1],
    ['start.turn', -1],
    ['start.last', 0],
    ['start.last', -2],
    ['start.last', 1_000_000],
  ])('%s: %d is refused', (path, value) => {
    const whole = structuredClone(readYaml(textOf(rules.id), file(rules.id)).value) as Part
    const [key = '', field] = path.split('.')
    if (field) (whole[key] as Part)[field] = value
    else whole[key] = value
    expect(faultOf(rules, jsonSource('x', whole))).toMatch(
      new RegExp(`^${rules.book.prefix}-SCEN-3: x: ${path}: expected a whole number.*, found ${value}$`),
    )
  })

  test('a misspelt kind is told what was probably meant, with its line', () => {
    const text = textOf(rules.id)
    for (const [kind, line] of [kindIn(text, 'pieces:'), kindIn(text, 'terrain:')]) {
      const spoilt = text.replace(line, line.replace(`kind: ${kind}`, `kind: ${kind.slice(0, -1)}`))
      const at = text.slice(0, text.indexOf(line)).split('\n').length
      const fault = faultOf(rules, readYaml(spoilt, 'x.yaml'))
      expect(fault).toContain(`${rules.book.prefix}-SCEN-4: x.yaml line ${at}: `)
      expect(fault).toContain(`${kind.slice(0, -1)}: did you mean ${kind}?`)
    }
  })
})

/** The first kind after this heading whose name without its last letter is no kind, and its line. */
function kindIn(text: string, heading: string): readonly [string, string] {
  const rest = text.slice(text.indexOf(heading))
  const line = rest.split('\n').find(one => /\bkind: [\w-]{4,}/.test(one)) ?? ''
  return [/\bkind: ([\w-]+)/.exec(line)?.[1] ?? '', line]
}

/** What only one set has: a part of its tutorial or of this position, what stands there instead, and the fault. */
const position = (set: string, table: string, pieces: string, more = ''): string => `
title: A position
ruleset: ${set}
summary: For tests.
turns: 2
minutes: 5
table: { width: 60, depth: 60, terrain: [ ${table} ] }
sides: [ { id: red }, { id: blue } ]
units: [ { id: one, side: red, kind: section }, { id: two, side: blue, kind: section } ]
pieces: [ ${pieces} ]
start: { turn: 1${more} }
`
const house = '{ id: house, kind: building, polygon: [[20, 20], [28, 20], [28, 26], [20, 26]]'
const alone: readonly (readonly [string, string, string])[] = [
  [
    'plastic',
    position('plastic', `${house}, openings: [[24, 21]] }`, ''),
    'openings.0: [24, 21] is not on the outline',
  ],
  [
    'plastic',
    position('plastic', `${house}, holes: [{ at: [24, 23], width: 1 }] }`, ''),
    'holes.0: [24, 23] is not on',
  ],
  ['goodbye', position('goodbye', `${house}, openings: [[24, 20], [30, 20]] }`, ''), 'openings.1: [30, 20] is not on'],
  ['muzzleflash', position('muzzleflash', `${house}, gaps: [{ at: [30, 30], width: 1 }] }`, ''), 'not in house'],
  ['plastic', position('plastic', '{ id: tree, kind: thick-trees, circle: [90, 90, 2] }', ''), 'tree is off the table'],
  [
    'plastic',
    position('plastic', '{ id: tree, kind: thick-trees, circle: [9, 9, -2] }', ''),
    'radius must be more than 0',
  ],
  [
    'muzzleflash',
    position('muzzleflash', '', '{ id: r1, side: red, kind: rifleman, at: [1, 1], skills: { mve: 2 } }'),
    'action mve: did you mean move?',
  ],
  [
    'muzzleflash',
    position('muzzleflash', '', '{ id: r1, side: red, kind: rifleman, at: [1, 1], pinnedBy: b9 }'),
    'unknown name: pieces.0.pinnedBy: b9',
  ],
  [
    'goodbye',
    position('goodbye', '', '{ id: r1, side: red, kind: rifleman, at: [1, 1], knockedOut: [tank-gun] }'),
    'r1 has no tank-gun',
  ],
  [
    'goodbye',
    position('goodbye', '', '{ id: r1, side: red, unit: two, kind: rifleman }'),
    'two belongs to another side',
  ],
]
test.each(alone)('%s: %#', (set, text, says) => {
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  const fault = faultOf(rules, readYaml(text, 'x.yaml'))
  expect(fault).toMatch(new RegExp(`^${rules.book.prefix}-SCEN-\\d: x\\.yaml line \\d+: `))
  expect(fault).toContain(says)
})

test('a stand has as many figures as its kind, at most', () => {
  const rules = ruleSets.find(({ id }) => id === 'blaze') as RuleSet
  const whole = readYaml(textOf('blaze'), file('blaze')).value as Part
  const withFigures = (figures: number): string => {
    const copy = structuredClone(whole)
    const stand = (copy.pieces as Part[])[0] as Part
    stand.figures = figures
    return faultOf(rules, jsonSource('x', copy))
  }
  expect(withFigures(1)).toBe('accepted')
  expect(withFigures(9)).toMatch(/^BA-SCEN-3: x: pieces\.0\.figures: .* figures at most, not 9$/)
  expect(withFigures(-1)).toMatch(/^BA-SCEN-3: x: pieces\.0\.figures: expected a whole number, 0 or more, found -1$/)
})
