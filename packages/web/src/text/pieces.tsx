import type { Id, Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { textWords } from '../language/text-words.ts'
import { type Piece, piecesOf } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { spoken } from './aloud.ts'
import { useMeasures } from './measures.ts'
import { statesText } from './states.ts'
import { mapOf } from './things.ts'

type Seen = Pick<Snapshot, 'view' | 'table' | 'seat' | 'glances'>

interface PiecesProps {
  readonly seen: Seen
  look?(piece: Id): void
  /** Whose pieces are 'yours'; an umpire has none. */
  readonly viewer?: Id
}

/** All pieces, side by side: place, ground, state and nearest enemy. A name selects its piece. */
export function Pieces({ seen, look, viewer = seen.seat }: PiecesProps) {
  const text = textWords.use()
  const { names } = speechOf(seen)
  const all = piecesOf(seen)
  const { sides } = seen.table
  const order = [...sides.filter(side => side === seen.seat), ...sides.filter(side => side !== seen.seat)]
  const beside = all.filter(({ at, gone }) => !at && !gone)
  const gone = all.filter(piece => piece.gone)
  return (
    <>
      {order.map(side => (
        <Side key={side} title={side === viewer ? text.yours : text.theirs(names.side(side))}>
          {all
            .filter(piece => piece.side === side && piece.at && !piece.gone)
            .map(piece => (
              <li key={piece.id}>
                <Standing piece={piece} seen={seen} look={look} />
              </li>
            ))}
        </Side>
      ))}
      {beside.length > 0 && (
        <Side title={text.besideTable}>
          {beside.map(({ id }) => (
            <li key={id}>{names.piece(id)}</li>
          ))}
        </Side>
      )}
      {gone.length > 0 && (
        <Side title={text.gone}>
          {gone.map(({ id }) => (
            <li key={id}>{names.piece(id)}</li>
          ))}
        </Side>
      )}
    </>
  )
}

function Side({ title, children }: { readonly title: string; readonly children: React.ReactNode[] }) {
  const text = textWords.use()
  return (
    <>
      <h3>
        {title} <span className="quiet">{children.length}</span>
      </h3>
      {children.length === 0 ? <p>{text.none}</p> : <ul className="text-pieces">{children}</ul>}
    </>
  )
}

interface StandingProps {
  readonly piece: Piece
  readonly seen: Seen
  readonly look: ((piece: Id) => void) | undefined
}

function Standing({ piece, seen, look }: StandingProps) {
  const text = textWords.use()
  const selected = useTable(t => t.selected)
  const speech = speechOf(seen)
  const map = mapOf(seen, useMeasures(seen) === null)
  const at = piece.at as Point
  const [enemy] = map.others(piece as never, other => other.side !== piece.side && !other.gone)
  const parts = [
    speech.squares.name(at),
    ...new Set(map.ground(at)),
    statesText(seen, piece),
    enemy ? map.relation(at, enemy, text.nearestEnemy) : '',
  ]
  const name = speech.names.piece(piece.id)
  return (
    <>
      {look ? (
        <button
          type="button"
          className="link"
          aria-pressed={selected === piece.id}
          data-piece={piece.id}
          onClick={() => look(piece.id)}
        >
          {name}
        </button>
      ) : (
        <b>{name}</b>
      )}
      , {spoken(parts.filter(Boolean).join('; '))}.
    </>
  )
}

/** The terrain, with the squares it lies in. */
export function Terrain({ seen }: { readonly seen: Seen }) {
  const { names } = speechOf(seen)
  const map = mapOf(seen)
  return (
    <ul>
      {map.lands.map(land => (
        <li key={land.id}>
          {names.place(land.id)}: {map.extent(land)}
        </li>
      ))}
    </ul>
  )
}

/** The table as a table: letters run east, numbers run north; each square says who stands there, and the ground. */
export function MapTable({ seen }: { readonly seen: Seen }) {
  const text = textWords.use()
  const { names, squares } = speechOf(seen)
  const grid = mapOf(seen).grid()
  return (
    <div className="text-map">
      <table>
        <thead>
          <tr>
            <td />
            {grid[0]?.map(({ name }) => (
              <th key={name} scope="col">
                {name.replace(/\d+$/, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map((row, i) => (
            <tr key={row[0]?.name}>
              <th scope="row">{squares.rows - i}</th>
              {row.map(({ name, sides, land }) => (
                <td key={name}>
                  {text.mapCell([
                    ...[...sides].map(([side, count]) => `${count} ${names.side(side)}`),
                    ...(land ? [land.replaceAll('-', ' ')] : []),
                  ])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
