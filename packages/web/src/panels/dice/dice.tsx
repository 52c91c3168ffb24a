import { type Entry, madeBy, sumOf } from '@sandtable/kernel'
import { minus, needText, purposeText, rollTitle, signed } from '@sandtable/room'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { useTable } from '../../play/store.ts'
import { speechOf } from '../../words/speech.ts'
import { TypeDice } from './type-dice.tsx'
import './dice.css'
import { useWords } from '../../language/index.ts'

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
      {/* a hand for each roll: two in a row may be alike */}
      {wanted && <TypeDice key={`${wanted.purpose} ${log.length}`} wanted={wanted} />}
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
  const speech = speechOf(snapshot)
  const { label } = speech.names
  return (
    <div className="roll">
      <span className="label">
        {/* dice that need nothing are compared with others: whose they are is what they say */}
        {roll.need === undefined ? rollTitle(roll, speech) : `${purposeText(roll, speech)}, ${needText(roll, speech)}`}
      </span>
      <Faces roll={roll} />
      {(roll.modifiers ?? [])
        .filter(m => m.by !== 0)
        .map(m => (
          <span key={label(m.says)} className="modifier">
            {label(m.says, true)} <b>{signed(m.by)}</b> <RuleLinks cites={m.cites} />
          </span>
        ))}
    </div>
  )
}

/** The dice of a roll as they lie; those that do what was needed are filled. */
export function Faces({ roll }: { readonly roll: Roll }) {
  const made = roll.need === undefined ? [] : madeBy(roll)
  const sum = sumOf(roll)
  return (
    <span className="faces">
      {roll.dice.map((die, i) => (
        // the dice of one roll have no names but their place
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={i} className={made[i] ? 'die success' : 'die'}>
          {roll.drawn?.[i] ?? die}
        </span>
      ))}
      {sum !== null && (roll.dice.length > 1 || sum !== roll.dice[0]) && <span className="sum">= {minus(sum)}</span>}
    </span>
  )
}
