import { type Snapshot, wantedText } from '@sandtable/room'
import { type KeyboardEvent, useState } from 'react'
import { textWords } from '../language/text-words.ts'
import { useTable } from '../play/store.ts'
import { diceOrder } from '../words/dice-order.ts'
import { speechOf } from '../words/speech.ts'
import { useAnswers } from './answer.ts'
import { COMMAND } from './focus.ts'
import { hear } from './hear.ts'

/** One line for everything. The arrows bring back what was typed before; the focus stays here. */
export function CommandLine({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const [line, setLine] = useState('')
  const [at, setAt] = useState(0)
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    void hear(line, () => document.querySelector<HTMLElement>('.text-prompt h1')?.focus())
    setLine('')
    setAt(0)
  }
  const pressed = (event: KeyboardEvent) => {
    const { typed } = useAnswers.getState()
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Escape') {
      setLine('')
      if (!line) useTable.getState().cancel()
    } else if (step !== 0) {
      const next = Math.max(0, Math.min(typed.length, at + step))
      setAt(next)
      setLine(next === 0 ? '' : (typed.at(-next) ?? ''))
    } else return
    event.preventDefault()
  }
  return (
    <form className="text-command" aria-label={textWords.now().commandLabel} onSubmit={send}>
      <label htmlFor={COMMAND}>{text.command}</label>
      <span className="text-line">
        <input
          id={COMMAND}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby="text-hint"
          onChange={event => setLine(event.target.value)}
          onKeyDown={pressed}
        />
        <button type="submit" className="button">
          {text.send}
        </button>
      </span>
      <p id="text-hint" className="text-hint">
        {snapshot.wanted ? <DiceHint snapshot={snapshot} /> : <Hints />}
      </p>
    </form>
  )
}

function Hints() {
  const text = textWords.use()
  const { hint, commands } = text
  return (
    <>
      {hint.sends} <code>{commands.why.names[0]} 4</code> {hint.why} <code>{commands.look.names[0]}</code> {hint.look}{' '}
      <code>{commands.sight.names[0]}</code> {hint.sight} <code>{commands.undo.names[0]}</code>,{' '}
      <code>{commands.list.names[0]}</code>, <code>{commands.help.names[0]}</code>.
    </>
  )
}

function DiceHint({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const { wanted } = snapshot
  if (!wanted) return null
  const shown = wanted.names ? `${wanted.names.join(', ')}.` : text.faceRange(wanted.faces)
  return (
    <>
      {text.roll(wanted.count, wantedText(wanted, speechOf(snapshot)))} {shown} {diceOrder(wanted, snapshot)}
    </>
  )
}
