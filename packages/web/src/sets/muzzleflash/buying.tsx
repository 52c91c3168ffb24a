import { type Choice, capital, type Id } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { muzzleflashTelling } from '@sandtable/rules'
import { useState } from 'react'
import { Choices, type Row } from '../../panels/prompt/choices.tsx'
import { useTable } from '../../play/store.ts'
import { type Names, namesOf } from '../../words/names.ts'
import './panels.css'
import { Key } from '../../keys/key.tsx'
import { panelWords } from './language/index.ts'

const { itemName, qualities } = muzzleflashTelling

type Unit = { readonly side: Id; readonly item: string | null; readonly quality: string | null }
type Leader = { readonly side: Id; readonly kind: string }
type Side = {
  readonly id: Id
  readonly points: number
  readonly rerolls: number
  readonly dugIn: boolean
  readonly zone: number
  readonly quality: string
}

/** The price list: one press buys, and Undo takes it back. What has been bought stands below. */
export function Buying() {
  const words = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const [wish, setQuality] = useState<string | null>(null)
  const side = snapshot && sideOf(snapshot)
  const list = snapshot?.offers.find(({ action }) => action === 'buy')?.question?.choices
  if (!snapshot || !side || !list) return null
  // as the last that was bought, until somebody wants another
  const quality = wish ?? unitsOf(snapshot).at(-1)?.quality ?? ''
  const buy = async (item: string): Promise<void> => {
    const { draftAction, confirm } = useTable.getState()
    const men = /reroll|zone|dug-in/.test(item) || quality === '' ? {} : { quality }
    await draftAction('buy', { item, ...men })
    await confirm()
  }
  const names = namesOf(snapshot)
  const row = ({ value, says, no }: Choice): Row => ({
    key: String(value),
    says: capital(names.label(says, true)),
    no,
    onPick: () => void buy(String(value)),
  })
  const own = list.filter(choice => !isCaptured(choice))
  const foreign = list.filter(isCaptured)
  return (
    <>
      <p className="hint">{words.price}</p>
      <p className="bought">
        <b>{words.bought}</b> {force(snapshot, side, names) || words.nothingYet}.
      </p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void end()}>
          {words.done(side.points)} <Key of="end" />
        </button>
      </div>
      <Choices rows={own.map(row)} most={own.length} />
      {foreign.length > 0 && (
        <details>
          <summary className="fold">{words.captured}</summary>
          <Choices rows={foreign.map(row)} most={foreign.length} />
        </details>
      )}
      <label className="others">
        <span className="label">{words.quality}</span>
        <select value={quality} onChange={event => setQuality(event.target.value)}>
          <option value="">{words.agreed(qualityText(side.quality, names))}</option>
          {Object.keys(qualities).map(key => (
            <option key={key} value={key}>
              {qualityText(key, names)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function qualityText(quality: string, names: Names): string {
  const says = qualities[quality]
  return says ? names.label(says, true) : quality
}

/** The rules note it beside what another army drives. */
const isCaptured = ({ note }: Choice): boolean => note !== undefined

const sideOf = ({ view, seat }: Snapshot): Side | undefined =>
  (view.tables.side as readonly Side[]).find(({ id }) => id === seat)

async function end(): Promise<void> {
  const { draftAction, confirm } = useTable.getState()
  await draftAction('end')
  await confirm()
}

/** The sections and vehicles that this side has bought, in order. */
const unitsOf = ({ view, seat }: Snapshot): readonly Unit[] =>
  (view.tables.unit as readonly Unit[]).filter(({ side, item }) => side === seat && item !== null)

/** '2 × Rifle section, Sherman, Officer, Reroll, Dug in'. */
function force(snapshot: Snapshot, { rerolls, dugIn }: Side, names: Names): string {
  const { view, seat } = snapshot
  const bought = unitsOf(snapshot).map(({ item }) => item ?? '')
  // before the dice are rolled nobody but leaders has a figure
  const leaders = (view.tables.piece as readonly Leader[]).flatMap(({ side, kind }) => (side === seat ? [kind] : []))
  const counts = new Map<string, number>()
  for (const item of [...bought, ...leaders]) counts.set(item, (counts.get(item) ?? 0) + 1)
  if (rerolls > 0) counts.set('reroll', rerolls)
  if (dugIn) counts.set('dug-in', 1)
  return [...counts].map(([item, count]) => (count > 1 ? `${count} × ` : '') + names.say(itemName(item))).join(', ')
}
