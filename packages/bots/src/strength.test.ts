import { Host, type Source } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Bot, Player } from './bot.ts'
import { erring } from './erring.ts'
import { quick } from './level.ts'
import { play } from './play.ts'
import { players } from './players.gen.ts'
import { random } from './random.ts'
import { isLesson, played, rulesOf, scenariosOf, sourceOf } from './scenarios.fixture.ts'
import { scripted } from './scripted.ts'

/** A hundred games of fifty figures take a while on a busy machine. */
const PATIENCE = 600_000

/** In the gate a few games show that nothing is broken; the soak shows how strong they are. */
const inFull = process.env.SOAK !== undefined

interface Contest {
  readonly says: string
  /** How many of the games are played in the gate: a tenth. */
  readonly few: number
  readonly one: (seed: number) => Bot
  readonly others: (seed: number) => Bot
  readonly games: number
  won(player: Player): number
}

const wins = ({ beats = 95 }: Player): number => beats
/** Three quarters of forty. */
const most = (): number => 30
/** It wins a third at least, in the long run; a hundred games may show a little less. */
const fair = (): number => 27
/** A clear majority of twenty; correspondingly less where dice count for more. */
const half = (player: Player): number => Math.round((12 * wins(player)) / 95)

const contests: readonly Contest[] = [
  { says: 'the scripted player beats the random one', one: scripted, others: random, games: 100, few: 10, won: wins },
  { says: 'the scripted player beats the easy one', one: scripted, others: erring, games: 20, few: 2, won: half },
  { says: 'the quick player beats the random one', one: quick, others: random, games: 40, few: 4, won: most },
  {
    says: 'the quick player is a match for the scripted one',
    one: quick,
    others: scripted,
    games: 100,
    few: 10,
    won: fair,
  },
  { says: 'the easy player beats the random one', one: erring, others: random, games: 20, few: 2, won: half },
]

/** Does this bot win? It changes sides from game to game. */
function isWon({ one, others }: Pick<Contest, 'one' | 'others'>, set: string, source: Source, seed: number): boolean {
  const host = new Host(rulesOf(set), source, { dice: { from: 'seed', seed } }).start()
  const sides = host.game.sides.map(side => side.id)
  const mine = sides[seed % sides.length]
  const { winners } = play(host, Object.fromEntries(sides.map(side => [side, (side === mine ? one : others)(seed)])))
  return winners.length === 1 && winners[0] === mine
}

/** The games of a contest, and how many must be won. Of a few games one more may go wrong. */
function sized({ games, few, won }: Contest, player: Player): { readonly games: number; readonly won: number } {
  return inFull ? { games, won: won(player) } : { games: few, won: Math.floor((won(player) * few) / games) - 1 }
}

/** Only a set with a player of its own can be weak. So few games that none need be won show nothing: the soak has them. */
const matches = contests
  .flatMap(contest =>
    played.flatMap(set => (players[set] ? [{ ...contest, set, ...sized(contest, players[set]) }] : [])),
  )
  .filter(({ won }) => won > 0)

test.each(matches)(
  '$set: $says in at least $won of $games games, sides swapped',
  ({ set, ...contest }) => {
    const battles = scenariosOf(set).filter(name => !isLesson(name))
    const sources = battles.map(name => sourceOf(set, name))
    const lost: string[] = []
    for (let game = 0; game < contest.games; game++) {
      const nth = game % battles.length
      const seed = Math.floor(game / battles.length)
      if (!isWon(contest, set, sources[nth] as Source, seed)) lost.push(`${battles[nth]} seed ${seed}`)
    }
    expect(contest.games - lost.length, `not won: ${lost.join(', ')}`).toBeGreaterThanOrEqual(contest.won)
  },
  PATIENCE,
)
