import { describe, expect, test } from 'vitest'
import type { Point } from '../geometry/shape.ts'
import { text } from '../text/message.ts'
import { draw, measuredAs } from './drawing.ts'
import { type Outlook, throughLens } from './lens.ts'
import { firstEntry, profile, stretchesIn } from './profile.ts'
import type { SightDrawing } from './showing.ts'

const wood = { id: 'wood', kind: 'woods', shape: { circle: [500, 0, 100] } } as const
const wall = { id: 'wall', kind: 'wall', shape: { line: [[200, -50], [200, 50]] } } as const // biome-ignore format: one line
const [a, b]: readonly Point[] = [[0, 0], [1000, 0]] as const // biome-ignore format: one line

describe('a line of sight from the side', () => {
  test('has every stretch in hundredths of a millimetre from its beginning', () => {
    const ends = { from: { ground: 0, top: 30 }, to: { ground: 10, top: 40 } }
    const side = profile(a as Point, b as Point, ends, stretchesIn([wood, wall], a as Point, b as Point), land => ({
      base: 0,
      top: land === wood ? 80 : 20,
      blocks: land === wood,
    }))
    expect(side).toEqual({
      length: 1000,
      ...ends,
      between: [
        { id: 'wood', kind: 'woods', enter: 400, leave: 600, base: 0, top: 80, blocks: true },
        { id: 'wall', kind: 'wall', enter: 200, leave: 200, base: 0, top: 20, blocks: false },
      ],
    })
  })

  test('ends where it first enters something, whatever the order of the list', () => {
    expect(firstEntry([wood, wall], a as Point, b as Point)).toEqual([200, 0])
    expect(firstEntry([wood], b as Point, a as Point)).toEqual([600, 0])
    expect(firstEntry([wood], [0, 300], [1000, 300])).toBeNull()
  })
})

const line = (from: string, to: string): SightDrawing => ({
  type: 'sight',
  from: [0, 0],
  to: [0, 0],
  sees: to === 'hidden' ? 'blocked' : 'clear',
  stop: null,
  says: text`${{ piece: from }} sees ${{ piece: to }}`,
  cites: [],
  profile: { length: 0, from: { ground: 0, top: 0 }, to: { ground: 0, top: 0 }, between: [] },
})

describe('a lens', () => {
  const reach = (piece: string, turns: number) => draw.ring('range', [0, 0], turns, text`reach of ${{ piece }}`)
  const outlook: Outlook<string> = {
    piece: 'own',
    enemies: ['near', 'hidden', 'wounded'],
    threats: ['near', 'hidden'],
    sight: line,
    arcs: () => [draw.ring('range', [0, 0], 7)],
    reach: (piece, turns) => [reach(piece, turns)],
  }

  test('shows every enemy that is not out of sight', () => {
    expect(throughLens('sight', 1, outlook)).toEqual([line('own', 'near'), line('own', 'wounded')])
  })
  test('shows where weapons reach and where the piece can go', () => {
    expect(throughLens('arcs', 1, outlook)).toEqual(outlook.arcs('own'))
    expect(throughLens('reach', 3, outlook)).toEqual([reach('own', 3)])
  })
  test('shows where each threat can go in one turn, and whether it sees the piece', () => {
    const threat = [reach('near', 1), line('near', 'own'), reach('hidden', 1), line('hidden', 'own')]
    expect(throughLens('threat', 3, outlook)).toEqual(threat)
    const { threats: _, ...all } = outlook
    expect(throughLens('threat', 3, all)).toEqual([...threat, reach('wounded', 1), line('wounded', 'own')])
  })
})

test('a ring and a distance say how long they are', () => {
  expect(draw.ring('blast', [1, 2], 300)).toMatchObject({ type: 'ring', radius: 300, says: text`${{ length: 300 }}` })
  expect(measuredAs(120, [0, 0], [120, 0], () => line('own', 'near'))).toEqual({
    distance: 120,
    says: text`${{ length: 120 }}`,
    sight: line('own', 'near'),
  })
  expect(measuredAs(0, [7, 7], [7, 7], () => line('own', 'near')).sight).toBeNull()
  expect(draw.path([[0, 0]], text`there`)).toEqual({ type: 'path', points: [[0, 0]], says: text`there`, allowed: true })
  expect(draw.path([[0, 0]], text`there`, true, { facing: 90 })).toMatchObject({ ends: { facing: 90 } })
  expect(draw.area('zone', [], text`here`)).toMatchObject({ type: 'area', means: 'zone' })
})

test('a wedge opens to both sides of a facing, with a corner every five degrees', () => {
  const wedge = draw.wedge([0, 0], 0, 10, 1000, text`arc`)
  if (wedge.type !== 'area') throw new Error('a wedge is an area')
  const [outline = []] = wedge.outlines
  expect(wedge).toMatchObject({ means: 'zone', says: text`arc` })
  expect(outline).toHaveLength(6)
  expect(outline[0]).toEqual([0, 0])
  expect(outline[3]).toEqual([0, 1000])
  expect(outline.slice(1).map(([x]) => Math.sign(x))).toEqual([-1, -1, 0, 1, 1])
  expect(draw.path([[0, 0]], text`no`, false)).toMatchObject({ allowed: false })
})

test('a distance has a sight unless both ends are one place', () => {
  const sight = () => line('own', 'near')
  expect(measuredAs(1, [7, 7], [7, 8], sight).sight).not.toBeNull()
  expect(measuredAs(1, [7, 7], [8, 7], sight).sight).not.toBeNull()
})
