import { language, words } from '../language/index.ts'
import { openRule } from '../rulebook/store.ts'

/** The rules that a sentence rests on; each opens the rulebook at itself. */
export function RuleLinks({ cites }: { readonly cites: readonly string[] }) {
  return cites.map(rule => (
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
  ))
}
