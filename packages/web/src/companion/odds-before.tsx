import type { Attended, TableView } from '@sandtable/room'
import { needText, rollTitle, signed } from '@sandtable/room'
import { useWords } from '../language/index.ts'
import { RuleLinks } from '../parts/rule-links.tsx'
import { percent } from '../words/odds.ts'
import { speechAt } from './speech.ts'
import { goAhead } from './store.ts'
import { companionWords } from './words.ts'

type Ready = Extract<Attended, { is: 'ready' }>

/** How likely it is, what every roll needs, and what is added to it: before anything is rolled. */
export function OddsBefore({ view, ready: { says, odds } }: { readonly view: TableView; readonly ready: Ready }) {
  const words = companionWords.use()
  const all = useWords().odds
  const speech = speechAt(view)
  const { names } = speech
  return (
    <>
      <h1>{words.odds}</h1>
      {says && <p className="reading">{names.say(says)}</p>}
      {odds.chances.length + odds.trials.length === 0 && <p>{words.noOdds}</p>}
      <ul className="companion-odds">
        {odds.chances.slice(0, 6).map(({ piece, what, chance }) => (
          <li key={`${piece} ${what}`}>
            <span>{all.befalls[what](names.piece(piece))}</span>
            <b className="numeral">{percent(chance, !odds.exact)}</b>
          </li>
        ))}
      </ul>
      {odds.trials.length > 0 && <h2>{words.rolls}</h2>}
      <ul className="companion-trials">
        {odds.trials.slice(0, 6).map(({ roll, passes, times }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one attempt never change places
          <li key={i}>
            <b>
              {rollTitle(roll, speech)}: {needText(roll, speech)}
            </b>{' '}
            {all.each(percent(passes, false), times)}
            {times > 1 && `, ${all.times(times)}`} <RuleLinks cites={roll.cites} under={roll.under} />
            <Modifiers of={roll.modifiers ?? []} view={view} />
          </li>
        ))}
      </ul>
      <button type="button" className="button wide primary" onClick={() => void goAhead()}>
        {words.doIt}
      </button>
    </>
  )
}

type Roll = Ready['odds']['trials'][number]['roll']

/** Every modifier with its rule. */
export function Modifiers({ of, view }: { readonly of: NonNullable<Roll['modifiers']>; readonly view: TableView }) {
  const { names } = speechAt(view)
  if (of.length === 0) return null
  return (
    <ul className="companion-modifiers">
      {of.map(({ says, by, cites }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the modifiers of one roll never change places
        <li key={i}>
          {names.label(says)} <b>{signed(by)}</b> <RuleLinks cites={cites} />
        </li>
      ))}
    </ul>
  )
}
