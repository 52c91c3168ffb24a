import { useWords } from '../language/index.ts'
import { commandSays } from './commands.ts'
import { useLooking } from './looking.ts'

/** How many lines are said; the rest is on the table. */
const MOST = 5

/** What is looked at, in words too: for those who cannot see it drawn, and as the legend of the drawing for all others. */
export function LookingSays() {
  const { keys } = useWords()
  const { lens, drawings } = useLooking()
  if (!lens || lens === 'ruler') return null
  const said = drawings.map(drawing => (drawing.type === 'area' ? keys.reach(drawing.says) : drawing.says))
  return (
    <section className="looking" role="status" aria-label={commandSays(lens)}>
      <p className="label">{commandSays(lens)}</p>
      <ul>
        {said.length === 0 && <li>{keys.nothing}</li>}
        {said.slice(0, MOST).map((says, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none changes places
          <li key={i}>{says}</li>
        ))}
        {said.length > MOST && <li>{keys.more(said.length - MOST)}</li>}
      </ul>
    </section>
  )
}
