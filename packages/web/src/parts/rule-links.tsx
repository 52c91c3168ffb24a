import { useState } from 'react'
import { language, words } from '../language/index.ts'
import { openRule } from '../rulebook/store.ts'

interface Props {
  /** The rules that decided it. */
  readonly cites: readonly string[]
  /** The rules that form its context: shown to those who ask. */
  readonly under?: readonly string[] | undefined
}

/** The rules that a sentence rests on; each opens the rulebook at itself. */
export function RuleLinks({ cites, under = [] }: Props) {
  const [isOpen, open] = useState(false)
  const context = under.filter(rule => !cites.includes(rule))
  return (
    <>
      {[...cites, ...(isOpen ? context : [])].map(rule => (
        <button
          key={rule}
          type="button"
          className="link rule"
          lang={language()}
          aria-label={words().page.rule(rule)}
          onClick={() => openRule(rule)}
        >
          {rule}
        </button>
      ))}
      {context.length > 0 && !isOpen && (
        <button
          type="button"
          className="link rule"
          lang={language()}
          aria-label={words().page.moreRules(context.length)}
          onClick={() => open(true)}
        >
          +{context.length}
        </button>
      )}
    </>
  )
}
