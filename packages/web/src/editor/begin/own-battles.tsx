import { useState } from 'react'
import { findSet } from '../../catalogue/catalogue.ts'
import { editorAt } from '../../route.ts'
import { ago } from '../../saves/kept-words.ts'
import { forgetOpened, type Opened, useOpened } from '../../saves/opened.ts'
import { editorWords } from '../language/index.ts'

/** The battles that were made here, the last one first. */
export function OwnBattles() {
  const words = editorWords.use()
  const works = useOpened(({ scenarios }) => scenarios)
    .filter(({ madeAt }) => madeAt !== undefined)
    .toSorted((a, b) => (b.madeAt ?? 0) - (a.madeAt ?? 0))
  return (
    <section aria-labelledby="own">
      <h2 id="own">{words.begin.yours}</h2>
      {works.length === 0 && <p className="quiet">{words.begin.noneYet}</p>}
      <ul className="own-battles">
        {works.map(work => (
          <li key={`${work.outline.ruleset}/${work.outline.id}`}>
            <a href={editorAt(work.outline.ruleset, work.outline.id)}>{work.outline.title || words.unnamed}</a>
            <span className="quiet">
              {findSet(work.outline.ruleset)?.title}, {ago(work.madeAt ?? 0)}
            </span>
            <Forget work={work} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The second click deletes: nothing brings it back. */
function Forget({ work }: { readonly work: Opened }) {
  const words = editorWords.use().begin
  const [isSure, setSure] = useState(false)
  return (
    <button
      type="button"
      className="link"
      onClick={() => (isSure ? void forgetOpened(work.outline) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? words.forgetForGood : words.forget}
    </button>
  )
}
