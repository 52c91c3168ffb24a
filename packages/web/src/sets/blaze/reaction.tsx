import { allowed, spelled } from '@sandtable/kernel'
import { Choices, type Row } from '../../panels/prompt/choices.tsx'
import { useTable } from '../../play/store.ts'
import { offerText, speechOf } from '../../words/speech.ts'

/** Somebody moves in sight of stands on Opportunity Fire: who fires is all that is asked; how, the next prompt asks. */
export function Reaction() {
  const snapshot = useTable(t => t.snapshot)
  const offer = snapshot?.offers.find(({ action }) => action === 'react')
  if (!snapshot || !offer) return null
  const speech = speechOf(snapshot)
  const { pass } = useTable.getState()
  const able = offer.question?.choices.filter(allowed).map(({ value }) => String(value)) ?? []
  const rows: readonly Row[] = [
    ...able.map(piece => ({
      key: piece,
      says: `${speech.names.piece(piece)} fires`,
      no: [],
      onPick: () => void announce(piece),
    })),
    {
      key: 'pass',
      says: offerText(speech, 'pass', snapshot.prompt, spelled('Pass')),
      no: [],
      onPick: () => void pass(),
    },
  ]
  return <Choices rows={rows} />
}

/** The target is known: the piece that has just moved. */
async function announce(piece: string): Promise<void> {
  const { draftAction, choose, confirm } = useTable.getState()
  await draftAction('react', { piece })
  const { question } = useTable.getState()
  const target = question?.choices.find(allowed)
  if (question && target) await choose(question.field, target.value)
  await confirm()
}
