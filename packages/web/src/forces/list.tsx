import { costOf, type Names } from '@sandtable/kernel'
import { useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { go } from '../route.ts'
import { forceAt, OWN } from './building.ts'
import { type Builds, emptyForce } from './engine.ts'
import { ReadText } from './exchange.tsx'
import { keepForce, newForceId, type OwnForce, useOwnForces } from './kept.ts'
import { forceWords } from './language/index.ts'
import type { ReadyForce } from './ready.ts'

/** A force that was just deleted. */
export interface Dropped {
  readonly name: string
  bringBack(): void
}

interface ListProps {
  readonly of: Builds
  readonly names: Names
  readonly chosen: string | null
}

/** One's own forces, ways to begin one, and the ready ones. */
export function ForceList({
  own,
  ready,
  dropped,
  ...props
}: ListProps & {
  readonly own: readonly OwnForce[]
  readonly ready: readonly ReadyForce[]
  readonly dropped: Dropped | null
}) {
  const words = forceWords.use()
  const { of } = props
  const isFleeting = useOwnForces(state => state.isFleeting)
  const start = (): void => {
    const id = newForceId()
    keepForce(id, emptyForce(of, words.unnamed))
    go(forceAt(of.rules.id, OWN + id))
  }
  return (
    <nav className="force-list" aria-label={words.title}>
      <h2 className="label">{words.own}</h2>
      <Links {...props} forces={own.map(one => ({ ...one, id: OWN + one.id }))} />
      {own.length === 0 && <p className="quiet">{words.noneYet}</p>}
      <button type="button" className="button" onClick={start}>
        {words.start}
      </button>
      <ReadText />
      {dropped && <Regret key={dropped.name} {...dropped} />}
      {isFleeting && <Notice caution>{words.fleeting}</Notice>}
      <h2 className="label">{words.ready}</h2>
      <Links {...props} forces={ready} />
    </nav>
  )
}

function Links({ of: { builder }, names, forces, chosen }: ListProps & { readonly forces: readonly ReadyForce[] }) {
  const words = forceWords.use()
  return (
    <ul>
      {forces.map(({ id, force }) => (
        <li key={id}>
          <a href={forceAt(force.ruleset, id)} aria-current={id === chosen ? 'page' : undefined}>
            <strong>{force.name}</strong>
            <span>
              {names.side(force.army)}, {words.cost[builder.counts](costOf(builder, force))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Regret({ name, bringBack }: Dropped) {
  const words = forceWords.use()
  const [isBack, setBack] = useState(false)
  if (isBack) return null
  return (
    <Notice>
      {words.dropped(name)}{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          bringBack()
          setBack(true)
        }}
      >
        {words.bringBack}
      </button>
    </Notice>
  )
}
