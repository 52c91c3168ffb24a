import { use, useMemo } from 'react'
import type { SetOutline } from '../catalogue/catalogue.ts'
import { OWN } from '../forces/building.ts'
import { builds } from '../forces/engine.ts'
import { loadForces, useOwnForces } from '../forces/kept.ts'
import { readyForces } from '../forces/ready.ts'
import { useWords } from '../language/index.ts'
import { NOBODY, type TakenForce, takeInto, useTaken } from './taken-forces.ts'

loadForces()

/** Which force each side takes into a quick battle: mustered, one's own, or a ready one. Only legal ones are offered. */
export default function OwnForces({ set, again }: { readonly set: SetOutline; again(): void }) {
  const words = useWords().scenario
  const ready = use(readyForces(set.id))
  const own = useOwnForces(state => state.own)
  const taken = useTaken(state => state.bySet[set.id] ?? NOBODY)
  const all = useMemo((): readonly TakenForce[] => {
    const builder = builds(set.id)?.builder
    const known = [...own.map(({ id, force }) => ({ id: OWN + id, force })), ...ready]
    return known
      .filter(({ force }) => force.ruleset === set.id && builder?.faults(force).length === 0)
      .map(({ id, force }) => ({ address: id, force }))
  }, [set.id, own, ready])
  return (
    <>
      {([0, 1] as const).map(side => (
        <label key={side} className="quick-ground">
          {words.forceOf[side]}
          <select
            value={taken[side]?.address ?? ''}
            onChange={event => {
              takeInto(set.id, side, all.find(one => one.address === event.target.value) ?? null)
              again()
            }}
          >
            <option value="">{words.musteredForce}</option>
            {all.map(({ address, force }) => (
              <option key={address} value={address}>
                {force.points === null ? force.name : `${force.name} (${force.points})`}
              </option>
            ))}
          </select>
        </label>
      ))}
      <a className="quick-build" href={`#/forces/${set.id}`}>
        {words.buildForce}
      </a>
    </>
  )
}
