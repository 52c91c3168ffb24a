import type { Id } from '@sandtable/kernel'
import { Notice } from '../parts/notice.tsx'
import { BalancePart } from './report/balance-part.tsx'
import { Hatching } from './report/interval-bar.tsx'
import { WhoWins } from './report/who-wins.tsx'
import { LabProgress } from './run/progress.tsx'
import { useStudy } from './run/use-study.ts'
import { screenWords } from './words.ts'
import './report/lab-report.css'
import './lab.css'

interface FairnessProps {
  /** The scenario as its file would have it; the rules must accept it. */
  readonly value: unknown
  readonly games?: number
  readonly seed?: string
  /** Takes a handicap over: the scenario with it. */
  take?(value: unknown): void
}

/** For whoever makes a battle: plays it a number of times, shows who wins, and proposes what would make it fair. */
export function Fairness({ value, games = 60, seed = '1', take }: FairnessProps) {
  const words = screenWords.use()
  const study = useStudy()
  const { doing, report, problem } = study
  const order: readonly Id[] = report?.findings.sides.map(({ side }) => side) ?? []
  return (
    <div className="lab-report lab-fairness">
      <Hatching />
      <p className="row">
        {doing ? (
          <button type="button" className="button" onClick={study.stop}>
            {words.stop}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => study.start({ file: 'battle', scenario: { value }, seed, bots: ['regular'] }, games)}
          >
            {words.try(games)}
          </button>
        )}
        {report && !doing && order.length === 2 && (
          <button type="button" className="button" onClick={study.makeFair}>
            {words.makeFair}
          </button>
        )}
      </p>
      {problem && <Notice caution>{problem}</Notice>}
      <LabProgress {...study} />
      {report && <WhoWins report={report} />}
      {report?.balance && (
        <BalancePart
          balance={report.balance}
          names={report.sideNames}
          order={order}
          act={({ handicap }) =>
            take && (
              <button type="button" className="link" onClick={() => take(handicap.source.value)}>
                {words.take}
              </button>
            )
          }
        />
      )}
    </div>
  )
}
