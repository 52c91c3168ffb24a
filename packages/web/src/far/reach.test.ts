import { afterEach, expect, test, vi } from 'vitest'
import { find } from './reach.ts'

afterEach(() => vi.unstubAllGlobals())

const at = (address: string): Location => new URL(address) as never
const served = (...names: readonly string[]) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ names })))

test('a link that whoever runs the server makes at localhost leads others to the server', async () => {
  served('192.0.2.7', '198.51.100.7')
  expect(await find(at('http://localhost:4870/'))).toEqual({ origin: 'http://192.0.2.7:4870', isAlone: false })
})

test('where nobody else can come in, the page says so', async () => {
  served()
  expect(await find(at('http://127.0.0.1:4870/'))).toEqual({ origin: 'http://127.0.0.1:4870', isAlone: true })
})

test('whoever has come in by a name hands on that name', async () => {
  served('192.0.2.7')
  const here = at('https://table.example.org/play')
  expect(await find(here)).toEqual({ origin: 'https://table.example.org', isAlone: false })
})
