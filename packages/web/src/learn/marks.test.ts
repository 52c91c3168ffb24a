import { expect, test } from 'vitest'
import { part } from '../part.fixture.ts'
import type { TableScene } from '../table/scene.ts'
import { marked } from './marks.ts'

const sceneOf = (count: number): TableScene =>
  part<TableScene>({
    pieces: Array.from({ length: count }, (_, i) => ({ id: `p${i}`, at: [i, 0], base: { radius: 100 } })) as never,
    overlays: [],
  })

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `p${i}`)

test('a lesson rings all of those it speaks of, or nobody where they are many', () => {
  expect(marked(sceneOf(8), ids(8)).overlays).toHaveLength(8)
  expect(marked(sceneOf(9), ids(9)).overlays).toHaveLength(0)
  expect(marked(sceneOf(9), ids(2)).overlays).toHaveLength(2)
})
