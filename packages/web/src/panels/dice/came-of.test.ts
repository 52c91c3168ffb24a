import { type Entry, text, the } from '@sandtable/kernel'
import type { Line } from '@sandtable/room'
import { expect, test } from 'vitest'
import { graveLines, lastRoll } from './came-of.ts'

const decision: Entry = { type: 'decision', side: 'red', decision: { action: 'fire', piece: 'a', target: 'b' } }
const roll = (purpose: string): Entry => ({ type: 'roll', purpose, faces: 6, dice: [5], at: 0, need: 5, cites: [] })
const change = (id: string, is: 'lost' | 'pinned'): Entry => ({
  type: 'change',
  table: 'piece',
  id,
  before: null,
  after: null,
  cites: [],
  event: { is },
})
const said = (id: string, says: string): Entry => ({
  type: 'said',
  says: text`${the.piece(id)} ${the.name(says)}`,
  cites: [],
})

/** The sentences of these entries, as the log has them. */
const linesOf = (entries: readonly Entry[]): readonly Line[] =>
  entries.flatMap((entry, at) =>
    entry.type === 'said'
      ? [
          {
            at,
            says: entry.says,
            cites: [],
            under: [],
            side: null,
            about: entry.about ?? [],
            shows: [],
            kind: 'said',
            text: `line ${at}`,
          },
        ]
      : [],
  )

test('of the last roll the gravest thing is told that came of its deed, not what was said last', () => {
  const entries = [
    decision,
    roll('hit'),
    change('b', 'lost'),
    said('b', 'is killed'),
    roll('morale'),
    change('c', 'pinned'),
    said('c', 'is pinned'),
  ]
  const last = lastRoll(entries, linesOf(entries))
  expect([last?.roll.purpose, last?.deed?.side, last?.came?.text]).toEqual(['morale', 'red', 'line 3'])
})

test('what came of another deed is not told with it', () => {
  const entries = [decision, roll('hit'), change('b', 'lost'), said('b', 'is killed'), decision, roll('hit')]
  expect(lastRoll(entries, linesOf(entries))?.came).toBeNull()
})

test('where nothing befell anybody, the sentence after the roll is what came of it', () => {
  const entries = [decision, said('a', 'takes aim'), roll('hit'), said('b', 'is missed')]
  expect(lastRoll(entries, linesOf(entries))?.came?.text).toBe('line 3')
})

test('what is said of somebody for whom nothing was rolled did not come of it', () => {
  const blast: Entry = { type: 'roll', purpose: 'hit', faces: 6, dice: [2], at: 0, need: 4, cites: [], about: ['b'] }
  const of = (id: string): Entry => ({ ...said(id, 'is told of'), about: [id] }) as Entry
  expect(lastRoll([decision, blast, of('loader')], linesOf([decision, blast, of('loader')]))?.came).toBeNull()
  const both = [decision, blast, of('b'), of('loader')]
  expect(lastRoll(both, linesOf(both))?.came?.text).toBe('line 2')
})

test('without a roll there is none', () => expect(lastRoll([decision], [])).toBeNull())

test('only the line of somebody who is out of the fight is grave', () => {
  const entries = [decision, change('b', 'lost'), said('b', 'is killed'), change('c', 'pinned'), said('c', 'is pinned')]
  expect([...graveLines(entries, linesOf(entries))].map(line => line.text)).toEqual(['line 2'])
})
