import { lazy, Suspense } from 'react'
import { findSet, type SetOutline, scenarioFile } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { muster, musteredText } from '../game/mustered.ts'
import { useWords } from '../language/index.ts'
import { openedText, useOpened } from '../saves/opened.ts'
import { forcesFor } from '../scenario/taken-forces.ts'
import { begin } from './store.ts'
import { companionWords } from './words.ts'

/** The rules of all sets come with it. */
const OwnForces = lazy(() => import('../scenario/own-forces.tsx'))

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
  const all = useOpened(({ scenarios }) => scenarios)
  const own = all.flatMap(({ outline: one }) =>
    one.ruleset === set && one.sides.some(({ pieces }) => pieces > 0) ? [one] : [],
  )
  const outline = findSet(set) as SetOutline
  const start = async (file: { readonly file: string; readonly text: string }): Promise<void> => {
    await begin(file.text, file.file)
    begun()
  }
  const quick = async (size: string): Promise<void> => {
    const scenario: ScenarioOutline = await muster(outline, size, false, undefined, forcesFor(set))
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
      {own.length > 0 && <h2>{words.own}</h2>}
      <Battles of={own} start={start} />
      <h2>{words.ready}</h2>
      <Battles of={outline.scenarios} start={start} />
      {outline.sizes.length > 0 && <h2>{words.quick}</h2>}
      {outline.sizes.length > 0 && outline.buildsForces && (
        <Suspense>
          <div className="companion-forces">
            <OwnForces set={outline} again={() => undefined} />
          </div>
        </Suspense>
      )}
      {outline.sizes.length > 0 && <p className="label">{words.sizes}</p>}
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

/** Battles to choose from, with what each side has in them. */
function Battles({
  of,
  start,
}: {
  readonly of: readonly ScenarioOutline[]
  start(file: { readonly file: string; readonly text: string }): Promise<void>
}) {
  const begin = async (scenario: ScenarioOutline): Promise<void> =>
    start(openedText(scenario) ?? (await scenarioFile(scenario)))
  return (
    <ul className="companion-list">
      {of.map(scenario => (
        <li key={scenario.id}>
          <button type="button" className="companion-choice" onClick={() => void begin(scenario)}>
            <b lang="en">{scenario.title}</b>
            <span className="quiet">{scenario.sides.map(({ name, pieces }) => `${name} ${pieces}`).join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
