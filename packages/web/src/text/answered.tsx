import type { Snapshot } from '@sandtable/room'
import { textWords } from '../language/text-words.ts'
import { RuleLinks } from '../parts/rule-links.tsx'
import { speechOf } from '../words/speech.ts'
import { forgetAnswer, type Part, useAnswers } from './answer.ts'
import { Around, SheetText } from './around.tsx'
import type { TextCommand } from './commands.ts'
import { MapTable, Pieces } from './pieces.tsx'

/** What the last command was answered with; read out politely. */
export function Answered({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const answer = useAnswers(state => state.answer)
  return (
    <section className="text-answer" role="status" aria-label={text.answer}>
      {answer && (
        <div key={answer.serial}>
          <h2>
            {text.answer}: <code>{answer.asked}</code>
          </h2>
          {answer.parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one answer keep their places
            <PartText key={i} part={part} snapshot={snapshot} />
          ))}
          <p>
            <button type="button" className="link" onClick={forgetAnswer}>
              {text.clear}
            </button>
          </p>
        </div>
      )}
    </section>
  )
}

function PartText({ part, snapshot }: { readonly part: Part; readonly snapshot: Snapshot }) {
  switch (part.type) {
    case 'line':
      return (
        <p>
          {part.text} <RuleLinks cites={part.cites} />
        </p>
      )
    case 'map':
      return <MapTable seen={snapshot} />
    case 'pieces':
      return <Pieces seen={snapshot} />
    case 'sheet':
      return (
        <>
          <h3>{speechOf(snapshot).names.piece(part.piece)}</h3>
          <SheetText piece={part.piece} />
          <Around snapshot={snapshot} piece={part.piece} />
        </>
      )
    case 'commands':
      return <Commands />
  }
}

/** Everything that can be typed. */
function Commands() {
  const text = textWords.use()
  const all = Object.entries(text.commands) as [TextCommand, { names: readonly string[]; says: string }][]
  return (
    <>
      {text.help.map(says => (
        <p key={says}>{says}</p>
      ))}
      <dl className="text-sheet">
        {all.map(([id, { names, says }]) => (
          <div key={id}>
            <dt>{names.join(', ')}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
