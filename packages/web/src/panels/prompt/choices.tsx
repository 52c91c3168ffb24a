import { type Reason, sentence } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { preview, type Shows } from '../../play/preview.ts'
import { useSay } from './reasons.tsx'
import { SHOWN } from './with-end.ts'

export interface Row {
  readonly key: string
  readonly says: string
  /** What the rules note beside it: what it takes, what is left of it. */
  readonly note?: string | undefined
  readonly no: readonly Reason[]
  readonly chosen?: boolean
  /** What the table shows while the pointer is on it. */
  readonly shows?: Shows
  onPick(): void
}

/** Where nothing may be chosen, so many reasons are told at once. */
const WHY = 4

/** Numbered rows: what may be chosen first, then, folded, what may not and why. `open`: the table offers more than is listed. */
export function Choices({
  rows,
  most = SHOWN,
  open: isOpen = false,
}: {
  readonly rows: readonly Row[]
  readonly most?: number
  readonly open?: boolean
}) {
  const { prompts } = useWords()
  const [all, setAll] = useState(false)
  const [why, setWhy] = useState(false)
  const open = rows.filter(row => row.no.length === 0)
  const refused = rows.filter(row => row.no.length > 0)
  const shown = all ? open : open.slice(0, most)
  // where nothing can be chosen, why not is the answer; a single refusal is shorter than its fold
  const nothing = open.length === 0 && !isOpen
  const told = why || refused.length === 1 ? refused : nothing ? refused.slice(0, WHY) : []
  return (
    <>
      {shown.length > 0 && (
        <ol className="choices" aria-label={prompts.choices}>
          {shown.map((row, i) => (
            <ChoiceRow key={row.key} row={row} number={i + 1} />
          ))}
        </ol>
      )}
      {open.length > shown.length && (
        <button type="button" className="fold" aria-expanded={all} onClick={() => setAll(true)}>
          {prompts.others(open.length - shown.length)}
        </button>
      )}
      {told.length > 0 && (
        <ol className="choices refused" aria-label={prompts.refused}>
          {told.map(row => (
            <RefusedRow key={row.key} row={row} />
          ))}
        </ol>
      )}
      {refused.length > told.length && (
        <button type="button" className="fold" aria-expanded={why} onClick={() => setWhy(true)}>
          <Icon name="lock" size={16} />{' '}
          {told.length > 0 ? prompts.others(refused.length - told.length) : prompts.notAllowed(refused.length)}
        </button>
      )}
    </>
  )
}

function ChoiceRow({ row, number }: { readonly row: Row; readonly number: number }) {
  // what is no longer listed shows nothing more
  useEffect(() => () => void preview(null), [])
  const point = (): void => void preview(row.shows ?? null)
  const leave = (): void => void preview(null)
  return (
    <li>
      <button
        type="button"
        className="choice"
        aria-pressed={row.chosen}
        onClick={row.onPick}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <kbd className="numeral">{number <= SHOWN && number}</kbd>
        <span className="says">
          {row.says}
          {row.note !== undefined && <span className="noted">, {row.note}</span>}
        </span>
      </button>
    </li>
  )
}

/** Still to be reached and read: it says why. */
function RefusedRow({ row }: { readonly row: Row }) {
  const say = useSay()
  return (
    <li>
      <button type="button" className="choice" aria-disabled="true">
        <Icon name="lock" size={16} />
        <span className="says">
          {row.says}
          {row.note !== undefined && `, ${row.note}`}.{' '}
          <span className="why">{row.no.map(reason => sentence(say(reason.says))).join(' ')}</span>
        </span>
      </button>
      <RuleLinks cites={row.no[0]?.cites.slice(0, 1) ?? []} />
    </li>
  )
}
