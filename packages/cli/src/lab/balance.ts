import { kindName, plural } from '@sandtable/kernel'
import { type Balance, balanceOf, type Handicap, handicapsOf, type Played, type Plays } from '@sandtable/lab'
import { count } from '../project.ts'
import type { Terminal } from '../terminal.ts'
import { version } from '../version.ts'
import { type KeptGames, nameOf } from './kept.ts'
import type { Order, Ordered } from './order.ts'
import { type Crew, playBlock } from './playing.ts'
import { percent } from './telling.ts'

/** Looks for what makes a battle even. Games that were played before are not played again. */
export function findBalance(
  order: Order,
  study: Ordered,
  games: number,
  crew: Crew,
  kept: KeptGames,
  terminal: Terminal,
): Promise<Balance | null> {
  let heard = 0
  const plays: Plays = async (source, from, until) => {
    const other = { ...study, source }
    const name = nameOf(other, version)
    await playBlock({ ...order, changes: [], value: source.value }, other, from, until, crew, kept, name, () => {
      heard += 1
      terminal.progress?.(`Looking for a handicap: ${count(heard, 'game')}`)
    })
    return Array.from({ length: until - from }, (_, i) => kept.games(name).get(from + i) as Played)
  }
  const { rules, source } = study
  return balanceOf(source, games, plays, async (weaker, stronger) => handicapsOf(rules, source, weaker, stronger))
}

type Names = Ordered['sideNames']

/** What would make it even, in lines. */
export function tellBalance(balance: Balance | null, names: Names): readonly string[] {
  if (!balance) return ['A handicap is found for battles of two sides only.']
  const { weaker, asItIs, isEven, offers } = balance
  const side = names[weaker] ?? weaker
  const sure = (share: number): string => `${Math.round(share * 100)} % sure to be fair`
  if (isEven)
    return [`It needs no handicap: ${side} takes ${percent(asItIs.points)} of the points, ${sure(asItIs.sure)}.`]
  if (offers.length === 0) return [`No handicap that was tried helps ${side}.`]
  return [
    `To make it even, weighed by ${count(offers[0]?.games ?? 0, 'other game')} each:`,
    ...offers.map(
      offer =>
        `  ${sayHandicap(offer.handicap, names)}: ${side} takes ${percent(offer.points)} of the points, ${sure(offer.sure)}.`,
    ),
    'Fair is 45 to 55 of a hundred points.',
  ]
}

function sayHandicap({ kind, side, piece, count: many, source }: Handicap, names: Names): string {
  const name = side === null ? '' : (names[side] ?? side)
  const what = piece === null ? '' : many === 1 ? kindName(piece) : plural(kindName(piece))
  const last = (source.value as { readonly start?: { readonly last?: number } }).start?.last
  if (kind === 'longer') return `${count(many, 'turn')} more, ${last} in all`
  if (kind === 'shorter') return `${count(many, 'turn')} fewer, ${last} in all`
  return kind === 'points' ? `${name} begins with ${count(many, 'point')}` : `${name} has ${many} ${kind} ${what}`
}

/** The same for a program: a handicap without the whole scenario is enough to know it by. */
export const balanceJson = (balance: Balance | null): object | null =>
  balance && {
    ...balance,
    offers: balance.offers.map(({ handicap: { source: _, ...handicap }, ...offer }) => ({ handicap, ...offer })),
  }
