import { capital, kindName, listed, plural, spoken } from '@sandtable/kernel'
import type { Counted, Difference, Findings, PlaceTold, Share, SideSummary, Summary } from '@sandtable/lab'
import { count } from '../project.ts'
import type { Ordered } from './order.ts'

/** How many reasons, kinds and causes are named. */
const NAMED = 5

/** What came of a study, in lines. */
export function tell(
  { title, rules, seed, bots, sideNames }: Ordered,
  findings: Findings,
  isEarly: boolean,
): readonly string[] {
  const { games, drawn, sides, turns, decisions, why } = findings
  const players = bots.length === 1 ? `${bots[0]} on all sides` : bots.join(' against ')
  return [
    `${title} (${rules.book.title}): ${count(games, 'game')}, ${players}, seed ${seed}.`,
    ...(isEarly ? ['Stopped early: the answer is clear.'] : []),
    ...sides.map(
      side =>
        `${sideNames[side.side]} won ${side.won} and lost ${side.lostGames}: ${percent(side.points)} of the points.${scored(side)}`,
    ),
    ...(drawn > 0 ? [`Drawn: ${drawn}, ${percent(findings.draws)}.`] : []),
    ...tellFirst(findings, sideNames),
    ...findings.bots.map(({ bot, points }) => `${capital(bot)}: ${percent(points)} of the points.`),
    `Turns: ${turns.median} as a rule, ${turns.p95} at the longest of 95 in 100. Decisions: ${decisions.median} and ${decisions.p95}.`,
    'Why games ended:',
    ...why.slice(0, NAMED).map(reason => `  ${count(reason.count, 'time')}: ${reason.what}`),
    ...(why.length > NAMED ? [`  and ${why.length - NAMED} other reasons`] : []),
    ...sides.map(
      side =>
        `${sideNames[side.side]} lost in a game: ${named(side.lost, games, kindsName)}; by ${named(side.causes, games, spoken)}.`,
    ),
    ...findings.places.map(place => tellPlace(place, games, sideNames)),
    ...findings.notable.map(
      ({ is, n, turns: long, winner }) =>
        `The ${is} game is number ${n}: ${count(long, 'turn')}, ${winner === null ? 'a draw' : `${sideNames[winner]} won`}.`,
    ),
  ]
}

type Names = Ordered['sideNames']

function tellFirst({ first }: Findings, names: Names): readonly string[] {
  if (!first) return []
  const told = first.sides.map(({ side, games, points }) => `${names[side]}, in ${games} games, ${percent(points)}`)
  return [`Of the points, whoever acts first takes: ${told.join('; ')}. That is worth ${signed(first.worth)}.`]
}

/** 'farm: held at the end by the British in 40 %; changed hands in 31 of 100 games, as a rule in turn 4' */
function tellPlace({ place, turns, fell, fellIn }: PlaceTold, games: number, names: Names): string {
  const held = Object.entries(turns.at(-1) ?? {}).map(([side, share]) => `${names[side]} ${Math.round(share * 100)} %`)
  const hands =
    fellIn === null ? 'never changed hands' : `changed hands in ${fell} of ${games} games, as a rule in turn ${fellIn}`
  return `${capital(spoken(place))}: held at the end by ${listed(held, 'and')} of the time; ${hands}.`
}

/** What a change comes to, side by side with the battle as it is. */
export const tellDifference = (
  { sideNames }: Ordered,
  { sides }: Summary,
  differences: readonly Difference[],
): readonly string[] =>
  sides.map(({ side, won, points }) => {
    const difference = differences.find(one => one.side === side)
    const more = difference ? `, ${signed(difference.points)}` : ''
    return `${sideNames[side]} won ${won}: ${percent(points)} of the points${more}.`
  })

/** '+3.0 points of a hundred (-1.2 to +7.2): no clear difference' */
function signed({ share, low, high }: Share): string {
  const plus = (value: number): string => `${value > 0 ? '+' : ''}${(value * 100).toFixed(1)}`
  const isClear = low > 0 || high < 0
  return `${plus(share)} percentage points (${plus(low)} to ${plus(high)})${isClear ? '' : ': no clear difference'}`
}

export const percent = ({ share, low, high }: Share): string =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`

const scored = ({ score }: SideSummary): string => (score ? ` Score: ${score.median} as a rule.` : '')

const kindsName = (kind: string): string => plural(kindName(kind))

/** A game's average of each: '2.4 riflemen and 0.3 officers'. */
const named = (all: readonly Counted[], games: number, name: (what: string) => string): string =>
  all.length === 0
    ? 'nothing'
    : listed(
        all.slice(0, NAMED).map(one => `${(one.count / games).toFixed(1)} ${name(one.what)}`),
        'and',
      )
