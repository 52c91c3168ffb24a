import type { Snapshot } from '@sandtable/room'
import { useHint } from '../keys/bindings.ts'
import { perform } from '../keys/listen.ts'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { type TextWords, textWords } from '../language/text-words.ts'
import { useSay } from '../panels/prompt/reasons.tsx'
import { isAsked } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { switchForm } from '../settings/settings.ts'
import { namesOf } from '../words/names.ts'
import { phrase } from '../words/phrase.ts'
import { tellingOf } from '../words/speech.ts'
import { COMMAND } from './focus.ts'

/** The ways to what matters, where the game stands in one sentence, and the way back to the table. */
export function TextBar({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  return (
    <>
      <nav className="text-skips" aria-label={text.tools}>
        <Skip to="choices" says={text.skip.choices} />
        <Skip to="text-log" says={text.skip.log} />
        <Skip to={COMMAND} says={text.skip.command} />
      </nav>
      <header className="text-bar">
        <a className="numeral text-wordmark" href="#/" aria-label={text.home}>
          Sandtable
        </a>
        <p>{standsText(snapshot, text)}</p>
        <Tools snapshot={snapshot} />
      </header>
    </>
  )
}

/** Within the page: an address would leave the game. */
function Skip({ to, says }: { readonly to: string; readonly says: string }) {
  const go = () => {
    const goal = document.getElementById(to)
    const target = goal?.querySelector<HTMLElement>('h1, h2') ?? goal
    if (target && !target.matches('input') && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus()
  }
  return (
    <button type="button" className="link" onClick={go}>
      {says}
    </button>
  )
}

/** 'The farm on the lane, turn 3 of 8, German turn. You are British. You may react.' */
function standsText(snapshot: Snapshot, text: TextWords): string {
  const { table, view, seat, prompt, outcome } = snapshot
  const names = namesOf(snapshot)
  const {
    turn = 0,
    last = null,
    side,
    phase,
  } = view.tables.game[0] as {
    readonly turn?: number
    readonly last?: number | null
    readonly side?: string | null
    readonly phase?: string
  }
  const told = tellingOf(table.ruleset).steps?.find(one => one.phase === phase)?.says
  const step = told ? phrase(told) : phase?.replaceAll('-', ' ')
  const parts = [table.title, text.turn(turn, last), side ? text.sidesTurn(names.side(side)) : '', step ?? '']
  const may = outcome
    ? text.may.over
    : prompt && isAsked(snapshot)
      ? side && side !== seat
        ? text.may.react
        : text.may.asked
      : text.may.wait
  return `${parts.filter(Boolean).join(', ')}. ${text.you(names.side(seat))} ${may}`
}

function Tools({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const { page } = useWords()
  const { undo, redo } = useTable.getState()
  const [undoHint, rulesHint, formHint] = [useHint('undo'), useHint('rules'), useHint('text')]
  const why = snapshot.whyNoUndo
  const say = useSay()
  return (
    <p className="row">
      <button
        type="button"
        className="link"
        aria-disabled={why !== null}
        title={why ? say(why) : undoHint}
        onClick={() => why === null && void undo()}
      >
        {text.undo}
      </button>
      {snapshot.canRedo && (
        <button type="button" className="link" onClick={() => void redo()}>
          {text.redo}
        </button>
      )}
      <button type="button" className="link" title={rulesHint} onClick={() => perform('rules')}>
        {text.rules}
      </button>
      <button type="button" className="link" onClick={() => showOverlay('menu')}>
        {text.menu}
      </button>
      <button type="button" className="link" title={formHint} onClick={switchForm}>
        {page.toTable}
      </button>
    </p>
  )
}
