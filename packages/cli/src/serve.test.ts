import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownFolder } from './script.fixture.ts'
import { fileFor, pageServer } from './serve.ts'

const folder = join(ownFolder(), 'dist')
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(folder, 'index.html'), '<title>Sandtable</title>')
writeFileSync(join(folder, 'assets', 'page.js'), 'export {}')
writeFileSync(join(folder, '..', 'secret.txt'), 'not yours')

describe('an address names', () => {
  const rows: readonly (readonly [string, string | null])[] = [
    ['/', 'index.html'],
    ['/index.html?x=1', 'index.html'],
    ['/assets/page.js', 'assets/page.js'],
    ['/assets/', null],
    ['/nothing.js', null],
    ['/../secret.txt', null],
    ['/%2e%2e/secret.txt', null],
    ['/assets/..%2f..%2f..%2fsecret.txt', null],
    ['/index.html%00.js', null],
    ['/%E0%A4%A', null],
  ]
  test.each(rows)('%s', (address, file) => expect(fileFor(folder, address)).toBe(file && join(folder, file)))
})

describe('the server', () => {
  const server = pageServer(folder)
  let address = ''
  beforeAll(async () => {
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  })
  afterAll(() => server.close())

  test('gives the page with a policy that lets nothing else in', async () => {
    const page = await fetch(`${address}/`)
    expect(await page.text()).toContain('Sandtable')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  test('says what is not there, and takes nothing', async () => {
    expect((await fetch(`${address}/none`)).status).toBe(404)
    expect((await fetch(`${address}/`, { method: 'POST', body: 'x' })).status).toBe(405)
  })
})
