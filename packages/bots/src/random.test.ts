import { readFileSync } from 'node:fs'
import { Host } from '@sandtable/kernel'
import { muzzleflash, plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from './play.ts'
import { random } from './random.ts'

const file = new URL('../../../scenarios/plastic/tutorial.yaml', import.meta.url)
const source = readYaml(readFileSync(file, 'utf8'), 'tutorial.yaml')

function game(seed: number): Host {
  const host = new Host(plastic, source, { dice: { from: 'seed', seed } }).start()
  play(host, { allied: random(seed), german: random(-seed) })
  return host
}

test('a random player ends every game with decisions that are allowed', () => {
  for (let seed = 1; seed <= 20; seed++) expect(game(seed).over).toBe(true)
})

test('the same seed plays the same game, another seed another', () => {
  const decisions = (seed: number) => game(seed).game.journal.entries.filter(({ type }) => type === 'decision')
  expect(decisions(1)).toEqual(decisions(1))
  expect(decisions(1)).not.toEqual(decisions(2))
})

test('a side that is not asked cannot be decided for', () => {
  const host = game(1)
  expect(() => random(1).decide(host.seat('allied'))).toThrow('allied is not being asked')
})

test('who plays against a person never offers to end the game', () => {
  const tutorial = new URL('../../../scenarios/muzzleflash/tutorial.yaml', import.meta.url)
  const fight = readYaml(readFileSync(tutorial, 'utf8'), 'tutorial.yaml')
  const offers = (odd: boolean): boolean =>
    [1, 2, 3].some(seed => {
      const host = new Host(muzzleflash, fight, { dice: { from: 'seed', seed } }).start()
      play(host, { british: random(seed, { odd }), german: random(-seed, { odd }) })
      return host.game.journal.entries.some(entry => entry.type === 'decision' && entry.decision.action === 'finish')
    })
  expect(offers(true)).toBe(true)
  expect(offers(false)).toBe(false)
})
