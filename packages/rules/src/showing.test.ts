import { type Drawing, Host, inch, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { plastic } from './index.ts'

const piece = (id: string, side: string, kind: string, x: number, y: number) => ({ id, side, kind, at: [x, y] })

/** A wall hides the second American from the German. */
const host = new Host(
  plastic,
  jsonSource('lens', {
    ruleset: 'plastic',
    table: {
      width: 48,
      depth: 48,
      terrain: [
        {
          id: 'house',
          kind: 'building',
          polygon: [
            [28, 14],
            [34, 14],
            [34, 18],
            [28, 18],
          ],
        },
      ],
    },
    sides: [{ id: 'german' }, { id: 'allied' }],
    pieces: [
      piece('g1', 'german', 'german-rifleman', 20, 10),
      piece('a1', 'allied', 'american-rifleman', 20, 20),
      piece('a2', 'allied', 'american-rifleman', 40, 22),
      piece('g2', 'german', 'german-grenadier', 31, 13.4),
    ],
    start: { turn: 1, side: 'german' },
  }),
).start()

const look = (id: string, lens: 'sight' | 'arcs' | 'reach' | 'threat', turns = 1): readonly Drawing[] =>
  host.seat('german').lens(id, lens, turns)

/** How far an area stretches from west to east. */
const wide = (drawing: Drawing | undefined): number => {
  const xs = drawing?.type === 'area' ? drawing.outlines.flat().map(([x]) => x) : []
  return Math.max(...xs) - Math.min(...xs)
}

test('through the lens of sight there is a line to each enemy that is seen, and to no other', () => {
  const lines = look('g1', 'sight')
  expect(lines.map(line => line.type === 'sight' && line.to)).toEqual([[inch(20), inch(20)]])
})

test('arcs are the ranges of the weapons', () => {
  const [ring, ...others] = look('g1', 'arcs')
  expect(others).toEqual([])
  expect(ring).toMatchObject({ type: 'ring', means: 'range', at: [inch(20), inch(10)] })
})

test('two turns reach twice as far as one, on open ground', () => {
  const [one, two] = [wide(look('g1', 'reach')[0]), wide(look('g1', 'reach', 2)[0])]
  expect(two).toBeGreaterThan(one * 1.8)
  expect(two).toBeLessThan(one * 2.2)
})

test('the threat is where every enemy may go, and who of them sees the piece', () => {
  const drawn = look('g1', 'threat')
  expect(drawn.filter(one => one.type === 'area')).toHaveLength(2)
  expect(drawn.filter(one => one.type === 'sight')).toHaveLength(1)
})

test('a piece that is not there shows nothing', () => expect(look('nobody', 'threat')).toEqual([]))

test('a grenade that is handed into a house is not drawn as a line that meets its wall', () => {
  const drawn = (x: number, y: number): readonly string[] =>
    host
      .seat('german')
      .drawings({ action: 'throw', piece: 'g2', target: [inch(x), inch(y)] })
      .map(({ type }) => type)
  expect(drawn(31, 16)).not.toContain('sight')
  expect(drawn(31, 9)).toContain('sight')
})
