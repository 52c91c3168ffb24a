import { type Box, mm, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bareGame } from '../game.fixture.ts'
import { discAt, figuresUnder, halfUnder, shareUnder } from './template.ts'

const game = bareGame()

const at = (x: number, y: number): Point => [mm(x), mm(y)]
const stand = (x: number, y: number): Box => ({ at: at(x, y), width: mm(50), depth: mm(50), facing: 0 })

test('a stand right under the middle is covered whole', () => {
  const { covered, of } = shareUnder(stand(500, 500), discAt(game, at(500, 500)))
  expect(covered).toBe(of)
})

test('a stand 60 mm off is a little less than half covered, one at 55 mm a little more', () => {
  expect(halfUnder(stand(560, 500), discAt(game, at(500, 500)))).toBe(false)
  expect(halfUnder(stand(555, 500), discAt(game, at(500, 500)))).toBe(true)
})

test('figures times the share, rounded down', () => {
  expect(figuresUnder(stand(500, 500), discAt(game, at(500, 500)), 3)).toBe(3)
  expect(figuresUnder(stand(555, 500), discAt(game, at(500, 500)), 3)).toBe(1)
  expect(figuresUnder(stand(600, 500), discAt(game, at(500, 500)), 3)).toBe(0)
})
