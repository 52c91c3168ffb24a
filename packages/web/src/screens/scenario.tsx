import { lazy, Suspense, useState } from 'react'
import { findSet, type SetOutline } from '../catalogue.ts'
import { quickId } from '../game/mustered.ts'
import { forgetOpened, useOpened } from '../opened.ts'
import type { ScenarioOutline } from '../outline.ts'
import { Bar } from '../parts/bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { go } from '../route.ts'
import { useIsText } from '../settings.ts'
import { NotHere } from './not-here.tsx'
import { QuickSizes, useQuick } from './quick-battle.tsx'
import { order, ScenarioMap } from './scenario-map.tsx'
import { ScenarioSettings } from './scenario-settings.tsx'
import './scenario.css'

const ScenarioText = lazy(() => import('../text/screens/scenario.tsx'))

/** Chooses a scenario of one rule set, and how it is to be played. */
export function ScenarioScreen({
  set: id,
  scenario: wanted,
}: {
  readonly set: string
  readonly scenario: string | null
}) {
  const set = findSet(id)
  const size = set?.sizes.find(one => quickId(one.id) === wanted)
  const opened = useOpened(state => state.scenarios).filter(one => one.outline.ruleset === id)
  const quick = useQuick(set, size?.id ?? null)
  const all = [...(set?.scenarios ?? []), ...opened.map(one => one.outline)]
  const listed = wanted === null ? all[0] : all.find(one => one.id === wanted)
  const scenario = size ? quick.scenario : listed
  if (!set || !(scenario || size))
    return <NotHere says={set?.playable ? 'This scenario is not here.' : 'These rules are not on the table yet.'} />
  return (
    <div className="scenario-screen">
      <Bar>
        <nav className="topbar-place" aria-label="Back">
          <a href="#/">
            <Icon name="back" size={16} />
            {set.title}
          </a>
        </nav>
      </Bar>
      <nav className="scenario-list" aria-label="Scenarios">
        <h2 className="label">Scenarios</h2>
        <ul>
          {all.map(one => (
            <li key={one.id}>
              <a href={`#/new/${set.id}/${one.id}`} aria-current={one === scenario ? 'page' : undefined}>
                <strong>{one.title}</strong>
                <span>{sizeOf(one)}</span>
              </a>
            </li>
          ))}
        </ul>
        <QuickSizes set={set} chosen={size?.id ?? null} quick={quick} />
        {scenario && opened.some(one => one.outline === scenario) && (
          <button
            type="button"
            className="link"
            onClick={() => void forgetOpened(scenario).then(() => go(`#/new/${set.id}`))}
          >
            Forget this file
          </button>
        )}
        <ScenarioMenu set={set} all={all} value={wanted ?? scenario?.id ?? ''} />
      </nav>
      {scenario ? (
        <Chosen key={`${set.id}/${scenario.id}`} scenario={scenario} />
      ) : (
        <main className="scenario-sheet">{!quick.problem && <h1>Both sides muster.</h1>}</main>
      )}
    </div>
  )
}

/** The same as a menu, where there is no room for the list. */
function ScenarioMenu({
  set,
  all,
  value,
}: {
  readonly set: SetOutline
  readonly all: readonly ScenarioOutline[]
  readonly value: string
}) {
  return (
    <label className="scenario-menu">
      <span className="label">Scenario</span>
      <select value={value} onChange={event => go(`#/new/${set.id}/${event.target.value}`)}>
        {all.map(one => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
        {set.sizes.map(one => (
          <option key={one.id} value={quickId(one.id)}>
            Quick battle, {one.says}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The map and the settings share one thing: whose side is yours. */
function Chosen({ scenario }: { readonly scenario: ScenarioOutline }) {
  const [yours, setYours] = useState(scenario.sides[0]?.id ?? '')
  const isText = useIsText()
  return (
    <>
      <main className="scenario-sheet">
        <h1>{scenario.title}</h1>
        <p className="scenario-summary">{scenario.summary}</p>
        {isText ? (
          <Suspense>
            <ScenarioText scenario={scenario} yours={yours} />
          </Suspense>
        ) : (
          <ScenarioMap scenario={scenario} yours={yours} look="sheet" />
        )}
        <Goals sides={order(scenario.sides, yours)} />
      </main>
      <ScenarioSettings scenario={scenario} yours={yours} setYours={setYours} />
    </>
  )
}

/** What the sides must do, in the fewest words; the briefings say it where these do not. */
function Goals({ sides }: { readonly sides: ScenarioOutline['sides'] }) {
  const goals = sides.filter(side => side.goal).map(side => `${side.name}: ${lower(side.goal)}`)
  return goals.length === 0 ? null : (
    <p className="scenario-legend">
      <Icon name="flag" size={16} />
      <span>{goals.join('. ')}.</span>
    </p>
  )
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function sizeOf({ sides, turns, minutes }: ScenarioOutline): string {
  const pieces = sides.map(side => side.pieces).join(' against ')
  return `${pieces}, ${turns} turns, about ${minutes} minutes`
}
