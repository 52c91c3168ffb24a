import { type Id, lengthOf, listed, type Measured, type Point, show, type Unit } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { rewritten } from '../language/numbers.ts'
import { type TextWords, textWords } from '../language/text-words.ts'
import { RuleLinks } from '../parts/rule-links.tsx'
import { type Piece, pieceOf, piecesOf } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { lineText, speechOf } from '../words/speech.ts'
import { aloud } from './aloud.ts'
import { useMeasures } from './measures.ts'
import { statesText } from './states.ts'
import { mapOf } from './things.ts'

/** How many of the others are listed, nearest first. */
const NEAR = 12

interface AroundProps {
  readonly snapshot: Snapshot
  readonly piece: Id
}

/** A piece, how it stands, and who is around it: clock, distance as the rules measure it, and whether it is seen. */
export function Around({ snapshot, piece: id }: AroundProps) {
  const text = textWords.use()
  const piece = pieceOf(snapshot, id)
  const { names, squares } = speechOf(snapshot)
  const near = piece?.at ? nearest(snapshot, piece, piece.at) : []
  const measured = useMeasured(snapshot, id, near)
  const noMeasure = useMeasures(snapshot)
  if (!piece) return null
  const { at } = piece
  return (
    <>
      <h2>{at ? text.around(names.piece(id), squares.name(at)) : text.beside(names.piece(id))}</h2>
      <p>{standsText(snapshot, piece, text, noMeasure === null)}</p>
      {at && near.length > 0 && (
        <table className="text-around">
          <thead>
            <tr>
              <th scope="col">{text.columns.who}</th>
              <th scope="col" className="number">
                {text.columns.clock}
              </th>
              <th scope="col" className="number">
                {text.unitColumn[snapshot.table.unit]}
              </th>
              <th scope="col">{text.columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {near.map(other => (
              <tr key={other.id}>
                <th scope="row">
                  {names.piece(other.id)}, {squares.name(other.at as Point)}
                </th>
                <td className="number">{squares.clock(at, other.at as Point)}</td>
                <td className="number">{noMeasure ? '–' : distance(measured?.get(other.id), squares.unit)}</td>
                <td>{stateOf(snapshot, other, measured?.get(other.id), text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {at && (
        <p className="quiet">
          {text.north} {noMeasure ?? text.asMeasured}
        </p>
      )}
    </>
  )
}

/** On what ground it stands, which way it faces, and how it is. */
function standsText(snapshot: Snapshot, piece: Piece, text: TextWords, measured: boolean): string {
  const ground = piece.at ? mapOf(snapshot, measured).ground(piece.at) : []
  const parts = [
    ...(piece.at ? (ground.length > 0 ? [...new Set(ground)] : [text.open]) : []),
    statesText(snapshot, piece),
  ]
  const said = aloud(parts.filter(Boolean).join(', '))
  return said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : ''
}

const nearest = (snapshot: Snapshot, { id }: Piece, from: Point): readonly Piece[] =>
  piecesOf(snapshot)
    .filter(other => other.at && !other.gone && other.id !== id)
    .map(other => ({ other, far: lengthOf([from, other.at as Point]) + (other.side === snapshot.seat ? 1 : 0) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAR)
    .map(({ other }) => other)

const distance = (measured: Measured | undefined, unit: Unit): string =>
  measured ? rewritten(show(measured.distance, unit).replace(/[^\d.].*$/, '')) : ''

function stateOf(snapshot: Snapshot, other: Piece, measured: Measured | undefined, text: TextWords): string {
  const { names } = speechOf(snapshot)
  const state = statesText(snapshot, other)
  if (other.side === snapshot.seat) return [text.friend, state].filter(Boolean).join(', ')
  const sight = measured?.sight
  const between = sight?.profile.between ?? []
  const inTheWay = sight?.sees === 'blocked' ? between.filter(({ blocks }) => blocks).slice(0, 1) : between
  const why =
    inTheWay.length > 0
      ? listed([...new Set(inTheWay.map(({ id }) => names.place(id)))], 'and')
      : aloud(sight ? names.label(sight.says, true) : '')
  const seen = sight ? (sight.sees === 'clear' ? text.seen.clear : `${text.seen[sight.sees]}: ${why}`) : ''
  return [seen, state].filter(Boolean).join(', ')
}

/** As the rules measure from here to each of them; asked again when anything has changed. */
function useMeasured(snapshot: Snapshot, id: Id, others: readonly Piece[]): ReadonlyMap<Id, Measured> | null {
  const client = useTable(t => t.client)
  const [known, setKnown] = useState<{ readonly of: unknown; readonly all: ReadonlyMap<Id, Measured> } | null>(null)
  const key = `${id} ${others.map(other => other.id).join()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same others are another list each time
  useEffect(() => {
    let here = true
    const ask = async (other: Id) => [other, await client?.ask('measure', id, other)] as const
    void Promise.all(others.map(other => ask(other.id))).then(
      told => {
        const all = new Map(told.flatMap(([other, one]) => (one ? [[other, one] as const] : [])))
        if (here) setKnown({ of: key, all })
      },
      () => {}, // the game was closed meanwhile
    )
    return () => {
      here = false
    }
  }, [client, snapshot.view, key])
  return known?.of === key ? known.all : null
}

/** The whole sheet of a piece, line by line, each with its rule. */
export function SheetText({ piece }: { readonly piece: Id }) {
  const snapshot = useTable(t => t.snapshot)
  const sheet = useTable(t => (t.selected === piece ? t.sheet : null))
  if (!snapshot || !sheet) return null
  const { names } = speechOf(snapshot)
  return (
    <dl className="text-sheet">
      {sheet.lines.map(({ label, value, cites }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet keep their places
        <div key={i}>
          <dt>{names.label(label)}</dt>
          <dd>
            {aloud(lineText(value, names))} <RuleLinks cites={cites.slice(0, 1)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
