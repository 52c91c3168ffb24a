import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist, Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin({ serviceWorkers: 'allow' })
}, 120_000)
afterAll(() => visit?.end())

test('after the first visit the table works without a network, a game under way included', async () => {
  const { page, context } = visit
  await visit.open()
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    const worker = active ?? waiting ?? installing
    if (worker?.state !== 'activated')
      await new Promise<void>(done =>
        worker?.addEventListener('statechange', () => worker.state === 'activated' && done()),
      )
  })
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'First battle' }).click()
  const asked = await visit.question()
  await page.waitForSelector('canvas')
  await page.reload()
  expect(await visit.question()).toBe(asked)
  expect(visit.errors).toEqual([])
}, 120_000)

test('it can be installed', async () => {
  const manifest = await visit.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ name: 'Sandtable', start_url: '/', display: 'standalone' })
  for (const { src } of manifest.icons as { src: string }[])
    expect(await visit.page.evaluate(async icon => (await fetch(icon)).ok, src)).toBe(true)
})

test('the build holds no maps for developers: they were two thirds of it, served to everybody', () => {
  expect(readdirSync(dist, { recursive: true }).filter(file => String(file).endsWith('.map'))).toEqual([])
})
