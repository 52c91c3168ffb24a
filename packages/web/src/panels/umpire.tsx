import { type Id, type Point, point, UMPIRE, type Unit } from '@sandtable/kernel'
import type { Settable, Snapshot, Umpiring } from '@sandtable/room'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Dialog } from '../keys/dialog.tsx'
import { showOverlay } from '../keys/overlays.ts'
import { RULES, rulesLanguage } from '../language/index.ts'
import { Deed } from '../parts/deed.tsx'
import { Notice } from '../parts/notice.tsx'
import { pieceOf, piecesOf } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { routeOf } from '../route.ts'
import { sayProblem } from '../words/say-problem.ts'
import { speechOf } from '../words/speech.ts'
import { umpireWords } from './umpire-words.ts'
import './umpire.css'

/** What people agree on where no rule decides: a piece is changed, dice are rolled, something is ruled. */
export function Umpire() {
  const isUmpire = useTable(t => t.snapshot?.seat === UMPIRE)
  return isUmpire ? <UmpiresDesk /> : <TakeTheSeat />
}

/** Whoever takes the umpire's seat sees what is secret: that is said first, and noted. */
function TakeTheSeat() {
  const umpire = umpireWords.use()
  return (
    <Dialog name="umpire" title={umpire.title}>
      <Notice caution>{umpire.warning}</Notice>
      <p className="quiet">{umpire.about}</p>
      <Deed word={umpire.sit} act={() => useTable.getState().umpireSits(umpireWords.now().looks)} />
    </Dialog>
  )
}

function UmpiresDesk() {
  const umpire = umpireWords.use()
  const [said, setSaid] = useState<string | null>(null)
  const act = (deed: Umpiring): void => {
    const done = useTable.getState().client?.ask('umpire', deed)
    done?.then(
      () => setSaid(umpireWords.now().done),
      error => setSaid(sayProblem(error)),
    )
  }
  return (
    <Dialog name="umpire" title={umpire.title}>
      <p className="quiet">{umpire.about}</p>
      <PieceForm act={act} say={setSaid} />
      <RollForm act={act} />
      <RulingForm act={act} />
      <Verdicts act={act} />
      {said && <Notice>{said}</Notice>}
      <LeaveTheSeat />
    </Dialog>
  )
}

/** Back to the game; far apart the umpire keeps the seat. */
function LeaveTheSeat() {
  const umpire = umpireWords.use()
  if (routeOf(location.hash).screen !== 'play') return null
  const leave = (): void => {
    showOverlay(null)
    useTable.getState().umpireLeaves()
  }
  return (
    <button type="button" className="button" onClick={leave}>
      {umpire.leave}
    </button>
  )
}

/** While the umpire sits at a table here: everything lies open, and the way back. */
export function UmpireSits() {
  const umpire = umpireWords.use()
  const isUmpire = useTable(t => t.snapshot?.seat === UMPIRE)
  if (!isUmpire || routeOf(location.hash).screen !== 'play') return null
  return (
    <div className="umpire-sits">
      <Notice caution>{umpire.sits}</Notice>
      <button type="button" className="button" onClick={() => showOverlay('umpire')}>
        {umpire.open}
      </button>
      <LeaveTheSeat />
    </div>
  )
}

const OTHER_TABLES = ['unit', 'side', 'terrain'] as const

const idsIn = ({ view }: Pick<Snapshot, 'view'>, table: (typeof OTHER_TABLES)[number]): readonly Id[] =>
  (view.tables[table] as readonly { readonly id: Id }[]).map(({ id }) => id)

/** What goes for a whole side: its last decision is taken back, or the game is over. */
function Verdicts({ act }: Acting) {
  const umpire = umpireWords.use()
  const table = useTable(t => t.snapshot?.table)
  if (!table) return null
  const name = (side: Id): string => rulesLanguage(table.ruleset).army(table.names[side] ?? side)
  return (
    <div className="umpire-form">
      {table.sides.map(side => (
        <button key={side} type="button" className="button" onClick={() => act({ does: 'take back', side })}>
          {umpire.takeBack(name(side))}
        </button>
      ))}
      <h3>{umpire.ends}</h3>
      <p className="row">
        {table.sides.map(side => (
          <button key={side} type="button" className="button" onClick={() => act({ does: 'end', winners: [side] })}>
            {umpire.wins(name(side))}
          </button>
        ))}
        <button type="button" className="button" onClick={() => act({ does: 'end', winners: [] })}>
          {umpire.drawn}
        </button>
      </p>
    </div>
  )
}

