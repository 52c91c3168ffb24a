import { type Decision, type Entry, type PieceRecord, plainly, type RollEntry, the } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { telling as muzzleflash } from './muzzleflash/telling/index.ts'
import { telling as plastic } from './plastic/telling/index.ts'

const said = (message: ReturnType<NonNullable<typeof plastic.title>> | undefined): string =>
  message ? plainly(message) : ''

describe('Simple Plastic Figures are told', () => {
  test('a man at whom several shots go is named once', () => {
    const fire: Decision = { action: 'fire', piece: 'g1', targets: ['a1', 'a2', 'a2'] }
    expect(said(plastic.deed?.(fire, the.piece('g1'), []))).toBe('g1 fires at a1 and a2.')
  })

  test('before the first turn a side has set up, and ends no go', () => {
    const after = (phase: string): Entry =>
      // only the phase is looked at, so these are no whole records
      ({ type: 'change', table: 'game', id: 'game', before: { phase }, after: {}, cites: [] }) as unknown as Entry
    const end = (phase: string): string => said(plastic.deed?.({ action: 'end' }, the.side('german'), [after(phase)]))
    expect([end('deploy'), end('action')]).toEqual(['german has set up.', 'german ends its go.'])
  })

  test('both who fight hand to hand are named', () => {
    const roll: RollEntry = {
      type: 'roll',
      purpose: 'melee',
      faces: 6,
      dice: [4, 1],
      at: 0,
      cites: [],
      about: ['g1', 'a1'],
    }
    expect(said(plastic.title?.(roll))).toBe('Hand to hand, g1 and a1')
  })
})

describe('Muzzleflash is told', () => {
  const end: Decision = { action: 'end' }

  test('a turn that is to be ended is ended, not done', () => {
    expect(said(muzzleflash.deed?.(end, the.side('red'), []))).toBe('red ends its turn.')
  })

  test('where fire drives a man is told, and nothing where he stays', () => {
    const went = (cites: readonly string[], to: number, status = 'pinned'): string => {
      const man = { id: 'r1', side: 'red', unit: 'red', kind: 'rifleman', facing: 0, gone: false, pins: 1, status }
      const at = (x: number): PieceRecord => ({ ...man, at: [x, 0] })
      const entry = { type: 'change', table: 'piece', id: 'r1', before: at(0), after: at(to), cites } as Entry
      return said(muzzleflash.change?.([entry], 0)?.says)
    }
    expect(went(['MF-PIN-22', 'MF-PIN-23'], 5080)).toMatch(/^r1 backs off /)
    expect(went(['MF-PIN-24', 'MF-PIN-22'], 5080)).toMatch(/^r1 runs for cover: /)
    expect(went(['MF-PIN-31', 'MF-PIN-30'], 5080, 'fleeing')).toMatch(/^r1 flees /)
    expect(went(['MF-PIN-22', 'MF-PIN-23'], 0)).toBe('')
    expect(went(['MF-ACT-1'], 5080)).toBe('')
  })

  const changed = (id: string, before: object, after: object): Entry => {
    const man = { id, side: 'red', unit: 'red', kind: 'rifleman', at: [0, 0], facing: 0, gone: false, may: ['snap'] }
    return { type: 'change', table: 'piece', id, before: { ...man, ...before }, after: { ...man, ...after }, cites: [] }
  }

  test('an order names those who obey it, and not whoever gives it', () => {
    const order = (what: string, after: readonly Entry[]): string =>
      said(muzzleflash.deed?.({ action: 'order', piece: 'nco', order: what }, the.piece('nco'), after))
    const double = ['nco', 'r1', 'r2'].map(id => changed(id, { doubleTime: false }, { doubleTime: true }))
    expect(order('double-time', double)).toBe('nco orders double time: r1 and r2.')
    expect(order('rapid', [changed('r1', {}, { may: ['snap', 'rapid'] })])).toBe('nco orders rapid fire: r1.')
    expect(order('rapid', [changed('nco', { ordered: false }, { ordered: true })])).toBe('nco orders rapid fire.')
  })

  test('whom a failed test leaves pinned is told, with what it cost him', () => {
    const told = (before: object, after: object): string =>
      said(muzzleflash.change?.([changed('r1', before, after)], 0)?.says)
    expect(told({ status: 'fine', ap: 0 }, { status: 'pinned', ap: 0 })).toBe('r1 is pinned.')
    expect(told({ status: 'fine', ap: 2 }, { status: 'pinned', ap: 0 })).toBe('r1 is pinned and loses all AP.')
    expect(told({ status: 'pinned', ap: 2 }, { status: 'pinned', ap: 1 })).toBe('')
  })

  test('who moves in reaction goes somewhere', () => {
    const decision: Decision = { action: 'react', piece: 'r1', with: 'move', to: [5080, 0] }
    const after = [changed('r1', {}, { at: [5080, 0] })]
    expect(said(muzzleflash.deed?.(decision, the.piece('r1'), after))).toMatch(/^r1 reacts and moves .+ to /)
    expect(said(muzzleflash.deed?.(decision, the.piece('r1'), []))).toBe('r1 reacts and moves.')
  })

  test('who stays at an obstacle has only set out', () => {
    const move: Decision = { action: 'move', piece: 'r1', to: [2540, 2540] }
    const roll: RollEntry = {
      type: 'roll',
      purpose: 'obstacle',
      faces: 6,
      dice: [5, 6],
      at: 0,
      cites: [],
      about: ['r1'],
    }
    expect(said(muzzleflash.deed?.(move, the.piece('r1'), []))).toMatch(/^r1 moves to /)
    expect(said(muzzleflash.deed?.(move, the.piece('r1'), [roll]))).toMatch(/^r1 sets out for /)
  })
})
