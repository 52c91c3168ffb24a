import type { BotName } from '@sandtable/lab'
import { useEffect, useId, useState } from 'react'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { Bar } from '../parts/bar.tsx'
import { download, fileName } from '../parts/download.ts'
import { Icon } from '../parts/icon.tsx'
import { NotHere } from '../parts/not-here.tsx'
import { Notice } from '../parts/notice.tsx'
import { battleAt } from '../route.ts'
import { enter } from '../sets/index.ts'
import { sayProblem } from '../words/say-problem.ts'
import { battleOf, labGameAt, orderFor } from './battle.ts'
import { LabReportSheet } from './report/lab-report.tsx'
import type { LabOrder } from './run/messages.ts'
import { LabProgress } from './run/progress.tsx'
import { useStudy } from './run/use-study.ts'
import { labWords, screenWords } from './words.ts'
import './lab.css'

/** The laboratory in a browser: plays a battle many times, and shows how the answer becomes clear. */
export default function LabScreen({ set, scenario }: { readonly set: string; readonly scenario: string }) {
  const words = screenWords.use()
  const [battle, setBattle] = useState<ScenarioOutline | 'none' | null>(null)
  useEffect(() => {
    const find = async () => {
      const found = await battleOf(set, scenario)
      if (found) await enter(found.ruleset, ['look'])
      setBattle(found ?? 'none')
    }
    find().catch(() => setBattle('none'))
  }, [set, scenario])
  if (battle === 'none') return <NotHere says={words.notHere} />
  return battle ? <Laboratory battle={battle} /> : <main className="laying">{words.settingUp}</main>
}

const GAMES = [20, 100, 400, 1000]
const PLAYERS = ['quick', 'recruit', 'regular', 'veteran'] as const satisfies readonly BotName[]

interface Wish {
  readonly games: number
  readonly seed: string
  readonly bots: readonly BotName[]
}

function Laboratory({ battle }: { readonly battle: ScenarioOutline }) {
  const [lab, words] = [labWords.use(), screenWords.use()]
  const study = useStudy()
  const [wish, setWish] = useState<Wish>({ games: 100, seed: '1', bots: battle.sides.map(() => 'regular') })
  const [order, setOrder] = useState<LabOrder | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async (): Promise<void> => {
    // the same player on all sides needs no swapping
    const bots = new Set(wish.bots).size === 1 ? wish.bots.slice(0, 1) : wish.bots
    const next = await orderFor(battle, wish.seed, bots)
    setOrder(next)
    setProblem(null)
    study.start(next, wish.games)
  }
  const { doing, report } = study
  const wrong = problem ?? study.problem
  return (
    <div className="lab-screen">
      <Bar>
        <nav className="topbar-place" aria-label={lab.name}>
          <a href={battleAt(battle.ruleset, battle.id)}>
            <Icon name="back" size={16} />
            {battle.title}
          </a>
        </nav>
      </Bar>
      <main>
        <div className="lab-desk">
          {!report && <h1>{lab.is(battle.title)}</h1>}
          {!report && <p className="quiet">{words.intro}</p>}
          <Wishes battle={battle} wish={wish} setWish={setWish} />
          <div className="row">
            {doing ? (
              <button type="button" className="button" onClick={study.stop}>
                {words.stop}
              </button>
            ) : (
              <button
                type="button"
                className="button primary"
                onClick={() => void start().catch(error => setProblem(sayProblem(error)))}
              >
                {report ? words.again : words.start}
              </button>
            )}
            {report && !doing && <AfterTools study={study} battle={battle} />}
          </div>
          <LabProgress {...study} />
          {wrong && <Notice caution>{wrong}</Notice>}
        </div>
        {report && order && (
          <LabReportSheet report={report} link={n => <a href={labGameAt(battle, order, n)}>{lab.games.open}</a>} />
        )}
      </main>
    </div>
  )
}

/** What can be done with a study that is over. */
function AfterTools({
  study,
  battle,
}: {
  readonly study: ReturnType<typeof useStudy>
  readonly battle: ScenarioOutline
}) {
  const words = screenWords.use()
  const { report } = study
  const give = (): void =>
    download(new Blob([JSON.stringify(report)], { type: 'application/json' }), `${fileName(battle.title)}.json`)
  return (
    <>
      {battle.sides.length === 2 && (
        <button type="button" className="button" onClick={study.makeFair}>
          {words.makeFair}
        </button>
      )}
      <button type="button" className="button" onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className="button" onClick={give}>
        {words.data}
      </button>
    </>
  )
}

interface WishesProps {
  readonly battle: ScenarioOutline
  readonly wish: Wish
  setWish(wish: Wish): void
}

function Wishes({ battle, wish, setWish }: WishesProps) {
  const [lab, words] = [labWords.use(), screenWords.use()]
  const id = useId()
  return (
    <div className="lab-wishes">
      <label htmlFor={`${id}games`}>
        <span className="label">{words.games}</span>
        <select
          id={`${id}games`}
          value={wish.games}
          onChange={event => setWish({ ...wish, games: Number(event.target.value) })}
        >
          {GAMES.map(games => (
            <option key={games}>{games}</option>
          ))}
        </select>
      </label>
      {battle.sides.map((side, i) => (
        <label key={side.id} htmlFor={`${id}${side.id}`}>
          <span className="label">{words.first(side.name)}</span>
          <select
            id={`${id}${side.id}`}
            value={wish.bots[i]}
            onChange={event => setWish({ ...wish, bots: wish.bots.with(i, event.target.value as BotName) })}
          >
            {PLAYERS.map(player => (
              <option key={player} value={player}>
                {lab.levels[player]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label htmlFor={`${id}seed`}>
        <span className="label">{words.seed}</span>
        <input
          id={`${id}seed`}
          value={wish.seed}
          size={8}
          onChange={event => setWish({ ...wish, seed: event.target.value })}
        />
      </label>
    </div>
  )
}
