import { capital, type Id, spelled } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useTable } from '../../play/store.ts'
import { speechOf } from '../../words/speech.ts'
import { orderText } from './cards.ts'
import { panelWords } from './language/index.ts'
import { phaseOf, type Stand, standsOf } from './records.ts'
import { statesOf } from './states.ts'
import { Ails, Wear } from './wear.tsx'

interface Unit {
  readonly id: Id
  readonly rating?: string
  readonly hq?: Id | null
  readonly outOfCommand?: boolean
  readonly broken?: boolean
}

/** The unit of the selected stand, as its sheet has it: rating, headquarters, what it has lost; opened, all its stands. */
export function UnitSheet({ piece }: { readonly piece: Id }) {
  const words = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const open = useTable(t => t.sheetOpen)
  const stand = snapshot && standsOf(snapshot).find(({ id }) => id === piece)
  const unit = snapshot && stand && unitOf(snapshot, stand)
  // while cards are laid the rail has all of this, and the table is needed
  if (!snapshot || !unit || (!open && phaseOf(snapshot) === 'planning')) return null
  const { names } = speechOf(snapshot)
  const {
    says = spelled(unit.rating ?? ''),
    worn = null,
    ails = null,
  } = snapshot.roster.find(one => one.unit === unit.id) ?? {}
  return (
    <section className="unit-sheet" aria-label={words.itsUnit}>
      <h4>
        {capital(names.unit(unit.id))}{' '}
        <span className="quiet">{unit.broken ? words.broken : names.label(says, true)}</span>
      </h4>
      <Wear worn={worn} />
      <Ails ails={ails} names={names} />
      {unit.hq && (open || unit.outOfCommand) && (
        <p className={unit.outOfCommand ? 'caution' : ''}>
          {unit.outOfCommand ? words.outOfReach(names.piece(unit.hq)) : words.commands(names.piece(unit.hq))}
        </p>
      )}
      {!unit.hq && unit.outOfCommand && <p className="caution">{words.nobodyCommands}</p>}
      {open && <Stands stands={standsOf(snapshot).filter(one => one.unit === unit.id)} snapshot={snapshot} />}
    </section>
  )
}

/** Units are known to their own side alone. */
const unitOf = (snapshot: Snapshot, { unit }: Stand): Unit | undefined =>
  (snapshot.view.tables.unit as readonly Unit[]).find(({ id }) => id === unit)

function Stands({ stands, snapshot }: { readonly stands: readonly Stand[]; readonly snapshot: Snapshot }) {
  const { names } = speechOf(snapshot)
  const { select } = useTable.getState()
  return (
    <ul>
      {stands.map(stand => (
        <li key={stand.id} className={stand.gone ? 'lost' : ''}>
          <button type="button" className="link" onClick={() => void select(stand.id)}>
            {names.piece(stand.id)}
          </button>
          <span>{stateText(stand, snapshot)}</span>
        </li>
      ))}
    </ul>
  )
}

/** '3 men, prone; Move, east'. */
function stateText(stand: Stand, snapshot: Snapshot): string {
  const { states } = panelWords.now()
  const { names } = speechOf(snapshot)
  if (stand.gone) return states.lost
  const figures = Number(stand.figures ?? 0)
  const men = figures > 0 ? [states.men(figures)] : []
  const state = [...men, ...statesOf(stand, standsOf(snapshot))].join(', ')
  const order = stand.card ? orderText({ ...stand, card: stand.card }, names) : ''
  return [state, order].filter(Boolean).join('; ')
}
