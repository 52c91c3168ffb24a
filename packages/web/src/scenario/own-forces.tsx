import type { SetOutline } from '../catalogue/catalogue.ts'
import { forceTitle, useLegalForces } from '../forces/legal.ts'
import { useWords } from '../language/index.ts'
import { NOBODY, takeInto, useTaken } from './taken-forces.ts'

/** Which force each side takes into a quick battle: mustered, one's own, or a ready one. Only legal ones are offered. */
export default function OwnForces({ set, again }: { readonly set: SetOutline; again(): void }) {
  const words = useWords().scenario
  const all = useLegalForces(set.id)
  const taken = useTaken(state => state.bySet[set.id] ?? NOBODY)
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
                {forceTitle(force)}
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
