import type { Answers, Decision, Entry, Game, Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Goodbye = goodbyeRules.Goodbye
type Figure = goodbyeRules.Figure
const {
  courageReach,
  bandAt,
  bandsOf,
  isDown,
  layLine,
  coverOf,
  gunsOf,
  mannerOf,
  groundOf,
  inBlast,
  inZone,
  isLeader,
  isTank,
  near,
  distances,
  onTable,
  radiusOf,
  scatterDice,
  sees,
} = goodbyeRules

/** The leader near a man, and the ground between him and where the shot or the burst is; null if it is more than is asked. */
function exposed(gb: Goodbye, from: Figure | Point, target: Figure, weapon: string, how: 'firer' | 'burst') {
  const line = layLine(gb, from, target)
  const cover = coverOf(gb, target, line, how, weapon)
  const lands = line.crossed.filter(land => land.covers)
  const isFlat = [line.a, line.b].every(at => groundOf(gb).height(at) === 0)
  const isCovered = cover.says.says !== 'in the open' && cover.says.says !== 'prone in the open'
  const leaders = gb.pieces.filter(
    f => f.side === target.side && f.id !== target.id && isLeader(f) && onTable(f) && near(f, target, courageReach(gb)),
  )
  if (!isFlat || lands.length > 1 || (lands.length === 1) !== isCovered || leaders.length > 1) return null
  return { cover: lands[0]?.kind ?? 'open', leader: leaders[0]?.id ?? 'none' }
}

/** What people would answer about a shot, looking at the table of the case. */
function fired(game: Game, decision: Decision): Described | null {
  if (decision.action !== 'fire' || typeof decision.target !== 'string' || decision.second !== undefined) return null
  const gb = game as Game<never> as Goodbye
  const firer = gb.piece(String(decision.piece))
  const target = gb.piece(decision.target)
  const weapon = String(decision.weapon ?? gunsOf(firer)[0])
  // tanks have sides and crews of their own
  if (mannerOf(gb, weapon).aims !== 'piece' || isTank(firer) || isTank(target)) return null
  const seen = exposed(gb, firer, target, weapon, 'firer')
  const band = bandsOf(gb, firer, weapon)[bandAt(gb, firer, target, weapon)]
  if (!seen || band === undefined) return null
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
      cover: seen.cover,
      [`leader ${target.id}`]: seen.leader,
    },
    fields: decision.weapon === undefined ? { weapon } : {},
  }
}

/** Answers about each of several men. */
function aboutEach(men: readonly Figure[], see: (man: Figure) => ReturnType<typeof exposed>): Answers | null {
  const seen = men.map(man => [man.id, see(man)] as const)
  if (seen.some(([, one]) => one === null)) return null
  return Object.fromEntries(
    seen.flatMap(([id, one]) => [
      [`cover ${id}`, one?.cover],
      [`leader ${id}`, one?.leader],
    ]),
  )
}

/** What people would answer about a beaten zone: who is in it, how far, behind what. */
function swept(game: Game, decision: Decision): Described | null {
  const { target } = decision
  const gb = game as Game<never> as Goodbye
  const gunner = decision.action === 'fire' ? gb.piece(String(decision.piece)) : null
  const weapon = String(decision.weapon ?? (gunner && gunsOf(gunner)[0]))
  if (!gunner || weapon !== 'mg' || decision.second !== undefined) return null
  const aim = typeof target === 'string' ? (gb.piece(target).at as Point) : (target as Point)
  const men = inZone(gb, gunner, aim)
  if (men.length === 0 || men.some(isTank)) return null
  const bands = bandsOf(gb, gunner, weapon)
  const bandOf = (man: Figure): number => bands[bandAt(gb, gunner, man, weapon)] as number
  const each = aboutEach(men, man => exposed(gb, gunner, man, weapon, 'firer'))
  if (!each) return null
  return {
    resolution: 'sweep',
    answers: {
      piece: gunner.id,
      ...(decision.weapon !== undefined && { weapon }),
      caught: men.map(({ id }) => id),
      ...Object.fromEntries(men.map(man => [`band ${man.id}`, bandOf(man)])),
      ...each,
    },
    fields: decision.weapon === undefined ? { weapon } : {},
  }
}

/** What people would answer about a grenade, rifle grenade, mortar or gun: who is in the blast where it has come down. */
function bombed(game: Game, { action, ...decision }: Decision, came: readonly Entry[]): Described | null {
  const gb = game as Game<never> as Goodbye
  if (action !== 'throw' && action !== 'fire') return null
  const firer = gb.find('piece', String(decision.piece))
  if (!firer?.at || isTank(firer)) return null
  const usual = action === 'throw' ? 'grenade' : gunsOf(firer)[0]
  const weapon = String(decision.weapon ?? usual)
  const aim = typeof decision.target === 'string' ? gb.piece(decision.target).at : (decision.target as Point)
  if (mannerOf(gb, weapon).aims !== 'spot' || radiusOf(gb, weapon) === 0 || !aim) return null
  const bursts = came.flatMap(entry => (entry.type === 'said' && entry.at ? [entry.at] : []))
  const spots = [...new Map(bursts.map(at => [at.join(), at])).values()]
  const [spot] = spots
  const ground = groundOf(gb)
  // one burst, in the open, over nothing, at a fresh spot: the others are too much a matter of the table
  if (!spot || spots.length > 1 || ground.under(spot).length > 0 || ground.crossed(firer.at, aim).length > 0)
    return null
  if (firer.lastRound !== null || near(firer, aim, gb.rows(distances)['cannot-miss'])) return null
  const men = inBlast(gb, spot, radiusOf(gb, weapon)).map(id => gb.piece(id))
  const each = aboutEach(men, man => exposed(gb, spot, man, weapon, 'burst'))
  const band = bandsOf(gb, firer, weapon)[bandAt(gb, firer, aim, weapon)]
  if (!each || band === undefined || men.some(man => isTank(man) || man.id === firer.id)) return null
  if (!sees(gb, firer, aim) || scatterDice(gb, firer, weapon, aim).dice < 0) return null
  return {
    resolution: 'bombard',
    answers: {
      piece: firer.id,
      weapon,
      band,
      over: 0,
      observer: 'crew',
      'in 1': 'open',
      'caught 1': men.map(({ id }) => id),
      ...each,
    },
  }
}

const different = (all: ReturnType<typeof compared>) =>
  all.filter(({ engine, companion }) => engine.join() !== companion.join())

describe('Goodbyeeeeee!!! at a real table', () => {
  test.each([
    ['shots', 'fire', fired, 40],
    ['beaten zones', 'fire', swept, 10],
    ['grenades', 'throw', bombed, 5],
    ['mortars and rifle grenades', 'fire', bombed, 5],
  ] as const)('%s of the cases need and add the same', (_, action, describes, least) => {
    const all = compared('goodbye', action, describes)
    expect(all.length).toBeGreaterThan(least)
    expect(different(all)).toEqual([])
  })
})
