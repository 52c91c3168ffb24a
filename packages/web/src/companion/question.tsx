import { allowed, type Choice, type Question, type Reason, type Value } from '@sandtable/kernel'
import type { Asker, TableView } from '@sandtable/room'
import { useState } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { Answer, Why } from './answer.tsx'
import { reasonOfAll } from './reasons.ts'
import { markOf, piecesIn, speechAt } from './speech.ts'
import { answer } from './store.ts'
import { companionWords } from './words.ts'

interface AskedProps {
  readonly question: Question
  readonly cites: readonly string[]
  readonly of: Asker
  readonly view: TableView
}

/** A question with large answers. Where several may be chosen, they are ticked. */
export function Asked({ question, cites, of, view }: AskedProps) {
  const words = companionWords.use()
  const { names } = speechAt(view)
  const { field, choices, many, optional } = question
  const [chosen, setChosen] = useState<readonly Value[]>([])
  const take = (value: Value): void => {
    if (many === undefined) void answer(field, value)
    else if (chosen.includes(value)) setChosen(chosen.filter(one => one !== value))
    else if (chosen.length < many) setChosen([...chosen, value])
    if (many === 1) void answer(field, [value])
  }
  // people who tick nobody say that it was nobody; a list of the rules is then left open
  const isOfTable = of === 'table'
  const finish = (): void => void answer(field, chosen.length > 0 || isOfTable ? chosen : null)
  const shared = reasonOfAll(choices)
  return (
    <>
      <h1>
        {names.say(question.says)} <RuleLinks cites={cites} />
      </h1>
      {choices.length === 0 && <p className="quiet">{words.noMore}</p>}
      {shared && <Why reason={shared} names={names} />}
      <div className={few(choices) ? 'companion-choices' : 'companion-choices two'}>
        {choices.map(one => (
          <ChoiceAnswer
            key={JSON.stringify(one.value)}
            one={one}
            why={shared ? undefined : one.no[0]}
            view={view}
            pressed={many === undefined ? undefined : chosen.includes(one.value)}
            take={take}
          />
        ))}
      </div>
      {many !== undefined && many > 1 && (
        <button
          type="button"
          className="button wide primary"
          disabled={chosen.length === 0 && !optional}
          onClick={finish}
        >
          {chosen.length === 0 && optional
            ? isOfTable
              ? words.none
              : words.skip
            : `${words.done}, ${words.chosen(chosen.length, many)}`}
        </button>
      )}
      {many === undefined && optional && (
        <button type="button" className="button wide" onClick={() => void answer(field, null)}>
          {words.skip}
        </button>
      )}
    </>
  )
}

/** Long answers have a line each. */
const few = (choices: readonly Choice[]): boolean => choices.length < 5

interface ChoiceProps {
  readonly one: Choice
  readonly why: Reason | undefined
  readonly view: TableView
  readonly pressed: boolean | undefined
  take(value: Value): void
}

function ChoiceAnswer({ one, why, view, pressed, take }: ChoiceProps) {
  const { names } = speechAt(view)
  const piece = piecesIn(view).find(({ id }) => id === one.value)
  const marks = piece ? (view.marks[piece.id] ?? []) : []
  return (
    <Answer may={allowed(one)} why={why} names={names} pressed={pressed} take={() => take(one.value)}>
      <b>
        {piece && <SideMark side={markOf(piece.side, view)} size={11} />} {names.label(one.says)}
      </b>
      {marks.length > 0 && <span className="quiet">{marks.map(mark => names.label(mark, true)).join(', ')}</span>}
    </Answer>
  )
}
