import { expect, test } from 'vitest'
import { toy, toyHost } from '../toy.fixture.ts'
import { readChain, splitNotes, withNotes, writeChain } from './chain.ts'
import { load } from './load.ts'
import { save } from './save.ts'

const chain = writeChain(['{"a":1}', '{"b":2}'])

test('notes stand after the chain, which stays as it is', () => {
  const text = withNotes(chain, ['the bridge', 'the end'])
  expect(text).toBe(`${chain}# the bridge\n# the end\n`)
  expect(splitNotes(text)).toEqual({ chain, notes: ['the bridge', 'the end'] })
})

const rows: [string, string, string, readonly string[]][] = [
  ['no notes', chain, chain, []],
  ['a file without its last line break', `${chain}# one`, chain, ['one']],
  ['line ends that another program has changed', `${chain}# one\r\n# two\r\n`, chain, ['one', 'two']],
  ['notes alone', '# one\n', '', ['one']],
  ['something else after a note is for the chain to refuse', `${chain}# one\nelse\n`, `${chain}# one\nelse\n`, []],
]
test.each(rows)('%s', (_, text, wanted, notes) => expect(splitNotes(text)).toEqual({ chain: wanted, notes }))

test('what stands between the chain and its notes is found', () =>
  expect(readChain(splitNotes(`${chain}# one\nelse\n# two\n`).chain).problem?.says).toBe(
    'something follows the end mark',
  ))

test('a save opens with notes beside it as it does without', () => {
  const text = save(toyHost(['red', 'blue']))
  expect(save(load([toy], withNotes(text, ['look here'])).host)).toBe(text)
})
