import { readFileSync } from 'node:fs'
import { plainly } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { type Attempt, type Attended, attend, corrected, rosterFrom, type TableGame, tableView } from './index.ts'

const file = new URL('../../../../scenarios/plastic/tutorial.yaml', import.meta.url)
const begun = (): TableGame => rosterFrom(readFileSync(file, 'utf8'), 'tutorial.yaml')

const attempt = (resolution: string, answers: Attempt['answers'] = {}, given: Attempt['given'] = []): Attempt => ({
  resolution,
  answers,
  fields: {},
  go: true,
  given,
})

/** The game after this has been settled. */
function after(game: TableGame, one: Attempt): TableGame {
  const attended = attend(game, one)
  if (attended.is !== 'done') throw new Error(`not settled: ${JSON.stringify(attended)}`)
  return { ...game, done: [...game.done, attended.done] }
}

/** The Americans have the first go, and all of them are ready. */
const going = (): TableGame =>
  after(
    after(
      begun(),
      attempt('initiative', {}, [
        { dice: [5, 2] },
        { side: 'allied', decision: { action: 'choose', first: 'allied' } },
      ]),
    ),
    attempt('status', {}, [{ dice: [1, 1, 1, 1, 1] }]),
  )

const piece = (game: TableGame, id: string) =>
  (tableView(game).view.tables.piece as readonly { readonly id: string }[]).find(one => one.id === id)

const at = { 'range sentry': 'long', 'shelter sentry': 'open' }

describe('a game at a real table', () => {
  test('takes the forces of a scenario and leaves its ground behind', () => {
    const { view, turn, phase } = tableView(begun())
    expect([turn, phase]).toEqual([1, 'initiative'])
    expect(view.tables.piece).toHaveLength(9)
    expect(begun().roster.sides.every(side => side.objective === undefined)).toBe(true)
  })

  test('goes through the turn, and says who has not acted', () => {
    const view = tableView(going())
    expect(view.steps.filter(({ now }) => now).map(({ says, side }) => [plainly(says), side])).toEqual([
      ['Move or fire', 'allied'],
    ])
    expect(view.waiting).toHaveLength(5)
    expect(tableView(after(going(), attempt('move', { piece: 'sergeant' }))).waiting).toHaveLength(4)
  })

  test('asks what the rules ask about the table, one thing after another', () => {
    const asked = (answers: Attempt['answers']): Attended => attend(going(), attempt('fire', answers))
    const field = (one: Attended): string | null => (one.is === 'question' ? one.question.field : null)
    expect(field(asked({}))).toBe('piece')
    expect(field(asked({ piece: 'rifle-1' }))).toBe('targets')
    expect(field(asked({ piece: 'rifle-1', targets: ['sentry'] }))).toBe('range sentry')
    expect(field(asked({ piece: 'rifle-1', targets: ['sentry'], 'range sentry': 'long' }))).toBe('shelter sentry')
    expect(asked({ piece: 'rifle-1', targets: ['sentry'], ...at }).is).toBe('dice')
  })

  test('knows the odds before the shot: two shots that need a five', () => {
    const ready = attend(going(), { ...attempt('fire', { piece: 'rifle-1', targets: ['sentry'], ...at }), go: false })
    expect(ready).toMatchObject({ is: 'ready', odds: { exact: true, chances: [{ piece: 'sentry', what: 'gone' }] } })
    const [chance] = ready.is === 'ready' ? ready.odds.chances : []
    expect(chance?.chance).toBeCloseTo(1 - (4 / 6) ** 2, 12)
  })

  test('says how far a figure may move, before and after', () => {
    const ready = attend(going(), { ...attempt('move', { piece: 'rifle-1' }), go: false })
    expect(ready.is === 'ready' && ready.says && plainly(ready.says, 'in')).toBe('rifle-1 moves, at most 6″.')
    const done = attend(going(), attempt('move', { piece: 'rifle-1' }))
    const said =
      done.is === 'done' ? done.done.entries.flatMap(one => (one.type === 'said' ? [plainly(one.says, 'in')] : [])) : []
    expect(said).toContain('rifle-1 moves, at most 6″.')
  })

  test('refuses what the rules refuse, with their reason', () => {
    const moved = after(going(), attempt('move', { piece: 'rifle-1' }))
    const refused = attend(moved, attempt('fire', { piece: 'rifle-1', targets: ['sentry'], ...at }))
    expect(refused).toMatchObject({ is: 'refused', reasons: [{ word: 'acted' }] })
  })

  test('keeps who has fallen; what is taken back has not happened', () => {
    const fired = after(going(), attempt('fire', { piece: 'rifle-1', targets: ['sentry'], ...at }, [{ dice: [5] }]))
    expect(piece(fired, 'sentry')).toMatchObject({ gone: true })
    expect(piece({ ...fired, done: fired.done.slice(0, -1) }, 'sentry')).toMatchObject({ gone: false })
  })

  test('a blast is rolled where it went off, and its thrower has still acted once', () => {
    const thrown = after(going(), attempt('explode', { piece: 'grenadier', at: 'open' }))
    const blast = attempt('blast', {
      piece: 'grenadier',
      target: 'corporal',
      'range corporal': 'medium',
      'shelter corporal': 'open',
    })
    const hit = after(thrown, { ...blast, given: [{ dice: [2] }] })
    expect(piece(hit, 'corporal')).toMatchObject({ gone: true })
    expect(piece(hit, 'grenadier')).toMatchObject({ acted: true, status: 'ready' })
  })

  test('is put right by hand', () => {
    const right = { ...going(), done: [...going().done, corrected(going(), 'sentry', { gone: true })] }
    expect(piece(right, 'sentry')).toMatchObject({ gone: true })
    const back = { ...right, done: [...right.done, corrected(right, 'sentry', { gone: false })] }
    expect(piece(back, 'sentry')).toMatchObject({ gone: false })
  })
})

describe('what the companions of all sets say', () => {
  const all = ruleSets.flatMap(rules => (rules.companion ? [{ rules, companion: rules.companion }] : []))

  test.each(all.map(one => [one.rules.id, one] as const))(
    '%s cites rules that there are',
    (_, { rules, companion }) => {
      const file = new URL(`../../../../scenarios/${rules.id}/tutorial.yaml`, import.meta.url)
      const view = tableView(rosterFrom(readFileSync(file, 'utf8'), 'tutorial.yaml'))
      const cited = [...companion.resolutions, ...view.steps].flatMap(({ cites }) => cites)
      const known = new Set(
        [...rules.book.sections.flatMap(section => section.rules), ...rules.book.rulings].map(({ id }) => id),
      )
      expect(cited.filter(id => !known.has(id))).toEqual([])
      expect(view.resolutions.some(({ fits }) => fits)).toBe(true)
      expect(view.steps.filter(({ now }) => now)).toHaveLength(1)
    },
  )
})
