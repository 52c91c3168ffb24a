import type { Entry } from '@sandtable/kernel'
import { useState } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../store.ts'
import { madeBy, minus, needText, purpose, signed, sumOf } from '../telling.ts'
import { speechOf } from '../words/speech.ts'
import './dice.css'
import { useWords } from '../language/index.ts'

type Roll = Extract<Entry, { type: 'roll' }>

/** How many rolls stay on the tray. */
const SHOWN = 4

/** Dice that are seen: what they were for, what was needed, and each modifier with its rule. */
export function DiceTray() {
  const { panels } = useWords()
  const log = useTable(t => t.log)
  const wanted = useTable(t => t.snapshot?.wanted ?? null)
  const rolls = log
    .flatMap((entry, place) => (entry.type === 'roll' ? [{ roll: entry, place }] : []))
    .slice(-SHOWN)
    .reverse()
  return (
    <section className="tray" aria-label={panels.dice}>
      {wanted && <TypeDice key={`${wanted.purpose} ${wanted.count}`} />}
      {!wanted && rolls.length === 0 && <p className="quiet">{panels.noDice}</p>}
      {rolls.map(({ roll, place }) => (
        <RollRow key={place} roll={roll} />
      ))}
    </section>
  )
}

function RollRow({ roll }: { readonly roll: Roll }) {
  const snapshot = useTable(t => t.snapshot)
  if (!snapshot) return null
  const { names, words } = speechOf(snapshot)
  const { label } = names
  const made = roll.need === undefined ? [] : madeBy(roll, words)
  const sum = sumOf(roll, words)
  return (
    <div className="roll">
      <span className="label">
        {purpose(roll, words).replace(/,$/, '')}
        {roll.need !== undefined && `, ${needText(roll, words)}`}
      </span>
      <span className="faces">
        {roll.dice.map((die, i) => (
          // the dice of one roll have no names but their place
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={i} className={made[i] ? 'die success' : 'die'}>
            {roll.drawn?.[i] ?? die}
          </span>
        ))}
        {sum !== null && <span className="sum">= {minus(sum)}</span>}
      </span>
      {(roll.modifiers ?? [])
        .filter(m => m.by !== 0)
        .map(m => (
          <span key={m.says} className="modifier">
            {label(m.says, true)} <b>{signed(m.by)}</b> <RuleLinks cites={m.cites.slice(0, 1)} />
          </span>
        ))}
    </div>
  )
}

/** Real dice: one key a die, and the focus stays where it is. */
function TypeDice() {
  const { panels } = useWords()
  const wanted = useTable(t => t.snapshot?.wanted)
  const enter = useTable(t => t.enter)
  const [typed, setTyped] = useState<readonly number[]>([])
  const [wrong, setWrong] = useState('')
  if (!wanted) return null
  const take = (key: string): void => {
    const die = Number(key)
    if (key === 'Backspace') setTyped(typed.slice(0, -1))
    else if (!Number.isInteger(die)) return
    else if (die < 1 || die > wanted.faces) setWrong(panels.dieRange(wanted.faces))
    else {
      const all = [...typed, die]
      setWrong('')
      setTyped(all)
      if (all.length === wanted.count) void enter(all)
    }
  }
  return (
    <div className="typing">
      <label className="label" htmlFor="typed-dice">
        {panels.typeDice(wanted.count, wanted.purpose.replaceAll('-', ' '))}
      </label>
      {/* biome-ignore lint/a11y/noAutofocus: the dice are what the game waits for */}
      <input id="typed-dice" autoFocus readOnly value={typed.join(' ')} onKeyDown={event => take(event.key)} />
      <span role="alert">{wrong}</span>
    </div>
  )
}
