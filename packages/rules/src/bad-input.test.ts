import { Host, randomDecision, readScenario, runCase, SandtableError, Stream } from '@sandtable/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { ruleSets } from './index.ts'
import { plastic } from './plastic/index.ts'
import { readYaml } from './yaml.ts'

/** Files are untrusted: every fault is reported quickly with its code, file and line, and has no other effect. */

const file = 'scenarios/plastic/x.yaml'

/** A battle that uses every feature; its lines are counted below. */
const good = `title: A skirmish
ruleset: plastic
summary: For tests.
turns: 3
minutes: 10
tags: [small]
briefing: { german: Hold., allied: Come on. }
options: { PF-RUL-25: all-players }
tables:
  kinds: { german-rifleman: { move: 7 } }
table:
  width: 48
  depth: 48
  terrain:
    - { id: house, kind: building, height: 3, polygon: [[20, 20], [28, 20], [28, 26], [20, 26]], openings: [[24, 20]], holes: [{ at: [20, 23], width: 1 }] }
    - { id: wall, kind: stone-wall, line: [[28, 24], [40, 24]] }
    - { id: trench, kind: trench, line: [[20, 33], [28, 33]], thick: 1.5 }
    - { id: oak, kind: thick-trees, circle: [9, 36, 1] }
sides:
  - { id: german, army: german, home: north, zone: 24, objective: { type: hold, place: house } }
  - { id: allied, home: south, players: [Ann, Bob], objective: { type: eliminate, count: 2 }, losses: 1 }
units:
  - { id: squad, side: german, kind: squad }
pieces:
  - { id: g1, side: german, unit: squad, kind: german-rifleman, at: [24, 30], facing: 180, pose: kneeling, status: ready }
  - { id: g2, side: german, kind: german-leader-binoculars, at: [22, 30] }
  - { id: g3, side: german, kind: german-mg42-gunner, at: [26, 30] }
  - { id: a1, side: allied, kind: american-rifleman, at: [24, 12], player: Ann, weapons: [american-rifle], acted: false }
  - { id: a2, side: allied, kind: american-bazooka, at: [22, 12], player: Bob, reserve: false }
  - { id: a3, side: allied, kind: american-grenadier, player: Bob, gone: true, goneTurn: 1 }
start: { turn: 1, phase: initiative, last: 2 }
`
const open = (text: string) => readScenario(ruleSets, readYaml(text, file))

