import { type Decision, Host, jsonSource, type RuleSet, type Source } from '@sandtable/kernel'
import { blaze, goodbye, plastic } from '@sandtable/rules'
import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { nextDecision, play } from './play.ts'
import { random } from './random.ts'
import { scripted } from './scripted.ts'
import { searching } from './searching.ts'

/** The set under a name for which no player is registered. */
const unknown = (rules: RuleSet): RuleSet => ({ ...rules, id: 'unknown' })

/** Three against three, until one side has lost two. */
const fight: Source = jsonSource('fight', {
  table: { width: 36, depth: 36 },
  sides: ['red', 'blue'].map(id => ({ id, objective: { type: 'eliminate', count: 2 } })),
  pieces: ['red', 'blue'].flatMap((side, i) =>
    [0, 1, 2].map(n => ({
      id: `${side}-${n}`,
      side,
      kind: i === 0 ? 'american-rifleman' : 'german-rifleman',
      at: [12 + 6 * n, 8 + 20 * i],
    })),
  ),
  start: { turn: 1, phase: 'action', side: 'red', last: 8 },
})

const open = (rules: RuleSet, source: Source, seed: number): Host =>
  new Host(rules, source, { dice: { from: 'seed', seed } }).start()

/** What is decided in this many decisions. */
function decided(host: Host, bots: { readonly [side: string]: Bot }, most: number): readonly Decision[] {
  const decisions: Decision[] = []
  while (!host.over && decisions.length < most) {
    const { side, decision } = nextDecision(host, id => bots[id])
    expect(host.refusal(side, decision)).toBeNull()
    decisions.push(decision)
    host.decide(side, decision)
  }
  return decisions
}

test('whoever has no player of his own set is played by trying things out', { timeout: 120_000 }, () => {
  const [one, two] = [open(unknown(plastic), fight, 1), open(unknown(plastic), fight, 1)]
  const game = decided(one, { red: scripted(1), blue: scripted(2) }, 30)
  expect(game).toEqual(decided(two, { red: searching(1), blue: searching(2) }, 30))
  expect(game.some(({ action }) => action === 'fire')).toBe(true)
})

test('it beats anything that is allowed', { timeout: 240_000 }, () => {
  let [won, lost] = [0, 0]
  for (let seed = 1; seed <= 14; seed++) {
    const [mine, other] = seed % 2 === 0 ? ['red', 'blue'] : ['blue', 'red']
    const host = open(unknown(plastic), fight, seed)
    const { winners } = play(host, { [mine as string]: scripted(seed), [other as string]: random(-seed) })
    if (winners.length !== 1) continue
    if (winners[0] === mine) won += 1
    else lost += 1
  }
  expect(won).toBeGreaterThan(2 * lost)
})

const sections = ['red', 'blue'].flatMap((side, i) =>
  ['corporal', 'rifleman', 'bomber'].map((kind, n) => ({
    id: `${side}-${n}`,
    side,
    unit: `${side}-section`,
    kind,
    at: [40 + 6 * n, 30 + 40 * i],
  })),
)
const trench: Source = jsonSource('closed hands', {
  table: { width: 100, depth: 100 },
  options: { 'GB-RUL-89': 'closed' },
  sides: [
    { id: 'red', hand: ['KH', 'QD'], cardDue: 'AC' },
    { id: 'blue', hand: ['JH'] },
  ],
  units: ['red', 'blue'].map(side => ({ id: `${side}-section`, side })),
  pieces: sections,
  start: { turn: 1, phase: 'initiative', last: 3 },
})
const woods: Source = jsonSource('an ambush', {
  table: {
    width: 1200,
    depth: 1200,
    hiddenMovement: true,
    last: 2,
    terrain: [{ id: 'w', kind: 'woods', circle: [600, 900, 200] }],
  },
  sides: [
    { id: 'red', edge: 'south' },
    { id: 'blue', edge: 'north' },
  ],
  pieces: [
    { id: 'r1', side: 'red', kind: 'rifle-section', at: [500, 400] },
    { id: 'r2', side: 'red', kind: 'sherman', at: [700, 300] },
    { id: 'b1', side: 'blue', kind: 'rifle-section', at: [600, 900], hidden: true, facing: 180 },
    { id: 'b2', side: 'blue', kind: 'hmg', at: [900, 1000], marker: 'marker', revealed: false, facing: 180 },
  ],
  start: { turn: 1, phase: 'planning' },
})

test.each([
  ['cards in closed hands', goodbye, trench],
  ['hidden stands and markers', blaze, woods],
])('it plays on whatever is hidden: %s', { timeout: 240_000 }, (_, rules, source) => {
  const host = open(unknown(rules), source, 3)
  expect(decided(host, { red: scripted(1), blue: scripted(2) }, 40).length).toBeGreaterThan(15)
})

test('a world that breaks does not stop it', () => {
  const broken = () => {
    throw new Error('nobody can imagine this')
  }
  const host = open({ ...unknown(goodbye), imagine: broken }, trench, 1)
  expect(decided(host, { red: scripted(1), blue: scripted(2) }, 10).length).toBe(10)
})
