import { useWords } from '../language/index.ts'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { commandSays } from './commands.ts'
import { useLooking } from './looking.ts'

/** How many lines are said; the rest is on the table. */
const MOST = 5

/** What is looked at, in words too: for those who cannot see it drawn, and as the legend of the drawing for all others. */
export function LookingSays() {
  const { keys } = useWords()
  const { lens, drawings } = useLooking()
  const snapshot = useTable(t => t.snapshot)
  if (!lens || lens === 'ruler' || !snapshot) return <RulerSays />
  const { names } = speechOf(snapshot)
  const lines = drawings.map(({ type, says }) =>
    type === 'area' ? keys.reach(names.label(says, true)) : names.label(says),
  )
  const said = [...new Set(lines)]
  return (
    <section className="looking" role="status" aria-label={commandSays(lens)}>
      <p className="label">{commandSays(lens)}</p>
      <ul>
        {said.length === 0 && <li>{keys.nothing}</li>}
        {said.slice(0, MOST).map(says => (
          <li key={says}>{says}</li>
        ))}
        {said.length > MOST && <li>{keys.more(said.length - MOST)}</li>}
      </ul>
    </section>
  )
}

/** What the ruler measures stands on the table; those who cannot see it hear it. */
function RulerSays() {
  const measured = useTable(t => t.ruler?.measured ?? null)
  const snapshot = useTable(t => t.snapshot)
  if (!measured || !snapshot) return null
  return (
    <p className="offscreen" role="status" data-ruler>
      {speechOf(snapshot).names.say(measured.sight?.says ?? measured.says)}
    </p>
  )
}