interface Acting {
  act(deed: Umpiring): void
}

type Given = { readonly [field: string]: Settable['value'] }

function PieceForm({ act, say }: Acting & { say(said: string): void }) {
  const umpire = umpireWords.use()
  const snapshot = useTable(t => t.snapshot)
  const pieces = piecesOf(snapshot)
  const [piece, setPiece] = useState<Id>(() => useTable.getState().selected ?? pieces[0]?.id ?? '')
  const [known, given, give] = useSettables(piece)
  if (!snapshot) return null
  const change = (): void => {
    const changed = known.filter(({ field, value }) => given[field] !== value && given[field] !== undefined)
    const { east, north, ...fields } = Object.fromEntries(changed.map(({ field }) => [field, given[field] ?? null]))
    const at = east === undefined && north === undefined ? {} : { at: [given.east ?? 0, given.north ?? 0] as const }
    if (changed.length === 0) say(umpire.nothing)
    else if (other) act({ does: 'alter', table: other, id: piece, fields })
    else act({ does: 'change', piece, fields: { ...fields, ...at } })
  }
  const other = OTHER_TABLES.find(table => idsIn(snapshot, table).includes(piece))
  const chosen = pieceOf(snapshot, piece) as { readonly [field: string]: unknown } | undefined
  /** A new piece of the same kind and unit, at the same place: it can be moved from there. */
  const another = (): void => {
    const { kind, side, unit } = chosen as { readonly kind: string; readonly side: string; readonly unit?: string }
    const id = `${piece}-${Object.keys(snapshot.view.tables.piece).length + 1}`
    const at = [Number(given.east ?? places.east ?? 0), Number(given.north ?? places.north ?? 0)] as const
    act({ does: 'place', piece: { id, kind, side, ...(unit && { unit }), at } })
  }
  /** In the middle of the table: it can be moved from there. */
  const comeBack = (): void => {
    const { width, depth, unit } = snapshot.table
    const at = point.write([Math.round(width / 2), Math.round(depth / 2)], unit)
    act({ does: 'change', piece, fields: { gone: false, at } })
  }
  const places = Object.fromEntries(known.map(({ field, value }) => [field, value]))
  return (
    <Form title={umpire.states} does={umpire.change} onSubmit={change}>
      <WhatChanges chosen={piece} choose={setPiece} snapshot={snapshot} />
      <div className="umpire-states">
        {known.map(state => (
          <State key={state.field} state={state} value={given[state.field] ?? state.value} give={give} />
        ))}
      </div>
      {chosen && (
        <p className="row">
          {chosen.gone ? (
            <button type="button" className="button" onClick={comeBack}>
              {umpire.back}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => act({ does: 'remove', piece })}>
              {umpire.remove}
            </button>
          )}
          <button type="button" className="button" onClick={another}>
            {umpire.another}
          </button>
        </p>
      )}
    </Form>
  )
}

interface WhatChangesProps {
  readonly chosen: Id
  choose(id: Id): void
  readonly snapshot: Snapshot
}

