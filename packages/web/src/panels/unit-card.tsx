import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../store.ts'
import './unit-card.css'

/** The selected piece, as its sheet has it. */
export function UnitCard({ onEye }: { onEye(piece: string): void }) {
  const sheet = useTable(t => t.sheet)
  const selected = useTable(t => t.selected)
  if (!sheet) return null
  return (
    <aside className="unit-card" aria-label="Unit">
      <h3>{sheet.title}</h3>
      <dl>
        {sheet.lines.map(({ label, value, cites }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>
              {value} <RuleLinks cites={cites.slice(0, 1)} />
            </dd>
          </div>
        ))}
      </dl>
      {selected && (
        <button type="button" className="link" onClick={() => onEye(selected)}>
          Look through its eyes
        </button>
      )}
    </aside>
  )
}
