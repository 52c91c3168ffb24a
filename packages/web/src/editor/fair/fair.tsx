import { fileOf, jsonSource, sketchOf } from '@sandtable/kernel'
import { type Balance, balanceOf, handicapsOf, type Summary, summaryOf } from '@sandtable/lab'
import { useEffect, useRef, useState } from 'react'
import { BalancePart } from '../../lab/report/balance-part.tsx'
import { windowOf } from '../../lab/report/interval-bar.tsx'
import { Row } from '../../lab/report/who-wins.tsx'
import '../../lab/report/lab-report.css'
import { Notice } from '../../parts/notice.tsx'
import { sayProblem } from '../../words/say-problem.ts'
import { editorWords } from '../language/index.ts'
import { sideSays } from '../names.ts'
import { edit, useEditor, useSketch } from '../store.ts'
import { gamesOf } from './games.ts'

type Games = ReturnType<typeof gamesOf>

/** Plays the battle many times between computers, and says who wins how often; and what would make it fair. Long because it is one panel. */
export default function Fair() {
  const words = editorWords.use().fair
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const [count, setCount] = useState(50)
  const [played, setPlayed] = useState<number | null>(null)
  const [summary, setSummary] = useState<Summary | null>(null)
  const [balance, setBalance] = useState<Balance | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const games = useRef<Games | null>(null)
  const order = sketch.sides.map(({ id }) => id)
  const names = Object.fromEntries(order.map(id => [id, sideSays(sketch, id)]))
  const end = () => {
    games.current?.end()
    games.current = null
    setPlayed(null)
  }
  useEffect(() => () => games.current?.end(), [])
  const run = async (find: (games: Games) => Promise<void>) => {
    end()
    setProblem(null)
    setPlayed(0)
    games.current = gamesOf(rules.id, () => setPlayed(n => (n === null ? null : n + 1)))
    await find(games.current).catch(error => setProblem(sayProblem(error)))
    end()
  }
  const source = () => jsonSource(sketch.title, fileOf(sketch))
  const weigh = () =>
    run(async ({ plays }) => {
      setBalance(null)
      setSummary(summaryOf(await plays(source(), 0, count)))
    })
  const mend = () =>
    run(async ({ plays }) => {
      const battle = source()
      setBalance(await balanceOf(battle, count, plays, async (a, b) => handicapsOf(rules, battle, a, b)))
    })
  const due = 1 / order.length
  const window = windowOf(summary?.sides.map(({ points }) => points) ?? [], due)
  return (
    <section className="fair" aria-labelledby="fair">
      <h2 id="fair">{words.title}</h2>
      <p className="quiet">{words.says}</p>
      <div className="row">
        <label className="field">
          <span className="label">{words.games}</span>
          <select value={count} onChange={event => setCount(Number(event.target.value))}>
            {[20, 50, 100, 200, 500].map(n => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {played === null ? (
          <>
            <button type="button" className="small-button" onClick={() => void weigh()}>
              {words.weigh}
            </button>
            <button type="button" className="small-button" onClick={() => void mend()}>
              {words.mend}
            </button>
          </>
        ) : (
          <button type="button" className="small-button" onClick={end}>
            {words.stop(played)}
          </button>
        )}
      </div>
      {problem && <Notice caution>{problem}</Notice>}
      {summary && (
        <div className="intervals" role="status">
          {summary.sides.map(({ side, points }) => (
            <Row
              key={side}
              name={names[side] ?? side}
              share={points}
              side={order.indexOf(side)}
              window={window}
              due={due}
            />
          ))}
          <p className="quiet">{words.after(summary.games, summary.drawn)}</p>
        </div>
      )}
      {balance && (
        <BalancePart
          balance={balance}
          names={names}
          order={order}
          act={({ handicap }) => (
            <button
              type="button"
              className="small-button"
              onClick={() => edit({ type: 'changed', what: words.handicap }, sketchOf(handicap.source))}
            >
              {words.take}
            </button>
          )}
        />
      )}
    </section>
  )
}
