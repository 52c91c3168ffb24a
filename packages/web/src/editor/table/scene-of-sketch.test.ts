import { blankSketch, openSketch, type Sketch, withTerrain } from '@sandtable/kernel'
import { plastic } from '@sandtable/rules'
import { beforeAll, expect, test } from 'vitest'
import { enter } from '../../sets/index.ts'
import { landscaped } from '../../table/land/scenery.ts'
import { sceneOfSketch } from './scene-of-sketch.ts'

beforeAll(() => enter('plastic', ['look']))

test('the table of a battle that is being made shows what was laid, and nothing that would wander', () => {
  if (!plastic.sketching) throw new Error('plastic makes battles')
  const blank: Sketch = { ...blankSketch('plastic', plastic.sketching), title: 'The mill' }
  const corners = [20, 26].flatMap(x => [20, 26].map(y => [x, y] as const))
  const house = { kind: 'building', polygon: [0, 1, 3, 2].map(i => corners[i] ?? [0, 0]) }
  const { sketch } = withTerrain(blank, [house])
  const opened = { ...openSketch(plastic, sketch), sketch }
  expect(opened.faults).toEqual([])
  const scene = sceneOfSketch(plastic as never, opened as never, [], { type: 'select' })
  expect(scene && landscaped(scene).terrain.map(({ look }) => look)).toEqual(['building'])
})
