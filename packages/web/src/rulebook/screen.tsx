import { lazy, Suspense } from 'react'
import { findSet, sets } from '../catalogue/catalogue.ts'
import { useWords } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { NotHere } from '../parts/not-here.tsx'
import { go } from '../route.ts'
import { useSaves } from '../saves/saves.ts'

const Rulebook = lazy(async () => ({ default: (await import('./book.tsx')).Rulebook }))

/** The rulebooks on a screen of their own, for reading rather than for looking something up in a game. */
export function RulesScreen({ set, rule }: { readonly set: string; readonly rule: string | null }) {
  const { rulebook } = useWords()
  const current = useSaves(saves => saves.current)
  if (!findSet(set)) return <NotHere says={rulebook.notHere} />
  return (
    <div className="rules-screen">
      <Bar>
        <nav className="topbar-nav" aria-label={rulebook.books}>
          {sets.map(one => (
            <a key={one.id} href={`#/rules/${one.id}`} aria-current={one.id === set ? 'page' : undefined}>
              {one.title}
            </a>
          ))}
        </nav>
      </Bar>
      <main>
        <h1 className="offscreen">{rulebook.books}</h1>
        <Suspense fallback={<p className="rulebook-wait">{rulebook.opening}</p>}>
          <Rulebook
            key={set}
            set={set}
            rule={rule}
            turnTo={id => go(`#/rules/${set}/${id}`)}
            options={current?.ruleset === set ? current.options : null}
          />
        </Suspense>
      </main>
    </div>
  )
}
