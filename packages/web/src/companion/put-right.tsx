import type { Id, Value } from '@sandtable/kernel'
import type { Settable } from '@sandtable/room'
import { useEffect, useId, useState } from 'react'
import { RULES } from '../language/index.ts'
import { labelOf } from '../panels/umpire.tsx'
import { another, correct, statesOf } from './store.ts'
import { companionWords } from './words.ts'

/** What people put right by hand: every state of a piece that has a plain value. */
export function PutRight({ piece, isGone, done }: { readonly piece: Id; readonly isGone: boolean; done(): void }) {
  const words = companionWords.use()
  const [known, setKnown] = useState<readonly Settable[]>([])
  const [given, give] = useState<{ readonly [field: string]: Value }>({})
  useEffect(() => {
    let current = true
    statesOf(piece).then(
      states => current && setKnown(states),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [piece])
  return (
    <form
      className="companion-right"
      aria-label={words.putRight}
      onSubmit={event => {
        event.preventDefault()
        if (Object.keys(given).length > 0) void correct(piece, given)
        done()
      }}
    >
      {known.map(state => (
        <State
          key={state.field}
          state={state}
          value={given[state.field] ?? state.value}
          set={value => give({ ...given, [state.field]: value })}
        />
      ))}
      <div className="row">
        <button type="submit" className="button primary">
          {words.save}
        </button>
        <button type="button" className="button" onClick={() => void correct(piece, { gone: !isGone })}>
          {isGone ? words.comesBack : words.goesOut}
        </button>
        <button type="button" className="button" onClick={() => void another(piece)}>
          {words.another}
        </button>
      </div>
    </form>
  )
}

interface StateProps {
  readonly state: Settable
  readonly value: Value
  set(value: Value): void
}

/** A word of several, yes or no, or a number with a thumb's button on either side. */
function State({ state: { field, options }, value, set }: StateProps) {
  const words = companionWords.use()
  const id = useId()
  const label = (
    <label htmlFor={id} lang={RULES}>
      {labelOf(field)}
    </label>
  )
  if (options)
    return (
      <div className="companion-state">
        {label}
        <select id={id} lang={RULES} value={String(value)} onChange={event => set(event.target.value)}>
          {options.map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
    )
  if (typeof value === 'boolean')
    return (
      <div className="companion-state">
        {label}
        <button id={id} type="button" className="button" aria-pressed={value} onClick={() => set(!value)}>
          {value ? words.yes : words.no}
        </button>
      </div>
    )
  return (
    <div className="companion-state">
      {label}
      <span className="row">
        <button
          type="button"
          className="button"
          aria-label={`− ${labelOf(field)}`}
          onClick={() => set(Number(value) - 1)}
        >
          −
        </button>
        <input id={id} type="number" step="any" value={String(value)} onChange={e => set(Number(e.target.value))} />
        <button
          type="button"
          className="button"
          aria-label={`+ ${labelOf(field)}`}
          onClick={() => set(Number(value) + 1)}
        >
          +
        </button>
      </span>
    </div>
  )
}
