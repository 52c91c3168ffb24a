import type { Rule } from '@sandtable/kernel'
import { useState } from 'react'
import { findSet, type ReadingBook } from '../catalogue/catalogue.ts'
import { RULES, useWords } from '../language/index.ts'
import { RuledText } from '../parts/rule-link.tsx'
import type { RulebookProps } from './book.tsx'
import { CaseEntry } from './case.tsx'
import { RulingEntry } from './ruling.tsx'
import { BookTable } from './table.tsx'

interface RuleProps {
  readonly rule: Rule
  readonly book: ReadingBook
  /** Somebody wants to know just this. */
  readonly asked: boolean
  readonly options: RulebookProps['options']
  ask(): void
}

/** A rule as the manual has it. The one that was asked for lies under yellow, with its rulings, its table and its cases. */
export function RuleEntry({ rule, book, asked, options, ask }: RuleProps) {
  const { rulebook } = useWords()
  const number = rule.id.split('-')[2]
  const rulings = book.rulings.filter(ruling => ruling.about.includes(rule.id))
  const cases = book.cases.filter(one => one.rules.includes(rule.id))
  const more = [rulebook.someRulings(rulings.length), rulebook.someCases(cases.length)].filter(Boolean).join(', ')
  return (
    <article
      className={asked ? 'rule asked' : `rule ${rule.kind}`}
      aria-label={rulebook.rule(rule.id)}
      aria-current={asked || undefined}
    >
      <div className="rule-clause">
        <span className="numeral rule-number" aria-hidden="true">
          {number}
        </span>
        <p className="reading" lang={RULES}>
          <RuledText text={rule.says} />
        </p>
      </div>
      {asked ? (
        <div className="rule-more">
          {tablesIn(rule, book).map(name => (
            <BookTable key={name} name={name} table={book.tables[name]} />
          ))}
          {rulings.map(ruling => (
            <RulingEntry key={ruling.id} ruling={ruling} asked={false} options={options} />
          ))}
          {cases.length > 0 && <Cases set={book.id} cases={cases} />}
        </div>
      ) : (
        more && (
          <button type="button" className="link rule-ask" aria-label={rulebook.of(more, rule.id)} onClick={ask}>
            {more}
          </button>
        )
      )}
    </article>
  )
}

const shown = 6

/** The cases that show a rule: sentences, and where the rules run, small battles. */
function Cases({ set, cases }: { readonly set: string; readonly cases: ReadingBook['cases'] }) {
  const { rulebook } = useWords()
  const playable = findSet(set)?.playable ?? false
  const [all, setAll] = useState(false)
  return (
    <div className="rule-cases">
      <h4 className="label">{rulebook.shownBy(cases.length)}</h4>
      <ul>
        {cases.slice(0, all ? cases.length : shown).map(one => (
          <li key={one.name} lang={RULES}>
            {playable && one.plays ? <CaseEntry set={set} name={one.name} says={one.says} /> : one.says}
          </li>
        ))}
      </ul>
      {cases.length > shown && (
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? rulebook.fewer : rulebook.allCases(cases.length)}
        </button>
      )}
    </div>
  )
}

/** The tables that a rule speaks of: 'tables.small-arms', or 'table hidden'. */
function tablesIn({ says }: Rule, { tables }: ReadingBook): readonly string[] {
  const names = [...says.matchAll(/\btables?[ .]([a-z0-9-]+)/gi)].map(found => found[1] as string)
  return [...new Set(names)].filter(name => Object.hasOwn(tables, name))
}
