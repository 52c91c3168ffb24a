import type { Id } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../../language/index.ts'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { project } from '../../table/control.ts'
import type { ScenePiece } from '../../table/scene.ts'
import { speechOf } from '../../words/speech.ts'
import './piece-list.css'

/**
 * The pieces of the table as a list, for those who do not see the canvas or do not point at it: side by side, each with its square
 * and how it stands. One stop for Tab; arrows go through it, and the piece with the focus is pointed at on the table.
 */
export function PieceList({ pieces }: { readonly pieces: readonly ScenePiece[] }) {
  const { panels } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const selected = useTable(t => t.selected)
  const [visited, setVisited] = useState<Id | null>(null)
  if (!snapshot) return null
  const { names } = speechOf(snapshot)
  const standing = pieces.filter(({ states }) => !states.includes('ghost'))
  const sides = [...snapshot.table.sides].sort((a, b) => sideNumber(a, snapshot) - sideNumber(b, snapshot))
  const ordered = sides.map(side => standing.filter(piece => piece.side === sideNumber(side, snapshot)))
  const listed = ordered.flat().map(({ id }) => id)
  const stop = [visited, selected].find(id => id !== null && listed.includes(id)) ?? listed[0]
  return (
    <ul className="piece-list" aria-label={panels.pieces}>
      {sides.map((side, i) => (
        <li key={side}>
          <span>{panels.onTable(names.side(side), ordered[i]?.length ?? 0)}</span>
          <ul>
            {ordered[i]?.map(piece => (
              <PieceButton key={piece.id} piece={piece} isStop={piece.id === stop} visit={setVisited} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

interface ButtonProps {
  readonly piece: ScenePiece
  readonly isStop: boolean
  visit(id: Id): void
}

function PieceButton({ piece: { id, at, side, states }, isStop, visit }: ButtonProps) {
  const { panels } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const { select, hoverAt } = useTable.getState()
  if (!snapshot) return null
  const { names, squares } = speechOf(snapshot)
  const point = () => {
    visit(id)
    const { px, py } = project(at) ?? { px: 0, py: 0 }
    hoverAt({ at, piece: id, px, py })
  }
  return (
    <li>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-piece={id}
        data-side={side}
        data-own={side === sideNumber(snapshot.seat, snapshot)}
        data-at={at.join(',')}
        data-states={states.join(' ')}
        onFocus={point}
        onBlur={() => hoverAt(null)}
        onClick={() => void select(id)}
      >
        <span>{names.piece(id)}</span>
        {[
          '',
          squares.name(at),
          ...states.flatMap(state => panels.states[state as keyof typeof panels.states] ?? []),
        ].join(', ')}
      </button>
    </li>
  )
}
