import { findSet, type SetOutline, scenarioFile } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { muster, musteredText } from '../game/mustered.ts'
import { useWords } from '../language/index.ts'
import { begin } from './store.ts'
import { companionWords } from './words.ts'

interface BeginProps {
  readonly set: string
  /** There is a game already: back to it. */
  readonly back: (() => void) | null
  begun(): void
}

/** Whose figures stand on the table: those of a ready battle, or some that the rules make up. */
export function Begin({ set, back, begun }: BeginProps) {
  const words = companionWords.use()
  const { sizes } = useWords().scenario
  const outline = findSet(set) as SetOutline
  const start = async (file: { readonly file: string; readonly text: string }): Promise<void> => {
    await begin(file.text, file.file)
    begun()
  }
  const quick = async (size: string): Promise<void> => {
    const scenario: ScenarioOutline = await muster(outline, size)
    const made = musteredText(scenario)
    if (made) await start(made)
  }
  return (
    <main className="companion-begin">
      <h1>{words.title}</h1>
      <p className="quiet">{outline.title}</p>
      {back && (
        <>
          <button type="button" className="button" onClick={back}>
            {words.back}
          </button>
          <p className="quiet">{words.replaces}</p>
        </>
      )}
      <h2>{words.ready}</h2>
      <ul className="companion-list">
        {outline.scenarios.map(scenario => (
          <li key={scenario.id}>
            <button
              type="button"
              className="companion-choice"
              onClick={() => void scenarioFile(scenario).then(file => start(file))}
            >
              <b lang="en">{scenario.title}</b>
              <span className="quiet">{scenario.sides.map(({ name, pieces }) => `${name} ${pieces}`).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {outline.sizes.length > 0 && <h2>{words.quick}</h2>}
      <div className="row">
        {outline.sizes.map(({ id, says }) => (
          <button key={id} type="button" className="button" onClick={() => void quick(id)}>
            {sizes[id as keyof typeof sizes] ?? says}
          </button>
        ))}
      </div>
    </main>
  )
}
