import { allowed, Host, jsonSource, mm } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'

const start = () =>
  new Host(
    blaze as never,
    jsonSource('position', {
      ruleset: 'blaze',
      table: { width: 1200, depth: 1200 },
      sides: [
        { id: 'blue', edge: 'north' },
        { id: 'red', edge: 'south' },
      ],
      pieces: [
        { id: 'b1', side: 'blue', kind: 'hmg', rating: 'average' },
        { id: 'b2', side: 'blue', kind: 'hmg', rating: 'average' },
        { id: 'b3', side: 'blue', kind: 'hmg', rating: 'average', at: [500, 1000] },
        { id: 'r1', side: 'red', kind: 'hmg', rating: 'average', at: [700, 400] },
      ],
      start: { turn: 1, phase: 'deployment' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()

test('what has been set up may be moved until its side is done; what the scenario has placed may not', () => {
  const host = start()
  const listed = () =>
    host
      .question('blue', { action: 'deploy' })
      ?.choices.filter(allowed)
      .map(({ value }) => value)
  expect(listed()).toEqual(['b1', 'b2'])
  host.decide('blue', { action: 'deploy', piece: 'b1', to: [mm(300), mm(900)] })
  host.decide('red', { action: 'end' })
  expect(listed()).toEqual(['b2', 'b1'])
  host.decide('blue', { action: 'deploy', piece: 'b1', to: [mm(700), mm(900)] })
  expect(host.game.piece('b1').at).toEqual([mm(700), mm(900)])
  expect(host.refusal('blue', { action: 'deploy', piece: 'b3', to: [mm(700), mm(800)] })?.message).toMatch(/already/)
})
