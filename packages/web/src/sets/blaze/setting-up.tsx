import { allowed } from '@sandtable/kernel'
import { type Snapshot, waitingIn } from '@sandtable/room'
import { useEffect } from 'react'
import { Key } from '../../keys/key.tsx'
import { PromptPanel } from '../../panels/prompt/prompt.tsx'
import { useTable } from '../../play/store.ts'
import { namesOf } from '../../words/names.ts'
import { isAble } from './besides.tsx'
import { panelWords } from './language/index.ts'

/** While stands are set up the next is in the hand at once; Escape shows all that may be done instead. */
export function SettingUp({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = panelWords.use()
  const { prompt } = snapshot
  useEffect(() => {
    const { snapshot: now, draft, draftAction } = useTable.getState()
    const offer = now?.offers.find(({ action }) => action === 'deploy')
    const [next] = now && prompt && offer ? waitingIn(offer, now) : []
    if (next !== undefined && !draft) void draftAction('deploy', { piece: next })
  }, [prompt])
  const plot = snapshot.offers.find(({ action }) => action === 'plot')
  const works = useTable(t => t.draft?.action !== 'plot') && plot && isAble(plot)
  const { draftAction, confirm } = useTable.getState()
  const names = namesOf(snapshot)
  const placing = snapshot.offers.find(({ action }) => action === 'deploy')
  const isAllPlaced = placing !== undefined && waitingIn(placing, snapshot).length === 0
  return (
    <>
      <PromptPanel />
      {works && (
        <p className="setting-up">
          {words.layFirst}
          {plot.question?.choices.filter(allowed).map(({ value, says, note }) => (
            <button
              key={String(value)}
              type="button"
              className="button"
              onClick={() => void draftAction('plot', { kind: value })}
            >
              {words.layOne(names.label(says, true), note ? names.label(note, true) : '')}
            </button>
          ))}
        </p>
      )}
      {prompt?.actions.includes('end') && (
        <p className="setting-up">
          {isAllPlaced ? words.allPlaced : words.notPlaced}
          <button type="button" className="button" onClick={() => void draftAction('end').then(confirm)}>
            {words.doneSettingUp} <Key of="end" />
          </button>
        </p>
      )}
    </>
  )
}
