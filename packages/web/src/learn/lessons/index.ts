import type { Lesson } from '../lesson.ts'
import { general } from './general.ts'

const sets: { readonly [set: string]: () => Promise<{ readonly lessons: readonly Lesson[] }> } = {
  plastic: () => import('./plastic.ts'),
  muzzleflash: () => import('./muzzleflash.ts'),
  goodbye: () => import('./goodbye.ts'),
  blaze: () => import('./blaze.ts'),
}

/** Everything that may be explained in a game of a set, in the order in which it is explained when it comes at once. */
export async function lessonsOf(set: string): Promise<readonly Lesson[]> {
  const own = (await sets[set]?.())?.lessons ?? []
  const [orders, ...others] = general
  return [...(orders ? [orders] : []), ...own, ...others]
}
