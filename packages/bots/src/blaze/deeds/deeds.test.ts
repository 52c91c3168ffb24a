import { Host, jsonSource, mm, type Point } from '@sandtable/kernel'
import { blaze, type blazeRules } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from '../../play.ts'
import { airOrders } from '../air.ts'
import { chargeOf } from '../charges.ts'
import { orderFor } from '../orders.ts'
import { blazePlayer } from '../player.ts'
import { survey } from '../scene.ts'
import type { Shot } from '../shots.ts'
import { tetherOf } from './command.ts'
import { overrunOrders } from './overruns.ts'
import { smokeOf } from './smoke.ts'
import { suppressionOf } from './suppression.ts'
import { speculationOf } from './suspicion.ts'

type Given = { readonly [field: string]: unknown }

/** Red in the south, blue in the north with a house to defend. */
function position(
  pieces: readonly Given[],
  more: { readonly terrain?: readonly Given[]; readonly last?: number; readonly red?: Given } = {},
) {
  const house = { id: 'house', kind: 'building', polygon: square(560, 900), objective: 10 }
  const isLed = pieces.some(({ id }) => id === 'r-hq')
  const source = jsonSource('deeds', {
    ruleset: 'blaze',
    table: { width: 1200, depth: 1200, last: more.last ?? 6, terrain: [house, ...(more.terrain ?? [])] },
    sides: [
      { id: 'red', edge: 'south', ...more.red },
      { id: 'blue', edge: 'north' },
    ],
    units: [{ id: 'r', side: 'red', kind: 'platoon', rating: 'confident', ...(isLed && { hq: 'r-hq' }) }],
    pieces: pieces.map(piece => ({ rating: 'confident', points: 3, ...piece })),
    start: { turn: 1, phase: 'planning' },
  })
  return new Host(blaze, source, { dice: { from: 'seed', seed: 1 } }).start()
}

const square = (x: number, y: number): readonly Point[] => [
  [x, y],
  [x + 80, y],
  [x + 80, y + 80],
  [x, y + 80],
]

const mmOf = (x: number, y: number): Point => [mm(x), mm(y)]

const knownTo = (host: Host, side: string) => (host as Host<blazeRules.BlazeTables>).seat(side).known()
const sceneOf = (host: Host) => survey(knownTo(host, 'red'), 'red')
const standOf = (host: Host, id: string) => knownTo(host, 'red').piece(id) as blazeRules.Stand

const walkers = [
  { id: 'r1', side: 'red', kind: 'rifle-section', at: [600, 500] },
  { id: 'r2', side: 'red', kind: 'rifle-section', at: [650, 500] },
]
const mortar = { id: 'm', side: 'red', kind: 'medium-mortar', at: [600, 400] }

test('smoke is laid between those who go on and whoever can do most to them', () => {
  const host = position([...walkers, mortar, { id: 'b1', side: 'blue', kind: 'hmg', at: [600, 850], facing: 180 }])
  const shot = smokeOf(sceneOf(host), standOf(host, 'm'))
  expect(shot).toMatchObject({ piece: 'm', mode: 'smoke' })
  const [x, y] = (shot as Shot).target as Point
  expect(Math.abs(x - mm(600))).toBeLessThan(mm(60))
  expect(y).toBeGreaterThan(mm(500))
  expect(y).toBeLessThan(mm(850))
  expect(smokeOf(sceneOf(host), { ...standOf(host, 'm'), smokeRounds: 0 })).toBeNull()
})

test('shells are spent on a wood by the objective when nobody is in sight', () => {
  const wood = { id: 'wood', kind: 'woods', polygon: square(450, 900) }
  const host = position([...walkers, mortar, { id: 'b1', side: 'blue', kind: 'hmg', at: [500, 940], hidden: true }], {
    terrain: [wood],
  })
  expect(speculationOf(sceneOf(host), standOf(host, 'm'))).toMatchObject({
    mode: 'speculative',
    target: [mm(490), mm(940)],
  })
})

test('armour is charged on its flank, not on its front', () => {
  const tank = { id: 'b1', side: 'blue', kind: 'sherman', at: [600, 600] }
  const charge = (facing: number) => {
    const host = position([...walkers, { ...tank, facing }])
    return chargeOf(sceneOf(host), standOf(host, 'r1'))
  }
  expect(charge(90)).toMatchObject({ target: { id: 'b1' } })
  expect(charge(180)).toBeNull()
})

test('to leave the reach of its headquarters costs a stand something', () => {
  const host = position([
    { id: 'r-hq', side: 'red', unit: 'r', kind: 'company-hq', at: [600, 100] },
    { id: 'r1', side: 'red', unit: 'r', kind: 'rifle-section', at: [600, 500] },
    { id: 'b1', side: 'blue', kind: 'hmg', at: [600, 1100], facing: 180 },
  ])
  const at = (y: number): number => tetherOf(sceneOf(host), standOf(host, 'r1'))([mm(600), mm(y)])
  expect(at(600)).toBe(0)
  expect(at(900)).toBeGreaterThan(0)
})

