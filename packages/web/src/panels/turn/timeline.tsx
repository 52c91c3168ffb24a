import type { Snapshot } from '@sandtable/room'
import { SideMark } from '../../parts/side-mark.tsx'
import { piecesOf } from '../../play/on-table.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { namesOf } from '../../words/names.ts'
import './timeline.css'
import { useWords } from '../../language/index.ts'

/** More pieces than this are a bar and a count: nobody counts ticks. */
const TICKS = 24

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
    const able = pieces.filter(({ id }) => snapshot.glances[id]?.includes('can-act')).length
    return (
      <span key={side} className={now === side ? 'timeline now' : 'timeline'} title={says}>
        <span className="timeline-name">
          <SideMark side={number} size={11} /> <span className="timeline-side">{name}</span>
          {pieces.length > TICKS && (
            <span aria-hidden="true">{now === side ? `${acted}/${pieces.length}` : pieces.length}</span>
          )}
          <span className="offscreen">{says}</span>
        </span>
        {pieces.length > TICKS ? (
          <span className="ticks meter" data-meter aria-hidden="true">
            <i className="tick done" data-side={number} style={{ flexGrow: acted }} />
            <i className="tick able" style={{ flexGrow: able }} />
            <i className="tick" style={{ flexGrow: pieces.length - acted - able }} />
          </span>
        ) : (
          <span className="ticks" aria-hidden="true">
            {pieces.map(({ id }) => (
              <i key={id} className={tickOf(snapshot.glances[id] ?? [])} data-side={number} />
            ))}
          </span>
        )}
      </span>
    )
  })
}

const tickOf = (glances: readonly string[]): string =>
  glances.includes('done') ? 'tick done' : glances.includes('can-act') ? 'tick able' : 'tick'
