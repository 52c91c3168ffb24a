import type { Decision, Entry, Game, Id, Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand
const {
  aspectOf,
  attackOf,
  coverOf,
  figuresUnder,
  flameShape,
  hullOf,
  isTouched,
  isVehicle,
  lineWithin,
  onTable,
  ownRange,
  reach,
  standsUnder,
  strafing,
  weaponsOf,
} = blazeRules

/** What a stand stands in, as people would say; null if it is not on the companion's list. */
function coverFor(ba: Blaze, stand: Stand, from: Stand | null): string | null {
  const { by, cover } = coverOf(ba, stand, from, 'direct')
  if (cover === 'none') return 'open'
  return by && ['woods', 'scrub', 'foxhole', 'trench'].includes(by.kind) ? by.kind : null
}

/** What people would answer about a burst of flame. */
function burnt(game: Game, decision: Decision): Described | null {
  const { action, piece, target: at, mode, weapon: named } = decision
  const ba = game as Game<never> as Blaze
  const [firer, target] = [ba.find('piece', String(piece)), ba.find('piece', String(at))]
  if (action !== 'fire' || mode !== 'flame' || !firer || !target || !onTable(firer) || !onTable(target)) return null
  if (firer.card !== ba.state.phase || target.hidden || target.aboard !== null || ba.state.night) return null
  const weapons = weaponsOf(ba, firer)
  const weapon = weapons.find(({ name }) => name === named)
  const cover = coverFor(ba, target, firer)
  const range = weapon ? ownRange(ba, weapon) : null
  if (range === null || cover === null) return null
  const flame = flameShape(ba, firer, target)
  const touched = ba.pieces.filter(
    one => one.id !== firer.id && onTable(one) && one.aboard === null && isTouched(hullOf(ba, one), flame),
  )
  const wholly = touched.map(one => [`wholly ${one.id}`, figuresUnder(hullOf(ba, one), flame, one.figures)])
  return {
    about: target.id,
    resolution: 'fire',
    answers: {
      piece: firer.id,
      weapon: String(named),
      mode: 'flame',
      target: target.id,
      cover,
      flamed: touched.filter(({ id }) => id !== target.id).map(({ id }) => id),
      ...Object.fromEntries(wholly),
      ...(isVehicle(ba, target) && { aspect: aspectOf(hullOf(ba, target), firer.at as Point) }),
    },
  }
}

/** What people would answer about a run of an aircraft: whom it finds along its line, what is under its bombs. */
function flown(game: Game, decision: Decision, _: readonly Entry[], came: readonly Entry[]): Described | null {
  const { action, piece, path } = decision
  const ba = game as Game<never> as Blaze
  const aircraft = action === 'fly' ? ba.find('piece', String(piece)) : null
  if (!aircraft || aircraft.card !== ba.state.phase || aircraft.airMission === null) return null
  const isRecon = aircraft.airMission === 'recon'
  const fliesLine = isRecon || attackOf(ba, aircraft) === 'strafe'
  const within = isRecon ? reach(ba, 'air-sight') : ba.rows(strafing).within
  const foes = ba.pieces.filter(one => one.side !== aircraft.side && onTable(one) && one.aboard === null)
  if (foes.some(({ hidden, marker }) => hidden || marker !== null)) return null
  const line = path as readonly Point[] | undefined
  const found = line ? foes.filter(one => isAlong(ba, one, line, within)) : []
  const prey = fliesLine ? null : ba.find('piece', aircraft.airTarget ?? '')
  if (fliesLine ? !line : !prey) return null
  const bursts = came.flatMap(entry => (entry.type === 'said' && entry.at ? [entry.at] : []))
  const under = bursts.flatMap((at, i) => {
    const stands = standsUnder(ba, at, null, null).filter(({ stand }) => stand.id !== prey?.id)
    return [
      [`under ${i + 1}`, stands.map(({ stand }) => stand.id)],
      ...stands.flatMap(({ stand, figures }) => [
        [`figures ${i + 1} ${stand.id}`, figures],
        [`cover ${stand.id}`, coverFor(ba, stand, null)],
      ]),
    ] as [string, never][]
  })
  const covers = found.map(one => [`cover ${one.id}`, coverFor(ba, one, null)] as [Id, string | null])
  const cover = prey ? coverFor(ba, prey, null) : 'open'
  if (cover === null || bursts.length > 1 || [...covers, ...under].some(([, value]) => value === null)) return null
  return {
    resolution: 'fly',
    through: true,
    answers: {
      piece: aircraft.id,
      flak: came.flatMap(entry => firedBy(entry)),
      targets: found.map(({ id }) => id),
      cover,
      ...Object.fromEntries([...covers, ...under]),
    },
  }
}

const isAlong = (ba: Blaze, stand: Stand, line: readonly Point[], within: number): boolean =>
  lineWithin(hullOf(ba, stand), line[0] as Point, line[1] as Point, within)

const firedBy = (entry: Entry): readonly Id[] =>
  entry.type === 'decision' && entry.decision.mode === 'anti-aircraft' ? [String(entry.decision.piece)] : []

describe('flame and aircraft of Blaze Away at a real table', () => {
  test.each([
    ['flames', 'fire', burnt, 15],
    ['runs of aircraft', 'fly', flown, 30],
  ] as const)('%s of the cases need and add the same', (_, action, describes, least) => {
    const all = compared('blaze', action, describes)
    expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
    expect(all.filter(({ engine }) => engine.length > 0).length).toBeGreaterThan(least)
  })
})
