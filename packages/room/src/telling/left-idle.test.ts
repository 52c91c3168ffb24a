import { readFileSync } from 'node:fs'
import { Host, plainly, type RuleSet, rolesOf } from '@sandtable/kernel'
import { readYaml, ruleSets, tellings } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { ableIn } from '../idle.ts'
import { offersTo } from '../offers.ts'

import type { Snapshot } from '../snapshot.ts'
import { leftIdle } from './left-idle.ts'
import type { Speech } from './speech.ts'

const goodbye = ruleSets.find(({ id }) => id === 'goodbye') as RuleSet

/** The first battle of Goodbyeeeeee!!!, at the first step of the side that goes first. */
function begun() {
  const file = new URL('../../../../scenarios/goodbye/tutorial.yaml', import.meta.url)
  const host = new Host(goodbye, readYaml(readFileSync(file, 'utf8'), 'tutorial'), { dice: { from: 'seed', seed: 1 } })
  return host.start()
}

const speech = {
  teller: { telling: tellings.goodbye },
  names: { say: plainly },
} as unknown as Speech // nothing else of it is spoken

/** What is said before the step ends, and who is ringed. */
function ending(host: Host, side: string) {
  const seat = host.seat(side)
  const offers = offersTo(seat, rolesOf(host.rules))
  const able = ableIn(offers)
  const ids = seat
    .known()
    .store.all('piece')
    .map(({ id }) => id)
  const glances = Object.fromEntries(
    ids.map(id => [id, seat.glance(id).filter(word => word !== 'can-act' || able === null || able.has(id))]),
  )
  const ringed = ids.filter(id => glances[id]?.includes('can-act'))
  // nothing else of a snapshot is looked at
  const asked = { prompt: seat.prompt(), offers, glances } as unknown as Snapshot
  return { ringed, says: leftIdle(asked, speech)?.says ?? null }
}

const go = (host: Host, side: string, until: string): void => {
  for (let i = 0; i < 9 && (host.game.state as { phase?: string }).phase !== until; i++)
    host.decide(side, { action: 'end' })
}

test('a shift on initiative or an order more is not missed; leaders are ringed in the orders step', () => {
  const host = begun()
  const [side = ''] = host.waitingFor
  go(host, side, 'free')
  expect(ending(host, side).ringed.length).toBeGreaterThan(2)
  expect(ending(host, side).says).toBeNull()
  go(host, side, 'orders')
  const { ringed, says } = ending(host, side)
  expect(ringed.map(id => host.game.piece(id).kind)).toEqual(
    expect.arrayContaining([expect.stringMatching(/corporal|lieutenant/)]),
  )
  expect(ringed.every(id => /corporal|lieutenant/.test(String(host.game.piece(id).kind)))).toBe(true)
  expect(says).toBeNull()
})

test('whoever has a target and has not fired is missed', () => {
  const host = begun()
  const [side = ''] = host.waitingFor
  go(host, side, 'fire')
  expect(ending(host, side).says).toMatch(/have a target and have not fired/)
})

test('whoever could only throw a grenade at bare ground is not missed', () => {
  const apart = `ruleset: goodbye
table: { width: 100, depth: 100 }
sides: [{ id: british }, { id: german }]
pieces:
  - { id: bomber, side: british, kind: bomber, at: [50, 10] }
  - { id: rifleman, side: german, kind: rifleman, at: [50, 90] }
start: { phase: fire, turn: 1, side: british }
`
  const host = new Host(goodbye, readYaml(apart, 'apart'), { dice: { from: 'seed', seed: 1 } }).start()
  const offered = offersTo(host.seat('british'), rolesOf(goodbye))
  expect(offered.some(({ action, hopeless }) => action === 'throw' && !hopeless)).toBe(true)
  expect(ending(host, 'british').says).toBeNull()
})
