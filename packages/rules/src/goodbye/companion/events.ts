import {
  ahead,
  askInTurn,
  askWhether,
  askWhom,
  type Entry,
  gathered,
  type Id,
  landedIn,
  MIDDLE,
  type Point,
  type Resolution,
  type Scene,
  type SceneSpot,
  shelter,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { cardOf } from '../cards/deck.ts'
import { concerned } from '../cards/sections.ts'
import { isSenior, isTank, onTable } from '../figures.ts'
import type { Gas, Goodbye, GoodbyeTables, State } from '../records.ts'
import { distances } from '../tables.ts'
import { HOURS } from '../weapons/scatter.ts'
import { cms } from './ground.ts'
import { askAway, atTheEdge } from './routs.ts'

/** What a card does is seen when it lies open: then people are asked what it asks of the table. */

const STRAY_BURST = 'AC'
const MORAL_FIBRE = 'QS'

/** The card that was turned over or played last. */
function cardIn(happened: readonly Entry[]): string | null {
  for (const entry of [...happened].reverse())
    if (entry.type === 'change' && entry.table === 'game') {
      const [before, after] = [entry.before, entry.after].map(state => (state as State | null)?.discards ?? [])
      if (before && after && after.length > before.length) return after.at(-1) ?? null
    }
  return null
}

/** The section that it affects: the one that was named, or everybody. */
function sectionIn(game: Goodbye, happened: readonly Entry[]) {
  const named = happened.flatMap(entry => (entry.type === 'said' ? entry.says.args : [])).find(arg => 'unit' in arg)
  return concerned(game, { side: game.state.side as Id, unit: named && 'unit' in named ? named.unit : null })
}

/** The shells that have come down, each with the radius that its card gives it. */
function shellsIn(
  game: Goodbye,
  happened: readonly Entry[],
): readonly { readonly spot: SceneSpot; readonly radius: number }[] {
  const found: { spot: SceneSpot; radius: number }[] = []
  for (const i of happened.keys()) {
    const so = happened.slice(0, i + 1)
    const spot = landedIn(so, 'cm')[found.length]
    const card = cardIn(so)
    if (spot && card) found.push({ spot, radius: cardOf(game, card).radius ?? 0 })
  }
  return found
}

/** The card that is due. */
export const event: Resolution<GoodbyeTables> = {
  id: 'event',
  says: text`Turn over the event card`,
  kind: 'step',
  cites: ['GB-TURN-6', 'GB-CARD-2'],
  fits: ({ state }) => state.phase === 'event',
  ask(game, answers, happened) {
    const card = cardIn(happened)
    const section = card === null ? [] : sectionIn(game, happened)
    const reach = game.rows(distances)['moral-fibre']
    const seniors = game.pieces.filter(
      f => f.side === game.state.side && onTable(f) && isSenior(f) && !section.includes(f),
    )
    return askInTurn(
      answers,
      () =>
        card === STRAY_BURST &&
        askWhom('covered', text`Who of them is in ground that gives cover?`, section, ['GB-CARD-13'], section.length),
      () =>
        card === MORAL_FIBRE &&
        seniors.length > 0 &&
        askWhom(
          'seniors',
          text`Which officers and sergeants are within ${the.length(reach)} of them?`,
          seniors,
          ['GB-CARD-36'],
          seniors.length,
        ),
      () =>
        card === MORAL_FIBRE &&
        askAway(
          game,
          [...section, ...seniors.filter(({ id }) => ticked(answers.seniors).includes(id))].filter(f => !isTank(f)),
          'GB-CARD-36',
        ),
      ...shellsIn(game, happened).map(
        ({ radius }, i) =>
          () =>
            askInBlast(game, `caught ${i + 1}`, radius),
      ),
    )
  },
  scene(game, answers, happened): Scene {
    const [first] = sectionIn(game, happened)
    const shells = shellsIn(game, happened).map(({ spot }, i) =>
      gathered(ticked(answers[`caught ${i + 1}`]), 0.9, spot),
    )
    const covered = ticked(answers.covered)
    const seniors = ticked(answers.seniors)
    return {
      pieces: {
        ...gathered(covered, 2.5, WOOD),
        ...(seniors.length > 0 && first && { [first.id]: { at: [0, 0] }, ...gathered(seniors, 2.5, [4, 0]) }),
        ...atTheEdge(game, ticked(answers.away)),
        ...Object.assign({}, ...shells),
      },
      terrain:
        covered.length > 0 ? [shelter({ kind: 'woods', from: WOOD, way: [0, 1], near: -5, deep: 40, wide: 40 })] : [],
    }
  },
}
const WOOD: SceneSpot = [100, 0]

const askInBlast = (game: Goodbye, field: string, radius: number): TableQuestion =>
  askWhom(
    field,
    text`Who is within ${the.length(radius)} of where it has come down? Friends too, the nearest first.`,
    game.pieces.filter(onTable),
    ['GB-CARD-16', 'GB-CARD-34'],
    12,
  )

const hourOf = ({ direction }: Gas): number => Math.round((direction * HOURS) / 360) || HOURS

/** Where the nth cloud drifts to in the scene. */
const driftsTo = (n: number): SceneSpot => [n * 100, 0]
const FAR_OFF: Point = [-50_000_000, 0]

/** The turn ends: people move each cloud of gas, and say whom it has reached. */
export const turnEnd: Resolution<GoodbyeTables> = {
  id: 'turn-end',
  says: text`The turn ends`,
  kind: 'step',
  cites: ['GB-TURN-1', 'GB-CARD-35'],
  fits: ({ state }) => state.phase === 'turn-end',
  ask: (game, answers) =>
    askInTurn(
      answers,
      ...game.state.gas.flatMap((cloud, i) => [
        () =>
          askWhether(
            `off ${i + 1}`,
            text`The gas drifts ${the.length(cloud.speed)} towards ${the.count(hourOf(cloud))} o'clock. Is all of it off the table now?`,
            ['GB-CARD-35', 'GB-RUL-61'],
          ),
        () =>
          answers[`off ${i + 1}`] === false &&
          askWhom(
            `gassed ${i + 1}`,
            text`Who is within ${the.length(cloud.radius)} of its middle now?`,
            game.pieces.filter(onTable),
            ['GB-CARD-34'],
            12,
          ),
      ]),
    ),
  scene(game, answers): Scene {
    const { gas } = game.state
    if (gas.length === 0) return {}
    const clouds = gas.map((cloud, i) => {
      const [x, y] = driftsTo(i)
      const end: Point = [MIDDLE[0] + x * 1000, MIDDLE[1] + y * 1000]
      const at = answers[`off ${i + 1}`] === true ? FAR_OFF : ahead(end, (cloud.direction + 180) % 360, cloud.speed)
      return { ...cloud, at }
    })
    const reached = gas.map((cloud, i) =>
      gathered(ticked(answers[`gassed ${i + 1}`]), Math.min(0.9, cms(cloud.radius) / 6), driftsTo(i)),
    )
    return { state: { gas: clouds as never }, pieces: Object.assign({}, ...reached) }
  },
}
