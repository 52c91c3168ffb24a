import { playGolden } from '@sandtable/bots'
import { load, readChain, save, writeChain } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { mended } from './mend.ts'

const files = import.meta.glob<string>('../../../../scenarios/plastic/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenario = files['../../../../scenarios/plastic/tutorial.yaml'] as string

const whole = save(playGolden(readYaml(scenario, 'tutorial.yaml'), 1))
const lines = whole.split('\n')
const open = async (text: string) => load(ruleSets, text, 'my.sandtable').host

test('a whole save is opened as it is', async () => {
  const { save: opened, problem } = await mended(whole, open)
  expect([opened, problem]).toEqual([whole, null])
})

test('a changed line is named, and everything before it is kept', async () => {
  const at = Math.floor(lines.length / 2)
  const broken = lines.map((line, i) => (i === at ? line.replace(/.$/, 'x') : line)).join('\n')
  const { value, problem } = await mended(broken, open)
  expect(problem).toMatch(new RegExp(`^my.sandtable, line ${at + 1}: .* SAVE-2$`))
  expect(value.over).toBe(false)
  expect(value.game.journal.length).toBeGreaterThan(at / 2)
})

test('a save that breaks off opens where it breaks off', async () => {
  const { problem, value } = await mended(lines.slice(0, 60).join('\n'), open)
  expect(problem).toContain('SAVE-5')
  expect(value.game.journal.length).toBeGreaterThan(10)
})

test('a line that does not follow from the rules is told, and the game goes on from its last settled point', async () => {
  const forged = readChain(whole).lines.map((line, i) => (i > 40 ? line.replace('"gone":true', '"gone":false') : line))
  const text = writeChain(forged)
  const { problem, value } = await mended(text, open)
  expect(problem).toBeNull()
  expect(value.game.journal.length).toBeGreaterThan(40)
  expect(load(ruleSets, text).differs?.code).toBe('SAVE-4')
})

test('line ends that a mail program has changed do no harm', async () => {
  const { value } = await mended(whole.replaceAll('\n', '\r\n'), open)
  expect(value.over).toBe(true)
})

test('of what is no save, nothing is kept', async () => {
  await expect(mended('hello', open)).rejects.toThrow('SAVE-')
})
