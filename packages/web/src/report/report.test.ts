import type { RollEntry } from '@sandtable/kernel'
import { type Tale, taleFrom } from '@sandtable/room'
import { describe, expect, test } from 'vitest'
import { scenarioText } from '../scenarios.fixture.ts'
import { fortunesOf, overallOf } from './fortune.ts'
import { lossesOf } from './losses.ts'
import { reportOf } from './report-of.ts'
import { swingsOf } from './swings.ts'
import { castsOf } from './throws.ts'

/** A whole game of bots, told to somebody who may know all. */
const played = (scenario: string): Tale => {
  const file = `${scenario}`
  return taleFrom({ type: 'golden', scenario: scenarioText(file), file, viewer: 'umpire' })
}
const tales = {
  plastic: played('plastic/cracking-the-bunker'),
  muzzleflash: played('muzzleflash/farm-on-the-lane'),
  goodbye: played('goodbye/trench-raid-at-dusk'),
  blaze: played('blaze/tutorial'),
}
const sets = Object.keys(tales) as (keyof typeof tales)[]

type Record_ = { readonly id: string; readonly side: string; readonly [field: string]: unknown }
const ended = (tale: Tale, table: 'piece' | 'side') => reportOf(tale).end.tables[table] as readonly Record_[]
const lost = (tale: Tale, side: string, ...fates: readonly string[]): number =>
  lossesOf(tale).filter(loss => loss.side === side && fates.includes(loss.fate)).length

describe('losses are those that the rules have counted', () => {
  test('plastic: everybody who was eliminated, but not the reserve that is given up for one of them', () => {
    const given = (side: string): number =>
      tales.plastic.story.entries.filter(
        entry => entry.type === 'decision' && entry.side === side && entry.decision.action === 'replace',
      ).length
    for (const { id, losses } of ended(tales.plastic, 'side'))
      expect(lost(tales.plastic, id, 'lost') + given(id)).toBe(losses)
  })

  test('muzzleflash: the dead and the injured of the last hour', () => {
    const pieces = ended(tales.muzzleflash, 'piece')
    for (const side of tales.muzzleflash.sides)
      for (const [status, fate] of [
        ['dead', 'lost'],
        ['injured', 'injured'],
      ] as const)
        expect(lost(tales.muzzleflash, side, fate)).toBe(
          pieces.filter(piece => piece.side === side && piece.status === status).length,
        )
  })

  test('goodbye: all who are out of the game, but not those who went home', () => {
    for (const { id, lost: out, exits } of ended(tales.goodbye, 'side')) {
      expect(lost(tales.goodbye, id, 'lost', 'fled')).toBe(out)
      expect(lost(tales.goodbye, id, 'left')).toBe(exits)
    }
  })

  test('blaze: every stand that was destroyed or taken out of the game', () => {
    const pieces = ended(tales.blaze, 'piece').filter(({ gone, destroyed }) => gone || destroyed)
    for (const side of tales.blaze.sides)
      expect(lost(tales.blaze, side, 'lost', 'destroyed', 'out', 'fled')).toBe(
        pieces.filter(piece => piece.side === side).length,
      )
  })

  test.each(sets)('%s: each has a cause, and who did it was an enemy', set => {
    const whose = new Map(ended(tales[set], 'piece').map(({ id, side }) => [id, side]))
    const losses = lossesOf(tales[set])
    expect(losses.length).toBeGreaterThan(3)
    for (const { by, side } of losses) if (by !== null) expect(whose.get(by)).not.toBe(side)
    expect(losses.filter(({ cause }) => cause === 'other').length).toBeLessThan(losses.length / 2)
  })
})

