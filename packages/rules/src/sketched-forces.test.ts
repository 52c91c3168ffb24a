import { readdirSync, readFileSync } from 'node:fs'
import {
  blankSketch,
  type Force,
  fileOf,
  Host,
  jsonSource,
  readForce,
  readScenario,
  withForce,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { ruleSets } from './sets.gen.ts'

const root = new URL('../../../forces/', import.meta.url)
const forcesOf = (set: string): readonly Force[] =>
  readdirSync(new URL(`${set}/`, root)).map(file =>
    readForce(ruleSets, readFileSync(new URL(`${set}/${file}`, root), 'utf8'), file),
  )

test.each(ruleSets.map(({ id }) => id))(
  'two sides of a battle made by hand take forces of %s, and it can be played',
  set => {
    const rules = ruleSets.find(({ id }) => id === set)
    if (!rules?.sketching || !rules.forces) throw new Error(set)
    const all = forcesOf(set)
    const { armies } = rules.forces
    const campOf = ({ army }: Force) => armies.find(({ id }) => id === army)?.camp
    const [first] = all
    const second = all.find(force => first && campOf(force) !== campOf(first))
    if (!first || !second) throw new Error('too few forces')
    const blank = blankSketch(set, rules.sketching)
    const [south, north] = blank.sides.map(({ id }) => id)
    let sketch = withForce({ ...blank, start: rules.sketching.starts['set-up'] }, rules, south ?? '', second, 1)
    // the second replaces the first; the other side has what this one has, with ids of its own
    sketch = withForce(sketch, rules, south ?? '', first, 1)
    sketch = withForce(sketch, rules, north ?? '', second, 2)
    const value = { ...fileOf(sketch), title: 'Made by hand', summary: 'Two forces.' }
    const scenario = readScenario(ruleSets, jsonSource('made', JSON.parse(JSON.stringify(value))))
    const { game, setup } = new Host(rules, scenario.source).start()
    for (const side of [south, north]) expect(game.pieces.some(piece => piece.side === side)).toBe(true)
    const names = Object.values(setup.called)
    const given = first.items.flatMap(item => [item, ...item.items]).flatMap(({ names: called }) => called)
    expect(given.filter(name => names.includes(name)).length).toBeGreaterThan(0)
  },
)
