import { useWords } from '../language/index.ts'
import { Choices } from '../panels/prompt/choices.tsx'
import { type OffersProps, useOfferRows } from '../panels/prompt/offers.tsx'
import { Icon } from '../parts/icon.tsx'
import { isAsked } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { PHONE, useMedia } from './media.ts'
import './offer-tabs.css'

/**
 * On a phone: the actions in one row that stays, the one that is being drafted among them, instead of a list that goes as soon as
 * one is chosen. Where nothing can be done at all, why not is the answer, and it is told at length.
 */
export function OfferTabs({ without, atOnce }: OffersProps) {
  const isPhone = useMedia(PHONE)
  const action = useTable(t => t.draft?.action ?? null)
  const begun = useTable(t => Object.keys(t.draft ?? {}).length > 1)
  const asked = useTable(t => isAsked(t.snapshot))
  const words = useWords().touch
  const rows = useOfferRows(without, atOnce)
  if (!isPhone || rows.length === 0 || (rows.length === 1 && action !== null)) return null
  const open = rows.filter(({ no }) => no.length === 0)
  // one action for each of many pieces is a list of pieces, not of actions
  const isList = new Set(rows.map(row => row.action)).size < rows.length || open.length === 0
  if (isList) return action === null ? <Choices rows={rows} /> : null
  return (
    <ul className="offer-tabs" aria-label={words.actions}>
      {/* what can be done comes first: the row is scrolled sideways */}
      {(action === null || asked ? [...open, ...rows.filter(({ no }) => no.length > 0)] : open).map(row => (
        <li key={row.key}>
          <button
            type="button"
            className={action === null && row.no.length === 0 ? 'offer-tab choice' : 'offer-tab'}
            aria-pressed={row.action === action && (begun || rows.length > 1)}
            aria-disabled={row.no.length > 0}
            onClick={() => (row.no.length > 0 ? useTable.getState().refuse(row.no) : row.onPick())}
          >
            {row.no.length > 0 && <Icon name="lock" size={15} />}
            {row.says}
          </button>
        </li>
      ))}
    </ul>
  )
}
