import { lazy, Suspense, useState } from 'react'
import { findSet, lessonOf, type SetOutline } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { quickId } from '../game/mustered.ts'
import { Bar } from '../parts/bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { NotHere } from '../parts/not-here.tsx'
import { PrintMenu } from '../print/menu.tsx'
import { scenarioPrintables } from '../print/scenario.ts'
import { battleAt, editorAt, go, labAt } from '../route.ts'
import { forgetOpened, useOpened } from '../saves/opened.ts'
import { useIsText } from '../settings/settings.ts'
import { order, ScenarioMap } from './map/map.tsx'
import { QuickSizes, useQuick, wantedOf } from './quick-battle.tsx'
import { ScenarioSettings } from './settings.tsx'
import './scenario.css'
import { RULES, useWords, words } from '../language/index.ts'

const ScenarioText = lazy(() => import('../text/screens/scenario.tsx'))

/** Chooses a scenario of one rule set, and how it is to be played. Long because it is one page of markup. */
export function ScenarioScreen({
  set: id,
  scenario: wanted,
}: {
  readonly set: string
  readonly scenario: string | null
}) {
  const { scenario: words, learn } = useWords()
  const set = findSet(id)
  const size = wantedOf(set, wanted)
  const opened = useOpened(state => state.scenarios).filter(one => one.outline.ruleset === id)
  const quick = useQuick(set, size)
  const all = [...(set?.scenarios ?? []), ...opened.map(one => one.outline)]
  const listed = wanted === null ? all[0] : all.find(one => one.id === wanted)
  const scenario = size ? quick.scenario : listed
  if (!set || !(scenario || size)) return <NotHere says={set?.playable ? words.notHere : words.notYet} />
  return (
    <div className="scenario-screen">
      <Bar>
        <nav className="topbar-place" aria-label={words.back}>
          <a href="#/">
            <Icon name="back" size={16} />
            {set.title}
          </a>
        </nav>
      </Bar>
      <nav className="scenario-list" aria-label={words.all}>
        <h2 className="label">{words.all}</h2>
        <ul>
          {all.map(one => (
            <li key={one.id}>
              <a href={battleAt(set.id, one.id)} aria-current={one === scenario ? 'page' : undefined}>
                <strong>{one.title}</strong>
                <span>{sizeOf(one)}</span>
                {one === lessonOf(set) && <span className="tag">{learn.first.mark}</span>}
                {opened.some(({ outline, madeAt }) => outline === one && madeAt !== undefined) && (
                  <span className="tag">{words.yours}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <QuickSizes set={set} chosen={size} quick={quick} />
        {scenario && opened.some(one => one.outline === scenario) && (
          <button
            type="button"
            className="link"
            onClick={() => void forgetOpened(scenario).then(() => go(`#/new/${set.id}`))}
          >
            {words.forget}
          </button>
        )}
        <MakeOwn
          set={set.id}
          made={opened.find(one => one.outline === scenario && one.madeAt !== undefined)?.outline.id}
        />
        <ScenarioMenu set={set} all={all} value={wanted ?? scenario?.id ?? ''} />
      </nav>
      {scenario ? (
        <Chosen key={`${set.id}/${scenario.id}`} scenario={scenario} />
      ) : (
        <main className="scenario-sheet">{!quick.problem && <h1>{words.both}</h1>}</main>
      )}
    </div>
  )
}

/** A battle of one's own: another one, or this one once more. */
function MakeOwn({ set, made }: { readonly set: string; readonly made: string | undefined }) {
  const words = useWords().scenario
  return (
    <section className="quick-sizes" aria-label={words.make}>
      <ul>
        {made && (
          <li>
            <a href={editorAt(set, made)}>
              <strong>{words.change}</strong>
            </a>
          </li>
        )}
        <li>
          <a href={`#/edit/${set}`}>
            <strong>{words.make}</strong>
            <span>{words.makeSays}</span>
          </a>
        </li>
      </ul>
    </section>
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
  const words = useWords().scenario
  return (
    <label className="scenario-menu">
      <span className="label">{words.one}</span>
      <select value={value} onChange={event => go(battleAt(set.id, event.target.value))}>
        {all.map(one => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
        {set.sizes.map(one => (
          <option key={one.id} value={quickId(one.id)}>
            {words.quick}, {one.says}
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
        <div className="scenario-title">
          <h1>{scenario.title}</h1>
          <PrintMenu all={scenarioPrintables(scenario)} />
        </div>
        <p className="scenario-summary" lang={RULES}>
          {scenario.summary}
        </p>
        {isText ? (
          <Suspense>
            <ScenarioText scenario={scenario} yours={yours} />
          </Suspense>
        ) : (
          <ScenarioMap scenario={scenario} yours={yours} look="sheet" />
        )}
        <Goals sides={order(scenario.sides, yours)} />
        <p>
          <a href={labAt(scenario.ruleset, scenario.id)}>{words().scenario.isFair}</a>
        </p>
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

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function sizeOf({ sides, turns, minutes }: ScenarioOutline): string {
  const { against, size } = words().scenario
  return size(sides.map(side => side.pieces).join(against), turns, minutes)
}
