import { readFileSync } from 'node:fs'
import {
  canonical,
  DiceError,
  Host,
  jsonSource,
  linesOf,
  load,
  Refusal,
  type RuleSet,
  randomDecision,
  readScenario,
  runCase,
  SandtableError,
  Stream,
  writeChain,
} from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { ruleSets } from './index.ts'
import { readYaml } from './yaml.ts'

/** Whoever sends a file, a save or a decision may mean ill: everything that reads one is asked here. */

type Part = { [key: string]: unknown }

const rules = ruleSets.find(({ id }) => id === 'plastic') as RuleSet
const tutorial = readFileSync(new URL('../../../scenarios/plastic/tutorial.yaml', import.meta.url), 'utf8')
const scenario = readYaml(tutorial, 'x.yaml').value as Part
const { title, summary, turns, minutes, tags, briefing, ...position } = scenario
const aCase = { ...position, name: 'x', case: 'x', rules: [], dice: {}, do: [], expect: { pieces: {} } }

const begin = (): Host => new Host(rules, jsonSource('x', position), { dice: { from: 'seed', seed: 1 } }).start()

/** Some moves into the battle. */
function underWay(): Host {
  const host = begin()
  const stream = new Stream(1)
  for (let n = 0; n < 5; n++) {
    const { side } = host.run.prompts[0] as { side: string }
    host.decide(side, randomDecision(host.run, side, stream))
  }
  return host
}
const played = underWay()
const saved = linesOf(played).map(line => JSON.parse(line) as Part)

/** What is thrown at a bad file or decision. Anything else is a mistake of ours. */
const isAnswer = (error: unknown): boolean =>
  error instanceof SandtableError || error instanceof Refusal || error instanceof DiceError

/** The objects in a value, itself among them. */
function objectsIn(value: unknown, found: Part[] = []): Part[] {
  if (typeof value !== 'object' || value === null) return found
  if (!Array.isArray(value)) found.push(value as Part)
  for (const part of Object.values(value)) objectsIn(part, found)
  return found
}

const evil = { polluted: 'yes', toString: 'yes', isUmpire: true, prototype: { polluted: 'yes' } }
const keys = ['__proto__', 'constructor', 'prototype'] as const

/** JSON of the value with a poisonous key in one of its objects. */
function poisoned(value: unknown, stream: Stream): string {
  const copy = structuredClone(value)
  const objects = objectsIn(copy)
  const where = objects[stream.next(objects.length)] as Part
  const key = keys[stream.next(keys.length)] as string
  Object.defineProperty(where, key, { value: evil, enumerable: true, configurable: true, writable: true })
  return JSON.stringify(copy)
}

/** Every way in for somebody else's JSON or YAML. */
const entries: { readonly [name: string]: (stream: Stream) => unknown } = {
  scenario: stream => readScenario(ruleSets, readYaml(poisoned(scenario, stream), 'x.yaml')),
  'scenario over the network': stream =>
    readScenario(ruleSets, jsonSource('x', JSON.parse(poisoned(scenario, stream)))),
  case: stream => runCase(rules, readYaml(poisoned(aCase, stream), 'x.yaml')),
  'case over the network': stream => runCase(rules, jsonSource('x', JSON.parse(poisoned(aCase, stream)))),
  save(stream) {
    const bad = stream.next(saved.length)
    return load(
      ruleSets,
      writeChain(saved.map((line, i) => (i === bad ? poisoned(line, stream) : canonical(line as never)))),
    )
  },
  decision(stream) {
    const { side } = played.run.prompts[0] as { side: string }
    return begin().decide(side, JSON.parse(poisoned(randomDecision(played.run, side, stream), stream)))
  },
  action: stream => {
    const { side } = played.run.prompts[0] as { side: string }
    return begin().decide(side, JSON.parse(`{"action":"${keys[stream.next(3)]}","piece":"${keys[stream.next(3)]}"}`))
  },
  question(stream) {
    const { side } = played.run.prompts[0] as { side: string }
    return played.question(side, JSON.parse(poisoned(randomDecision(played.run, side, stream), stream)))
  },
  umpire(stream) {
    const piece = (scenario.pieces as Part[])[0] as Part
    return begin().overrule('piece', String(piece.id), JSON.parse(poisoned({ facing: 90, acted: true }, stream)))
  },
  placing: stream =>
    begin().place(JSON.parse(poisoned({ ...(scenario.pieces as Part[])[0], id: 'new', at: [1, 1] }, stream))),
}