/** Plays for a while at random: a position that was accepted must be playable. */
function play(text: string, seed: number, decisions: number): void {
  const rules = ruleSets.find(({ id }) => id === 'plastic') as (typeof ruleSets)[0]
  const host = new Host(rules, open(text).source, { dice: { from: 'seed', seed } }).start()
  const stream = new Stream(seed)
  for (let n = 0; n < decisions && !host.over; n++) {
    const { side } = host.run.prompts[0] as { side: string }
    host.decide(side, randomDecision(host.run, side, stream))
  }
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length

test('the good one can be played to its end', () => {
  for (let seed = 1; seed <= 5; seed++) play(good, seed, 1000)
})

describe('something wrong in one place', () => {
  /** The text replaced, its replacement, the code and the message. The line is that of the new text. */
  const rows: [string, string, string, string, string][] = [
    ['an unknown kind', 'kind: german-mg42-gunner', 'kind: panzer', 'PF-SCEN-4', 'pieces.2.kind: panzer'],
    ['an inherited kind', 'kind: german-mg42-gunner', 'kind: toString', 'PF-SCEN-4', 'toString'],
    ['an unknown terrain', 'kind: stone-wall', 'kind: lava', 'PF-SCEN-4', 'lava'],
    ['an unknown terrain, inherited', 'kind: stone-wall', 'kind: valueOf', 'PF-SCEN-4', 'valueOf'],
    ['two on one spot', 'at: [22, 30]', 'at: [24.2, 30]', 'PF-SCEN-6', 'g2 stands on g1'],
    ['off the table', 'at: [22, 30]', 'at: [22, 49]', 'PF-SCEN-6', 'g2 is off the table'],
    ['off the table, the other way', 'at: [22, 30]', 'at: [-0.1, 30]', 'PF-SCEN-6', 'g2 is off the table'],
    ['no number', 'at: [22, 30]', 'at: [.nan, 30]', 'TEXT-1', 'not a number'],
    ['infinity', 'at: [22, 30]', 'at: [.inf, 30]', 'TEXT-1', 'not a number'],
    ['a number beyond all numbers', 'at: [22, 30]', 'at: [1e999, 30]', 'TEXT-1', 'not a number'],
    ['a huge number', 'at: [22, 30]', 'at: [1e308, 30]', 'PF-SCEN-8', '1e+308'],
    ['half a point', 'at: [22, 30]', 'at: [22]', 'PF-SCEN-3', 'pieces.1.at: expected a point'],
    ['a point in words', 'at: [22, 30]', 'at: here', 'PF-SCEN-3', 'found "here"'],
    ['an id twice', 'g2, side: german, kind', 'g1, side: german, kind', 'PF-SCEN-5', 'g1'],
    ['an id twice, of terrain', 'wall, kind: s', 'house, kind: s', 'PF-SCEN-5', 'house'],
    ['an id that is no id', 'id: g2', 'id: g 2', 'PF-SCEN-3', 'expected an id'],
    ['no id', '{ id: g2, side', '{ side', 'PF-SCEN-1', 'it has no id'],
    ['an unknown field of a piece', 'facing: 180', 'mood: grim', 'PF-SCEN-2', 'pieces.0.mood'],
    ['an unknown field of a side', 'losses: 1', 'loses: 1', 'PF-SCEN-2', 'sides.1.loses'],
    ['an unknown field of terrain', 'thick: 1.5', 'depth: 1.5', 'PF-SCEN-2', 'table.terrain.2.depth'],
    ['an unknown field of the table', 'width: 48', 'colour: red\n  width: 48', 'PF-SCEN-2', 'table.colour'],
    ['an unknown part', 'tags: [small]', 'peices: []', 'PF-SCEN-2', 'peices'],
    ['an unknown phase', 'phase: initiative', 'phase: dawn', 'PF-SCEN-2', 'dawn'],
    ['an unknown ruling', 'PF-RUL-25', 'PF-RUL-none', 'PF-SCEN-2', 'there is no such ruling'],
    ['an unknown option', 'all-players', 'nobody', 'PF-SCEN-3', 'expected one of'],
    ['an inherited option', 'all-players', 'toString', 'PF-SCEN-3', 'expected one of'],
    ['an option that is a number', 'all-players', '7', 'PF-SCEN-3', 'expected one of'],
    ['an unknown house table', 'kinds: {', 'dragons: {', 'PF-SCEN-2', 'no such table'],
    ['a bad cell in a house table', 'move: 7', 'move: fast', 'PF-SCEN-3', 'expected a length'],
    ['an unknown column in a house table', 'move: 7', 'speed: 7', 'PF-SCEN-2', 'speed'],
    ['a table of less than no width', 'width: 48', 'width: -48', 'PF-SCEN-7', '-48'],
    ['a table of no width', 'width: 48', 'width: 0', 'PF-SCEN-7', 'width'],
    ['a table as large as a field', 'width: 48', 'width: 1000', 'PF-SCEN-7', 'width'],
    ['a height below the ground', 'height: 3', 'height: -3', 'PF-SCEN-7', 'height'],
    ['a negative radius', 'circle: [9, 36, 1]', 'circle: [9, 36, -1]', 'PF-SCEN-7', 'radius'],
    ['a negative thickness', 'thick: 1.5', 'thick: -1.5', 'PF-SCEN-7', 'thickness'],
    ['a zone below nothing', 'zone: 24', 'zone: -24', 'PF-SCEN', 'zone'],
    ['a polygon that crosses itself', '[28, 20], [28, 26]', '[28, 26], [28, 20]', 'PF-SCEN-7', 'crosses'],
    ['two shapes', 'circle: [9, 36, 1]', 'circle: [9, 36, 1], line: [[1, 1], [2, 2]]', 'PF-SCEN-1', 'one of line'],
    ['a man of the other army', '{ id: allied', '{ army: german, id: allied', 'PF-SCEN-3', 'Germans and Allies'],
    ['an unknown side', 'id: g2, side: german', 'id: g2, side: martian', 'PF-SCEN-2', 'martian'],
    ['an unknown unit', 'unit: squad', 'unit: squid', 'PF-SCEN-2', 'squid'],
    ['an objective that is nowhere', 'place: house', 'place: castle', 'PF-SCEN-2', 'castle'],
    ['an objective without its place', 'type: hold, place: house', 'type: hold', 'PF-SCEN', 'place'],
    ['an objective without its number', 'type: eliminate, count: 2', 'type: eliminate', 'PF-SCEN-1', 'count'],
    ['an unknown weapon', 'weapons: [american-rifle]', 'weapons: [phaser]', 'PF-SCEN', 'phaser'],
    ['a player who commands nobody', 'players: [Ann, Bob]', 'players: [Eve, Bob]', 'PF-SCEN', 'Eve'],
    ['a briefing of nobody', 'allied: Come on.', 'martian: Zap.', 'PF-SCEN-2', 'martian'],
    ['a tag', 'title: A', 'title: !!binary A', 'TEXT-1', 'tags are not used here'],
    ['a name given twice', 'minutes: 10', 'turns: 10', 'TEXT-1', 'turns is given twice'],
    ['__proto__', 'facing: 180', '__proto__: { polluted: 1 }', 'TEXT-1', '__proto__'],
    ['constructor', 'losses: 1', 'constructor: 1', 'TEXT-1', 'constructor'],
    ['prototype', 'thick: 1.5', 'prototype: 1', 'TEXT-1', 'prototype'],
    ['__proto__ as an option', 'PF-RUL-25', '__proto__', 'TEXT-1', '__proto__'],
    ['a rule set that is not here', 'ruleset: plastic', 'ruleset: chess', 'SCEN-2', 'chess'],
  ]
  test.each(rows)('%s', (_, part, spoilt, code, says) => {
    expect(good).toContain(part)
    const text = good.replace(part, spoilt)
    const line = lineOf(text, spoilt)
    expect(() => open(text)).toThrow(SandtableError)
    try {
      open(text)
    } catch (error) {
      const { message } = error as SandtableError
      expect(message).toMatch(new RegExp(`^${code}(-\\d)?: ${file} line ${line}: `))
      expect(message).toContain(says)
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('both sides of one army', () => {
    const text = good.replace('weapons: [american-rifle], ', '').replaceAll(/american-[a-z]+/g, 'german-rifleman')
    expect(() => open(text)).toThrow(`PF-SCEN-3: ${file} line 19: sides: both sides are german: PF-SET-1`)
  })

  test('a fixed reading changed', () => {
    const fixed = plastic.book.rulings.find(ruling => !ruling.offered) as (typeof plastic.book.rulings)[0]
    const other = Object.keys(fixed.options).find(option => option !== fixed.default)
    const text = good.replace('PF-RUL-25: all-players', `${fixed.id}: ${other}`)
    expect(() => open(text)).toThrow(`PF-SCEN-3: ${file} line 8: options.${fixed.id}: this ruling is a fixed reading`)
  })
})

describe('too much of something', () => {
  const corner = (i: number): string => `[${1 + (i % 700) / 20}, ${i % 2 === 0 ? 1 : 1.5}]`
  const line = (id: string, corners: number) =>
    `    - { id: ${id}, kind: hedge, line: [${Array.from({ length: corners }, (_, i) => corner(i)).join(', ')}] }`
  const withTerrain = (...lines: string[]) => good.replace('    - { id: oak', `${lines.join('\n')}\n    - { id: oak`)
  const rows: [string, () => string, string][] = [
    ['a polygon of a million corners', () => withTerrain(line('x', 1_000_000)), 'TEXT-2'],
    ['a polygon of ten thousand', () => withTerrain(line('x', 10_000)), 'PF-SCEN-8'],
    ['a polygon of 513', () => withTerrain(line('x', 513)), 'PF-SCEN-7'],
    ['5,001 edges', () => withTerrain(...Array.from({ length: 10 }, (_, i) => line(`x${i}`, 500))), 'PF-SCEN-8'],
    [
      'a thousand pieces and more',
      () =>
        `${good.replace(/pieces:\n/, `pieces:\n${Array.from({ length: 1001 }, (_, i) => `  - { id: m${i}, side: german, kind: german-rifleman }\n`).join('')}`)}`,
      'PF-SCEN-8',
    ],
    ['a title without end', () => good.replace('A skirmish', 'x'.repeat(100_000)), 'PF-SCEN-3'],
    ['a scenario that is a list', () => '- a\n- b\n', 'SCEN-3'],
    ['a scenario that is a word', () => 'hello\n', 'SCEN-3'],
    ['nothing', () => '', 'TEXT-1'],
    ['10,000 levels', () => good.replace('[small]', '['.repeat(10_000) + ']'.repeat(10_000)), 'TEXT-3'],
    ['a value that holds itself', () => good.replace('[small]', '&a [*a]'), 'TEXT-3'],
    [
      'an alias bomb',
      () =>
        `${good}a: &a [x, x, x, x, x, x, x, x, x]\n${Array.from('bcdefgh', (c, i) => `${c}: &${c} [${'*a, *a, *a, '.replaceAll('a', 'abcdefg'[i] as string)}x]`).join('\n')}\n`,
      'TEXT-3',
    ],
  ]
  test.each(rows)('%s is refused, soon', (_, make, code) => {
    const text = make()
    try {
      open(text)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SandtableError)
      expect((error as SandtableError).message).toMatch(new RegExp(`^${code}: ${file}`))
    }
  })

  test('as much as is allowed can be set up', () => {
    const text = withTerrain(...Array.from({ length: 9 }, (_, i) => line(`x${i}`, 500)))
    open(text)
  })
})

type Part = { [key: string]: unknown }

/** Changes one value to another type, somewhere. */
function spoil(whole: unknown, path: readonly number[], value: unknown): unknown {
  const copy = structuredClone(whole)
  let here = copy as Part
  for (const [i, step] of path.entries()) {
    const keys = Object.keys(here)
    const key = keys[step % keys.length] as string
    const next = here[key]
    if (i === path.length - 1 || typeof next !== 'object' || next === null || Object.keys(next).length === 0) {
      here[key] = value
      break
    }
    here = next as Part
  }
  return copy
}

const junk = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1, 3, 0.5, 1e15, 1e308, Number.NaN, '', 'none', 'german', 'g1', 'toString', '2024-01-01'],
  ...[
    [],
    {},
    [[]],
    [1, 1],
    [null],
    { a: 1 },
    ['g1'],
    [
      [1, 1],
      [2, 2],
    ],
    { at: [1, 1], width: 1 },
    { type: 'exit' },
  ],
)
const runs = process.env.SOAK ? 20_000 : 400
const patience = { timeout: runs * 600 }

test(
  'whatever is put in place of whatever: it is refused with code, file and line, or it can be played',
  patience,
  () => {
    const whole = readYaml(good, file).value
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), junk, fc.nat(), (path, value, seed) => {
        const text = stringify(spoil(whole, path, value))
        try {
          open(text)
        } catch (error) {
          if (!(error instanceof SandtableError)) throw error
          expect(error.code).toMatch(/^(PF-)?(SCEN|TEXT)-\d$/)
          expect(error.place).toMatch(/^scenarios\/plastic\/x\.yaml line \d+$/)
          return
        } finally {
        }
        play(text, seed, 25)
      }),
      { numRuns: runs },
    )
  },
)

