import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { times } from '../times.fixture.ts'
import { commit, commitReveal, type RolledDice, verifyRolls } from './commit.ts'
import { Stream } from './dice.ts'

/** A game as its host publishes it at the end. */
interface Game {
  readonly seal: string
  readonly secret: string
  readonly nonces: readonly string[]
  readonly rolls: readonly RolledDice[]
  readonly total: number
}

const purposes = { hit: 6, wound: 10, scatter: 12, morale: 100 }

/** An honest game of 20 to 80 rolls. */
function play(seed: number): Game {
  const chance = new Stream(seed)
  const secret = `host ${seed} ${chance.next(1e9)}`
  const nonces = Array.from({ length: 2 + chance.next(3) }, (_, seat) => `player ${seat} ${chance.next(1e9)}`)
  const source = commitReveal(secret, nonces)
  const rolls: RolledDice[] = []
  let total = 0
  for (let roll = 20 + chance.next(61); roll > 0; roll--) {
    const [purpose, faces] = Object.entries(purposes)[chance.next(4)] as [string, number]
    const dice = source.roll({ purpose, faces, count: 1 + chance.next(10) }, total) ?? []
    rolls.push({ at: total, purpose, faces, dice })
    total += dice.length
  }
  return { seal: commit(secret), secret, nonces, rolls, total }
}

const verify = ({ seal, secret, nonces, rolls, total }: Game) => verifyRolls(seal, secret, nonces, rolls, total)

/** Renumbers the rolls, to hide that some were moved. */
function renumbered(rolls: readonly RolledDice[]): RolledDice[] {
  let at = 0
  return rolls.map(roll => {
    at += roll.dice.length
    return { ...roll, at: at - roll.dice.length }
  })
}

/** The dice of the same rolls with another secret or other nonces. */
function rerolled({ rolls }: Game, secret: string, nonces: readonly string[]): RolledDice[] {
  const source = commitReveal(secret, nonces)
  return rolls.map(roll => ({ ...roll, dice: source.roll({ ...roll, count: roll.dice.length }, roll.at) ?? [] }))
}

const swapped = <T>(list: readonly T[], i: number, j: number): T[] =>
  list.map((item, k) => (k === i ? list[j] : k === j ? list[i] : item) as T)

/** What a dishonest host publishes instead. `pick(n)` chooses the place. */
const cheats: [string, (game: Game, pick: (n: number) => number) => Game][] = [
  [
    'another secret, with the dice it gives',
    game => ({ ...game, secret: `${game.secret}!`, rolls: rerolled(game, `${game.secret}!`, game.nonces) }),
  ],
  [
    'another nonce for a player',
    (game, pick) => {
      const seat = pick(game.nonces.length)
      const nonces = game.nonces.map((nonce, i) => (i === seat ? `${nonce}?` : nonce))
      return { ...game, rolls: rerolled(game, game.secret, nonces) }
    },
  ],
  [
    'the nonces in another order',
    game => ({ ...game, rolls: rerolled(game, game.secret, swapped(game.nonces, 0, game.nonces.length - 1)) }),
  ],
  [
    'one die rolled again until it shows something else',
    (game, pick) => {
      const at = pick(game.rolls.length)
      const turned = ({ dice, faces, ...roll }: RolledDice): RolledDice => {
        const which = pick(dice.length)
        const by = 1 + pick(faces - 1)
        return { ...roll, faces, dice: dice.map((die, i) => (i === which ? ((die - 1 + by) % faces) + 1 : die)) }
      }
      return { ...game, rolls: game.rolls.map((roll, i) => (i === at ? turned(roll) : roll)) }
    },
  ],
  [
    'two rolls that changed places',
    (game, pick) => {
      // The first ten against the last ten, found by searching for two that differ.
      const i = pick(10)
      const other = game.rolls.length - 1 - pick(10)
      const j = game.rolls[other]?.dice.join() === game.rolls[i]?.dice.join() ? other - 1 : other
      return { ...game, rolls: renumbered(swapped(game.rolls, i, j)) }
    },
  ],
  [
    'a bad roll left out',
    (game, pick) => {
      const out = pick(game.rolls.length)
      return { ...game, rolls: game.rolls.filter((_, i) => i !== out) }
    },
  ],
  [
    'a good roll counted twice',
    (game, pick) => {
      const twice = pick(game.rolls.length)
      return { ...game, rolls: game.rolls.flatMap((roll, i) => (i === twice ? [roll, roll] : [roll])) }
    },
  ],
  [
    'dice of more sides than the list says',
    game => {
      const source = commitReveal(game.secret, game.nonces)
      const loaded = ({ dice, faces, at, purpose }: RolledDice) =>
        source.roll({ purpose, count: dice.length, faces: faces * 2 }, at)?.map(die => Math.min(die, faces)) ?? []
      return { ...game, rolls: game.rolls.map(roll => ({ ...roll, dice: loaded(roll) })) }
    },
  ],
  ['the list cut short after the last good roll', game => ({ ...game, rolls: game.rolls.slice(0, -1) })],
  [
    'the list made longer with the dice that would have come',
    game => {
      const dice = commitReveal(game.secret, game.nonces).roll({ purpose: 'hit', count: 3, faces: 6 }, game.total) ?? []
      return { ...game, rolls: [...game.rolls, { at: game.total, purpose: 'hit', faces: 6, dice }] }
    },
  ],
]