describe('luck', () => {
  test('of hits in muzzleflash is that of the side whose man fires', () => {
    const tale = tales.muzzleflash
    const whose = new Map(ended(tale, 'piece').map(({ id, side }) => [id, side]))
    const shots = tale.story.entries.filter(
      (entry): entry is RollEntry => entry.type === 'roll' && entry.purpose === 'hit' && entry.about?.length === 2,
    )
    const casts = castsOf(tale).filter(({ roll }) => roll.purpose === 'hit' && roll.about?.length === 2)
    for (const side of tale.sides) {
      const own = shots.filter(({ about }) => whose.get(about?.[0] ?? '') === side)
      const needs = own.flatMap(({ dice, need = 0, modifiers = [] }) => {
        const least = need - modifiers.reduce((sum, { by }) => sum + by, 0)
        return dice.map(die => ({ made: die >= least, chance: Math.max(0, Math.min(6, 7 - least)) / 6 }))
      })
      const [hits] = fortunesOf(
        casts.filter(cast => cast.side === side),
        tale,
      )
      expect(hits?.tries).toBe(needs.filter(({ chance }) => chance > 0).length) // what cannot be made is no try
      expect(hits?.got).toBe(needs.filter(({ made }) => made).length)
      expect(hits?.expected).toBeCloseTo(
        needs.reduce((sum, { chance }) => sum + chance, 0),
        9,
      )
    }
  })

  test('of a wound is that of whoever shot, and of cover that of whoever is behind it', () => {
    const tale = tales.goodbye
    const whose = new Map(ended(tale, 'piece').map(({ id, side }) => [id, side]))
    for (const { roll, side } of castsOf(tale)) {
      const hurt = whose.get(roll.about?.at(-1) ?? '')
      if (roll.purpose === 'wound') expect(side).not.toBe(hurt)
      if (roll.purpose === 'cover') expect(side).toBe(hurt)
    }
  })

  test.each(sets)('%s: what was made is what the log says was made, and shares are shares', set => {
    const casts = castsOf(tales[set])
    expect(new Set(casts.map(({ side }) => side)).size).toBe(tales[set].sides.length)
    for (const fortune of [...fortunesOf(casts, tales[set]), overallOf(casts, casts[0]?.side ?? '')]) {
      expect(fortune?.better).toBeGreaterThanOrEqual(0)
      expect(fortune?.better).toBeLessThanOrEqual(1)
      if (fortune?.counted) expect(fortune.got).toBeLessThanOrEqual(fortune.tries)
      else expect(fortune?.got).toBeLessThanOrEqual(fortune?.roll.faces ?? 0)
    }
  })

  test('goes by how the dice are read: a natural 6 may always hit', () => {
    const roll = { type: 'roll', purpose: 'hit', faces: 6, dice: [6], at: 0, need: 4, cites: [], about: ['a', 'b'] }
    const tale = (natural: boolean): Tale =>
      ({
        sides: ['british', 'german'],
        story: {
          opening: { side: '', tables: { unit: [], piece: [{ id: 'a', side: 'british' }] } },
          entries: [{ ...roll, modifiers: [{ by: -4, cites: [] }], reads: { whose: 'own', good: 'need', natural } }],
        },
      }) as never
    expect(castsOf(tale(false))[0]?.thrown).toEqual({ got: 0, spread: [1], dice: 1 })
    expect(castsOf(tale(true))[0]?.thrown.got).toBe(1)
  })
})

describe('turning points', () => {
  test.each(sets)('%s: the dearest deeds, no dearer than all that was lost', set => {
    const all = swingsOf(tales[set], 1000)
    const few = swingsOf(tales[set], 3)
    expect(few).toEqual(all.slice(0, 3))
    expect(few[0]?.share).toBe(Math.max(...all.map(({ share }) => share)))
    for (const { at, until, toll, share } of all) {
      expect(tales[set].story.entries[at]?.type).toBe('decision')
      expect(until).toBeGreaterThan(at)
      expect(share).toBeLessThanOrEqual(1)
      expect(toll.size).toBeGreaterThan(0)
    }
  })
})

describe('a report', () => {
  test.each(sets)('%s: says who won and why, and nobody is counted twice', set => {
    const { outcome } = tales[set]
    const { verdicts, forces, turning } = reportOf(tales[set])
    expect(verdicts.filter(({ won }) => won).map(({ side }) => side)).toEqual(outcome?.winners)
    for (const { reasons } of verdicts) expect(reasons.join('').length).toBeGreaterThan(5)
    for (const { began, stands, losses, left } of forces) expect(stands + losses.length + left).toBe(began)
    for (const { kinds, losses } of forces)
      expect(kinds.reduce((sum, kind) => sum + Object.values(kind.fates).reduce((a, b) => a + b, 0), 0)).toBe(
        losses.length,
      )
    for (const { text } of turning) expect(text).not.toMatch(/undefined|null/)
  })

  test('counts points as the rules do', () => {
    const { scores } = tales.muzzleflash.outcome ?? {}
    const [red] = reportOf(tales.muzzleflash).verdicts
    expect(red?.reasons.at(-1)).toBe(`${String(scores?.british).replace('-', '−')} victory points in all.`)
  })
})
