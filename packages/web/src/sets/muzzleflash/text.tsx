import type { Snapshot } from '@sandtable/room'
import { textWords } from '../../language/text-words.ts'
import { pieceOf, piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { useSettings } from '../../settings/settings.ts'
import { ChoiceList } from '../../text/choices.tsx'
import { TextDraft } from '../../text/draft.tsx'
import { LetPass } from '../../text/offers.tsx'
import { speechOf } from '../../words/speech.ts'
import type { SetText } from '../text.ts'
import { AskFrom, useReaction } from './reaction.tsx'
import { order, StandingOrder } from './standing-order.tsx'

/** A reaction in text: who snaps, something else, or nothing; and how not to be asked again. */
function ReactionText({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const draft = useTable(t => t.draft)
  const few = useSettings(settings => settings.fewReactions)
  const reaction = useReaction()
  if (draft) return <TextDraft snapshot={snapshot} />
  if (!reaction) return null
  const { rows, about } = reaction
  const sorted = [...rows.filter(({ no }) => no.length === 0), ...rows.filter(({ no }) => no.length > 0)]
  const { names } = speechOf(snapshot)
  const [only = ''] = about
  return (
    <>
      <ChoiceList
        rows={sorted.map(({ key, says, note = '', no, onPick }) => ({ key, says, no, more: note, act: onPick }))}
      />
      <LetPass snapshot={snapshot} />
      <p className="row">
        <button type="button" className="button" onClick={() => void useTable.getState().letPass()}>
          {text.until}
        </button>
      </p>
      <p>
        {text.from(about.length === 1 ? names.piece(only) : text.these(about.length))}{' '}
        <button type="button" className="link" onClick={() => void order(about, 'snap')}>
          {text.alwaysSnap}
        </button>
        ,{' '}
        <button type="button" className="link" onClick={() => void order(about, 'never')}>
          {text.neverReact}
        </button>
        .
      </p>
      <label>
        <input
          type="checkbox"
          checked={few}
          onChange={event => useSettings.getState().set({ fewReactions: event.target.checked })}
        />{' '}
        {text.few}
      </label>
      <p>
        <AskFrom />
      </p>
    </>
  )
}

/** The standing order of the selected piece, and what each of the player's pieces does when it may react. */
function MuzzleflashAside({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const selected = useTable(t => t.selected)
  const { names } = speechOf(snapshot)
  const mine = piecesOf(snapshot).filter(({ side, gone }) => side === snapshot.seat && !gone)
  const standing = mine.flatMap(piece => {
    const { policy } = piece as { readonly policy?: 'ask' | 'snap' | 'never' }
    return policy && policy !== 'ask' ? [`${names.piece(piece.id)}: ${text.policies[policy]}`] : []
  })
  const own = pieceOf(snapshot, selected)?.side === snapshot.seat ? selected : null
  if (standing.length === 0 && !own) return null
  return (
    <section aria-labelledby="text-policy">
      <h2 id="text-policy">{text.policy}</h2>
      {own && (
        <>
          <h3>{names.piece(own)}</h3>
          <StandingOrder piece={own} />
        </>
      )}
      <ul>
        {standing.map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </section>
  )
}

export const text: SetText = {
  asked: ({ prompt }) => (prompt?.actions.includes('react') ? ReactionText : null),
  Aside: MuzzleflashAside,
}
