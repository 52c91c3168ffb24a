import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Host, type PieceRecord, type RuleSet } from '@sandtable/kernel'
import { Room } from '@sandtable/room'
import { plastic, readYaml } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { folderWith, Script, sandtable, tiny } from '../script.fixture.ts'
import { playLoop } from './session.ts'

const play = (options: string, lines: readonly string[], folder = folderWith({ 'tiny.yaml': tiny })) =>
  sandtable(`play tiny.yaml --seed 3 ${options}`, lines, folder)

/** The same rules with the other side's figures hidden: what a seat must never tell. */
const fog: RuleSet = {
  ...plastic,
  sees: (table, record, side) => table !== 'piece' || (record as PieceRecord).side === side,
}

describe('what a side may not know', () => {
  const foggy = async (lines: readonly string[]) => {
    const script = new Script(lines)
    const host = new Host(fog, readYaml(tiny, 'tiny.yaml'), { dice: { from: 'seed', seed: 3 } }).start()
    const ending = await playLoop(new Room(host, new Map()), script, {})
    return { ending, text: script.text }
  }

  test('is in no map, list or look, and the odds do not tell of it', async () => {
    const { text } = await foggy(['map', 'list', 'look a1', 'look g1', 'odds move g1 north 3'])
    expect(text).not.toContain('American rifleman')
    expect(text).toContain('There is no piece or terrain called a1.')
    expect(text).toContain('things on this table that you may not know')
  })

  test('is not shown before the other has looked away', async () => {
    const { text, ending } = await foggy(['move g1 north 1', 'end', '', 'log', 'quit'])
    const [before = '', after = ''] = text.split(
      'The American side is to decide. Press Enter when nobody else is looking.',
    )
    expect(before).toContain('Rifleman Möller moves 1″')
    expect(before).toContain('\n'.repeat(60))
    expect(after).not.toContain('ifleman Möller moves')
    expect(ending).toBe('left')
  })
})

