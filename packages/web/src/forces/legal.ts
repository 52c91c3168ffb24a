import { use, useMemo } from 'react'
import type { TakenForce } from '../scenario/taken-forces.ts'
import { OWN } from './building.ts'
import { builds } from './engine.ts'
import { loadForces, useOwnForces } from './kept.ts'
import { readyForces } from './ready.ts'

loadForces()

/** The forces of a set that may go into a battle: one's own first, then the ready ones. */
export function useLegalForces(set: string): readonly TakenForce[] {
  const ready = use(readyForces(set))
  const own = useOwnForces(state => state.own)
  return useMemo(() => {
    const builder = builds(set)?.builder
    return [...own.map(({ id, force }) => ({ id: OWN + id, force })), ...ready]
      .filter(({ force }) => force.ruleset === set && builder?.faults(force).length === 0)
      .map(({ id, force }) => ({ address: id, force }))
  }, [set, own, ready])
}

/** 'Seven Platoon (5)'. */
export const forceTitle = ({ name, points }: TakenForce['force']): string =>
  points === null ? name : `${name} (${points})`
