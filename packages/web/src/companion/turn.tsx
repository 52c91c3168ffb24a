import type { TableView } from '@sandtable/room'
import { RuleLinks } from '../parts/rule-links.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { markOf, speechAt } from './speech.ts'
import { companionWords } from './words.ts'

/** The turn as a checklist: what is done, where the game is, what follows. */
export function Turn({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { names } = speechAt(view)
  const at = view.steps.findIndex(({ now }) => now)
  return (
    <section className="companion-turn" aria-label={words.steps}>
      <h2>{words.steps}</h2>
      <ol>
        {view.steps.map(({ says, cites, side, now }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a turn never change places
          <li key={i} className={now ? 'now' : i < at ? 'past' : ''} aria-current={now ? 'step' : undefined}>
            <span>
              {side !== null && <SideMark side={markOf(side, view)} size={10} />} {names.label(says)}
            </span>{' '}
            <RuleLinks cites={cites} />
          </li>
        ))}
      </ol>
    </section>
  )
}
