import { costOf, type Force, type Names } from '@sandtable/kernel'
import { RuleLinks } from '../parts/rule-links.tsx'
import type { Builds } from './engine.ts'
import { forceWords } from './language/index.ts'

/** What the force costs, whether it is legal, and if not, why and what would make it so. */
export function Verdict({ of, names, force }: { readonly of: Builds; readonly names: Names; readonly force: Force }) {
  const words = forceWords.use()
  const { builder } = of
  const faults = builder.faults(force)
  const hints = builder.hints?.(force) ?? []
  const cost = costOf(builder, force)
  const limit = force.points
  return (
    <section className="force-verdict" aria-label={words.verdict}>
      <p className="force-total" role="status">
        <strong className="numeral">{words.of(cost, limit)}</strong>
        <span>{words.limit[builder.counts]}</span>
        <span className={faults.length === 0 ? 'tag force-legal' : 'tag force-illegal'}>
          {faults.length === 0 ? words.legal : words.illegal(faults.length)}
        </span>
      </p>
      {limit !== null && (
        <meter
          min={0}
          max={Math.max(limit, cost)}
          value={cost}
          high={limit}
          aria-label={words.of(cost, limit)}
          className={cost > limit ? 'over' : ''}
        />
      )}
      <ul className="force-faults">
        {faults.map((fault, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faults are told in the order of the force
          <li key={i} className="note caution">
            <p>
              {names.say(fault.says)}. <RuleLinks cites={fault.cites} />
            </p>
            <p>
              {words.mend} {names.label(fault.mend, true)}.
            </p>
          </li>
        ))}
      </ul>
      {hints.length > 0 && (
        <ul className="force-hints" aria-label={words.hints}>
          {hints.map((hint, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hints have no other identity
            <li key={i}>{names.say(hint)}.</li>
          ))}
        </ul>
      )}
    </section>
  )
}
