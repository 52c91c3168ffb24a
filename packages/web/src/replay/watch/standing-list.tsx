import type { Tale } from '@sandtable/room'
import { useMemo } from 'react'
import type { ScenePiece } from '../../table/scene.ts'
import { replayWords } from '../words.ts'
import { speechIn } from './shown.ts'

/** Who stands where at this moment, for those who do not see the canvas. */
export function StandingList({ pieces, tale }: { readonly pieces: readonly ScenePiece[]; readonly tale: Tale }) {
  const words = replayWords.use()
  const { names, squares } = useMemo(() => speechIn(tale), [tale])
  return (
    <ul className="offscreen" aria-label={words.pieces}>
      {pieces.map(({ id, at, side }) => (
        <li key={id} data-piece={id} data-side={side} data-at={at.join(',')}>
          {names.piece(id)}, {squares.name(at)}
        </li>
      ))}
    </ul>
  )
}
