import { allowed, Host, rolesOf } from '@sandtable/kernel'
import { goodbye, plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { ableIn } from './idle.ts'
import { offersTo } from './offers.ts'

/** A leader with a pistol, and an enemy at this distance from him. */
const offered = (far: number) => {
  const position = `ruleset: plastic
table: { width: 48, depth: 48 }
sides: [ { id: german, home: south }, { id: allied, home: north } ]
pieces:
  - { id: g1, side: german, kind: german-leader, at: [10, 10] }
  - { id: a1, side: allied, kind: american-rifleman, at: [10, ${10 + far}] }
start: { turn: 1, side: german, phase: action }`
  const host = new Host(plastic as never, readYaml(position, 'offers.yaml')).start()
  return (action: string) => offersTo(host.seat('german'), rolesOf(host.rules)).find(offer => offer.action === action)
}

test('what nobody has a target for says so before it is chosen', () => {
  const whyNot = (far: number, action: string) =>
    offered(far)(action)?.question?.choices.map(({ value, no }) => [value, ...no.map(({ word }) => word)])
  expect(whyNot(20, 'fire')).toEqual([['g1', 'range']])
  expect(whyNot(20, 'move')).toEqual([['g1']])
  expect(whyNot(5, 'fire')).toEqual([['g1']])
})

test('whoever may only fire, and has no target, is not among those who can act', () => {
  const position = `ruleset: plastic
table: { width: 48, depth: 48 }
sides: [ { id: german, home: south }, { id: allied, home: north } ]
pieces:
  - { id: far, side: german, kind: german-rifleman, at: [10, 10], status: fire-only }
  - { id: near, side: german, kind: german-rifleman, at: [12, 40], status: fire-only }
  - { id: free, side: german, kind: german-leader, at: [20, 10], status: ready }
  - { id: a1, side: allied, kind: american-rifleman, at: [10, 46] }
start: { turn: 1, side: german, phase: action }`
  const host = new Host(plastic as never, readYaml(position, 'able.yaml')).start()
  expect(ableIn(offersTo(host.seat('german'), rolesOf(host.rules)))).toEqual(new Set(['near', 'free']))
})

test('whoever may charge has somebody to charge, and the others are told why not', () => {
  const men = [4, 12, 60].map((x, i) => `  - { id: r${i}, side: red, kind: rifleman, at: [${x}, 10], ordered: move }`)
  const position = `ruleset: goodbye
table: { width: 100, depth: 100 }
sides: [ { id: red, home: south }, { id: blue, home: north } ]
pieces:
${men.join('\n')}
  - { id: b1, side: blue, kind: rifleman, at: [4, 18] }
  - { id: b2, side: blue, kind: rifleman, at: [60, 90] }
start: { turn: 1, side: red, phase: move }`
  const host = new Host(goodbye as never, readYaml(position, 'charges.yaml')).start()
  const seat = host.seat('red')
  const roles = rolesOf(host.rules)
  const offer = offersTo(seat, roles).find(({ action }) => action === 'charge')
  const targets = (piece: string) =>
    seat
      .question({ action: 'charge', piece })
      ?.choices.filter(allowed)
      .map(({ value }) => value)
  expect(offer?.question?.choices.filter(allowed).map(({ value }) => value)).toEqual(['r0', 'r1'])
  expect(['r0', 'r1', 'r2'].map(targets)).toEqual([['b1'], ['b1'], []])
  expect(offer?.question?.choices[2]?.no.map(({ word }) => word)).toEqual(['movement'])
})
