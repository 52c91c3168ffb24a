import type { TableView } from '@sandtable/room'
import { Invitation } from '../far/invitations.tsx'
import { keptSeat } from '../far/kept-seats.ts'
import { Deed } from '../parts/deed.tsx'
import { speechAt } from './speech.ts'
import { layApart, layHere, useCompanion } from './store.ts'
import { companionWords } from './words.ts'

/** Orders on each player's own phone: the links, who is ready, and the way back to laying them here. */
export function Apart({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { names } = speechAt(view)
  const apart = useCompanion(({ kept }) => kept?.game.apart)
  const ready = useCompanion(({ ready: sides }) => sides)
  if (!view.apart) return null
  const made = apart === undefined ? undefined : keptSeat(apart)?.made
  if (apart === undefined || !made)
    return (
      <div className="companion-far">
        <p className="quiet">{words.far.says}</p>
        <Deed word={words.far.make} act={layApart} />
      </div>
    )
  return (
    <section className="companion-far" aria-label={words.far.title}>
      <h2>{words.far.title}</h2>
      <p className="quiet">{words.far.waits}</p>
      {view.table.sides.map(side => (
        <div key={side}>
          <h3>
            {names.side(side)} <span className="quiet">{ready.includes(side) ? words.far.ready : words.far.lays}</span>
          </h3>
          {made.seats[side] && <Invitation game={apart} secret={made.seats[side]} name={names.side(side)} />}
        </div>
      ))}
      <button type="button" className="button" onClick={() => void layHere()}>
        {words.far.here}
      </button>
    </section>
  )
}
