import { type Decision, plainly, type RollEntry, the } from '@sandtable/kernel'
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
