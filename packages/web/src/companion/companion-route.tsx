import { useEffect, useState } from 'react'
import { findSet, sets } from '../catalogue/catalogue.ts'
import { useWords } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { Notice } from '../parts/notice.tsx'
import { Begin } from './begin.tsx'
import { leave, open, useCompanion } from './store.ts'
import { AtTable } from './table.tsx'
import { companionWords } from './words.ts'
import './companion.css'

/** The companion to a game with real figures. It needs no map, and no server. */
export default function CompanionRoute({ set }: { readonly set: string | null }) {
  const outline = set === null ? undefined : findSet(set)
  return outline?.companion ? <Companion set={outline.id} /> : <WhichRules />
}

function WhichRules() {
  const words = companionWords.use()
  const { book } = useWords().sets
  return (
    <>
      <Bar />
      <main className="companion-begin">
        <h1>{words.title}</h1>
        <p className="reading">{words.says}</p>
        <h2>{words.whichRules}</h2>
        <ul className="companion-list">
          {sets
            .filter(({ companion }) => companion)
            .map(set => (
              <li key={set.id}>
                <a className="companion-choice" href={`#/companion/${set.id}`}>
                  <b>{set.title}</b>
                  <span className="quiet">{book(set.period)}</span>
                </a>
              </li>
            ))}
        </ul>
      </main>
    </>
  )
}

function Companion({ set }: { readonly set: string }) {
  const { view, isLoaded, notice } = useCompanion()
  const [wantsOther, wantOther] = useState(false)
  useEffect(() => {
    void open(set)
    return leave
  }, [set])
  if (view && !wantsOther) return <AtTable view={view} other={() => wantOther(true)} />
  return (
    <>
      <Bar />
      {notice && <Notice caution>{notice}</Notice>}
      {isLoaded && <Begin set={set} back={view && (() => wantOther(false))} begun={() => wantOther(false)} />}
    </>
  )
}