describe('a game in the terminal', () => {
  test('is played to its end, by numbers and by sentences', async () => {
    const lines = ['2', '1', '1', '', 'move g2 north 3', 'end', 'end']
    const { code, text, said } = await play('--sides human,human', lines)
    expect(code).toBe(0)
    expect(text).toContain('Who fires?\n1. Rifleman Möller\n2. Grenadier Maier')
    expect(text).toContain('Fire, piece Rifleman Möller, target American rifleman Duffy. Press Enter to do it')
    expect(text).toMatch(
      /Effect on American rifleman Duffy: needs 6\+, rolls \d, range of 3″ to 6″ \+1, .*(succeeds|fails)\. PF-EFF-/,
    )
    expect(text).toContain('Grenadier Maier moves 3″ north to C2. PF-')
    expect(said.slice(-2)).toEqual(['The game is over.', 'The German side has won.'])
  })

  test('says why a greyed choice may not be chosen, with the rule', async () => {
    const { text } = await play('--sides human,human', ['?', '5', '3', '? 2', 'fire g1 at g2'])
    expect(text).toContain('Not allowed: 5 Lead, 6 Rally, 7 Direct fire, 8 Call in fire. Type ? to hear why.')
    expect(text).toMatch(/Not allowed: 5 Lead\.\n {2}Rifleman Möller is neither a leader nor a radioman\. PF-LDR-5/)
    expect(text).toMatch(/Not allowed: 2 Rifleman Möller\.\n {2}Rifleman Möller has no grenade\. PF-GEN-4/)
  })

  test('refuses what the rules refuse, and changes nothing', async () => {
    const { text } = await play('--sides human,human', ['move g1 20,20', 'action=move piece=g1 to=20,20', 'log'])
    expect(text.match(/Refused\.\n {2}Too far: 18\.6″ \(6″ at most\)\. PF-MOV-1/g)).toHaveLength(2)
    expect(text).toContain('Nothing has happened yet.')
  })

  test('ends with the input, saves nothing, and says so', async () => {
    const folder = folderWith({ 'tiny.yaml': tiny })
    const { code, said } = await play('--save tiny.save', ['move g1 north 1'], folder)
    expect(code).toBe(0)
    expect(said.at(-1)).toBe('There is no more input. Nothing was saved.')
    expect(existsSync(join(folder, 'tiny.save'))).toBe(false)
  })

  test('tells the exact odds before anything is decided, without deciding it', async () => {
    const { text } = await play('--sides human,human', ['odds fire g1 at a1', 'odds move g1 north 1', 'odds', 'log'])
    // it needs 6, and the modifiers add up to +1: a five or a six
    expect(text).toContain('American rifleman Duffy falls: 33 %.')
    expect(text).toContain('Nobody can be lost, pinned or wounded by it.')
    expect(text).toContain('Say what to try')
    expect(text).toContain('Nothing has happened yet.')
  })

  test('takes a decision back until dice have been rolled', async () => {
    const { text } = await play('--sides human,human', [
      'move g1 north 1',
      'undo',
      'redo',
      'fire g2 german-rifle a1',
      'undo',
    ])
    expect(text).toContain('Taken back.')
    expect(text.match(/Rifleman Möller moves 1″/g)).toHaveLength(2)
    expect(text).toContain('Dice were rolled: effect.')
  })

  test('asks for real dice, and takes no others', async () => {
    const folder = folderWith({ 'tiny.yaml': tiny })
    const { text } = await sandtable(
      'play tiny.yaml --dice typed --sides human,human',
      ['fire g1 a1', '9', 'two', '6'],
      folder,
    )
    expect(text).toContain('Dice: Effect on American rifleman Duffy, needs 6+, range of 3″ to 6″ +1')
    expect(text).toContain('"effect" rolls 1 to 6, not 9.')
    expect(text).toContain('American rifleman Duffy is eliminated by fire, with a total of 7.')
  })

  test('shows the table as letters, with everybody’s place', async () => {
    const { said } = await play('--sides human,human', ['map', 'look a1', 'look a9'])
    const at = said.indexOf('     A   B   C   D')
    expect(said.slice(at + 1, at + 5)).toEqual([
      '  4  .   .   .   .',
      '  3  .   . H a1H .',
      '  2  .   g1H g1H .',
      '  1  .   .   .   .',
    ])
    expect(said).toContain(
      'American: American rifleman Duffy at C3 (12, 14); nearest enemy Rifleman Möller, 6.3″ at 7 o’clock in B2, hedge between.',
    )
    expect(said).toContain('There is no piece or terrain called a9. Did you mean a1?')
  })

  test('plays the computer’s sides, and goes on from a save', async () => {
    const folder = folderWith({ 'tiny.yaml': tiny })
    const first = await play('--save tiny.save', ['end', 'quit'], folder)
    expect(first.text).toContain('The American side ends its go.')
    expect(readFileSync(join(folder, 'tiny.save'), 'utf8')).toContain('"sandtable":2')
    const second = await sandtable('play tiny.save --sides bot,bot', [], folder)
    expect(second.said.at(-2)).toBe('The game is over.')
  })

  test('lets the computer decide, once or for the rest of the phase', async () => {
    const { text } = await play('--sides human,human', ['auto', 'auto all', 'log', 'quit'])
    expect(text).toContain('The German side ends its go.')
    expect(text).toContain('You are the American side.')
  })

  test('begins the only thing that can be done by itself', async () => {
    const { text } = await play('--sides human,human', ['end', 'end', '1'])
    expect(text).toContain('Who goes first this turn? PF-TRN-10\n1. The German side\n2. The American side')
    expect(text).toContain('Choose, first the German side. Press Enter to do it')
  })

  test('leaves a file alone that is no save', async () => {
    const folder = folderWith({ 'tiny.yaml': tiny })
    const { text } = await play('', ['save tiny.yaml', 'quit'], folder)
    expect(text).toContain('tiny.yaml is no saved game: it is left as it is.')
    expect(readFileSync(join(folder, 'tiny.yaml'), 'utf8')).toBe(tiny)
  })
})
