import type { Answers, Decision, Entry, Game, Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Blaze = blazeRules.Blaze
const {
  coverOf,
  gunRanges,
  isSpotter,
  isVehicle,
  mortars,
  natureOf,
  near,
  onTable,
  reach,
  smallArmOf,
  standsUnder,
  weaponsOf,
} = blazeRules

/** What the companion asks about: other ground is not on its list. */
const known = ['woods', 'scrub', 'foxhole', 'trench', 'wall', 'building', 'bunker', 'hill-crest']

/** What people would answer about small arms fired at figures, looking at the table of the case. */
function fired(game: Game, decision: Decision): Described | null {
  const { action, piece, target: at, mode, through } = decision
  if (action !== 'fire' || typeof at !== 'string' || mode !== undefined || through !== undefined) return null
  const ba = game as Game<never> as Blaze
  const [firer, target] = [ba.find('piece', String(piece)), ba.find('piece', at)]
  if (!firer || !target || firer.card !== ba.state.phase || !onTable(firer) || !onTable(target)) return null
  if (
    isVehicle(ba, target) ||
    firer.hidden ||
    target.hidden ||
    target.marker !== null ||
    target.aboard !== null ||
    ba.state.night
  )
    return null
  const arms = weaponsOf(ba, firer)
  const weapon = decision.weapon === undefined ? arms[0] : arms.find(({ name }) => name === decision.weapon)
  const arm = weapon && natureOf(ba, weapon) === 'small-arms' ? smallArmOf(ba, weapon) : null
  const { by, cover } = coverOf(ba, target, firer, 'direct')
  if (!arm || (cover !== 'none' && (!by || !known.includes(by.kind) || by.kind === 'building'))) return null
  const isShort = arm.short !== null && near(ba, firer, target, arm.short)
  // fire that was called for falls once all have fired: people are then asked on whom, which is not about this shot
  if (ba.sides.some(({ calls }) => calls.length > 0)) return null
  return {
    about: target.id,
    resolution: 'fire',
    answers: {
      piece: firer.id,
      ...(arms.length > 1 && { weapon: weapon?.name ?? '' }),
      target: target.id,
      far: target.prone ? reach(ba, 'prone') : isShort ? (arm.short as number) : arm.max,
      cover: cover === 'none' ? 'open' : (by?.kind ?? 'open'),
    },
    fields: {},
  }
}

/** Who is under a template that has come down here, and how much of it; null if it is more than people are asked. */
function under(ba: Blaze, at: Point, without: readonly string[]): Answers | null {
  const found = standsUnder(ba, at, null, null).filter(({ stand }) => !without.includes(stand.id))
  const covers = found.map(({ stand }) => coverOf(ba, stand, null, 'direct'))
  if (covers.some(({ cover, by }) => cover !== 'none' && (!by || !above.includes(by.kind)))) return null
  if (found.some(({ stand }) => stand.hidden || stand.marker !== null || isVehicle(ba, stand))) return null
  return {
    'under 1': found.map(({ stand }) => stand.id),
    ...Object.fromEntries(
      found.flatMap(({ stand, figures }, i) => [
        [`figures 1 ${stand.id}`, figures],
        [`cover ${stand.id}`, covers[i]?.cover === 'none' ? 'open' : covers[i]?.by?.kind],
      ]),
    ),
  }
}
const above = ['woods', 'scrub', 'foxhole', 'trench']

/** What people would answer about shells over open sights, or fired indirectly. */
function shelled(game: Game, decision: Decision, came: readonly Entry[]): Described | null {
  const { action, piece, target: at, mode, through } = decision
  if (action !== 'fire' || (mode !== 'indirect' && mode !== 'he' && mode !== 'direct') || through !== undefined)
    return null
  const ba = game as Game<never> as Blaze
  const firer = ba.find('piece', String(piece))
  const target = typeof at === 'string' ? ba.find('piece', at) : null
  if (!firer || !target || firer.card !== ba.state.phase || !onTable(firer) || !onTable(target)) return null
  const odd = [firer, target].some(stand => stand.hidden || stand.marker !== null || stand.aboard !== null)
  const weapons = weaponsOf(ba, firer)
  const weapon = decision.weapon === undefined ? weapons[0] : weapons.find(({ name }) => name === decision.weapon)
  if (odd || ba.state.night || isVehicle(ba, target) || !weapon || natureOf(ba, weapon) === 'small-arms') return null
  const spots = came.flatMap(entry => (entry.type === 'said' && entry.at ? [entry.at] : []))
  const [spot] = spots
  const { by, cover } = coverOf(ba, target, firer, mode === 'indirect' ? 'indirect' : 'direct')
  const seen = spot ? under(ba, spot, [target.id]) : {}
  if (spots.length > 1 || !seen || (cover !== 'none' && (!by || !above.includes(by.kind)))) return null
  const spotter = ba.pieces.find(stand => stand.side === firer.side && isSpotter(ba, stand) && stand.id !== firer.id)
  if (mode === 'indirect' && (!spotter || ticked(seen).includes(spotter.id))) return null
  const far = target.prone ? reach(ba, 'prone') : gunEnds(ba, weapon).find(end => near(ba, firer, target, end))
  if (mode !== 'indirect' && far === undefined) return null
  return {
    resolution: 'fire',
    answers: {
      piece: firer.id,
      weapon: weapon.name,
      mode: mode === 'direct' ? 'he' : mode,
      target: target.id,
      cover: cover === 'none' ? 'open' : (by?.kind ?? 'open'),
      ...(mode === 'indirect' ? { spotter: spotter?.id ?? '' } : { far: far ?? 0 }),
      ...seen,
    },
    about: target.id,
  }
}
const ticked = (answers: Answers): readonly string[] => (answers['under 1'] as readonly string[] | undefined) ?? []

const gunEnds = (ba: Blaze, weapon: ReturnType<typeof weaponsOf>[number]): readonly number[] => {
  const max = weapon.mortar ? ba.rows(mortars)[weapon.mortar]?.max : undefined
  return max === undefined ? (Object.values(ba.rows(gunRanges)) as number[]).sort((a, b) => a - b) : [max]
}

/** What people would answer about the first melee that is fought out. */
function fought(game: Game, decision: Decision, came: readonly Entry[]): Described | null {
  const ba = game as Game<never> as Blaze
  const first = came.findIndex(entry => entry.type === 'roll' && entry.purpose === 'melee-attack')
  if (first < 0 || came.slice(0, first).some(entry => entry.type === 'roll')) return null
  if (decision.action !== 'run' || ba.state.phase !== 'resolve-charges') return null
  const chargers = ba.pieces.filter(stand => stand.card === 'charge' && stand.contact !== null && !stand.fought)
  const targets = new Set(chargers.map(stand => stand.chargeTarget))
  const [id] = targets
  const target = id === undefined || id === null ? null : ba.find('piece', id)
  // one melee of two: who supports whom is a matter of its own
  if (targets.size !== 1 || chargers.length !== 1 || !target?.at || isVehicle(ba, target)) return null
  const { by, cover } = coverOf(ba, target, chargers[0] ?? null, 'melee')
  if (cover !== 'none' && (!by || !above.includes(by.kind))) return null
  return {
    resolution: 'fight',
    answers: {
      [`cover ${target.id}`]: cover === 'none' ? 'open' : (by?.kind ?? 'open'),
      [`attack ${target.id}`]: [],
      [`defence ${target.id}`]: [],
    },
  }
}

/** A charge is declared: its distance is rolled. */
function declared(game: Game, { action, piece, target, flame }: Decision): Described | null {
  const ba = game as Game<never> as Blaze
  const stand = action === 'charge' ? ba.find('piece', String(piece)) : null
  if (!stand?.at || stand.hidden || ba.state.chargeRating === null) return null
  const fields = { flame: flame ?? false }
  return { resolution: 'charge', about: stand.id, answers: { piece: stand.id, target: String(target) }, fields }
}

/** What people would say of a sniper's shot. */
function sniped(game: Game, { action, piece, target, dice }: Decision): Described | null {
  const ba = game as Game<never> as Blaze
  const [sniper, at] = [ba.find('piece', String(piece)), ba.find('piece', String(target))]
  if (action !== 'fire' || sniper?.kind !== 'sniper' || !at || !onTable(at) || ba.state.night) return null
  if (!steps.includes(ba.state.phase)) return null
  const fields = { dice: dice ?? null }
  return { resolution: 'snipe', answers: { piece: sniper.id, target: at.id }, fields, about: at.id }
}
const steps = ['fall-back', 'aimed-fire', 'move', 'move-fire', 'opportunity-fire']

/** What people would say of a stand that comes to one mine square or strip of wire on its way. */
function crossed(game: Game, { action, piece }: Decision, came: readonly Entry[]): Described | null {
  const ba = game as Game<never> as Blaze
  const stand = ba.find('piece', String(piece))
  const rolls = came.flatMap(entry => (entry.type === 'roll' ? [entry.purpose] : []))
  const [what] = rolls
  if (action !== 'move' || !stand || stand.card !== ba.state.phase || stand.passengers.length > 0) return null
  if (rolls.length !== 1 || (what !== 'mine' && what !== 'wire') || stand.stuck || stand.entangled) return null
  // what lies there unknown costs nothing beforehand; at a table people see it
  if (ba.terrain.some(({ hidden }) => hidden)) return null
  return { resolution: 'obstacle', answers: { piece: stand.id, what }, about: stand.id }
}

describe('Blaze Away at a real table', () => {
  test.each([
    ['small arms', 'fire', fired, 40],
    ['shells', 'fire', shelled, 10],
    ['charges', 'charge', declared, 10],
    ['melees', '', fought, 10],
    ['snipers', 'fire', sniped, 5],
    ['mines and wire', 'move', crossed, 5],
  ] as const)('%s of the cases need and add the same', (_, action, describes, least) => {
    const all = compared('blaze', action, describes)
    expect(all.length).toBeGreaterThan(least)
    expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
  })
})
