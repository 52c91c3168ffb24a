import { costOf } from '@sandtable/kernel'
import { use, useEffect, useMemo, useState } from 'react'
import { sets } from '../catalogue/catalogue.ts'
import { useLanguage } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { NotHere } from '../parts/not-here.tsx'
import { Notice } from '../parts/notice.tsx'
import { go } from '../route.ts'
import { Battle } from './battle.tsx'
import { drop, forceAt, OWN, useBuilding } from './building.ts'
import { type Builds, builds, emptyForce, namesFor } from './engine.ts'
import { AsText, ReadText } from './exchange.tsx'
import { followForces, keepForce, loadForces, newForceId, type OwnForce, useOwnForces } from './kept.ts'
import { forceWords } from './language/index.ts'
import { Offers } from './offers.tsx'
import { type ReadyForce, readyForces } from './ready.ts'
import { Sheet } from './sheet.tsx'
import { Verdict } from './verdict.tsx'
import './forces.css'

loadForces()

/** Builds a force by the rules of one set. */
export default function ForcesScreen({ set, force }: { readonly set: string; readonly force: string | null }) {
  const words = forceWords.use()
  const of = useMemo(() => builds(set), [set])
  useEffect(followForces, [])
  return of ? <Chosen key={set} of={of} address={force} /> : <NotHere says={words.notHere} />
}

function Chosen({ of, address }: { readonly of: Builds; readonly address: string | null }) {
  const words = forceWords.use()
  const set = of.rules.id
  const ready = use(readyForces(set))
  const own = useOwnForces(state => state.own).filter(({ force }) => force.ruleset === set)
  const isFleeting = useOwnForces(state => state.isFleeting)
  const [dropped, setDropped] = useState<{ readonly name: string; readonly bringBack: () => void } | null>(null)
  const wanted = address ?? (own[0] ? OWN + own[0].id : (ready[0]?.id ?? null))
  const found = wanted?.startsWith(OWN)
    ? own.find(({ id }) => OWN + id === wanted)
    : ready.find(({ id }) => id === wanted)
  const start = (): void => {
    const id = newForceId()
    keepForce(id, emptyForce(of, words.unnamed))
    go(forceAt(set, OWN + id))
  }
  return (
    <div className="forces-screen">
      <Bar>
        <nav className="topbar-nav" aria-label={words.sets}>
          {sets
            .filter(one => one.buildsForces)
            .map(one => (
              <a key={one.id} href={`#/forces/${one.id}`} aria-current={one.id === set ? 'page' : undefined}>
                {one.title}
              </a>
            ))}
        </nav>
      </Bar>
      <nav className="force-list" aria-label={words.title}>
        <h2 className="label">{words.own}</h2>
        <List of={of} forces={own.map(one => ({ ...one, id: OWN + one.id }))} chosen={wanted} />
        {own.length === 0 && <p className="quiet">{words.noneYet}</p>}
        <button type="button" className="button" onClick={start}>
          {words.start}
        </button>
        <ReadText />
        <h2 className="label">{words.ready}</h2>
        <List of={of} forces={ready} chosen={wanted} />
        {isFleeting && <Notice caution>{words.fleeting}</Notice>}
        {dropped && (
          <Notice>
            {words.dropped(dropped.name)}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                dropped.bringBack()
                setDropped(null)
              }}
            >
              {words.bringBack}
            </button>
          </Notice>
        )}
      </nav>
      {found && wanted ? (
        <Built
          key={wanted}
          of={of}
          address={wanted}
          {...found}
          remove={() => {
            const bringBack = drop(wanted, found.force)
            setDropped({ name: found.force.name, bringBack })
            go(`#/forces/${set}`)
          }}
        />
      ) : (
        <main className="force-sheet">
          <h1>{wanted ? words.noForce : words.title}</h1>
        </main>
      )}
    </div>
  )
}

function List({
  of: { builder },
  forces,
  chosen,
}: {
  readonly of: Builds
  readonly forces: readonly (OwnForce | ReadyForce)[]
  readonly chosen: string | null
}) {
  const words = forceWords.use()
  return (
    <ul>
      {forces.map(({ id, force }) => (
        <li key={id}>
          <a href={forceAt(force.ruleset, id)} aria-current={id === chosen ? 'page' : undefined}>
            <strong>{force.name}</strong>
            <span>
              {builder.armies.find(army => army.id === force.army)?.name},{' '}
              {words.cost[builder.counts](costOf(builder, force))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Built({
  of,
  address,
  force,
  remove,
}: {
  readonly of: Builds
  readonly address: string
  readonly force: OwnForce['force']
  remove(): void
}) {
  const words = forceWords.use()
  const spoken = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names
  const names = useMemo(() => namesFor(of), [of, spoken])
  const isOwn = address.startsWith(OWN)
  const building = useBuilding(address, force, isOwn)
  return (
    <>
      <Sheet {...{ of, names, building, isOwn }} />
      <aside className="force-side" aria-label={words.verdict}>
        <div className="force-choices">
          <Verdict {...{ of, names, force }} />
          <Offers
            {...{ of, names, force }}
            into={building.into}
            add={building.add}
            toForce={() => building.addTo([])}
          />
          <AsText force={force} />
          {isOwn && (
            <button type="button" className="link" onClick={remove}>
              {words.drop}
            </button>
          )}
        </div>
        <Battle of={of} address={address} force={force} />
      </aside>
    </>
  )
}
