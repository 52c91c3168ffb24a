import { ahead, type Decision, type Entry, type Game, type Id, jsonSource, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'
import { attend } from './attend.ts'
import { rosterOf, type TableGame } from './roster.ts'
import { gameNow } from './scene.ts'

type Goodbye = goodbyeRules.Goodbye
type Figure = goodbyeRules.Figure
const {
  bandAt,
  bandsOf,
  cardOf,
  courageReach,
  distances,
  groundOf,
  gunsOf,
  inBlast,
  inFlame,
  isDown,
  isLeader,
  isSenior,
  isTank,
  mannerOf,
  membersOf,
  near,
  onTable,
} = goodbyeRules

/** Everybody in a cloud of gas, from its middle outwards. */
function inGas(gb: Goodbye, at: Point, radius: number): readonly Id[] {
  const far = ({ at: p }: Figure): number => Math.hypot((p?.[0] ?? 0) - at[0], (p?.[1] ?? 0) - at[1])
  return gb.pieces
    .filter(f => onTable(f) && near(f, at, radius))
    .sort((a, b) => far(a) - far(b))
    .map(({ id }) => id)
}

/** What people would see when the card that is due is turned over. */
function turnedOver(game: Game, { action }: Decision, came: readonly Entry[]): Described | null {
  const gb = game as Game<never> as Goodbye
  const { side, phase } = gb.state
  if (action !== 'run' || phase !== 'event' || side === null) return null
  const card = gb.side(side).cardDue
  if (card === null || !came.some(({ type }) => type === 'roll')) return null
  const spots = came.flatMap(entry => (entry.type === 'said' && entry.at ? [entry.at] : []))
  const [spot] = spots
  const { radius } = cardOf(gb, card)
  const caught = spot && radius ? (card === 'KS' ? inGas(gb, spot, radius) : inBlast(gb, spot, radius)) : []
  const own = gb.pieces.filter(f => f.side === side && onTable(f))
  const covered = own.filter(f =>
    groundOf(gb)
      .under(f.at as Point)
      .some(land => land.covers),
  )
  const reach = gb.rows(distances)['moral-fibre']
  const seniors = own.filter(f => isSenior(f) && own.some(other => other.id !== f.id && near(f, other, reach)))
  return {
    resolution: 'event',
    answers: {
      covered: covered.map(({ id }) => id),
      seniors: seniors.map(({ id }) => id),
      away: came.flatMap(entry =>
        entry.type === 'change' && entry.event?.is === 'fled' && entry.table === 'piece' ? [entry.id] : [],
      ),
      'caught 1': caught,
    },
  }
}

/** What people would see when the gas drifts at the end of a turn. */
function drifted(game: Game, { action }: Decision, came: readonly Entry[]): Described | null {
  const gb = game as Game<never> as Goodbye
  const { gas, phase } = gb.state
  if (action !== 'run' || phase !== 'turn-end' || gas.length === 0) return null
  const gone = came.filter(entry => entry.type === 'said' && entry.says.says === 'The gas has drifted away.').length
  if (gone > 0 && gas.length > 1) return null
  const clouds = gas.flatMap(({ at, direction, speed, radius }, i) => [
    [`off ${i + 1}`, gone > 0],
    [`gassed ${i + 1}`, inGas(gb, ahead(at, direction, speed), radius)],
  ])
  return { resolution: 'turn-end', answers: Object.fromEntries(clouds) }
}

const leaderNear = (gb: Goodbye, man: Figure): Id =>
  gb.pieces.find(
    f => f.side === man.side && f.id !== man.id && isLeader(f) && onTable(f) && near(f, man, courageReach(gb)),
  )?.id ?? 'none'

/** What people would answer about a flame: who is in its path. */
function burnt(game: Game, { action, piece, target, weapon }: Decision): Described | null {
  const gb = game as Game<never> as Goodbye
  const firer = action === 'fire' ? gb.find('piece', String(piece)) : null
  if (!firer?.at || String(weapon ?? gunsOf(firer)[0]) !== 'flamethrower') return null
  const aim = typeof target === 'string' ? gb.piece(target).at : (target as Point)
  const men = aim ? inFlame(gb, firer, aim) : []
  // a squad tests as a whole, so where its other men stand counts too: here all of it is in the flame, or has faced one
  const isWhole = ({ unit, side }: Figure): boolean =>
    unit === null ||
    side === firer.side ||
    gb.get('unit', unit).faced.includes(firer.id) ||
    membersOf(gb, unit).every(member => men.includes(member))
  if (men.length === 0 || men.length > 6 || !men.every(isWhole)) return null
  const each = men.flatMap(man => [
    [`cover ${man.id}`, 'open'],
    [`leader ${man.id}`, leaderNear(gb, man)],
  ])
  return {
    resolution: 'sweep',
    answers: {
      piece: firer.id,
      ...(weapon !== undefined && { weapon }),
      caught: men.map(({ id }) => id),
      ...Object.fromEntries(each),
    },
    fields: weapon === undefined ? { weapon: 'flamethrower' } : {},
  }
}

/** What people would answer about a shot of a tank, or at one, in the open. */
function tankFire(game: Game, decision: Decision): Described | null {
  const { action, piece, target: at, second } = decision
  const gb = game as Game<never> as Goodbye
  if (action !== 'fire' || typeof at !== 'string' || second !== undefined) return null
  const [firer, target] = [gb.piece(String(piece)), gb.piece(at)]
  const weapon = String(decision.weapon ?? gunsOf(firer)[0])
  if (mannerOf(gb, weapon).aims !== 'piece' || !(isTank(firer) || isTank(target)) || !firer.at || !target.at)
    return null
  const band = bandsOf(gb, firer, weapon)[bandAt(gb, firer, target, weapon)]
  const ground = groundOf(gb)
  if (band === undefined || ground.crossed(firer.at, target.at).length > 0 || ground.height(firer.at) > 0) return null
  const close = gb.rows(distances)['sought-out']
  const far = isDown(target) && near(firer, target, close) ? Math.min(close, band) : band
  return {
    about: target.id,
    resolution: 'fire',
    answers: {
      piece: firer.id,
      ...(decision.weapon !== undefined && { weapon }),
      target: target.id,
      band: far,
      cover: 'open',
      [`leader ${target.id}`]: leaderNear(gb, target),
    },
    fields: decision.weapon === undefined ? { weapon } : {},
  }
}

describe('cards, gas, flame and tanks of Goodbyeeeeee!!! at a real table', () => {
  test.each([
    ['event cards', '', turnedOver, 5],
    ['gas', '', drifted, 2],
    ['flames', 'fire', burnt, 5],
    ['tanks', 'fire', tankFire, 5],
  ] as const)('%s of the cases need and add the same', (_, action, describes, least) => {
    const all = compared('goodbye', action, describes)
    expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
    expect(all.length).toBeGreaterThan(least)
  })
})

/** A man routs, and his side's move step begins. */
function routing(): TableGame {
  const man = (id: string, side: string) => ({ id, side, kind: 'rifleman', at: [50, 50] })
  const position = {
    ruleset: 'goodbye',
    table: { width: 150, depth: 150 },
    sides: [
      { id: 'red', home: 'south' },
      { id: 'blue', home: 'north' },
    ],
    pieces: [{ ...man('r1', 'red'), routing: 2 }, man('r2', 'red'), man('b1', 'blue')],
  }
  const game = rosterOf('goodbye', jsonSource('routs', position), 'routs', {})
  const { state } = gameNow(game).game
  const after = { ...state, phase: 'move', side: 'red', runs: ['r1'] } as typeof state
  const moment: Entry = { type: 'change', table: 'game', id: state.id, before: state, after, cites: [] }
  return { ...game, done: [{ resolution: null, entries: [moment] }] }
}

test.each([
  [[], false],
  [['r1'], true],
])('of men who rout, those leave the table who reach its edge: %j', (away, gone) => {
  const attended = attend(routing(), { resolution: 'rout', answers: { away }, fields: {}, given: [], go: true })
  if (attended.is !== 'done') throw new Error(`not settled: ${JSON.stringify(attended)}`)
  const then = attended.done.entries.flatMap(entry =>
    entry.type === 'change' && entry.id === 'r1' && entry.after ? [entry.after] : [],
  )
  expect(then.at(-1)).toMatchObject({ gone, routing: 1 })
})
