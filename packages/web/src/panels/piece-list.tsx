import { useWords } from '../language/index.ts'
import { useTable } from '../store.ts'
import type { ScenePiece } from '../table/scene.ts'
import { speechOf } from '../words/speech.ts'

/** The pieces of the table as a list, for those who do not see the canvas: each with its square and how it stands. */
export function PieceList({ pieces }: { readonly pieces: readonly ScenePiece[] }) {
  const { panels } = useWords()
  const snapshot = useTable(t => t.snapshot)
  if (!snapshot) return null
  const { names, squares } = speechOf(snapshot)
  const { select } = useTable.getState()
  return (
    <ul className="offscreen" aria-label={panels.pieces}>
      {pieces
        .filter(({ states }) => !states.includes('ghost'))
        .map(({ id, at, side, states }) => (
          <li key={id}>
            <button
              type="button"
              tabIndex={-1}
              data-piece={id}
              data-side={side}
              data-at={at.join(',')}
              data-states={states.join(' ')}
              onClick={() => void select(id)}
            >
              {[
                names.piece(id),
                squares.name(at),
                ...states.flatMap(state => panels.states[state as keyof typeof panels.states] ?? []),
              ].join(', ')}
            </button>
          </li>
        ))}
    </ul>
  )
}
