import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChain, writeChain } from '@sandtable/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderWith, sandtable, tiny } from './script.fixture.ts'

/** One saved game, and damage done to it. */
let folder = ''
let whole = ''

beforeAll(async () => {
  folder = folderWith({ 'tiny.yaml': tiny })
  await sandtable('play tiny.yaml --seed 3 --sides bot,bot --save good.save', [], folder)
  whole = readFileSync(join(folder, 'good.save'), 'utf8')
})

function changed(change: (text: string) => string): Promise<{ code: number; said: string[]; warned: string[] }> {
  writeFileSync(join(folder, 'bad.save'), change(whole))
  return sandtable('verify bad.save', [], folder)
}

describe('verify', () => {
  test('counts what a good save holds', async () => {
    const { code, said } = await sandtable('verify good.save', [], folder)
    expect(code).toBe(0)
    expect(said).toEqual([expect.stringMatching(/^verified: \d+ entries, \d+ decisions, \d+ (die|dice)$/)])
  })

  test('names the line at which a save was cut', async () => {
    const lines = whole.split('\n').length
    const { code, said } = await changed(text => text.slice(0, text.length / 2))
    expect([code, said]).toEqual([1, [expect.stringMatching(/^not verified: SAVE-5: /)]])
    expect(Number(/bad\.save line (\d+)/.exec(said[0] ?? '')?.[1])).toBeLessThan(lines)
  })

  test('finds a single bit, wherever it is', async () => {
    for (let i = 0; i < whole.length; i += Math.floor(whole.length / 50)) {
      const flip = String.fromCharCode(whole.charCodeAt(i) ^ 1)
      const { code, said, warned } = await changed(text => text.slice(0, i) + flip + text.slice(i + 1))
      expect([i, code, ...said, ...warned]).toEqual([i, 1, expect.stringMatching(/SAVE-\d: bad\.save line \d+: /)])
    }
  })

  test.each<[string, (line: string, i: number) => string]>([
    ['another seed', line => line.replace(/"seed":("?)3/, '"seed":$18')],
    ['other dice', line => (line.includes('"type":"roll"') ? line.replace(/"dice":\[\d/, '"dice":[7') : line)],
    ['a grenade thrown too far', line => line.replace('"target":[30480,35560]', '"target":[30480,60000]')],
  ])('finds %s in a save that was linked anew', async (_, forge) => {
    const forged = readChain(whole).lines.map(forge)
    expect(forged).not.toEqual(readChain(whole).lines)
    const { code, said } = await changed(() => writeChain(forged))
    expect([code, said]).toEqual([1, [expect.stringMatching(/^not verified: SAVE-4: bad\.save line \d+: /)]])
  })

  test('says that something else is no save, and that nothing is nothing', async () => {
    expect((await sandtable('verify tiny.yaml', [], folder)).warned[0]).toMatch(
      /^SAVE-1: tiny\.yaml line 1: this is not a Sandtable save/,
    )
    const { code, warned } = await sandtable('verify no.save', [], folder)
    expect([code, warned]).toEqual([2, ['There is no file no.save.']])
  })
})

describe('replay', () => {
  test('tells the game in sentences, from its first turn to its outcome', async () => {
    const { code, said } = await sandtable('replay good.save', [], folder)
    expect(code).toBe(0)
    expect(said[0]).toMatch(/^Simple Plastic Figures, German against American, \d+ entries\.$/)
    expect(said[2]).toBe('Turn 1')
    expect(said.at(-1)).toMatch(/\.$/)
  })

  test('tells one entry with the words of its rules', async () => {
    const { text } = await sandtable('replay good.save --entry 2', [], folder)
    expect(text).toMatch(/^Entry 2 of \d+\./)
    expect(text).toMatch(/\nPF-[A-Z]+-\d+: \w/)
  })

  test('knows its sides and its length', async () => {
    expect((await sandtable('replay good.save --side germn', [], folder)).warned[0]).toContain('Did you mean german?')
    expect((await sandtable('replay good.save --entry 9999', [], folder)).code).toBe(2)
  })
})
