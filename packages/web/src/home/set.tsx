import { lazy, Suspense } from 'react'
import type { SetOutline } from '../catalogue/catalogue.ts'
import { language, useWords, words } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { doors } from '../sets/doors.gen.ts'

/** Only for a set without a picture: nothing else on this page needs the looks of the rule sets. */
const ScenarioMap = lazy(async () => ({ default: (await import('../scenario/map/map.tsx')).ScenarioMap }))

/** One rule set in a row: its number, a picture of its table, what it is, how long it takes. The whole row is its link. */
export function SetRow({ set, number }: { readonly set: SetOutline; readonly number: number }) {
  const { sets } = useWords()
  const first = set.scenarios[0]
  const href = set.playable && first ? `#/new/${set.id}/${first.id}` : `#/rules/${set.id}`
  return (
    <li className="set-row">
      <span className="set-number numeral" aria-hidden="true">
        {number}
      </span>
      <SetPicture set={set} />
      <div className="set-words">
        <h2>
          <a href={href}>{set.title}</a>
        </h2>
        <p className="set-scale">
          {sets.book(set.period)}, {sets.book(set.scale)}
        </p>
        <p className="reading quiet">{pitch(set)}</p>
      </div>
      <SetFacts set={set} />
      <Icon name="next" size={22} />
    </li>
  )
}

/** A picture of the real table where one has been taken; otherwise the printed map of its longest scenario. */
function SetPicture({ set }: { readonly set: SetOutline }) {
  const scenario = set.scenarios.at(-1)
  const picture = pictures[`../../public/pictures/${set.id}.webp`]
  return (
    <div className="set-picture">
      {picture ? (
        <img src={`pictures/${set.id}.webp`} alt="" loading="lazy" width={274} height={152} />
      ) : scenario ? (
        <Suspense>
          <ScenarioMap scenario={scenario} yours={null} look="picture" />
        </Suspense>
      ) : (
        <BookPicture set={set} />
      )}
    </div>
  )
}

/** Which pictures are there is known when the page is built; they are not loaded by it. */
const pictures = import.meta.glob('../../public/pictures/*.webp', { query: '?url', import: 'default' })

/** No table yet: the first page of the book. */
function BookPicture({ set }: { readonly set: SetOutline }) {
  return (
    <span className="set-book" aria-hidden="true">
      <span className="numeral">{set.rules}</span>
      <span>{words().sets.searchable}</span>
    </span>
  )
}

function SetFacts({ set }: { readonly set: SetOutline }) {
  const { sets } = useWords()
  const { scenarios } = set
  if (!set.playable || scenarios.length === 0)
    return (
      <div className="set-facts">
        <strong>{sets.toRead}</strong>
        <span>{sets.counts(set.rules, set.rulings)}</span>
        <span>{sets.notYet}</span>
      </div>
    )
  const sizes = scenarios.flatMap(scenario => scenario.sides.map(side => side.pieces))
  return (
    <div className="set-facts">
      <strong>{sets.minutes(span(scenarios.map(scenario => scenario.minutes)))}</strong>
      <span>{sets[doors[set.id]?.counts ?? 'figures'](span(sizes))}</span>
      <span>{sets.scenarios(scenarios.length)}</span>
    </div>
  )
}

/** '40 to 60', or '40' where all are the same. */
function span(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? String(least) : words().sets.to(least, most)
}

/** What makes each set itself, shorter than its book says it. A set that has nothing here speaks for itself. */
function pitch({ id, summary }: SetOutline): string {
  return doors[id]?.pitch?.[language()] ?? summary.split(/(?<=\.)\s/)[0] ?? ''
}
