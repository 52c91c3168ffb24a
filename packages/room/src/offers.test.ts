import { Host, rolesOf } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
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
  expect(offered(20)('fire')?.no.map(({ word }) => word)).toEqual(['range'])
  expect(offered(20)('move')?.no).toEqual([])
  expect(offered(5)('fire')?.no).toEqual([])
})