/** A piece, or a record of another table. */
function WhatChanges({ chosen, choose, snapshot }: WhatChangesProps) {
  const umpire = umpireWords.use()
  const { names } = speechOf(snapshot)
  const lists = [
    [umpire.pieces, piecesOf(snapshot).filter(({ gone }) => !gone)],
    [umpire.gone, piecesOf(snapshot).filter(({ gone }) => gone)],
  ] as const
  return (
    <label>
      <span className="label">{umpire.piece}</span>
      <select value={chosen} onChange={event => choose(event.target.value)}>
        {lists.map(([label, pieces]) => (
          <optgroup key={label} label={label}>
            {pieces.map(({ id }) => (
              <option key={id} value={id}>
                {names.piece(id)}
              </option>
            ))}
          </optgroup>
        ))}
        {OTHER_TABLES.map(table => (
          <optgroup key={table} label={umpire[table]}>
            {idsIn(snapshot, table).map(id => (
              <option key={id} value={id}>
                {table === 'unit' ? names.unit(id) : table === 'side' ? names.side(id) : names.place(id)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/** The states of a piece with its place, and what has been put in for them. */
function useSettables(piece: Id): [readonly Settable[], Given, (given: Given) => void] {
  const snapshot = useTable(t => t.snapshot)
  const [known, setKnown] = useState<readonly Settable[]>([])
  const [given, setGiven] = useState<Given>({})
  useEffect(() => {
    const { client } = useTable.getState()
    const at = pieceOf(snapshot, piece)?.at
    const place = at && snapshot ? placeOf(at, snapshot.table.unit) : []
    setGiven({})
    client?.ask('settables', piece).then(
      states => setKnown([...place, ...states]),
      () => setKnown([]),
    )
  }, [piece, snapshot])
  return [known, given, more => setGiven({ ...given, ...more })]
}

/** Where it stands, in the lengths that people measure. */
function placeOf(at: Point, unit: Unit): readonly Settable[] {
  const [east, north] = point.write(at, unit) as readonly [number, number]
  return [
    { field: 'east', value: east },
    { field: 'north', value: north },
  ]
}

interface StateProps {
  readonly state: Settable
  readonly value: Settable['value']
  give(given: Given): void
}

function State({ state: { field, options }, value, give }: StateProps) {
  const umpire = umpireWords.use()
  const place = field === 'east' || field === 'north'
  const id = useId()
  return (
    <div className={typeof value === 'boolean' ? 'state tick' : 'state'}>
      <label className="label" htmlFor={id} lang={place ? undefined : RULES}>
        {place ? umpire[field] : labelOf(field)}
      </label>
      {options ? (
        <select id={id} lang={RULES} value={String(value)} onChange={event => give({ [field]: event.target.value })}>
          {options.map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : typeof value === 'boolean' ? (
        <input id={id} type="checkbox" checked={value} onChange={event => give({ [field]: event.target.checked })} />
      ) : (
        <input
          id={id}
          type="number"
          step="any"
          value={String(value)}
          onChange={event => give({ [field]: Number(event.target.value) })}
        />
      )}
    </div>
  )
}

/** 'doubleTime' is double time, 'ap' is AP. */
export const labelOf = (field: string): string =>
  field.length < 3
    ? field.toUpperCase()
    : field.replaceAll(/[A-Z-]/g, sign => ` ${sign.toLowerCase()}`).replaceAll('-', '')

function RollForm({ act }: Acting) {
  const umpire = umpireWords.use()
  const [purpose, setPurpose] = useState('')
  const [count, setCount] = useState(1)
  const [faces, setFaces] = useState(6)
  const roll = (): void => act({ does: 'roll', purpose: purpose.trim() || umpire.anyPurpose, count, faces })
  return (
    <Form title={umpire.roll} does={umpire.rollNow} onSubmit={roll}>
      <div className="umpire-states">
        <label>
          <span className="label">{umpire.purpose}</span>
          <input value={purpose} maxLength={60} onChange={event => setPurpose(event.target.value)} />
        </label>
        <NumberField title={umpire.count} value={count} most={100} set={setCount} />
        <NumberField title={umpire.faces} value={faces} most={1000} set={setFaces} />
      </div>
    </Form>
  )
}

interface NumberProps {
  readonly title: string
  readonly value: number
  readonly most: number
  set(value: number): void
}

const NumberField = ({ title, value, most, set }: NumberProps) => (
  <label>
    <span className="label">{title}</span>
    <input type="number" min={1} max={most} value={value} onChange={event => set(Number(event.target.value))} />
  </label>
)

function RulingForm({ act }: Acting) {
  const umpire = umpireWords.use()
  const [said, setSaid] = useState('')
  const rule = (): void => {
    if (said.trim() !== '') act({ does: 'say', words: said.trim() })
    setSaid('')
  }
  return (
    <Form title={umpire.say} does={umpire.announce} onSubmit={rule}>
      <label>
        <span className="label">{umpire.words}</span>
        <input value={said} maxLength={300} onChange={event => setSaid(event.target.value)} />
      </label>
    </Form>
  )
}

interface FormProps {
  readonly title: string
  /** What the button does. */
  readonly does: string
  readonly children: ReactNode
  onSubmit(): void
}

const Form = ({ title, does, children, onSubmit }: FormProps) => (
  <form
    className="umpire-form"
    aria-label={title}
    onSubmit={event => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <h3>{title}</h3>
    {children}
    <button type="submit" className="button">
      {does}
    </button>
  </form>
)