const games = Array.from({ length: times(100, 1000) }, (_, seed) => play(seed))

test('every honest game verifies', () => {
  for (const game of games) expect(verify(game)).toEqual({ ok: true })
})

test.each(cheats)('found in every game: %s', (_, cheat) => {
  games.forEach((game, seed) => {
    const chance = new Stream(`cheat ${seed}`)
    expect(verify(cheat(game, n => chance.next(n))).ok).toBe(false)
  })
})

test('a game of no dice verifies, and one that claims some does not', () => {
  expect(verifyRolls(commit('s'), 's', [], [])).toEqual({ ok: true })
  expect(verifyRolls(commit('s'), 's', [], [], 1)).toMatchObject({ ok: false, at: 0 })
})

const dice = commitReveal('secret', ['red', 'blue']).roll({ purpose: 'hit', count: 4, faces: 6 }, 0) ?? []
const roll = (at: number, shown: readonly number[], faces = 6): RolledDice => ({
  at,
  purpose: 'hit',
  faces,
  dice: shown,
})
const verdicts: [string, RolledDice[], number, string][] = [
  ['a wrong die', [roll(0, [1, 5, 6])], 2, '"hit": die 2 is shown as 6 of 6, and must be 5'],
  ['a gap', [roll(0, [1]), roll(2, [5])], 1, '"hit": die 1 should follow, not die 2'],
  ['a late beginning', [roll(2, [5])], 0, '"hit": die 0 should follow, not die 2'],
  ['a repetition', [roll(0, [1, 5]), roll(1, [5])], 1, '"hit": die 1 was rolled before'],
  ['a die that cannot be', [roll(0, [1], 0)], 0, '"hit": there is no die of 0 sides'],
  ['an end too early', [roll(0, [1, 5])], 2, 'the game rolled 4 dice, the list has 2'],
]
test.each(verdicts)('the verdict says what and where: %s', (_, rolls, at, why) => {
  expect(verifyRolls(commit('secret'), 'secret', ['red', 'blue'], rolls, 4)).toEqual({ ok: false, why, at })
})

test('another program gets the same dice from the description alone', () => {
  const words = createHash('sha256').update('["secret","red","blue",0]').digest()
  expect(dice).toEqual([0, 1, 2, 3].map(k => Math.floor((words.readUInt32BE(k * 4) * 6) / 2 ** 32) + 1))
  expect(dice).toEqual([1, 5, 5, 1])
})

test('any die can be computed on its own, one of a single side too', () => {
  const all = commitReveal('s', ['n']).roll({ purpose: 'hit', count: 40, faces: 6 }, 0) ?? []
  const alone = all.map((_, k) => commitReveal('s', ['n']).roll({ purpose: 'hit', count: 1, faces: 6 }, k)?.[0])
  expect(alone).toEqual(all)
  expect(verifyRolls(commit('s'), 's', ['n'], [roll(0, [1, 1], 1)])).toEqual({ ok: true })
})

test('what looks alike when run together gives different dice', () => {
  const request = { purpose: 'hit', count: 50, faces: 6 }
  const streams = [['ab', 'c'], ['a', 'bc'], ['abc'], ['a","b', 'c'], ['c', 'ab']].map(nonces =>
    commitReveal('s', nonces).roll(request, 0)?.join(),
  )
  expect(new Set(streams).size).toBe(streams.length)
  expect(commit('\ud800')).not.toBe(commit('\ud801'))
})
