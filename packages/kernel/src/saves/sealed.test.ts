import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commit, commitReveal } from '../dice/commit.ts'
import type { RollEntry } from '../game/journal.ts'
import { Host } from '../play/host.ts'
import { times } from '../times.fixture.ts'
import { playOn, toy, toySource } from '../toy.fixture.ts'
import { readChain, writeChain } from './chain.ts'
import { load } from './load.ts'
import { save } from './save.ts'
import { tallyOf } from './tally.ts'

/** A game whose dice were sealed: what was published before it, and its save, which tells the secret. */
interface Sealed {
  readonly seal: string
  readonly text: string
}

type Line = { [field: string]: unknown }
type Roll = Line & RollEntry

const games: readonly Sealed[] = Array.from({ length: times(100, 1000) }, (_, n) => {
  const secret = `a long and random secret ${n * 7919}`
  const dice = { from: 'commitment', secret, nonces: [`red ${n}`, `blue ${n}`] } as const
  const source = toySource(['red', 'blue'], { start: { phase: 'orders', last: 40 } })
  for (let seed = n; ; seed += 1000) {
    const host = playOn(new Host(toy, source, { dice }).start(), seed, 60)
    // fewer dice could be the same by chance
    if (host.game.store.dice >= 16) return { seal: commit(secret), text: save(host) }
  }
})
const linesOf = (text: string): Line[] => readChain(text).lines.map(line => JSON.parse(line))
const written = (lines: readonly Line[]): string => writeChain(lines.map(line => JSON.stringify(line)))
const rollsIn = (lines: readonly Line[]): Roll[] => lines.filter(line => line.type === 'roll') as Roll[]

/** Shares no code with the kernel: it knows the description of the dice, a hash, and JSON. */
function independent({ seal, text }: Sealed): boolean {
  const lines = text
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map(row => JSON.parse(row.slice(17)))
  const { secret, nonces } = lines[0].dice
  if (createHash('sha256').update(secret).digest('hex') !== seal) return false
  let next = 0
  for (const { type, at, faces, dice } of lines) {
    if (type !== 'roll') continue
    if (at !== next) return false
    for (const die of dice) {
      const words = createHash('sha256')
        .update(JSON.stringify([secret, ...nonces, Math.floor(next / 8)]))
        .digest()
      if (die !== Math.floor((words.readUInt32BE((next % 8) * 4) * faces) / 2 ** 32) + 1) return false
      next += 1
    }
  }
  return true
}

/** What `sandtable verify --seal` asks. */
function isVerified({ seal, text }: Sealed): boolean {
  const { host, differs } = load([toy], text)
  const { seals, unsealed } = tallyOf(host)
  return differs === null && unsealed === 0 && seals.every(one => one === seal)
}

const header = (lines: Line[], dice: object): Line[] => {
  const [first] = lines as [Line]
  first.dice = { ...(first.dice as object), ...dice }
  return lines
}
/** The same rolls with the dice of another secret. */
const rerolled = (lines: Line[], secret: string, nonces: readonly string[]): Line[] => {
  const source = commitReveal(secret, nonces)
  for (const roll of rollsIn(lines))
    Object.assign(roll, { dice: source.roll({ ...roll, count: roll.dice.length }, roll.at) })
  return lines
}
const spec = (lines: readonly Line[]) => (lines[0] as Line).dice as { secret: string; nonces: string[] }

const cheats: [string, (lines: Line[]) => Line[]][] = [
  ['another secret', lines => header(lines, { secret: `${spec(lines).secret}!` })],
  [
    'another secret, with the dice it gives',
    lines => rerolled(header(lines, { secret: 'mine' }), 'mine', spec(lines).nonces),
  ],
  ['the nonces in another order', lines => header(lines, { nonces: spec(lines).nonces.toReversed() })],
  [
    'another nonce, with the dice it gives',
    lines => rerolled(lines, spec(lines).secret, ['red 0 0', ...spec(lines).nonces.slice(1)]),
  ],
  [
    'a die rolled again',
    lines => {
      const roll = rollsIn(lines).at(-1) as Roll
      Object.assign(roll, { dice: roll.dice.map((die, i) => (i === 0 ? (die % roll.faces) + 1 : die)) })
      return lines
    },
  ],
  [
    'two rolls that changed places',
    lines => {
      const [first, ...rest] = rollsIn(lines) as [Roll, ...Roll[]]
      const other = rest.find(roll => roll.dice.join() !== first.dice.join()) ?? first
      const [a, b] = [first.dice, other.dice]
      Object.assign(first, { dice: b })
      Object.assign(other, { dice: other === first ? [0] : a })
      return lines
    },
  ],
  ['a bad roll left out', lines => lines.filter(line => line !== rollsIn(lines)[0])],
  ['a good roll counted twice', lines => lines.flatMap(line => (line === rollsIn(lines)[0] ? [line, line] : [line]))],
]

describe('a game with sealed dice', () => {
  it(`23 ${games.length} honest games verify, here and by a program that shares nothing with it`, () => {
    for (const game of games) expect([isVerified(game), independent(game)]).toEqual([true, true])
  })

  it.each(cheats)('23 a host who cheats is found in every game: %s', (_, cheat) => {
    for (const { seal, text } of games) {
      const cheated = written(cheat(linesOf(text)))
      expect(cheated).not.toBe(text)
      expect(isVerified({ seal, text: cheated })).toBe(false)
    }
  })

  it('23 a host who cheats is found in every game: the first dice from a seed of his own', () => {
    const source = toySource(['red', 'blue'], { start: { phase: 'orders', last: 40 } })
    for (const [n, { seal, text }] of games.entries()) {
      const mine = playOn(new Host(toy, source, { dice: { from: 'seed', seed: `mine ${n}` } }).start(), n, 30)
      const begun = mine.branch(mine.game.journal.settled.at(-1) as number, spec(linesOf(text)) as never)
      const { dice } = begun.game.store
      const cheated = save(playOn(begun, n, 30))
      expect(dice).toBeGreaterThan(0)
      expect(load([toy], cheated).differs).toBeNull() // the dice are those of the seed and, later, of the secret
      expect(isVerified({ seal, text: cheated })).toBe(false)
    }
  })
})
