import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { plastic, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { examine } from './doctor.ts'
import { ownFolder, root, sandtable } from './script.fixture.ts'

/** A project with only these files. */
function project(...files: readonly string[]): string {
  const folder = ownFolder()
  for (const file of ['rulebooks/FORMAT.md', 'cases/README', ...files]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

describe('doctor', () => {
  test.each(ruleSets)('finds that $id lacks nothing but its cases, if these are not run', rules => {
    const missing = examine(rules, root, []).filter(({ state }) => state === 'missing')
    expect(missing.map(({ part }) => part)).toEqual(['cases', 'coverage'])
  })

  test('says for every part of a set how it stands, and what to do', async () => {
    const { code, said } = await sandtable('doctor plastic')
    expect([code, said[0]]).toEqual([0, 'plastic: Simple Plastic Figures'])
    const parts = [
      'rulebook',
      'cases',
      'coverage',
      'scenarios',
      'golden games',
      'player',
      'look',
      'words',
      'dice readings',
    ]
    for (const part of [...parts, 'verdict', 'goals', 'lessons', 'German', 'picture'])
      expect(
        said.filter(line => line.slice(10).startsWith(part)),
        part,
      ).toHaveLength(1)
    expect(said).toContainEqual(expect.stringMatching(/^ {2}ok +lessons +in en and de$/))
    expect(said).toContainEqual(expect.stringMatching(/^ {2}- +dice readings +no good or bad luck at/))
  })

  test('says what is missing where there are only rules', () => {
    const found = examine(plastic, project())
    const missing = found.filter(({ state }) => state === 'missing').map(({ part }) => part)
    expect(missing).toEqual(['cases', 'coverage', 'scenarios'])
    expect(found.find(({ part }) => part === 'look')).toMatchObject({ state: 'instead' })
  })

  test('says of a scenario without its golden game how to make it', () => {
    const found = examine(plastic, project('scenarios/plastic/ford.yaml'))
    expect(found.find(({ part }) => part === 'golden games')).toMatchObject({
      state: 'missing',
      says: expect.stringMatching(/^none of ford: GOLDEN=1 /),
    })
  })

  test.each([
    [['rulebooks/duel.yaml'], 'rulebooks/duel.yaml has no folder packages/rules/src/duel'],
    [['packages/rules/src/duel/index.ts'], 'packages/rules/src/duel has no rulebook rulebooks/duel.yaml'],
    [['rulebooks/duel.yaml', 'packages/rules/src/duel/index.ts'], 'duel is not in the program yet: npm run generate'],
  ])('says that a set is only half there: %s', async (files, says) => {
    const { code, text } = await sandtable('doctor duel', [], project(...files))
    expect([code, text]).toEqual([1, expect.stringContaining(says)])
  })

  test('knows no set that is nowhere', async () => {
    expect((await sandtable('doctor plastik')).warned.join()).toContain('Did you mean plastic?')
  })
})