test('whoever is at a bridge that is worth blowing sets a charge and blows it', () => {
  const bridge = { id: 'bridge', kind: 'bridge', polygon: square(560, 200), demolition: 30, demolisher: 'red' }
  const host = position(
    [
      { id: 'r1', side: 'red', kind: 'engineer-section', at: [600, 175] },
      { id: 'b1', side: 'blue', kind: 'rifle-section', at: [600, 1150], facing: 180 },
    ],
    { terrain: [bridge] },
  )
  play(host, { red: blazePlayer('red'), blue: blazePlayer('blue') })
  expect(host.game.get('terrain', 'bridge')).toMatchObject({ destroyed: true })
  expect(host.game.side('red')).toMatchObject({ victoryPoints: 30 })
})

test('a tank runs over infantry in the open', () => {
  const tank = { id: 'r1', side: 'red', kind: 'sherman', at: [600, 300], rating: 'confident' }
  const host = position([tank, { id: 'b1', side: 'blue', kind: 'rifle-section', at: [600, 480], facing: 180 }])
  const scene = sceneOf(host)
  const group = { stands: [standOf(host, 'r1')], unit: null }
  expect(overrunOrders(scene, group)).toMatchObject([{ card: 'move', arrow: 0 }])
  const far = position([tank, { id: 'b1', side: 'blue', kind: 'rifle-section', at: [600, 900], facing: 180 }])
  expect(overrunOrders(sceneOf(far), group)).toEqual([])
})

test('a craft sails to the beach below its goal, runs onto it, and everybody gets off and goes on', () => {
  const sea = {
    id: 'sea',
    kind: 'deep-water',
    polygon: [
      [0, 0],
      [1200, 0],
      [1200, 400],
      [0, 400],
    ],
  }
  const host = position(
    [
      { id: 'r-hq', side: 'red', unit: 'r', kind: 'company-hq', aboard: 'k' },
      { id: 'k', side: 'red', unit: 'r', kind: 'landing-craft', at: [600, 100], passengers: ['r-hq', 'r1', 'r2'] },
      { id: 'r1', side: 'red', unit: 'r', kind: 'rifle-section', aboard: 'k' },
      { id: 'r2', side: 'red', unit: 'r', kind: 'rifle-section', aboard: 'k' },
      { id: 'b1', side: 'blue', kind: 'rifle-section', at: [100, 1150], facing: 180 },
    ],
    { terrain: [sea] },
  )
  play(host, { red: blazePlayer('red'), blue: blazePlayer('blue') })
  expect(host.game.piece('k')).toMatchObject({ beached: true, passengers: [] })
  for (const id of ['r1', 'r2']) expect((host.game.piece(id).at as Point)[1]).toBeGreaterThan(mm(700))
})

const hq = { id: 'r-hq', side: 'red', kind: 'company-hq', at: [675, 425] }

test('suppressive fire falls on most of those who are seen to be about to move, and on no friend', () => {
  const foes = [
    { id: 'b1', side: 'blue', kind: 'rifle-section', at: [575, 725], facing: 180 },
    { id: 'b2', side: 'blue', kind: 'rifle-section', at: [625, 725], facing: 180 },
    { id: 'b3', side: 'blue', kind: 'rifle-section', at: [825, 725], facing: 180 },
  ]
  const host = position([...walkers, mortar, hq, ...foes], { red: { suppressiveTemplates: 1 } })
  const scene = sceneOf(host)
  const going = (card: string | null) => ({ ...scene, foes: scene.foes.map(foe => ({ ...foe, card }) as typeof foe) })
  expect(suppressionOf(going('move'), standOf(host, 'm'))).toMatchObject({
    mode: 'suppressive',
    target: mmOf(575, 725),
  })
  expect(suppressionOf(going(null), standOf(host, 'm'))).toBeNull()
  const without = position([...walkers, mortar, hq, ...foes])
  expect(suppressionOf({ ...going('move'), game: knownTo(without, 'red') }, standOf(host, 'm'))).toBeNull()
})

test('an aircraft keeps its turns until somebody sees what it can hurt', () => {
  const plane = { id: 'p', side: 'red', kind: 'tankbuster', airTurns: 5 }
  const foot = { id: 'b1', side: 'blue', kind: 'rifle-section', at: [575, 725], facing: 180 }
  const tank = { id: 'b2', side: 'blue', kind: 'stug-iii', at: [675, 725], facing: 180 }
  expect(airOrders(sceneOf(position([hq, plane, foot])))).toEqual([])
  expect(airOrders(sceneOf(position([hq, plane, foot, tank])))).toMatchObject([
    { action: 'call', kind: 'air', piece: 'p', by: 'r-hq', target: 'b2' },
    { action: 'order', pieces: ['p'], card: 'aimed-fire' },
  ])
})

test('flak waits for aircraft as long as there are any', () => {
  const flak = { id: 'f', side: 'red', kind: 'aa-20mm', at: [575, 325] }
  const cardOf = (more: readonly Given[]) => {
    const host = position([flak, ...more])
    const group = { stands: [standOf(host, 'f')], unit: null }
    return orderFor(sceneOf(host), group, () => ({ field: null, keeps: false })).card
  }
  expect(cardOf([{ id: 'p', side: 'blue', kind: 'fighter', airTurns: 3 }])).toBe('opportunity-fire')
})
