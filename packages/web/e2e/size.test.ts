import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const zipped = (file: string): number => gzipSync(readFileSync(dist + file)).length

/** What the first page asks for before anybody has clicked: itself, its scripts and its styles. */
test('the first load is small', () => {
  const page = readFileSync(`${dist}index.html`, 'utf8')
  const asked = [...page.matchAll(/(?:src|href)="\.?\/(assets\/[^"]+)"/g)].map(found => found[1] as string)
  expect(asked.some(file => file.endsWith('.js'))).toBe(true)
  const total = ['index.html', ...new Set(asked)].reduce((sum, file) => sum + zipped(file), 0)
  expect(total).toBeLessThan(146_500)
})

test('a picture of a rule set is at most 20 kB', () => {
  const pictures = readdirSync(`${dist}pictures`).filter(name => name.endsWith('.webp'))
  expect(pictures.length).toBeGreaterThanOrEqual(4)
  for (const name of pictures) expect(readFileSync(`${dist}pictures/${name}`).length, name).toBeLessThanOrEqual(20_000)
})
