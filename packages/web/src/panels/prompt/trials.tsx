import { rollSum, type Trial } from '@sandtable/room'
import { useWords, words } from '../../language/index.ts'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { type Marching, marchIn } from '../../play/marching.ts'
import { useTable } from '../../play/store.ts'
import { percent } from '../../words/odds.ts'
import { type Speech, speechOf } from '../../words/speech.ts'

/** So many are listed: what comes after the first few hangs on them. */
const SHOWN = 3
/** Of a march, so many. */
const MARCHED = 6
/** What comes less often than this is not worth a line. */
const RARE = 0.02

/** Every test on the way, with its sum and its chance: an obstacle, an order, the shot itself. */
export function Trials() {
  const { odds: says } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const odds = useTable(t => t.odds)
  const march = useTable(marchIn)
  const supposed = useTable(t => t.supposed)
  if (!snapshot) return null
  const speech = speechOf(snapshot)
  // of a run the rolls of all its deeds, and not of the first alone
  const shown = march ? testsOf(march) : shownOf(odds?.trials ?? supposed ?? [])
  const list = shown.length > 0 && (
    <ul className="trials" aria-label={says.tests}>
      {shown.map(trial => (
        <li key={sumText(trial, speech)}>
          <span>
            {sumText(trial, speech)} <RuleLinks cites={trial.roll.cites.slice(0, 1)} />
          </span>
          <b>{says.each(percent(trial.passes, false), isOpen(trial) ? trial.times : 1)}</b>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list}
      {supposed && !odds && <p className="hint">{says.supposed(shown.length)}</p>}
    </>
  )
}

/** Is it neither sure to succeed nor to fail? */
const isOpen = ({ passes }: Trial): boolean => passes > 0 && passes < 1

/** What is rolled for on the way of all who march; of more than a few, the first. */
export const testsOf = ({ plan }: Marching): readonly Trial[] => plan.flatMap(({ tests }) => tests).slice(0, MARCHED)

/** Those that are listed. */
export const shownOf = (trials: readonly Trial[]): readonly Trial[] =>
  trials.filter(({ comes }) => comes >= RARE).slice(0, SHOWN)

/** 'To hit, Rifleman 2 at Rifleman 5: 2 dice, needs 5+, cover −3.' */
export const sumText = ({ roll, times }: Trial, speech: Speech): string =>
  rollSum(roll, speech, times > 1 ? [words().odds.times(times)] : [])