test('the same of a case: it fails with what is wrong and where, and nothing is thrown', patience, () => {
  const {
    title: _t,
    summary: _s,
    turns: _u,
    minutes: _m,
    tags: _g,
    briefing: _b,
    ...position
  } = readYaml(good, file).value as Part
  const whole = {
    ...position,
    name: 'x',
    case: 'a case',
    rules: ['PF-TRN-10'],
    dice: { initiative: [6, 1, 1], status: [6, 6, 6, 6, 6] },
    do: [{ as: 'german', action: 'choose', first: 'german' }],
    expect: {
      pieces: { g1: { at: [24, 30] } },
      'dice-left': { status: 2 },
      prompt: { side: 'german', actions: ['end'] },
    },
  }
  expect(runCase(plastic, readYaml(stringify(whole), 'x.yaml')).failures).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), junk, (path, value) => {
      const text = stringify(spoil(whole, path, value))
      let source: ReturnType<typeof readYaml>
      try {
        source = readYaml(text, 'x.yaml')
      } catch (error) {
        expect((error as SandtableError).message).toMatch(/^TEXT-\d: x\.yaml line \d+: /)
        return
      }
      for (const failure of runCase(plastic, source).failures)
        expect(failure).not.toMatch(/is not a function|undefined|Cannot|not iterable|\[object/)
    }),
    { numRuns: runs },
  )
})
