import type { Ruling } from '@sandtable/kernel'
import { useId, useState } from 'react'
import { useWords, words } from '../language/index.ts'
import { Choice } from '../parts/choice.tsx'
import { RuleLink } from '../parts/rule-link.tsx'
import { answerOf, restOf } from '../words/ruling.ts'
import './rulings.css'

interface RulingsProps {
  readonly rulings: readonly Ruling[]
  /** Those that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  onChange(options: { readonly [ruling: string]: string }): void
  readonly title?: string
}

const shown = 4

/** Where the rules are silent or say two things, the players choose. The first few and every changed one stand open to see. */
export function ScenarioRulings({ rulings, options, onChange, title }: RulingsProps) {
  const words = useWords().scenario
  const heading = useId()
  const [all, setAll] = useState(false)
  if (rulings.length === 0) return null
  const changed = Object.keys(options).length
  const visible = rulings.filter((ruling, i) => all || i < shown || ruling.id in options)
  const choose = ({ id, default: usual }: Ruling, value: string): void => {
    const { [id]: _, ...others } = options
    onChange(value === usual ? others : { ...others, [id]: value })
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {title ?? words.rulings}
        <span className="scenario-count">{changed === 0 ? words.asUsual : words.changed(changed, rulings.length)}</span>
      </h2>
      {visible.map(ruling => (
        <RulingRow
          key={ruling.id}
          ruling={ruling}
          value={options[ruling.id] ?? ruling.default}
          onChange={value => choose(ruling, value)}
        />
      ))}
      {rulings.length > shown && (
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewerRulings : words.allRulings(rulings.length)}
        </button>
      )}
    </section>
  )
}

function RulingRow({ ruling, value, onChange }: { ruling: Ruling; value: string; onChange(value: string): void }) {
  return (
    <details className="ruling">
      <summary>
        <span>{ruling.question}</span>
        <strong className={value === ruling.default ? undefined : 'changed'}>
          {answerOf(ruling.options[value] ?? '')}
        </strong>
      </summary>
      <div className="ruling-body">
        <Choice
          title={ruling.question}
          quiet
          look="list"
          value={value}
          onChange={onChange}
          options={Object.entries(ruling.options).map(([option, says]) => ({
            value: option,
            label: answerOf(says) + (option === ruling.default ? ` (${words().scenario.usual})` : ''),
            note: restOf(says),
          }))}
        />
        <p className="row">
          {[ruling.id, ...ruling.about].map(id => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      </div>
    </details>
  )
}
