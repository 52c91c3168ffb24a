import { sentence } from '@sandtable/kernel'
import { useId, useState } from 'react'
import { textWords } from '../language/text-words.ts'
import { useSay } from '../panels/prompt/reasons.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../play/store.ts'
import { aloud } from './aloud.ts'
import { afterChoice } from './focus.ts'
import type { TextRow } from './rows.ts'

/** How many allowed and how many refused choices are listed before the rest folds. */
const SHOWN = 20
const REFUSED = 4

interface ListProps {
  readonly rows: readonly TextRow[]
  /** The heading; 'Choices' where nothing better is known. */
  readonly title?: string
  readonly most?: number
}

/** Numbered, the same numbers as on the table: what is allowed first, then what is not, with its reason and rule. */
export function ChoiceList({ rows, title, most = SHOWN }: ListProps) {
  const text = textWords.use()
  const [all, setAll] = useState(false)
  const open = rows.filter(({ no }) => no.length === 0)
  const shown = all || open.length <= most + 1 ? rows : [...rows.filter(row => open.indexOf(row) < most)]
  const numbered = shown.map(row => ({ row, number: rows.indexOf(row) + 1 }))
  const refused = numbered.filter(({ row }) => row.no.length > 0)
  const isFolded = refused.length > REFUSED && open.length > 0
  if (rows.length === 0) return null
  return (
    <>
      <h2 className="text-count">
        {title ?? text.choices} <span>{text.counted(rows.length, open.length)}</span>
      </h2>
      <ol className="text-choices">
        {numbered
          .filter(({ row }) => row.no.length === 0 || !isFolded)
          .map(({ row, number }) => (
            <Row key={row.key} row={row} number={number} />
          ))}
      </ol>
      {shown.length < rows.length && (
        <button type="button" className="button" aria-expanded={false} onClick={() => setAll(true)}>
          {text.allow(open.length)}
        </button>
      )}
      {isFolded && (
        <details className="text-refused">
          <summary>{text.manyNotAllowed(refused.length)}</summary>
          <ol className="text-choices">
            {refused.map(({ row, number }) => (
              <Row key={row.key} row={row} number={number} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Row({ row, number }: { readonly row: TextRow; readonly number: number }) {
  const text = textWords.use()
  const say = useSay()
  const id = useId()
  const { says, more, no, chosen } = row
  const isRefused = no.length > 0
  const why = no.map(reason => sentence(say(reason.says))).join(' ')
  const pick = () => {
    if (isRefused) return useTable.getState().refuse(no)
    afterChoice()
    row.act()
  }
  return (
    <li value={number} className={isRefused ? 'refused' : undefined}>
      <span id={`${id}-number`} className="numeral" aria-hidden="true">
        {number}.
      </span>
      <span>
        <button
          id={id}
          type="button"
          className="text-choice"
          aria-labelledby={`${id}-number ${id}`}
          data-digit={number}
          aria-disabled={isRefused || undefined}
          aria-pressed={chosen}
          aria-describedby={isRefused ? `${id}-why` : undefined}
          onClick={pick}
        >
          {isRefused && `${text.notAllowed} `}
          <span>{aloud(says)}</span>
          {chosen && `, ${text.chosen}`}
          {(isRefused || more) && '.'}
        </button>{' '}
        {isRefused ? (
          <>
            <span id={`${id}-why`}>{aloud(why)}</span> <RuleLinks cites={no[0]?.cites ?? []} />
          </>
        ) : (
          more && <span>{aloud(more)}</span>
        )}
      </span>
    </li>
  )
}