describe('prototype pollution', () => {
  const cases = process.env.SOAK ? 5000 : 500
  it(`29 prototype pollution: ${cases} poisoned files, saves and decisions leave every prototype as it was`, () => {
    const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    const before = prototypes.map(one => Object.getOwnPropertyNames(one))
    const ways = Object.entries(entries)
    let refused = 0
    for (let n = 0; n < cases; n++) {
      const [name, enter] = ways[n % ways.length] as (typeof ways)[0]
      try {
        enter(new Stream(`${name} ${n}`))
      } catch (error) {
        if (!isAnswer(error)) throw error
        refused++
      }
      const plain: Part = {}
      expect(plain.polluted, name).toBeUndefined()
      expect(plain.isUmpire, name).toBeUndefined()
      expect(String(plain), name).toBe('[object Object]')
    }
    expect(prototypes.map(one => Object.getOwnPropertyNames(one))).toEqual(before)
    expect(refused).toBeGreaterThan(cases / 2)
    console.log(`29: ${cases} cases through ${ways.length} entries, ${refused} refused, no prototype changed`)
  }, 600_000)

  it('no poisonous key reaches a record', () => {
    for (const [name, enter] of Object.entries(entries))
      for (let n = 0; n < 5; n++) {
        let taken: unknown = null
        try {
          taken = enter(new Stream(`${name} ${n}`))
        } catch (error) {
          if (!isAnswer(error)) throw error
        }
        const host = (taken as { readonly host?: Host } | null)?.host
        if (host) expect(canonical(host.view('umpire') as never), name).not.toContain('polluted')
      }
  })
})

const corners = process.env.SOAK ? 1_000_000 : 100_000
const many = Array.from({ length: corners }, (_, i) => [1 + (i % 700) / 20, i % 2 === 0 ? 1 : 1.5])
const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, -1e308, 1e15, '1', null, {}, []]

/** Shapes that no table can have. */
const shapes: readonly Part[] = [
  { polygon: many },
  { line: many },
  {
    polygon: [
      [1, 1],
      [9, 9],
      [9, 1],
      [1, 9],
    ],
  },
  {
    polygon: [
      [1, 1],
      [9, 1],
      [5, 1],
    ],
  },
  {
    polygon: [
      [1, 1],
      [9, 1],
      [9, 9],
      [5, 1],
      [1, 9],
    ],
  },
  {
    polygon: [
      [1, 1],
      [9, 1],
    ],
  },
  {
    line: [
      [1, 1],
      [1, 1],
    ],
  },
  { circle: [5, 5, 0] },
  ...numbers.flatMap(n => [
    { circle: [5, 5, n] },
    { circle: [n, 5, 1] },
    {
      line: [
        [1, 1],
        [n, 2],
      ],
    },
    {
      line: [
        [1, 1],
        [2, 2],
      ],
      thick: n,
    },
  ]),
]

describe('geometry', () => {
  it(`30 geometry abuse: shapes of ${corners} corners, that cross themselves or lie nowhere are refused`, () => {
    let asked = 0
    const refuses = (what: string, enter: () => unknown): void => {
      asked++
      try {
        enter()
      } catch (error) {
        if (isAnswer(error)) return
        throw error
      }
      expect.unreachable(`${what} was accepted`)
    }
    const table = scenario.table as Part
    for (const shape of shapes) {
      const terrain = [{ id: 'x', kind: 'hedge', ...shape }]
      const what = JSON.stringify(shape).slice(0, 60)
      refuses(what, () => readScenario(ruleSets, jsonSource('x', { ...scenario, table: { ...table, terrain } })))
      const fault = runCase(rules, jsonSource('x', { ...aCase, table: { ...table, terrain } })).failures
      expect(fault, what).toHaveLength(1)
    }
    const host = underWay()
    const before = canonical(host.view('umpire') as never)
    const { side, about } = host.run.prompts[0] as { side: string; about: readonly string[] }
    const piece = about[0] ?? String((scenario.pieces as Part[]).find(one => one.side === side)?.id)
    for (const n of numbers) {
      refuses(`a move to ${n}`, () => host.decide(side, { action: 'move', piece, to: [n, 1] }))
      refuses(`a way by ${n}`, () => host.decide(side, { action: 'move', piece, path: [[1, n]] }))
      refuses(`a piece at ${n}`, () => host.overrule('piece', piece, { at: [n, 1] }))
      refuses(`a piece placed at ${n}`, () => host.place({ id: 'new', side, kind: 'german-rifleman', at: [1, n] }))
    }
    refuses('a way without end', () => host.decide(side, { action: 'move', piece, path: many }))
    expect(canonical(host.view('umpire') as never)).toBe(before)
    console.log(`30: ${asked} shapes, ways and places refused, of up to ${corners} corners`)
  }, 300_000)

  it('30 geometry abuse: sight over the largest table that is allowed is asked again and again', () => {
    const asks = process.env.SOAK ? 10_000 : 1000
    const hedges = Array.from({ length: 9 }, (_, i) => ({
      id: `h${i}`,
      kind: 'hedge',
      line: Array.from({ length: 500 }, (_, j) => [1 + (j % 460) / 10 + i / 20, 2 + i * 5 + (j % 2)]),
    }))
    const sides = (scenario.sides as Part[]).map(({ objective: _, ...side }) => side)
    const source = jsonSource('x', { ...position, sides, table: { width: 48, depth: 48, terrain: hedges } })
    const seat = new Host(rules, source, { dice: { from: 'seed', seed: 1 } }).start().seat('german')
    let longest = 0
    let seen = 0
    for (let n = 0; n < asks; n++) {
      const since = performance.now()
      const to = seat.measure([100 + n, 100], [119_000 - n, 119_000])
      longest = Math.max(longest, performance.now() - since)
      if (to) seen++
    }
    expect(seen).toBe(asks)
    console.log(`30: ${asks} sight lines over 4,500 edges, the longest ${longest.toFixed(1)} ms`)
  })
})
