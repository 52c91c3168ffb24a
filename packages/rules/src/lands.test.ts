import {
  Host,
  isEven,
  jsonSource,
  type LaidTable,
  type LandName,
  type LandWish,
  landGoals,
  lands,
  layLand,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './index.ts'

/** The sizes of table that people play on, in each set's unit. */
const sizes: { readonly [set: string]: readonly (readonly [number, number])[] } = {
  muzzleflash: [
    [48, 48],
    [72, 48],
    [96, 60],
  ],
  goodbye: [
    [120, 90],
    [240, 120],
  ],
  plastic: [
    [48, 48],
    [72, 60],
  ],
  blaze: [
    [1200, 900],
    [2400, 1200],
  ],
}
const SEEDS = 12

const SIDES: { readonly [set: string]: readonly object[] } = {
  muzzleflash: [
    { id: 'south', army: 'allied' },
    { id: 'north', army: 'axis' },
  ],
  goodbye: [{ id: 'british' }, { id: 'german' }],
  plastic: [{ id: 'german' }, { id: 'allied' }],
  blaze: [{ id: 'british' }, { id: 'german' }],
}

const dressed = ruleSets.flatMap(rules => (rules.dressing ? [{ rules, dressing: rules.dressing }] : []))

const places = ({ terrain }: LaidTable): string[] =>
  terrain.flatMap(({ kind, polygon, line, circle }) =>
    (circle ? [[circle[0], circle[1]]] : (polygon ?? line ?? [])).map(([x, y]) => `${kind} ${x} ${y}`),
  )

describe.each(dressed)('lands of $rules.id', ({ rules, dressing }) => {
  const wishes = (Object.keys(lands) as LandName[]).flatMap(land =>
    (sizes[rules.id] ?? []).flatMap(([width, depth]) =>
      Array.from({ length: SEEDS }, (_, seed): LandWish => ({ land, seed, width, depth })),
    ),
  )

  const [smallest] = sizes[rules.id] as readonly [readonly [number, number]]

  test('can be read, whatever the seed and the size', () => {
    for (const wish of wishes) {
      const table = layLand(wish, dressing)
      const source = jsonSource(`${wish.land} ${wish.seed} on ${wish.width} by ${wish.depth}`, {
        ruleset: rules.id,
        table,
        sides: SIDES[rules.id],
      })
      expect(() => new Host(rules, source), source.file).not.toThrow()
      expect(table.terrain.length, source.file).toBeGreaterThan(10)
    }
  })

  test('favour nobody: from the other edge they look the same', () => {
    const { grain } = dressing
    for (const wish of wishes.filter(({ land }) => isEven(land))) {
      const [w, d] = [wish.width, wish.depth]
      const seen = new Set(places(layLand(wish, dressing)))
      const near = (v: number): readonly number[] => [-1, 0, 1].map(step => Number((v + step * grain).toFixed(3)))
      for (const place of seen) {
        const [kind, x, y] = place.split(' ') as [string, string, string]
        const found = near(w - Number(x)).some(a => near(d - Number(y)).some(b => seen.has(`${kind} ${a} ${b}`)))
        if (!/trees|door|window/.test(kind)) expect(found, `${wish.land} ${wish.seed}: ${place}`).toBe(true)
      }
    }
  })

  test('have the thing that the battle is about, where the set has such a thing', () => {
    for (const land of dressing.lands) {
      const [width, depth] = smallest
      const { terrain } = layLand({ land, seed: 1, width, depth }, dressing)
      const isThere = terrain.filter(({ id }) => id === landGoals[land]).length
      expect(isThere, land).toBe(rules.id === 'plastic' && land === 'river' ? 0 : 1)
    }
  })

  test('are the same for the same seed, and differ for another', () => {
    const [width, depth] = smallest
    const [a, b, c] = [1, 1, 2].map(seed => layLand({ land: 'ridge', seed, width, depth }, dressing))
    expect(a).toEqual(b)
    expect(a).not.toEqual(c)
  })
})
