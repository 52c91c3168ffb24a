import { Host, randomDecision, readScenario, SandtableError, Stream } from '@sandtable/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { goodbye } from './goodbye/index.ts'
import { readYaml } from './yaml.ts'

/** Files are untrusted: faults are reported with code and line, and accepted files can be played. */

const rules = goodbye
const file = 'scenarios/goodbye/x.yaml'

/** Uses every field a position may have. */
const good = `title: A skirmish
ruleset: goodbye
summary: For tests.
turns: 3
minutes: 10
options: { GB-RUL-89: closed }
tables:
  kinds: { rifleman: { move: 14 } }
table:
  width: 80
  depth: 80
  gas: [{ at: [70, 70], radius: 10, direction: 90, speed: 15 }]
  discards: [AC]
  terrain:
    - { id: house, kind: building, height: 8, polygon: [[20, 40], [28, 40], [28, 46], [20, 46]], openings: [[24, 40]] }
    - { id: wall, kind: wall, line: [[28, 34], [50, 34]] }
sides:
  - { id: red, home: south, zone: 20, hand: [KH, 9H], cardDue: QC, objective: { type: raid, pieces: [b2], count: 2 } }
  - { id: blue, hand: [JD], objective: { type: reach, edge: south, within: 20, count: 3, piece: b1 } }
units:
  - { id: ra, side: red, luck: 1, strength: 4, faced: [b5], commander: r1 }
  - { id: ba, side: blue, testedHalf: true }
pieces:
  - { id: r1, side: red, unit: ra, kind: corporal, at: [30, 20], weapons: [rifle, grenade], attacks: 2, rangeBonus: 5 }
  - { id: r2, side: red, unit: ra, kind: lmg-gunner, at: [34, 20], crew: 2, jammed: true }
  - { id: r3, side: red, unit: ra, kind: rifleman, at: [36, 21], crewOf: r2, pinned: true, pinnedUntil: 2 }
  - { id: r4, side: red, unit: ra, kind: flamethrower-operator, at: [40, 20], ordered: move, underFire: mg }
  - { id: r5, side: red, kind: light-mortar, at: [44, 16], lastRound: [44, 60] }
  - { id: b1, side: blue, unit: ba, kind: sergeant, at: [30, 60], valour: 1 }
  - { id: b2, side: blue, unit: ba, kind: mg-gunner, at: [34, 60], ready: true }
  - { id: b3, side: blue, unit: ba, kind: sniper, at: [40, 60], spotted: true }
  - { id: b5, side: blue, kind: renault-ft-gun, at: [60, 60], engine: stopped, knockedOut: [tank-gun] }
start: { turn: 1, phase: initiative, last: 2 }
`
const open = (text: string) => readScenario([rules], readYaml(text, file))

function play(text: string, seed: number, decisions: number): void {
  const host = new Host(rules, open(text).source, { dice: { from: 'seed', seed } }).start()
  const stream = new Stream(seed)
  for (let n = 0; n < decisions && !host.over; n++) {
    const { side } = host.run.prompts[0] as { side: string }
    host.decide(side, randomDecision(host.run, side, stream))
  }
}

test('the good one can be played to its end', () => {
  for (let seed = 1; seed <= 3; seed++) play(good, seed, 1000)
})

const rows: [string, string, string, string, string][] = [
  ['an unknown kind', 'kind: sniper', 'kind: archer', 'GB-SCEN-4', 'archer'],
  ['an unknown terrain', 'kind: wall', 'kind: moat', 'GB-SCEN-4', 'moat'],
  ['an unknown weapon', 'weapons: [rifle, grenade]', 'weapons: [bow]', 'GB-SCEN-2', 'bow'],
  ['an unknown card in a hand', 'hand: [JD]', 'hand: [2D]', 'GB-SCEN-2', 'card 2D'],
  ['a card that is in two places', 'hand: [JD]', 'hand: [KH]', 'GB-SCEN-5', 'card KH'],
  ['a card that is used and due', 'discards: [AC]', 'discards: [QC]', 'GB-SCEN-5', 'card QC'],
  ['a card that this deck has not', 'cardDue: QC', 'cardDue: 9C', 'GB-SCEN-5', 'card 9C'],
  ['a cloud without size', 'radius: 10', 'radius: 0', 'GB-SCEN-7', 'a cloud needs a size'],
  ['a cloud that drifts backwards', 'speed: 15', 'speed: -15', 'GB-SCEN-7', 'backwards'],
  ['a crewman of nobody', 'crewOf: r2', 'crewOf: r9', 'GB-SCEN-2', 'r9'],
  ['two on one spot', 'at: [34, 60]', 'at: [31, 60]', 'GB-SCEN-6', 'b2 stands on b1'],
  ['a fixed reading changed', 'GB-RUL-89: closed', 'GB-RUL-43: box', 'GB-SCEN-3', 'a fixed reading'],
]
test.each(rows)('%s', (_, part, spoilt, code, says) => {
  expect(good).toContain(part)
  const text = good.replace(part, spoilt)
  const line = text.slice(0, text.indexOf(spoilt)).split('\n').length
  expect(() => open(text)).toThrow(SandtableError)
  expect(() => open(text)).toThrow(new RegExp(`^${code}: ${file} line ${line}: .*${says}`))
})

type Part = { [key: string]: unknown }

/** Every place in a position that holds a value. */
const placesIn = (part: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => [[...path, key], ...placesIn(value, [...path, key])])

const junk = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    0,
    -1,
    3,
    0.5,
    1e15,
    '',
    'none',
    'red',
    'r1',
    'toString',
    'tank-gun',
    'mark-iv-male',
    'event',
    'close',
  ],
  ...[[], {}, [1, 1], [null], ['r1'], ['KH'], ['rifle'], [[1, 1], [2, 2]], { type: 'raid' }], // biome-ignore format: a list
)

test('whatever is put in place of whatever: it is refused with code and line, or it can be played', {
  timeout: 120_000,
}, () => {
  const whole = readYaml(good, file).value
  const places = placesIn(whole)
  fc.assert(
    fc.property(fc.nat(places.length - 1), junk, fc.nat(), (which, value, seed) => {
      const copy = structuredClone(whole) as Part
      const path = places[which] as readonly string[]
      let here = copy
      for (const key of path.slice(0, -1)) here = here[key] as Part
      here[path.at(-1) as string] = value
      const text = stringify(copy)
      try {
        open(text)
      } catch (error) {
        if (!(error instanceof SandtableError)) throw error
        expect(error.code).toMatch(/^(GB-)?(SCEN|TEXT)-\d$/)
        return
      }
      play(text, seed, 25)
    }),
    { numRuns: 400 },
  )
})
