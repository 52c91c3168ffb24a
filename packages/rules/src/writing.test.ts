import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  blankSketch,
  edited,
  keyOf,
  openSketch,
  type RuleSet,
  type Sketch,
  shiftedBy,
  sketchOf,
  turned,
  withoutRecord,
  withPiece,
  withTerrain,
  withTurns,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './sets.gen.ts'
import { writeScenario } from './writing.ts'
import { readYaml } from './yaml.ts'

const folder = new URL('../../../scenarios', import.meta.url).pathname
const battles = ruleSets.flatMap(({ id }) =>
  readdirSync(join(folder, id))
    .filter(name => name.endsWith('.yaml'))
    .map(name => `${id}/${name}`),
)
const textOf = (battle: string): string => readFileSync(join(folder, battle), 'utf8')
const rulesOf = ({ ruleset }: Sketch): RuleSet => ruleSets.find(({ id }) => id === ruleset) as RuleSet
const read = (text: string): Sketch => sketchOf(readYaml(text, 'battle.yaml'))
const measures = ({ book, fields }: RuleSet) => ({ unit: book.unit, fields })

const changedLines = (a: string, b: string): readonly string[] => {
  const before = new Set(a.split('\n'))
  return b.split('\n').filter(line => !before.has(line))
}

describe.each(battles)('%s', battle => {
  const text = textOf(battle)
  const sketch = read(text)

  test('is written as it was read, letter by letter, and written anew says the same', () => {
    expect(writeScenario(sketch, text)).toBe(text)
    expect(read(writeScenario(sketch))).toEqual(sketch)
  })

  test('has no fault', () => expect(openSketch(rulesOf(sketch), sketch).faults).toEqual([]))

  test('with one thing moved differs in its line alone', () => {
    const [thing] = sketch.table.terrain.filter(({ openings, polygon }) => !openings && !polygon)
    const id = thing?.id as string
    const moved = turned(sketch, [keyOf('terrain', id)], shiftedBy([1, 1]), measures(rulesOf(sketch)))
    const after = writeScenario(moved, text)
    expect(changedLines(text, after)).toHaveLength(1)
    expect(changedLines(text, after)[0]).toContain(`id: ${id},`)
    expect(read(after)).toEqual(moved)
  })
})

describe('a file that people read', () => {
  const text = textOf('plastic/crossroads-house.yaml')
  const sketch = read(text)

  test('keeps its comments and its order', () => {
    const { sketch: more } = withPiece(sketch, { kind: 'german-rifleman', side: 'german', pose: 'prone' })
    const after = writeScenario(withTurns(withoutRecord(more, 'pieces', 'mg42'), 9), text)
    expect(after).toContain('# From the outline in rulebooks/plastic.yaml')
    expect(after).toContain('  # for the eye alone: no rule reads it\n  scenery:\n')
    expect(changedLines(text, after)).toEqual([
      'turns: 9',
      '  - { kind: german-rifleman, side: german, pose: prone, id: german-rifleman }',
      'start: { phase: deploy, turn: 1, last: 9 }',
    ])
    expect(after).not.toContain('mg42')
  })

  test('takes any name, and reads it back', () => {
    for (const name of [
      'yes',
      '1',
      'A: B',
      "O'Neil, {x}",
      '# no',
      'two\nlines',
      ' spaced ',
      '“Höhe” \\ 7',
      'null',
      '-',
    ])
      expect(read(writeScenario(edited(sketch, 'sides', 'german', { name }), text)).sides[0]?.name).toBe(name)
  })

  test('folds long texts', () => {
    const briefing = { german: `${'Hold the house to the end of the last turn. '.repeat(12)}Done.` }
    const after = writeScenario({ ...sketch, briefing })
    expect(Math.max(...after.split('\n').map(line => (line.includes('polygon') ? 0 : line.length)))).toBeLessThan(160)
    expect(read(after).briefing).toEqual(briefing)
  })

  test.each(ruleSets.map(({ id }) => id))('from nothing, in %s, has two sides and no fault but its head', id => {
    const rules = ruleSets.find(one => one.id === id) as RuleSet
    const blank = blankSketch(id, rules.sketching as never)
    const { sketch: built } = withTerrain(blank, [
      {
        kind: 'hill',
        polygon: [
          [5, 5],
          [15, 5],
          [10, 15],
        ],
      },
    ])
    const { faults } = openSketch(rules, { ...built, title: 'Ours', summary: 'Made by hand.' })
    expect(faults).toEqual([])
    expect(read(writeScenario(built))).toEqual(built)
    expect(openSketch(rules, built).faults.map(({ path }) => path)).toEqual([['title']])
  })
})
