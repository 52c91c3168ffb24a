import type { Force, Names } from '@sandtable/kernel'
import { use, useEffect, useMemo, useState } from 'react'
import { sets } from '../catalogue/catalogue.ts'
import { useLanguage } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { NotHere } from '../parts/not-here.tsx'
import { forcePrintable } from '../print/force.ts'
import { PrintMenu } from '../print/menu.tsx'
import { go } from '../route.ts'
import { Battle } from './battle.tsx'
import { drop, OWN, useBuilding } from './building.ts'
import { type Builds, builds, namesFor } from './engine.ts'
import { AsText } from './exchange.tsx'
import { followForces, loadForces, useOwnForces } from './kept.ts'
import { forceWords } from './language/index.ts'
import { type Dropped, ForceList } from './list.tsx'
import { Offers } from './offers.tsx'
import { readyForces } from './ready.ts'
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
  const spoken = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names
  const names = useMemo(() => namesFor(of), [of, spoken])
  const ready = use(readyForces(set))
  const own = useOwnForces(state => state.own).filter(({ force }) => force.ruleset === set)
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const chosen = address ?? (own[0] ? OWN + own[0].id : (ready[0]?.id ?? null))
  const found = chosen?.startsWith(OWN)
    ? own.find(({ id }) => OWN + id === chosen)
    : ready.find(({ id }) => id === chosen)
  const remove = (): void => {
    if (!chosen || !found) return
    setDropped({ name: found.force.name, bringBack: drop(chosen, found.force) })
    go(`#/forces/${set}`)
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
      <ForceList {...{ of, names, chosen, own, ready, dropped }} />
      {found && chosen ? (
        <Built key={chosen} {...{ of, names, remove }} address={chosen} force={found.force} />
      ) : (
        <main className="force-sheet">
          <h1>{chosen ? words.noForce : words.title}</h1>
        </main>
      )}
    </div>
  )
}

interface BuiltProps {
  readonly of: Builds
  readonly names: Names
  readonly address: string
  readonly force: Force
  remove(): void
}

function Built({ of, names, address, force, remove }: BuiltProps) {
  const words = forceWords.use()
  const isOwn = address.startsWith(OWN)
  const building = useBuilding(of, address, force, isOwn)
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
          <PrintMenu all={[forcePrintable(of.rules, force)]} inline />
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
