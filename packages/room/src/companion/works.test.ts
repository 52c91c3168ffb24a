import { jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { type Attempt, type Attended, attend, rosterOf, type TableGame, tableView } from './index.ts'

/** What in Blaze Away happens apart from shots: barrages, mines, wire, tasks, snipers, night. */

const unit = (id: string, side: string) => ({ id, side, kind: 'platoon', rating: 'average' })
const begun = (start: object = {}, red: object = {}, more: readonly object[] = []): TableGame => {
  const position = {
    ruleset: 'blaze',
    table: { width: 1200, depth: 1200 },
    sides: [{ id: 'red', barrageTemplates: 1, ...red }, { id: 'blue' }],
    units: [unit('u1', 'red'), unit('u2', 'blue')],
    pieces: [
      { id: 'r1', side: 'red', unit: 'u1', kind: 'rifle-section', at: [100, 100] },
      { id: 'engineers', side: 'red', unit: 'u1', kind: 'engineer-section', at: [200, 100] },
      { id: 'crab', side: 'red', kind: 'sherman-crab', at: [300, 100] },
      { id: 'sniper', side: 'red', kind: 'sniper', at: [400, 100] },
      ...more,
      { id: 'b1', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [100, 1000] },
    ],
    start: { turn: 1, side: 'red', ...start },
  }
  return rosterOf('blaze', jsonSource('works', position), 'works', {})
}

type Rest = Partial<Pick<Attempt, 'fields' | 'given'>>
const tried = (game: TableGame, resolution: string, answers: Attempt['answers'], rest: Rest = {}): Attended =>
  attend(game, { resolution, answers, fields: {}, given: [], go: true, ...rest })

function after(game: TableGame, ...tries: readonly [string, Attempt['answers'], Rest?][]): TableGame {
  let now = game
  for (const [resolution, answers, rest] of tries) {
    const attended = tried(now, resolution, answers, rest)
    if (attended.is !== 'done') throw new Error(`${resolution} is not settled: ${JSON.stringify(attended)}`)
    now = { ...now, done: [...now.done, attended.done] }
  }
  return now
}

const dice = (...all: readonly (readonly number[])[]): Rest => ({ given: all.map(one => ({ dice: one })) })

/** What was said, and what was rolled for. */
const told = (attended: Attended): readonly string[] =>
  attended.is === 'done'
    ? attended.done.entries.flatMap(entry =>
        entry.type === 'said' ? [plainly(entry.says)] : entry.type === 'roll' ? [`${entry.purpose} ${entry.need}`] : [],
      )
    : [attended.is]

const fitting = (game: TableGame): readonly string[] =>
  tableView(game).resolutions.flatMap(({ id, fits }) => (fits ? [id] : []))

const ordered = (start?: object, card: object = { card: 'move', arrow: 0 }, red?: object): TableGame =>
  after(
    begun(start, red),
    ['order', { side: 'red', pieces: ['r1'] }, { fields: card as Attempt['fields'] }],
    [
      'order',
      { side: 'red', pieces: ['engineers'] },
      { fields: { card: 'action', task: 'clear-mine', target: 'mine' } },
    ],
    ['order', { side: 'blue', pieces: ['b1'] }, { fields: { card: 'aimed-fire' } }],
    ['planned', { side: 'red' }],
    ['planned', { side: 'blue' }],
  )

test('a barrage is plotted before the first turn, and falls on those who are under it', () => {
  const plotted = after(begun(), ['plot', { side: 'red' }, { fields: { turn: 0 } }])
  expect(fitting(plotted)).toContain('barrage')
  expect(fitting(plotted)).not.toContain('plot')
  const under = { 'under 1': ['b1'], 'figures 1 b1': 3, 'cover b1': 'open' }
  const fallen = after(plotted, ['barrage', under, dice([6], [9, 9, 1, 1, 1])])
  expect(fitting(fallen)).not.toContain('barrage')
  const { view, phase, turn } = tableView(fallen)
  expect([phase, turn]).toEqual(['planning', 1])
  expect(view.tables.piece).toContainEqual(expect.objectContaining({ id: 'b1', figures: 1 }))
})

test('what was plotted for a later turn falls when the aimed fire is over', () => {
  const plotted = after(begun(), ['plot', { side: 'red' }, { fields: { turn: 2 } }])
  expect(fitting(plotted)).not.toContain('barrage')
})

test('engineers clear the mines that they touch, and no step is passed over in the meantime', () => {
  const turned = ordered()
  expect(fitting(turned)).toContain('tasks')
  expect(told(tried(turned, 'tasks', {}))).toContain('The mine square is cleared.')
  const tasked = after(turned, ['tasks', {}])
  expect(tableView(tasked).phase).toBe('charge')
  const aiming = after(tasked, ['end', {}])
  expect(tableView(aiming)).toMatchObject({ phase: 'aimed-fire', waiting: ['b1'] })
})

const moving = (): TableGame => after(ordered(), ['tasks', {}], ['end', {}], ['end', {}])

test.each([
  ['mine', 10, 'The mine square is cleared.'],
  ['mine', 1, 'r1 is lost.'],
  ['false', 1, 'The mine square was a dummy.'],
  ['wire', 10, 'The wire is cleared.'],
])('a stand that comes to %s and rolls %i: %s', (what, die, says) => {
  expect(told(tried(moving(), 'obstacle', { piece: 'r1', what }, dice([die])))).toContain(says)
})

test('a tank with flails clears a square without a die', () => {
  expect(told(tried(moving(), 'clear', { piece: 'crab' }))).toEqual(['The mine square is cleared.'])
})

test('a sniper fires at the start of a step, and whose step it is stays as it was', () => {
  const aiming = after(ordered(), ['tasks', {}], ['end', {}])
  const shot: Rest = { fields: { dice: 2 }, ...dice([9, 1]) }
  expect(told(tried(aiming, 'snipe', { piece: 'sniper', target: 'b1' }, shot))[0]).toMatch(/^hit /)
  const fired = after(aiming, ['snipe', { piece: 'sniper', target: 'b1' }, shot])
  expect(fitting(fired)).not.toContain('snipe')
  expect(tableView(fired)).toMatchObject({ phase: 'aimed-fire', side: tableView(aiming).side })
})

test('whoever waits fires at a stand that has just moved', () => {
  const moved = after(
    begun(),
    ['order', { side: 'blue', pieces: ['b1'] }, { fields: { card: 'move', arrow: 0 } }],
    ['order', { side: 'red', pieces: ['r1'] }, { fields: { card: 'opportunity-fire' } }],
    ['planned', { side: 'red' }],
    ['planned', { side: 'blue' }],
    ['end', {}],
    ['end', {}],
    ['end', {}],
    ['move', { piece: 'b1' }],
  )
  const answers = { target: 'b1', piece: 'r1', far: 30_000, cover: 'open' }
  const fires: Attempt['given'] = [
    { side: 'red', decision: { action: 'react', piece: 'r1', target: 'b1' } },
    { side: 'red', decision: { action: 'fire', piece: 'r1', target: 'b1' } },
  ]
  expect(tried(moved, 'react', answers)).toMatchObject({ is: 'prompt', prompt: { side: 'red' } })
  expect(tried(moved, 'react', answers, { given: fires })).toMatchObject({ is: 'dice', wanted: { purpose: 'hit' } })
})

test('whoever ends a move near a sniper finds him', () => {
  const moved = after(
    begun(),
    ['order', { side: 'blue', pieces: ['b1'] }, { fields: { card: 'move', arrow: 0 } }],
    ['planned', { side: 'red' }],
    ['planned', { side: 'blue' }],
    ['end', {}],
    ['end', {}],
    ['end', {}],
    ['move', { piece: 'b1' }],
  )
  // he may fire first
  const passes: Rest = { given: [{ side: 'red', decision: { action: 'pass' } }] }
  const answers = { target: 'b1', piece: 'sniper' }
  expect(told(tried(moved, 'find-sniper', answers, passes))).toContain('sniper is found and out of the game.')
})

test('at night one sees as far as the light reaches, and hits less', () => {
  const dark = after(ordered({ night: 'dark' }), ['tasks', {}], ['end', {}])
  const asked = (answers: Attempt['answers']): Attended =>
    tried(dark, 'fire', { piece: 'b1', target: 'r1', ...answers })
  expect(asked({})).toMatchObject({ is: 'question', question: { field: 'light' } })
  const ranges = (light: string): readonly number[] => {
    const next = asked({ light })
    return next.is === 'question' ? next.question.choices.map(({ value }) => Number(value) / 100) : []
  }
  expect(ranges('none')).toEqual([100])
  expect(ranges('flood')).toEqual([300])
  const shot = asked({ light: 'flood', far: 30_000, cover: 'open' })
  expect(shot).toMatchObject({
    is: 'dice',
    wanted: { modifiers: expect.arrayContaining([expect.objectContaining({ cites: ['BA-NIGHT-12'] })]) },
  })
})

test.each(['south', 'north', 'west', 'east'])('whoever falls back to the %s may come to mines there', edge => {
  const cards = ordered(undefined, { card: 'fall-back' }, { edge })
  const falling = after(cards, ['go-on', {}])
  expect(falling.done.at(-1)?.resolution).toBe('go-on')
  const met = tried(falling, 'obstacle', { piece: 'r1', what: 'false' })
  expect(told(met)).toContain('r1 enters a mine square.')
})

test('nobody is offered what nobody can do', () => {
  expect(fitting(begun())).toContain('order')
  expect(fitting(begun())).not.toContain('call')
  const moving = after(ordered(), ['go-on', {}], ['end', {}], ['tasks', {}, dice([1])])
  expect(fitting(moving)).not.toContain('mount')
})

test('at a real table nobody moves to a square', () => {
  const cards = ordered(undefined, { card: 'fall-back' }, { edge: 'south' })
  const falling = after(cards, ['go-on', {}])
  const moved = tried(falling, 'move', { piece: 'r1' })
  const lines = moved.is === 'done' ? moved.done.entries.filter(({ type }) => type === 'change') : []
  expect(lines.length).toBeGreaterThan(0)
  for (const entry of lines)
    if (entry.type === 'change' && entry.table === 'piece')
      expect((entry.after as { at?: unknown }).at).toEqual((entry.before as { at?: unknown }).at)
})

test('reinforcements come onto the table in their turn, while orders are laid', () => {
  const late = { side: 'red', unit: 'u1', kind: 'rifle-section' }
  const [now, later] = [
    { ...late, id: 'r2', arrives: 1 },
    { ...late, id: 'r3', arrives: 2 },
  ]
  const game = begun({}, { edge: 'south' }, [now, later])
  expect(fitting(begun({}, { edge: 'south' }, [later]))).not.toContain('arrive')
  expect(tried(game, 'arrive', {})).toMatchObject({ question: { choices: [{ value: 'r2' }] } })
  expect(told(tried(game, 'arrive', { piece: 'r2' }))).toEqual(['r2 is placed.'])
  const arrived = after(game, ['arrive', { piece: 'r2' }])
  expect(fitting(arrived)).not.toContain('arrive')
  expect(tableView(arrived).waiting).toContain('r2')
})

const calling = { side: 'red', kind: 'suppressive', by: 'hq' }
const supported = { suppressiveTemplates: 1 }

test.each([
  ['by night, who calls for fire sees the place', [{}]],
  ['from a transport one looks out at the place', [{ aboard: 'carrier' }, { passengers: ['hq'] }]],
])('%s', (_, [caller, transport]) => {
  const hq = { id: 'hq', side: 'red', kind: 'company-hq', ...(transport ? caller : { at: [500, 100] }) }
  const carrier = { id: 'carrier', side: 'red', kind: 'landing-craft', at: [600, 100], ...transport }
  const game = begun({ night: transport ? null : 'dark' }, supported, transport ? [hq, carrier] : [hq])
  expect(tried(game, 'call', calling)).toMatchObject({ is: 'done' })
})
