import { expect, test } from 'vitest'
import { Playback } from './motion.ts'
import type { Motion, TableScene } from './scene.ts'

// a pause looks at nothing else of a scene
const scene = { width: 100, depth: 100, pieces: [] } as unknown as TableScene
const pause: Motion = { type: 'pause', lasts: 1000 }
const step = (playback: Playback, now: number): boolean => playback.step(scene, null as never, null as never, now)

test('what is added while the table plays does not begin it again', () => {
  const first = new Playback([pause], 1, false)
  step(first, 100)
  const longer = new Playback([pause, pause], 1, false, first)
  expect(step(longer, 2000)).toBe(true)
  expect(step(longer, 2150)).toBe(false)
})

test('something else begins at its own beginning', () => {
  const first = new Playback([pause], 1, false)
  step(first, 100)
  const other = new Playback([{ type: 'pause', lasts: 500 }], 1, false, first)
  expect([step(other, 900), step(other, 1300), step(other, 1450)]).toEqual([true, true, false])
})
