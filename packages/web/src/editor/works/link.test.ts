import { expect, test } from 'vitest'
import { packed, sharedText, unpacked } from './link.ts'

const words = { newer: 'newer', damaged: 'damaged' }
const text = `title: Höhe 7\n${'- { id: hedge, kind: hedge, line: [[1, 2], [3, 4]] }\n'.repeat(40)}`

test('a link holds the whole battle, in few letters that any address may have', async () => {
  const link = await packed(text)
  expect(link).toMatch(/^1[\w-]+$/)
  expect(link.length).toBeLessThan(text.length / 4)
  expect(await unpacked(link, words)).toBe(text)
})

test('half a link, another version and nonsense say what they are', async () => {
  const link = await packed(text)
  await expect(unpacked(link.slice(0, 60), words)).rejects.toThrow('damaged')
  await expect(unpacked(`2${link.slice(1)}`, words)).rejects.toThrow('newer')
  await expect(unpacked('1%%%', words)).rejects.toThrow('damaged')
  await expect(unpacked('', words)).rejects.toThrow('damaged')
})

test('a link that unpacks without end is stopped', async () => {
  await expect(unpacked(await packed('x'.repeat(3_000_000)), words)).rejects.toThrow('TEXT-2')
})

test('a short link that is cut off is damaged, and no server is asked', async () => {
  for (const cut of ['', 'abcdefghij', '../../rules', 'a'.repeat(23)])
    await expect(sharedText('server', cut, words)).rejects.toThrow('damaged')
})
