import type { Reaction } from '@sandtable/room'
import { afterEach, expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { Storage } from '../storage/storage.ts'
import { anyDecision, type FarError, FarPage, quickClock, until, wishFor } from './far.fixture.ts'
import { Games } from './games.ts'

const stores: Storage[] = []
afterEach(async () => {
  for (const storage of stores.splice(0)) await storage.close()
})

const isAsked = (page: FarPage): boolean => page.scene?.waitingFor.includes(page.seat) === true

/** May its figures react to what another does? */
const mayReact = (page: FarPage): boolean =>
  isAsked(page) && page.scene?.offers.some(({ action }) => page.scene?.table.purposes[action] === 'answer') === true

/** Two people, of whom one has just been asked whether somebody reacts. */
async function begun() {
  const storage = sqliteStorage(null)
  stores.push(storage)
  const open = (): Games =>
    new Games(
      storage,
      quickClock,
      () => 1_900_000_000_000,
      () => 'a secret',
    )
  const games = open()
  const wish = wishFor('muzzleflash/tutorial', { british: 'person', german: 'person' })
  const made = await games.create(wish)
  const pages = Object.keys(made.seats).map(() => FarPage.at(games))
  for (const [i, secret] of Object.values(made.seats).entries())
    await pages[i]?.hello(made.game, secret, { nonce: `${i}` })
  await until(() => pages.every(page => page.scene !== null))
  const reacting = (): FarPage | undefined => pages.find(mayReact)
  while (!reacting()) {
    const page = pages.find(isAsked) as FarPage
    await page.ask('decide', [await anyDecision(page)])
    await until(() => pages.every(({ seq }) => seq === page.seq))
  }
  const page = reacting() as FarPage
  return { open, made, page, other: pages.find(one => one !== page) as FarPage }
}

test('figures that are told never to react let it pass, and nobody waits for their player', async () => {
  const { page, other } = await begun()
  const { seq } = page
  expect(page.timing?.reaction ?? 'ask').toBe('ask')
  await page.ask('react', ['never'])
  await until(() => !mayReact(page) && isAsked(other))
  expect(page.seq).toBeGreaterThan(seq)
  expect(page.timing?.reaction).toBe('never')
  expect(JSON.stringify(other.said)).not.toContain('never') // what was ordered is nobody else's business
})

test('an order is kept while its player is away, also by a process that starts later', async () => {
  const { open, made, page, other } = await begun()
  const { seat } = page
  await page.ask('react', ['always'])
  page.hangUp()
  await until(() => isAsked(other))
  other.hangUp()
  const games = open()
  const later = FarPage.at(games)
  await later.hello(made.game, made.seats[seat] ?? '')
  await until(() => later.timing !== null)
  expect(later.timing?.reaction).toBe('always')
})

test('what is no order is refused, and changes nothing', async () => {
  const { page } = await begun()
  for (const bad of [0, 101, Number.NaN, 'sometimes', null, [50]]) {
    const refused = await page.ask('react', [bad as Reaction]).catch((error: unknown) => error)
    expect((refused as FarError).wrong.code).toBe('NET-1')
  }
  expect(mayReact(page)).toBe(true)
})
