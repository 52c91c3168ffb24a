import { spelled } from '@sandtable/kernel'
import { describe, expect, test, vi } from 'vitest'
import { GameError } from '../game/client.ts'
import { answering } from './answer.ts'
import { drafting } from './draft.ts'
import { noticing } from './notice.ts'
import type { Weighing } from './odds.ts'
import { pondering, soleChoice } from './pondering.ts'
import { selecting } from './selection.ts'
import { bareTable, snapshotOf } from './table.fixture.ts'

const says = spelled('?')
const choice = (value: unknown, ...no: unknown[]) => ({ value, says, no })
const who = { field: 'piece', role: 'actor', says, choices: [choice('r1'), choice('r2')] }
const where = { field: 'to', role: 'place', says, choices: [], open: 'point' }
const reason = { word: 'range', says, cites: [] }

/** A game in which a move needs a piece and a place. */
const moving = {
  question: (draft: { readonly piece?: string; readonly to?: unknown }) =>
    !draft.piece ? who : !draft.to ? where : null,
  drawings: () => [],
  refusal: () => [],
}

function begin(answers: object = moving, snapshot: object = {}) {
  const { table, ask, now } = bareTable(answers, { snapshot: snapshotOf(snapshot) })
  const notices = noticing(table)
  const odds = { begin: vi.fn(), forget: vi.fn(), isWarnedOf: vi.fn(async () => false) } satisfies Weighing
  const answers_ = answering(table, notices)
  const { actions, renew } = drafting(table, pondering(table, notices, odds), odds, answers_, selecting(table))
  table.set(actions as never)
  return { actions, renew, table, ask, now, odds }
}

describe('a draft', () => {
  test('appears with what the rules ask next', async () => {
    const { actions, now } = begin()
    const done = actions.draftAction('move')
    expect([now().draft, now().asking]).toEqual([null, true])
    await done
    expect([now().draft, now().question, now().asking]).toEqual([{ action: 'move' }, who, false])
  })

  test('takes field after field, and is weighed when it is complete', async () => {
    const { actions, now, odds } = begin()
    await actions.draftAction('move')
    await actions.choose('piece', 'r1')
    expect(odds.begin).not.toHaveBeenCalled()
    await actions.choose('to', [1, 2])
    expect(now().question).toBeNull()
    expect(odds.begin).toHaveBeenCalledWith({ action: 'move', piece: 'r1', to: [1, 2] })
  })

  test('takes no field that is not asked for', async () => {
    const { actions, now } = begin()
    await actions.draftAction('move')
    await actions.choose('to', [1, 2])
    expect(now().draft).toEqual({ action: 'move' })
  })

  test('takes the only choice by itself', async () => {
    const alone = { ...who, choices: [choice('r1'), choice('r2', reason)] }
    const { actions, now } = begin({
      ...moving,
      question: (draft: { readonly piece?: string }) => (draft.piece ? where : alone),
    })
    await actions.draftAction('move')
    expect(now().draft).toEqual({ action: 'move', piece: 'r1' })
  })

  test('that was cancelled meanwhile does not appear', async () => {
    const { actions, now } = begin()
    const done = actions.draftAction('move')
    actions.cancel()
    await done
    expect([now().draft, now().asking]).toEqual([null, false])
  })

  test('is sent once, however often it is confirmed', async () => {
    const { actions, ask, now } = begin()
    await actions.draftAction('move', { piece: 'r1', to: [1, 2] })
    await Promise.all([actions.confirm(), actions.confirm()])
    expect(ask.mock.calls.filter(([call]) => call === 'decide')).toHaveLength(1)
    expect(now().draft).toBeNull()
  })

  test('that is begun while another is decided waits for the answer, and is not dropped by it', async () => {
    let answer = (_: null): void => {}
    const { actions, renew, ask, now } = begin({ ...moving, decide: () => new Promise(done => (answer = done)) })
    await actions.draftAction('move', { piece: 'r1', to: [1, 2] })
    const decided = actions.confirm()
    await vi.waitUntil(() => ask.mock.calls.some(([call]) => call === 'decide'))
    const begun = actions.draftAction('move', { piece: 'r2' })
    renew() // the next prompt is there before the answer
    answer(null)
    await Promise.all([decided, begun])
    expect(now().draft).toEqual({ action: 'move', piece: 'r2' })
  })

  test('that is refused stays, with the reasons', async () => {
    const { actions, now } = begin({
      ...moving,
      decide: () => {
        throw new GameError('no', [reason], null)
      },
    })
    await actions.draftAction('move', { piece: 'r1', to: [1, 2] })
    await actions.confirm()
    expect([now().draft?.action, now().refused]).toEqual(['move', [reason]])
  })

  test('is held back by a warning', async () => {
    const { actions, ask, odds } = begin()
    odds.isWarnedOf.mockResolvedValueOnce(true)
    await actions.draftAction('move', { piece: 'r1', to: [1, 2] })
    await actions.confirm()
    expect(ask).not.toHaveBeenCalledWith('decide', expect.anything())
  })
})

