import { expect, test } from 'vitest'
import { readyForces } from './force.ts'
import { folderWith, sandtable } from './script.fixture.ts'

const PATROL = `Sandtable force
rules: muzzleflash
name: Patrol
army: british
points: 2

rifle section: Lion
- nco: Harris
sherman: Betsy; quality elite
`

test('a force is told line by line, with its total', async () => {
  const folder = folderWith({ 'patrol.txt': PATROL })
  const { code, text } = await sandtable('force patrol.txt', [], folder)
  expect(code).toBe(0)
  expect(text).toContain('  Rifle section, Lion  1\n    NCO, Harris\n')
  expect(text).toContain('  Sherman, Betsy, quality elite  1\n')
  expect(text).toContain('2 of 2 points\n')
  expect(text).toMatch(/\nlegal\n?$/)
})

test('one that is not legal says why, what would make it so, and by which rule', async () => {
  const folder = folderWith({ 'patrol.txt': `${PATROL}platoon hq\n` })
  const { code, text } = await sandtable('force patrol.txt', [], folder)
  expect(code).toBe(1)
  expect(text).toMatch(
    /needs 4 rifle sections of its own; there are 1 for 1 \(MF-BUY-5, MF-RUL-100\)\. To put it right:/,
  )
  expect(text).toMatch(/not legal: 2 faults/)
})

test('what cannot be read is told with its line', async () => {
  const folder = folderWith({ 'patrol.txt': PATROL.replace('sherman', 'shermann') })
  const { code, warned } = await sandtable('force patrol.txt', [], folder)
  expect(code).toBe(1)
  expect(warned).toEqual(['MF-FORCE-2: patrol.txt line 9: unknown name: kind shermann: did you mean sherman?'])
})

test('the text that it writes is the force that it read', async () => {
  const folder = folderWith({ 'patrol.txt': PATROL })
  const { text } = await sandtable('force patrol.txt --text', [], folder)
  const again = folderWith({ 'patrol.txt': text })
  expect((await sandtable('force patrol.txt --text', [], again)).text).toBe(text)
})

test('every ready force is legal', async () => {
  for (const name of readyForces(import.meta.dirname).keys())
    expect(await sandtable(`force ${name}`), name).toMatchObject({ code: 0 })
})
