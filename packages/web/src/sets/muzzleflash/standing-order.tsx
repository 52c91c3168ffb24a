import type { Id } from '@sandtable/kernel'
import { Choice } from '../../parts/choice.tsx'
import { type Piece, piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import './panels.css'
import { panelWords } from './language/index.ts'

export type Policy = 'ask' | 'snap' | 'never'

type Soldier = Piece & {
  readonly unit: Id | null
  readonly sort: string
  readonly status: string
  readonly policy: Policy
}

/** Gives pieces their standing order, at once. */
export async function order(pieces: readonly Id[], policy: Policy): Promise<void> {
  const { draftAction, confirm } = useTable.getState()
  await draftAction('policy', { policy, pieces })
  await confirm()
}

/** What a figure does when it may react: one click on its card, for it alone or for its whole section. */
export function StandingOrder({ piece: id }: { readonly piece: Id }) {
  const snapshot = useTable(t => t.snapshot)
  const muzzleflash = panelWords.use()
  const may = snapshot?.prompt?.actions.includes('policy') ?? false
  const all = piecesOf(snapshot) as readonly Soldier[]
  const piece = all.find(one => one.id === id)
  if (!piece || !may || piece.side !== snapshot?.seat || !isSoldier(piece)) return null
  const { unit, policy } = piece
  const others = all.filter(one => one.unit === unit && unit !== null && one.side === piece.side && isSoldier(one))
  const unlike = others.filter(one => one.policy !== policy)
  return (
    <div className="standing-order">
      <Choice<Policy>
        title={muzzleflash.whenReact}
        look="joined"
        value={policy}
        onChange={wanted => void order([id], wanted)}
        options={(['ask', 'snap', 'never'] as const).map(value => ({ value, label: muzzleflash.policies[value] }))}
      />
      {unlike.length > 0 && (
        <button
          type="button"
          className="link"
          onClick={() =>
            void order(
              unlike.map(one => one.id),
              policy,
            )
          }
        >
          {muzzleflash.wholeSection}
        </button>
      )}
    </div>
  )
}

/** Can it ever react again? */
const isSoldier = ({ gone, sort, status }: Soldier): boolean =>
  !gone && sort !== 'weapon' && !/^(injured|dead|abandoned|destroyed)$/.test(status)
