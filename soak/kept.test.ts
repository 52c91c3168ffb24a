import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Kept } from './kept.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what held is not looked at again, and what did not is', () => {
  const looked: string[] = []
  const look = (work: string, ...faults: readonly string[]) => {
    looked.push(work)
    return faults
  }
  for (const place of [join(folder, 'a'), join(folder, 'a'), join(folder, 'b')]) {
    const kept = new Kept('test', place)
    expect(kept.once('one', () => look('one'))).toEqual([])
    expect(kept.once('two', () => look('two', 'a fault'))).toEqual(['a fault'])
  }
  // the second run knows of the first; other sources have another place
  expect(looked).toEqual(['one', 'two', 'two', 'one', 'two'])
})

test('a line that was cut off counts for nothing', () => {
  const place = join(folder, 'cut')
  new Kept('test', place).add('game 1')
  appendFileSync(join(place, 'test'), 'game 2')
  expect(['game 1', 'game 2'].map(work => new Kept('test', place).has(work))).toEqual([true, false])
})

test('what a piece of work has found is remembered', () => {
  const place = join(folder, 'found')
  new Kept('test', place).add('game 1', '{"most":7}')
  expect(['game 1', 'game 2'].map(work => new Kept('test', place).found(work))).toEqual(['{"most":7}', null])
})

test('without a place, nothing outlasts the run', () => {
  new Kept('test', null).add('game 1')
  expect(new Kept('test', null).has('game 1')).toBe(false)
})
