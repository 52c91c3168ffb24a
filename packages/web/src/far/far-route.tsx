import { lazy, Suspense, useEffect, useState } from 'react'
import { words } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { NotHere } from '../parts/not-here.tsx'
import { useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { Entered } from '../sets/entered.tsx'
import { atTable, inText } from '../sets/index.ts'
import { useIsText } from '../settings/settings.ts'
import { getUp, sitDown, useFar } from './far-table.ts'
import { Gathering } from './invitations.tsx'
import { keepSeat } from './kept-seats.ts'
import { Presence } from './people.tsx'
import './far.css'

const Play = lazy(() => import('../play/play.tsx'))
const TextPlay = lazy(() => import('../text/play.tsx'))

/** A game far away. A link sits down and disappears from the address: the browser keeps its secret. */
export default function FarRoute({ game, secret }: { readonly game: string; readonly secret: string | null }) {
  const snapshot = useTable(table => table.snapshot)
  const { refused, game: sitting } = useFar()
  const isText = useIsText()
  const [known, setKnown] = useState(true)
  useEffect(() => {
    if (secret) {
      keepSeat(game, secret)
      location.replace(`#/far/${game}`)
      return
    }
    setKnown(sitDown(game))
    return getUp
  }, [game, secret])
  if (!known) return <NotHere says={words().far.noSeat} />
  if (refused) return <NotHere says={words().far.refused[refused.code] ?? refused.message} />
  if (!snapshot || sitting !== game)
    return (
      <>
        <Bar />
        <main className="far-gathering">
          <Gathering game={game} />
        </main>
      </>
    )
  return (
    <Suspense fallback={<main className="laying">{words().page.laying}</main>}>
      <Entered set={snapshot.table.ruleset} parts={isText ? inText : atTable}>
        <Presence />
        {isText ? <TextPlay /> : <Play onLeave={() => go('#/')} />}
      </Entered>
    </Suspense>
  )
}
