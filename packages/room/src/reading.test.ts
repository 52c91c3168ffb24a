import { goalIn, Host, rolesOf } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { readLine } from './reading.ts'

const position = `ruleset: plastic
table: { width: 48, depth: 48 }
sides: [ { id: german, home: south }, { id: allied, home: north } ]
pieces:
  - { id: g1, side: german, kind: german-leader, at: [10, 10] }
  - { id: a1, side: allied, kind: american-rifleman, at: [10, 30] }
start: { turn: 1, side: german, phase: action }`

const typed = (line: string) => {
  const host = new Host(plastic as never, readYaml(position, 'reading.yaml')).start()
  const seat = host.seat('german')
  const { draft, note } = readLine(seat, line, null)
  return { draft, note, goal: goalIn(draft, rolesOf(host.rules)), allowed: seat.allows(draft) }
}

test('towards somebody is as far as one can go, to him is all the way or not at all', () => {
  expect(typed('move g1 towards a1')).toMatchObject({ goal: [25400, 40640], allowed: true, note: null })
  expect(typed('move g1 towards a1 4')).toMatchObject({ goal: [25400, 35560], allowed: true })
  expect(typed('move g1 to a1')).toMatchObject({ goal: [25400, 76200], allowed: false })
})

test('what ends a go is said as it is offered', () => {
  expect(typed('end your go')).toMatchObject({ draft: { action: 'end' }, note: null })
})
