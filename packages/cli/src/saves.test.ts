import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Host, load, readChain, save, seeded, VERSION, writeChain } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { playAtRandom, randomGame } from './forged.fixture.ts'
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

  const verified = async (host: Host, ...options: readonly string[]) => {
    writeFileSync(join(folder, 'other.save'), save(host))
    const { code, said } = await sandtable(['verify', 'other.save', ...options], [], folder)
    return [code, ...said]
  }
  const counted = (entries: string, dice: string) =>
    expect.stringMatching(new RegExp(`^verified: ${entries} entries, \\d+ decisions, ${dice}$`))

  test('counts the dice that people have typed, also in a game that branched', async () => {
    const typed = randomGame('plastic', 20, { from: 'people' })
    expect(await verified(typed)).toEqual([
      0,
      counted('\\d+', '\\d+ dice, all of them typed by people, which nobody can check'),
    ])
    const seeded = randomGame('plastic', 12)
    const { dice } = seeded.game.store
    const last = seeded.game.journal.settled.at(-1) as number
    const branch = playAtRandom(seeded.branch(last, { from: 'people' }), 8)
    expect(branch.game.store.dice).toBeGreaterThan(dice)
    expect(await verified(branch)).toEqual([
      0,
      counted('\\d+', '\\d+ dice, \\d+ of them typed by people, which nobody can check'),
    ])
  })

  test('counts and names what the umpire did', async () => {
    const host = new Host(ruleSets.find(({ id }) => id === 'plastic') as never, readYaml(tiny, 'tiny.yaml')).start()
    host.announce('Rain.')
    host.roll('wind', 2, 6)
    host.roll('wind', 2, 6, [6, 6])
    const [first] = host.game.pieces
    host.overrule('piece', first?.id as string, { facing: 90 })
    host.remove(host.game.pieces.at(-1)?.id as string)
    host.place({ id: 'late', side: first?.side, kind: first?.kind, at: [1, 1] })
    const fair = seeded(1).roll({ purpose: 'wind', count: 2, faces: 6 }, host.game.store.dice - 4) as readonly number[]
    const said = await verified(host)
    expect(said.slice(0, 2)).toEqual([0, expect.stringContaining('2 of them typed by people')])
    expect(said.slice(2)).toEqual([
      'The umpire did 6 things that no rule repeats:',
      expect.stringMatching(/^ {2}entry \d+: spoke$/),
      expect.stringMatching(new RegExp(`^ {2}entry \\d+: rolled ${fair.join(', ')}$`)),
      expect.stringMatching(/^ {2}entry \d+: rolled 6, 6$/),
      expect.stringMatching(new RegExp(`^ {2}entry \\d+: changed piece ${first?.id}$`)),
      expect.stringMatching(/^ {2}entry \d+: changed piece /),
      expect.stringMatching(/^ {2}entry \d+: placed piece late$/),
    ])
  })

  test('tells the seal of sealed dice, and compares it', async () => {
    const game = randomGame('plastic', 12, { from: 'commitment', secret: 'long and random', nonces: ['a', 'b'] })
    const said = await verified(game)
    const [, seal = ''] = /^The secret of the dice was sealed as ([0-9a-f]{64})\.$/.exec(String(said[2])) ?? []
    expect((await verified(game, '--seal', seal))[0]).toBe(0)
    expect(await verified(game, '--seal', seal.replace(/./, 'x'))).toEqual([
      1,
      expect.stringContaining('another secret'),
    ])
    expect(await verified(randomGame('plastic', 2), '--seal', seal)).toEqual([
      1,
      expect.stringContaining('no sealed secret'),
    ])
  })

  test('a seal says nothing of dice that are older than its secret', async () => {
    const chosen = randomGame('plastic', 12)
    const { length } = chosen.game.journal
    expect(chosen.run.isSettled).toBe(true)
    const sealed = chosen.branch(length, { from: 'commitment', secret: 'long and random', nonces: ['a', 'b'] })
    const said = await verified(sealed)
    const { dice } = chosen.game.store
    expect(said[0]).toBe(0)
    expect(said.at(-1)).toBe(`${dice} dice did not come from it.`)
    const [, seal = ''] = /sealed as ([0-9a-f]{64})/.exec(String(said.at(-2))) ?? []
    expect(await verified(sealed, '--seal', seal)).toEqual([
      1,
      `not verified: ${dice} of its ${dice} dice come from no sealed secret`,
    ])
  })

  test('says which part of a game another version has played', async () => {
    const { host } = load(ruleSets, whole)
    host.carried = { version: '0.1.0', entries: host.game.journal.settled[1] as number }
    expect(await verified(host)).toEqual([
      1,
      expect.stringMatching(/^not verified: Sandtable 0\.1\.0 played the first \d+ entries/),
    ])
  })

  test('the version is that of the packages', () => {
    for (const name of ['kernel', 'rules', 'bots', 'room', 'web', 'cli']) {
      const { version } = JSON.parse(readFileSync(new URL(`../../${name}/package.json`, import.meta.url), 'utf8'))
      expect(version).toBe(VERSION)
    }
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
