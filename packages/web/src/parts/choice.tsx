import { type ReactNode, useId } from 'react'
import './choice.css'

export interface Option<T> {
  readonly value: T
  readonly label: ReactNode
  readonly note?: ReactNode
}

interface ChoiceProps<T> {
  readonly title: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** joined: joined buttons for short words. list: one below the other, with notes. row: round buttons side by side. */
  readonly look: 'joined' | 'list' | 'row'
  /** The title stands somewhere else already. */
  readonly quiet?: boolean
}

/** One of several. Real radio buttons underneath: arrow keys, screen readers and forced colours come with them. */
export function Choice<T extends string | number>({ title, options, value, onChange, look, quiet }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={`pick ${look}`}>
      <legend className={quiet ? 'offscreen' : 'label'}>{title}</legend>
      <div className="pick-options">
        {options.map(option => (
          <label key={option.value} className="pick-option">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span className="pick-label">{option.label}</span>
            {option.note && <span className="pick-note">{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
