import { bandOf, type Chance } from '@sandtable/room'
import { words } from '../language/index.ts'
import { inPercent } from '../language/percent.ts'

/** '62 %'; '< 1 %', 'certain' and 'no chance' where it is so; what was only tried is never certain. */
export function percent(chance: number, about: boolean): string {
  if (chance <= 0) return about ? inPercent(0) : words().odds.cannot
  if (chance > 1 - 1e-9) return about ? inPercent(100) : words().odds.certain
  const share = Math.round(chance * 100)
  if (share < 1) return inPercent('< 1')
  return share > 99 ? inPercent('> 99') : inPercent(share)
}

/** '5 to 25 %': where a share lies that was found in so many tries. */
export function bandText(chance: number, tries: number): string {
  const { low, high } = bandOf(chance, tries)
  return words().odds.band(Math.round(low * 100), Math.round(high * 100))
}

/** The odds of an attack, in as few words as can stand beside its target: '35 %', 'pinned 60 %'. */
export function aimText({ chance, what = 'gone', about = false }: AimOdds): string {
  const share = chance <= 0 ? inPercent(0) : percent(chance, about)
  return what === 'gone' ? share : `${words().odds.short[what]} ${share}`
}

interface AimOdds {
  readonly chance: number
  readonly what?: Chance['what']
  readonly about?: boolean
}
