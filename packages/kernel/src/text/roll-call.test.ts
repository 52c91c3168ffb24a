import { describe, expect, test } from 'vitest'
import { Squares } from '../geometry/squares.ts'
import { inch } from '../length.ts'
import { makeNames } from './names.ts'
import { type RollCall, rollCallOf } from './roll-call.ts'
import { surnames, surnamesOf } from './surnames.ts'

const rollCall: RollCall = {
  men: ['rifleman', 'crewman'],
  nations: { red: 'British', blue: 'German', green: 'Nowhere' },
  called: { 'rifle-9': 'Lance Corporal Jones' },
  seed: 'a',
}
const men = (count: number, side = 'red') =>
  Array.from({ length: count }, (_, i) => ({ id: `${side}-${i + 1}`, side, kind: 'rifleman' }))

describe('men have surnames', () => {
  test('of their nation, each his own', () => {
    const found = [...surnamesOf([...men(60), ...men(60, 'blue')], rollCall).values()]
    expect(new Set(found).size).toBe(120)
    expect(found.slice(0, 60).every(name => surnames.British?.includes(name))).toBe(true)
    expect(found.slice(60).every(name => surnames.German?.includes(name))).toBe(true)
  })

  test('with initials when all surnames are taken', () => {
    const found = [...surnamesOf(men(400), rollCall).values()]
    expect(new Set(found).size).toBe(400)
    expect(found.at(-1)).toMatch(/^[A-Z]\. [A-Z]/)
  })

  test('vehicles, and sides of no known nation, have none', () => {
    expect(surnamesOf([{ id: 't', side: 'red', kind: 'tank' }, ...men(1, 'green')], rollCall).size).toBe(0)
    expect(surnamesOf(men(1), undefined).size).toBe(0)
  })

  test('a man keeps his name in a vehicle and out of it, and the scenario may give him one', () => {
    const squares = new Squares(inch(48), inch(48), 'in')
    const named = (aboard: string | null, role: string | null) =>
      makeNames({
        seat: 'red',
        sides: { red: 'British' },
        squares,
        rollCall,
        pieces: [
          { id: 'tank', side: 'red', kind: 'sherman' },
          { id: 'driver', side: 'red', kind: 'crewman', aboard, role },
          { id: 'rifle-9', side: 'red', kind: 'rifleman' },
        ],
      })
    expect(named('tank', 'driver').piece('driver')).toBe(named(null, null).piece('driver'))
    expect(named(null, null).piece('driver')).toMatch(/^Crewman [A-Z]/)
    expect(named(null, null).piece('rifle-9')).toBe('Lance Corporal Jones')
  })

  test('men of no nation keep the name of the post in which they began, and are counted without gaps', () => {
    const squares = new Squares(inch(48), inch(48), 'in')
    const gunner = { id: 'g1', side: 'green', kind: 'crewman', crews: 'gun', role: 'gunner' }
    const begun = [
      { id: 'gun', side: 'green', kind: 'six-pounder' },
      gunner,
      ...[1, 2, 4].map(n => ({ id: `r${n}`, side: 'green', kind: 'rifleman' })),
    ]
    const setup = { sides: [{ id: 'green' }], nations: {}, called: {}, pieces: begun, width: 1, depth: 1 } as never
    const named = (pieces: typeof begun) =>
      makeNames({
        seat: 'green',
        sides: { green: 'Green' },
        squares,
        rollCall: rollCallOf(rollCall, setup, 'green'),
        pieces,
      })
    expect(['g1', 'r1', 'r2', 'r4'].map(named(begun).piece)).toEqual([
      'Six pounder gunner',
      'Rifleman 1',
      'Rifleman 2',
      'Rifleman 3',
    ])
    const left = begun.map(piece => (piece === gunner ? { ...gunner, crews: '', role: '' } : piece))
    expect(named(left).piece('g1')).toBe('Six pounder gunner')
  })

  test('where pieces hide, a side is told only its own names', () => {
    const setup = {
      sides: [{ id: 'red' }],
      nations: {},
      called: { x: 'Betsy' },
      units: [{ id: 'x', side: 'red' }],
      pieces: [],
      width: 1,
      depth: 1,
    } as never
    const nations = { red: 'Red' }
    expect(rollCallOf({}, setup, 'red')).toEqual({ men: [], nations, called: { x: 'Betsy' }, seed: '' })
    expect(rollCallOf({}, setup, 'blue')).toEqual({ men: [], nations, called: {}, seed: '' })
    expect(rollCallOf({ men: ['rifleman'] }, setup, 'blue').called).toEqual({ x: 'Betsy' })
  })
})
