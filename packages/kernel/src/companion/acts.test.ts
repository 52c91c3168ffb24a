import { expect, test } from 'vitest'
import { text } from '../text/message.ts'
import { toyHost } from '../toy.fixture.ts'
import { actOf, stepOf } from './acts.ts'

const { game } = toyHost()
const part = { id: 'x', says: text`X`, cites: ['HS-GO-1'] }

test('a step fits in its phases, and runs by itself unless its side ends it', () => {
  const alone = stepOf(part, ['hide', 'end'])
  expect(alone).toMatchObject({ ...part, kind: 'step' })
  expect(alone.fits(game)).toBe(true)
  expect(stepOf(part, ['end']).fits(game)).toBe(false)
  expect([alone.decides, alone.scene]).toEqual([undefined, undefined])
  const ended = stepOf(
    part,
    [],
    ({ state }) => ({ side: 'red', decision: { action: state.phase } }),
    ({ state }) => ({ state: { turn: state.turn } }),
  )
  expect(ended.decides?.(game, {})).toEqual({ side: 'red', decision: { action: 'hide' } })
  expect(ended.scene?.(game, {}, [])).toEqual({ state: { turn: 1 } })
})

test('an act is decided by the side whose turn it is; the rules ask for the rest', () => {
  const go = actOf({ ...part, action: 'search' }, ({ state }) => state.phase === 'hide')
  expect(go).toMatchObject({ ...part, kind: 'act' })
  expect(go.fits(game)).toBe(true)
  expect(go.scene).toBeUndefined()
  const turn = { ...game, state: { ...game.state, side: 'blue' } } as typeof game
  expect(go.decides?.(turn, {})).toEqual({ side: 'blue', decision: { action: 'search' } })
  const besides = actOf(
    { ...part, action: 'pass', kind: 'besides' },
    () => false,
    () => ({ dice: { shot: [6] } }),
  )
  expect(besides.kind).toBe('besides')
  expect(besides.scene?.(game, {}, [])).toEqual({ dice: { shot: [6] } })
})
