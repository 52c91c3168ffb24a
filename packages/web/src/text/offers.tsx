import type { Snapshot } from '@sandtable/room'
import { Key } from '../keys/key.tsx'
import { textWords } from '../language/text-words.ts'
import { isAsked } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { ChoiceList } from './choices.tsx'
import { afterChoice } from './focus.ts'
import { offerRows } from './rows.ts'

/** The general list of actions, and how to let it pass. */
export function Offers({ snapshot }: { readonly snapshot: Snapshot }) {
  const selected = useTable(t => t.selected)
  return (
    <>
      <ChoiceList rows={offerRows(snapshot, selected, speechOf(snapshot))} />
      <LetPass snapshot={snapshot} />
    </>
  )
}

export function LetPass({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const { prompt } = snapshot
  if (!prompt?.default || !isAsked(snapshot)) return null
  const pass = () => {
    afterChoice()
    void useTable.getState().pass()
  }
  return (
    <p className="row">
      <button type="button" className="button" onClick={pass}>
        {text.pass} <Key of="pass" />
      </button>
      <span className="quiet">
        <code>{text.commands.pass.names[0]}</code>
      </span>
    </p>
  )
}
