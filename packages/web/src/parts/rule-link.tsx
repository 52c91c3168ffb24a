import { language, words } from '../language/index.ts'
import { openRule } from '../rulebook/store.ts'

/** A rule's number: opens the rulebook there, over whatever is on the screen. */
export function RuleLink({ id }: { readonly id: string }) {
  return (
    // it stands among the words of the rules, and is itself one of ours
    <button
      type="button"
      className="link rule-link"
      lang={language()}
      aria-label={words().page.rule(id)}
      onClick={() => openRule(id)}
    >
      {id}
    </button>
  )
}

/** A sentence with its rule numbers as links. */
export function RuledText({ text }: { readonly text: string }) {
  return text.split(/\b([A-Z]{2}-[A-Z]{2,4}-\d+)\b/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    i % 2 === 1 ? <RuleLink key={i} id={part} /> : part,
  )
}
