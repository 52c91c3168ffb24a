import { type ClockWish, type GamePace, paces } from '@sandtable/room'
import { useWords } from '../language/index.ts'
import { Choice } from '../parts/choice.tsx'
import './far.css'

/** How a game far apart is to be played. */
export interface FarWishes {
  readonly pace: GamePace
  readonly clock: ClockWish | null
  /** Anybody may take the other seats, in the lobby. */
  readonly isOpen: boolean
  readonly watch: boolean
}

export const usualFar: FarWishes = { pace: 'live', clock: null, isOpen: false, watch: false }

/** The time for the whole game in seconds, and what each go adds to it. */
const banks: { readonly [bank: string]: number } = { '600': 10, '1800': 20, '3600': 30, '259200': 43_200 }

interface FarSettingsProps {
  readonly value: FarWishes
  onChange(value: FarWishes): void
}

/** Pace, clocks, and who may join. */
export function FarSettings({ value, onChange }: FarSettingsProps) {
  const { apart } = useWords()
  const { pace, clock, isOpen, watch } = value
  const bank = clock ? String(clock.bank) : 'none'
  const wind = (chosen: string) => {
    const increment = banks[chosen]
    const wish = increment === undefined ? null : { bank: Number(chosen), increment, flag: clock?.flag ?? 'loss' }
    onChange({ ...value, clock: wish })
  }
  return (
    <section className="far-settings" aria-labelledby="pace">
      <h2 id="pace">{apart.pace}</h2>
      <Choice<GamePace>
        title={apart.pace}
        quiet
        look="joined"
        value={pace}
        onChange={next => onChange({ ...value, pace: next })}
        options={paces.map(one => ({ value: one, label: apart.paces[one][0] }))}
      />
      <p className="scenario-note">{apart.paces[pace][1]}</p>
      <label>
        <span className="label">{apart.clocks}</span>
        <select value={bank} onChange={event => wind(event.target.value)}>
          {['none', ...Object.keys(banks)].map(one => (
            <option key={one} value={one}>
              {apart.clockChoices[one]}
              {banks[one] === undefined ? '' : ` ${apart.increment(spanOf(banks[one]))}`}
            </option>
          ))}
        </select>
      </label>
      {clock && (
        <Choice<ClockWish['flag']>
          title={apart.flagged}
          look="row"
          value={clock.flag}
          onChange={flag => onChange({ ...value, clock: { ...clock, flag } })}
          options={(['loss', 'computer'] as const).map(flag => ({ value: flag, label: apart.flags[flag] }))}
        />
      )}
      <Choice<'links' | 'open'>
        title={apart.who}
        look="row"
        value={isOpen ? 'open' : 'links'}
        onChange={who => onChange({ ...value, isOpen: who === 'open' })}
        options={(['links', 'open'] as const).map(who => ({ value: who, label: apart.joins[who] }))}
      />
      <label className="far-check">
        <input
          type="checkbox"
          checked={watch}
          onChange={event => onChange({ ...value, watch: event.target.checked })}
        />{' '}
        {apart.mayWatch}
      </label>
    </section>
  )
}

const spanOf = (seconds: number): string => (seconds < 3600 ? `${seconds} s` : `${seconds / 3600} h`)
