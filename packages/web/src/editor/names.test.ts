import { afterAll, expect, test } from 'vitest'
import { german } from '../language/de/rules.ts'
import { useSpoken } from '../language/index.ts'
import { sidesWithNobody, thingSays } from './names.ts'

const english = useSpoken.getState()
afterAll(() => useSpoken.setState(english, true))

const named = () =>
  ['north-wall', 'wall-2'].map(id =>
    thingSays('muzzleflash', {
      part: 'terrain',
      key: `terrain ${id}`,
      record: { id, kind: 'wall' },
    }),
  )

test('what a thing is follows its name, and is written as its language writes it', () => {
  expect(named()).toEqual(['North wall, wall', 'Wall 2'])
  useSpoken.setState({ language: 'de', rules: german })
  expect(named()).toEqual(['North wall, Mauer', 'Mauer 2'])
})

test('a side for which nobody fights is named', () => {
  const sketch = {
    ruleset: 'plastic',
    sides: [{ id: 'red' }, { id: 'blue', name: 'Reserve' }],
    pieces: [{ id: 'a', side: 'red', kind: 'x' }],
  }
  expect(sidesWithNobody(sketch as never)).toEqual(['Reserve'])
  useSpoken.setState(english, true)
  expect(sidesWithNobody({ ...sketch, pieces: [] } as never)).toEqual(['Red', 'Reserve'])
  useSpoken.setState({ language: 'de', rules: german })
  expect(sidesWithNobody({ ...sketch, pieces: [] } as never)).toEqual(['Rot', 'Reserve'])
})
