import type { Id } from '../game/store.ts'
import { nationNames } from '../text/kind-name.ts'
import type { Force, ForceArmy } from './force.ts'

/** A side of a battle for which forces were chosen; null is one that is mustered. */
export interface ForceSide {
  readonly id: Id
  readonly army: string
  readonly force: Force | null
  /** What a file says of the side besides its rules: its name and nation. */
  readonly about: { readonly name: string; readonly nation?: string }
}

/** The sides of a battle by the forces that were chosen: a force that is mustered is an enemy of the other. */
export function sidesFor(
  forces: readonly (Force | null)[],
  armies: readonly ForceArmy[],
  usual: readonly string[],
): readonly ForceSide[] {
  const campOf = (army: string | undefined): string | undefined => armies.find(({ id }) => id === army)?.camp
  const other = forces.find(force => force !== null)?.army
  const enemy = usual.find(army => campOf(army) !== campOf(other)) ?? (usual[0] as string)
  const taken = new Set<Id>()
  return usual.map((own, i) => {
    const force = forces[i] ?? null
    const army = force?.army ?? (other === undefined ? own : enemy)
    const id = taken.has(army) ? `${army}-${i + 1}` : army
    const { name = army, nation = name } = armies.find(one => one.id === army) ?? {}
    const again = taken.has(army)
    taken.add(army)
    return {
      id,
      army,
      force,
      about: { name: again ? `${name} ${i + 1}` : name, ...(nationNames.includes(nation) && { nation }) },
    }
  })
}
