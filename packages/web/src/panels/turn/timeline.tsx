import type { Snapshot } from '@sandtable/room'
import { SideMark } from '../../parts/side-mark.tsx'
import { piecesOf } from '../../play/on-table.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { namesOf } from '../../words/names.ts'
import './timeline.css'
import { useWords } from '../../language/index.ts'

/** Which pieces have acted and which still can: one tick a piece, for both sides. The side whose go it is stands out. */
export function Timeline({ snapshot }: { readonly snapshot: Snapshot }) {
  const { panels } = useWords()
  const { side: now } = snapshot.view.tables.game[0] as { readonly side?: string | null }
  return snapshot.table.sides.map(side => {
    const pieces = piecesOf(snapshot).filter(piece => piece.side === side && piece.at !== null && !piece.gone)
    const acted = pieces.filter(({ id }) => snapshot.glances[id]?.includes('done')).length
    const name = namesOf(snapshot).side(side)
    const number = sideNumber(side, snapshot)
    const says = [panels.onTable(name, pieces.length), ...(now === side ? [panels.acted(acted)] : [])].join(', ')
    return (
      <span key={side} className={now === side ? 'timeline now' : 'timeline'} title={says}>
        <span className="timeline-name">
          <SideMark side={number} size={11} /> {name}
          <span className="offscreen">{says}</span>
        </span>
        <span className="ticks" aria-hidden="true">
          {pieces.map(({ id }) => (
            <i key={id} className={tickOf(snapshot.glances[id] ?? [])} data-side={number} />
          ))}
        </span>
      </span>
    )
  })
}

const tickOf = (glances: readonly string[]): string =>
  glances.includes('done') ? 'tick done' : glances.includes('can-act') ? 'tick able' : 'tick'