describe('an order', () => {
  const which = { field: 'order', role: 'option', says, choices: [choice('move'), choice('stand-to')] }
  const squads = { field: 'unit', role: 'option', says, choices: [choice('s1'), choice('s2'), choice('s3')] }
  const his = { ...squads, choices: [choice('s1'), choice('s2'), choice('s3', reason)] }
  const table = {
    ...snapshotOf().table,
    roles: { order: { order: 'option', unit: 'option', piece: 'actor' } },
    purposes: { order: 'order' },
  }
  const ordering = (byHim: object | null) => ({
    question: (draft: { readonly order?: string; readonly piece?: string; readonly unit?: string }) =>
      !draft.order ? which : draft.unit ? null : draft.piece ? byHim : squads,
    drawings: () => [],
    refusal: () => [reason],
  })
  const orderOf = async (answers: object) => {
    const { actions, table: state, now } = begin(answers, { table })
    state.set({ selected: 'r1' })
    await actions.draftAction('order')
    expect(now().draft).toEqual({ action: 'order' })
    await actions.choose('order', 'move')
    return [now().draft, now().question]
  }

  test('is given by the selected leader: only his squads are asked about', async () =>
    expect(await orderOf(ordering(his))).toEqual([{ action: 'order', order: 'move', piece: 'r1' }, his]))

  test('asks about all squads where the selected one can order nobody', async () => {
    const none = { ...squads, choices: [choice('s1', reason)] }
    for (const byHim of [none, null])
      expect(await orderOf(ordering(byHim))).toEqual([{ action: 'order', order: 'move' }, squads])
  })
})

describe('another prompt', () => {
  const offer = { action: 'move', says, question: who, roles: { piece: 'actor', to: 'place' }, no: [] }

  test('with one action begins it', async () => {
    const { renew, now } = begin(moving, { offers: [offer] })
    renew()
    await vi.waitFor(() => expect(now().draft).toEqual({ action: 'move' }))
  })

  test('takes the next piece that stands beside the table', async () => {
    const beside = { ...offer, question: { ...who, choices: [choice('r3')] } }
    const piece = [{ id: 'r3', side: 'red', at: null, gone: false }]
    const { renew, now } = begin(moving, {
      offers: [beside, { ...offer, action: 'end', question: null }],
      view: { tables: { game: [{}], piece } },
    })
    renew()
    await vi.waitFor(() => expect(now().draft).toEqual({ action: 'move', piece: 'r3' }))
  })
})

describe('the only choice', () => {
  const target = { field: 'target', role: 'target', says, choices: [choice('b1')] } as never

  test('is not taken where it is an enemy: the player points at it', () =>
    expect(soleChoice(target, snapshotOf())).toBeUndefined())
  test('is taken where it is a comrade', () =>
    expect(soleChoice({ ...(target as object), choices: [choice('r1')] } as never, snapshotOf())).toBe('r1'))
})
