import { actorsIn, allowed, type Id, type Measured, type Sheet, targetsIn } from '@sandtable/kernel'
import type { Odds, Prospect } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import type { GameClient } from '../../game/client.ts'
import { SideMark } from '../../parts/side-mark.tsx'
import { pieceOf } from '../../play/on-table.ts'
import { type TableState, useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import type { Names } from '../../words/names.ts'
import { percent } from '../../words/odds.ts'
import { lineText, speechOf } from '../../words/speech.ts'
import './floats.css'
import { useWords } from '../../language/index.ts'

/** A pointer that rests on a piece for so long asks about it. */
const BEAT = 350

export interface Known {
  readonly piece: Id
  readonly sheet: Sheet | null
  readonly measured: Measured | null
  readonly odds: Odds | null
}

/** What the piece under the pointer is, how it stands, and what the selected one could do to it. One at a time, after a beat. */
export function HoverCard() {
  const over = useTable(t => t.hover?.piece ?? null)
  const selected = useTable(t => t.selected)
  const busy = useTable(t => t.menu !== null || t.unseen.length > 0 || isDrafted(t, t.hover?.piece))
  const [known, setKnown] = useState<Known | null>(null)
  const [place, setPlace] = useState({ px: 0, py: 0 })
  const shown = useRef(false)
  useEffect(() => {
    if (!over || busy || over === selected) return
    let here = true
    const tell = (told: Known): void => {
      if (!here || useTable.getState().hover?.piece !== over) return
      shown.current = true
      setKnown(told)
    }
    const timer = setTimeout(() => {
      const { client, hover, draft, prospects } = useTable.getState()
      if (!client || !hover) return
      setPlace({ px: hover.px, py: hover.py })
      // the game may go on meanwhile: there is nothing to tell then
      // the odds of a draft are in the prompt: others beside them would contradict it
      void askAbout(client, over, selected, draft ? [] : prospects).then(tell, () => {})
    }, BEAT)
    return () => {
      here = false
      clearTimeout(timer)
      // only what is shown is taken away: while the computer plays, this happens many times a second
      if (shown.current) setKnown(null)
      shown.current = false
    }
  }, [over, selected, busy])
  if (!known || known.piece !== over) return null
  return (
    <div className="hover-card" role="tooltip" style={beside(place.px, place.py)}>
      <About known={known} />
    </div>
  )
}

/** Its name, its sheet in short, and how it stands to the selected piece. */
export function About({ known }: { readonly known: Known }) {
  const { odds } = useWords()
  const selected = useTable(t => t.selected)
  const snapshot = useTable(t => t.snapshot)
  if (!snapshot) return null
  const { names } = speechOf(snapshot)
  const piece = pieceOf(snapshot, known.piece)
  const hit = known.odds?.chances.find(({ piece: id, what }) => id === known.piece && what === 'gone')
  return (
    <>
      <p className="named">
        {piece && <SideMark side={sideNumber(piece.side, snapshot)} size={12} />} {names.piece(known.piece)}
      </p>
      {known.sheet && <p>{short(known.sheet, names)}</p>}
      {known.measured && selected && (
        <p className="from">
          {odds.from(names.piece(selected))} {names.say(known.measured.sight?.says ?? known.measured.says)}
        </p>
      )}
      {known.odds && (
        <p className="from">{hit ? odds.falls(percent(hit.chance, !known.odds.exact)) : odds.cannotFall}</p>
      )}
    </>
  )
}

/** What is being decided about stands in the prompt already. */
const isDrafted = ({ draft, snapshot }: TableState, piece: Id | null | undefined): boolean =>
  draft !== null &&
  piece != null &&
  [...actorsIn(draft, snapshot?.table.roles ?? {}), ...targetsIn(draft, snapshot?.table.roles ?? {})].includes(piece)

/** Below and to the right of the pointer, or to the other side of it where that would leave the table. */
export function beside(px: number, py: number): { readonly [side: string]: number } {
  const table = document.querySelector('main.table')
  const [wide, high] = [table?.clientWidth ?? 0, table?.clientHeight ?? 0]
  return {
    ...(px > wide * 0.62 ? { right: wide - px + 18 } : { left: px + 20 }),
    ...(py > high * 0.6 ? { bottom: high - py + 14 } : { top: py + 16 }),
  }
}

/** Its sheet, one after the other: the labels that matter most come first in every set. */
const short = ({ lines }: Sheet, names: Names): string =>
  lines
    .slice(0, 4)
    .map(({ label, value }) => `${names.label(label)}: ${lineText(value, names)}`)
    .join('; ')

/** All that is to be told about a piece. */
export async function askAbout(
  client: GameClient,
  piece: Id,
  selected: Id | null,
  prospects: readonly Prospect[],
): Promise<Known> {
  const attack = prospects.find(({ question }) => question?.choices.some(c => c.value === piece && allowed(c)))
  const [sheet, measured] = await Promise.all([
    client.ask('sheet', piece),
    selected ? client.ask('measure', selected, piece) : null,
  ])
  const decision = attack?.question && { ...attack.draft, [attack.question.field]: piece }
  const odds = decision ? await client.ask('aim', decision).catch(() => null) : null
  return { piece, sheet, measured, odds }
}
