import type { Id } from '@sandtable/kernel'
import type { TableView } from '@sandtable/room'
import { Fragment, useState } from 'react'
import { SideMark } from '../parts/side-mark.tsx'
import { PutRight } from './put-right.tsx'
import { type Listed, markOf, piecesIn, speechAt } from './speech.ts'
import { companionWords } from './words.ts'

/** Everybody with the markers that players keep. A piece is tapped to put something right. */
export function Forces({ view, other }: { readonly view: TableView; other(): void }) {
  const words = companionWords.use()
  const { names } = speechAt(view)
  const [chosen, choose] = useState<Id | null>(null)
  return (
    <section className="companion-forces" aria-label={words.tabs.forces}>
      {view.table.sides.map(side => {
        const own = piecesIn(view).filter(piece => piece.side === side)
        const holds = view.holds[side] ?? []
        return (
          <div key={side}>
            <h2>
              <SideMark side={markOf(side, view)} size={12} /> {names.side(side)}{' '}
              <span className="quiet">
                {own.filter(({ gone }) => !gone).length}/{own.length}
              </span>
            </h2>
            {holds.length > 0 && <p className="quiet">{holds.map(one => names.label(one)).join(', ')}</p>}
            <ul>
              {own.map(piece => (
                <Row
                  key={piece.id}
                  piece={piece}
                  view={view}
                  isOpen={piece.id === chosen}
                  open={() => choose(piece.id === chosen ? null : piece.id)}
                />
              ))}
            </ul>
          </div>
        )
      })}
      <button type="button" className="button" onClick={other}>
        {words.other}
      </button>
    </section>
  )
}

interface RowProps {
  readonly piece: Listed
  readonly view: TableView
  readonly isOpen: boolean
  open(): void
}

function Row({ piece, view, isOpen, open }: RowProps) {
  const { names } = speechAt(view)
  const marks = view.marks[piece.id] ?? []
  return (
    <li className={piece.gone ? 'gone' : ''}>
      <button type="button" className="companion-row" aria-expanded={isOpen} onClick={open}>
        <b>{names.piece(piece.id)}</b>
        <span>
          {marks.map((mark, i) => (
            <Fragment key={mark.says + JSON.stringify(mark.args)}>
              {i > 0 && ' '}
              <span className="companion-tag">{names.label(mark, true)}</span>
            </Fragment>
          ))}
        </span>
      </button>
      {isOpen && <PutRight key={JSON.stringify(marks)} piece={piece.id} isGone={piece.gone} done={open} />}
    </li>
  )
}
