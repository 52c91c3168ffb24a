import { expect, test } from 'vitest'
import { Stream } from '../dice/dice.ts'
import { tableNames } from '../game/store.ts'
import { canonical } from '../hash.ts'
import { Host } from '../play/host.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { exchangeSecrets } from './exchanging.ts'

/** Two scouts of red in different places, hidden from blue or not. */
const battle = (hidden: boolean): Host =>
  new Host(
    toy,
    toySource(['red', 'blue'], {
      pieces: [
        { id: 'r1', side: 'red', kind: 'scout', at: [30, 20], hidden },
        { id: 'r2', side: 'red', kind: 'scout', at: [60, 20], hidden },
        { id: 'b1', side: 'blue', kind: 'scout', at: [30, 60] },
      ],
    }),
  ).start()

/** A stream that exchanges whatever it can. */
const always = (): Stream => {
  for (let seed = 0; ; seed++) if (new Stream(seed).next(2) === 1) return new Stream(seed)
}

const stateOf = ({ game }: Host): string => canonical(tableNames.map(table => game.store.all(table)))

test('what looks alike to a side exchanges what it does not see, and its view stays as it was', () => {
  const host = battle(true)
  const [view, state] = [canonical(host.view('blue')), stateOf(host)]
  const places = host.game.pieces.map(({ at }) => at)
  expect(exchangeSecrets(host.game, 'blue', always())).toBe(1)
  expect(stateOf(host)).not.toBe(state)
  expect(canonical(host.view('blue'))).toBe(view)
  expect(host.game.pieces.map(({ at }) => at)).toEqual([places[1], places[0], places[2]])
})

test('its own and what lies open stay as they are', () => {
  for (const [hidden, side] of [
    [false, 'blue'],
    [true, 'red'],
  ] as const) {
    const host = battle(hidden)
    const pieces = canonical(host.game.pieces)
    exchangeSecrets(host.game, side, always())
    expect(canonical(host.game.pieces)).toBe(pieces)
  }
})

test('what another record names is not exchanged alone', () => {
  const host = battle(true)
  const marker = { id: 'm', side: 'blue', kind: 'mine', at: [0, 0], sprung: true, on: ['r1'] }
  host.game.store.put('marker', 'm', marker as never)
  const pieces = canonical(host.game.pieces)
  exchangeSecrets(host.game, 'blue', always())
  expect(canonical(host.game.pieces)).toBe(pieces)
})

test('not every pair is exchanged every time', () => {
  const counts = Array.from({ length: 20 }, (_, seed) => exchangeSecrets(battle(true).game, 'blue', new Stream(seed)))
  expect(new Set(counts)).toEqual(new Set([0, 1]))
})
