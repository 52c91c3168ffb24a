import { type Decision, type Drawing, Host, jsonSource, mm, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'

const pieces = [
  { id: 'p1', side: 'red', kind: 'fighter', airTurns: 3, card: 'aimed-fire', airMission: 'ground-attack' },
  { id: 'f1', side: 'red', kind: 'flamethrower', rating: 'average', at: [500, 300], facing: 0, card: 'aimed-fire' },
  { id: 'b1', side: 'blue', kind: 'hmg', rating: 'average', at: [500, 360], facing: 180 },
]
const at = (phase: string) =>
  new Host(
    blaze as never,
    jsonSource('position', {
      ruleset: 'blaze',
      table: { width: 1200, depth: 1200 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces,
      start: { turn: 1, phase },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()

const drawn = (decision: Decision): readonly Drawing[] => at('aimed-fire').seat('red').drawings(decision)

test('a called template is a ring of 60 mm, several calls several rings', () => {
  const call = (where: Decision['at']) => drawn({ action: 'call', kind: 'divisional', at: where as never })
  expect(call([mm(300), mm(400)] as never)).toMatchObject([{ type: 'ring', at: [30000, 40000], radius: 6000 }])
  expect(
    call([
      [0, 0],
      [mm(10), 0],
    ] as never),
  ).toHaveLength(2)
})

test('a strafing line shows 200 mm to either side', () => {
  const [line, band] = drawn({
    action: 'fly',
    piece: 'p1',
    path: [
      [mm(200), mm(500)],
      [mm(1000), mm(500)],
    ],
  })
  expect(line).toMatchObject({ type: 'path', says: text`${the.length(mm(800))}` })
  const corners = (band as { outlines: readonly (readonly (readonly [number, number])[])[] }).outlines[0] ?? []
  expect(new Set(corners.map(([, y]) => y))).toEqual(new Set([mm(300), mm(700)]))
})

test('the flames lie where they would fall: from the base, 30 by 100 mm', () => {
  const [flames] = drawn({ action: 'fire', piece: 'f1', mode: 'flame', target: 'b1' })
  const corners = (flames as { outlines: readonly (readonly (readonly [number, number])[])[] }).outlines[0] ?? []
  expect([...corners].sort((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [48500, 32500],
    [48500, 42500],
    [51500, 32500],
    [51500, 42500],
  ])
})

test('nothing is measured while orders are laid, everything once the cards lie open', () => {
  const measure = (phase: string) => at(phase).seat('red').measure('f1', 'b1')
  expect(measure('planning')).toMatchObject({ distance: 0, sight: null })
  expect(measure('aimed-fire')?.distance).toBe(mm(10))
})

test('what was plotted and called is marked for its side alone, until it falls', () => {
  const host = new Host(
    blaze as never,
    jsonSource('position', {
      ruleset: 'blaze',
      table: { width: 1200, depth: 1000 },
      sides: [
        { id: 'red', edge: 'south', mineSquares: 1, dummyMines: 1, barrageTemplates: 1, divisional: 'heavy' },
        { id: 'blue', edge: 'north' },
      ],
      pieces: [
        { id: 'hq', side: 'red', kind: 'company-hq', rating: 'average', at: [300, 200], facing: 0 },
        { id: 'b1', side: 'blue', kind: 'hmg', rating: 'average', at: [900, 900], facing: 180 },
      ],
      start: { turn: 1, phase: 'deployment' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()
  const says = (side: string) =>
    host
      .seat(side)
      .plans()
      .map(drawing => drawing.says)
  const place = (x: number, y: number) => [mm(x), mm(y)] as const
  host.decide('red', { action: 'plot', kind: 'mine', at: place(100, 100) })
  host.decide('blue', { action: 'end' })
  host.decide('red', { action: 'plot', kind: 'dummy-mine', at: place(200, 100) })
  host.decide('red', { action: 'plot', kind: 'barrage', at: place(600, 600), turn: 3 })
  const barrage = text`barrage, turn ${the.count(3)}`
  const laid = [barrage, text`mines`, text`false`]
  expect(says('red')).toEqual(laid)
  expect(says('blue')).toEqual([])
  host.decide('red', { action: 'end' })
  host.decide('red', { action: 'call', kind: 'divisional', by: 'hq', at: place(300, 500) })
  expect(says('red')).toEqual([barrage, text`the divisional guns`, text`mines`, text`false`])
  for (let i = 0; i < 40 && host.game.state.phase !== 'breaking-point' && says('red').length > 3; i++)
    for (const side of host.waitingFor) host.decide(side, { action: 'end' })
  expect(says('red')).toEqual(laid)
  const told = host.game.journal.entries.flatMap(entry => (entry.type === 'said' ? [entry.says.says] : []))
  expect(told).toContain('The divisional guns of {0} fire.')
  expect(told).toContain('The shells come down at {0}, where nobody is seen.')
})

test('the half of the table where mines may lie is drawn before a place is chosen', () => {
  const seat = new Host(
    blaze as never,
    jsonSource('position', {
      ruleset: 'blaze',
      table: { width: 1200, depth: 1000 },
      sides: [
        { id: 'red', edge: 'south', mineSquares: 1 },
        { id: 'blue', edge: 'north' },
      ],
      pieces: [],
      start: { turn: 1, phase: 'deployment' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  )
    .start()
    .seat('red')
  expect(seat.drawings({ action: 'plot', kind: 'mine' })).toMatchObject([
    {
      type: 'area',
      outlines: [
        [
          [0, 0],
          [mm(1200), 0],
          [mm(1200), mm(500)],
          [0, mm(500)],
        ],
      ],
    },
  ])
  expect(seat.question({ action: 'plot', kind: 'mine' })?.says).toEqual(
    text`Where should the mine square lie? Mine squares left: ${the.count(1)}`,
  )
})

test('a place that the caller does not see is not moved to one that it can walk to', () => {
  const seat = at('planning').seat('red')
  expect(seat.route('f1', [mm(900), mm(900)], { action: 'call', kind: 'divisional', by: 'f1' })).toBeNull()
})
