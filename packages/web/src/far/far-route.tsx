import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords, words } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { Deed } from '../parts/deed.tsx'
import { download, fileName } from '../parts/download.ts'
import { NotHere } from '../parts/not-here.tsx'
import { useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { Entered } from '../sets/entered.tsx'
import { atTable, inText } from '../sets/index.ts'
import { useIsText } from '../settings/settings.ts'
import { getUp, sitDown, useFar } from './far-table.ts'
import { Gathering } from './invitations.tsx'
import { keepSeat } from './kept-seats.ts'
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

/** Who else is at the table, and whether the line is open. */
function Presence() {
  const { far } = useWords()
  const { connected, company, card, seat } = useFar()
  const isOver = useTable(table => table.snapshot?.outcome != null)
  if (!card || !company) return null
  const others = Object.keys(card.seats).filter(side => card.seats[side] === 'person' && side !== seat)
  return (
    <aside className={connected ? 'far-presence' : 'far-presence lost'} aria-label={far.company}>
      {!connected && <p role="alert">{far.lost}</p>}
      <ul>
        {others.map(side => {
          const here = company.here.includes(side)
          return (
            <li key={side} className={here ? 'here' : 'away'}>
              {company.called[side] ?? card.names[side] ?? side}: {here ? far.here : far.away}
            </li>
          )
        })}
        {company.watchers > 0 && <li>{far.watching(company.watchers)}</li>}
      </ul>
      {isOver && <Deed plain word={far.download} act={() => giveGame(card.title)} />}
    </aside>
  )
}

/** The whole game as a file, with all its secrets: it is over. */
async function giveGame(title: string): Promise<void> {
  const save = await useTable.getState().client?.ask('save')
  if (save) download(new Blob([save], { type: 'text/plain' }), `${fileName(title)}.sandtable`)
}
