import { type Decision, Host, type Id, jsonSource, type Source } from '@sandtable/kernel'
import { blaze } from '@sandtable/rules'
import { expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { sourceOf } from '../scenarios.fixture.ts'
import { blazePlayer } from './player.ts'
import { keen, type Weights, weights } from './weights.ts'

const rules = blaze

/** What one side decides until a given moment; this bot plays the other side. */
function decided(
  source: Source,
  side: Id,
  other: Bot,
  until: (host: Host) => boolean,
  care: Weights = weights,
): readonly Decision[] {
  const host = new Host(rules, source, { dice: { from: 'seed', seed: 7 } }).start()
  const mine = blazePlayer('mine', () => care)
  const decisions: Decision[] = []
  while (!host.over && !until(host)) {
    if (decisions.length > 2000) throw new Error('this game does not end')
    const asked = host.waitingFor[0] as Id
    const decision = (asked === side ? mine : other).decide(host.seat(asked))
    if (asked === side) decisions.push(decision)
    host.decide(asked, decision)
  }
  return decisions
}

const revealed = (host: Host): boolean => host.game.state.phase !== 'deployment' && host.game.state.phase !== 'planning'

/** A player who moves some of his stands to places that others hold. */
function shuffling(names: { readonly [id: Id]: Id }): Bot {
  const bot = blazePlayer('other')
  const placed = new Set<Id>()
  return {
    decide(seat) {
      const decision = bot.decide(seat)
      if (decision.action !== 'deploy') return decision
      const other = names[decision.piece as Id]
      const swapped = other && !placed.has(other) ? { ...decision, piece: other } : decision
      const made = seat.refusal(swapped) ? decision : swapped
      placed.add(made.piece as Id)
      return made
    },
  }
}

test.each([
  ['regular', weights],
  ['veteran', keen],
])('who of the enemy lies hidden where does not change what the %s decides', (_, care) => {
  const source = sourceOf('blaze', 'crossroads-at-saint-martin')
  const names = {
    'd-11': 'd-hq',
    'd-12': 'd-faust',
    'd-13': 'd-lmg',
    'd-hq': 'd-11',
    'd-faust': 'd-12',
    'd-lmg': 'd-13',
  }
  const plain = decided(source, 'attacker', blazePlayer('other'), revealed, care)
  expect(plain.filter(({ action }) => action === 'order').length).toBeGreaterThan(5)
  expect(decided(source, 'attacker', shuffling(names), revealed, care)).toEqual(plain)
})

test('which mines are real does not change what the bot decides', () => {
  const source = sourceOf('blaze', 'red-storm-at-the-collective-farm')
  const worlds = ['one', 'two', 'three'].map(seed => {
    const laid: string[] = []
    const bot = blazePlayer(seed)
    const german: Bot = {
      decide(seat) {
        const decision = bot.decide(seat)
        if (decision.action === 'plot') laid.push(decision.kind as string)
        return decision
      },
    }
    return { decisions: decided(source, 'soviet', german, revealed), laid: laid.join(' ') }
  })
  expect(new Set(worlds.map(({ laid }) => laid)).size, 'the worlds differ').toBeGreaterThan(1)
  for (const { decisions } of worlds) expect(decisions).toEqual(worlds[0]?.decisions)
})

test('what lies under the markers does not change what the bot decides', () => {
  const source = sourceOf('blaze', 'night-drop-on-the-bridge')
  const value = source.value as { readonly pieces: readonly { readonly id: Id; readonly at?: unknown }[] }
  const at = new Map(value.pieces.map(piece => [piece.id, piece.at]))
  const others: { readonly [id: Id]: Id } = { 'm-1': 'm-7', 'm-7': 'm-6', 'm-6': 'm-1' }
  const ids = value.pieces.map(piece => (others[piece.id] ? { ...piece, at: at.get(others[piece.id] as Id) } : piece))
  // the same places under the same names, with different contents
  const renamed = ids.map(piece => ({ ...piece, id: others[piece.id] ?? piece.id }))
  const swapped = jsonSource('swapped', { ...value, pieces: sortedAs(value.pieces, renamed) })
  const plain = decided(source, 'airborne', blazePlayer('other'), revealed)
  expect(plain.length).toBeGreaterThan(1)
  expect(decided(swapped, 'airborne', blazePlayer('other'), revealed)).toEqual(plain)
})

const sortedAs = <T extends { readonly id: Id }>(as: readonly T[], list: readonly T[]): readonly T[] =>
  as.map(({ id }) => list.find(piece => piece.id === id) as T)

test('a bot gives the same game for the same seed', () => {
  const game = (): readonly Decision[] =>
    decided(sourceOf('blaze', 'tutorial'), 'british', blazePlayer('other'), () => false)
  expect(game()).toEqual(game())
})
