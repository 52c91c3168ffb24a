import { actorsIn, capital, type Entry, madeBy, sentence, sumOf } from '@sandtable/kernel'
import { minus, resultText, rollTitle, tallyText, taskText, tell } from '@sandtable/room'
import { useMemo } from 'react'
import { SideMark } from '../../parts/side-mark.tsx'
import { pieceOf } from '../../play/on-table.ts'
import { useShownLog } from '../../play/playback.ts'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { speechOf } from '../../words/speech.ts'
import { type LastRoll, lastRoll } from './came-of.ts'
import { TypeDice } from './type-dice.tsx'
import './dice.css'
import { useWords } from '../../language/index.ts'

type Roll = Extract<Entry, { type: 'roll' }>

/** So far back the deed of the last roll begins, at the most. */
const BACK = 300

/** The last roll, whose it was, and in one sentence what came of it; the log has the others. */
export function DiceTray() {
  const { panels } = useWords()
  const log = useShownLog()
  const snapshot = useTable(t => t.snapshot)
  const wanted = snapshot?.wanted ?? null
  const last = useMemo(() => {
    const late = log.slice(-BACK)
    if (!snapshot) return null
    const speech = speechOf(snapshot)
    const found = lastRoll(late, tell(late, speech))
    return found && { ...found, tally: tallyText(found.at, late, speech) }
  }, [log, snapshot])
  return (
    <section className="tray" aria-label={panels.dice}>
      {/* a hand for each roll: two in a row may be alike */}
      {wanted && <TypeDice key={`${wanted.purpose} ${log.length}`} wanted={wanted} />}
      {!wanted && !last && <p className="quiet">{panels.noDice}</p>}
      {!wanted && last && <LastRolled last={last} />}
    </section>
  )
}

function LastRolled({
  last: { roll, deed, came, tally },
}: {
  readonly last: LastRoll & { readonly tally: string | null }
}) {
  const snapshot = useTable(t => t.snapshot)
  if (!snapshot) return null
  const speech = speechOf(snapshot)
  // what nobody's deed brought about is the roll of whom it is about
  const isOfDeed = deed !== null && actorsIn(deed.decision, snapshot.table.roles).length > 0
  const side = isOfDeed ? deed.side : (pieceOf(snapshot, roll.about?.[0])?.side ?? null)
  const title = rollTitle(roll, speech)
  const result = resultText(roll, speech)
  const says = came?.text ?? tally ?? (result ? `${title}: ${result}` : title)
  const parts = [...(came ? [title] : []), ...taskText(roll, speech)]
  return (
    <div className="roll">
      <p className="came">
        {side !== null && <SideMark side={sideNumber(side, snapshot)} size={12} />}
        <b>{sentence(capital(says))}</b>
      </p>
      <p className="rolled">
        <span className="label">{capital(parts.join(', '))}</span>
        <Faces roll={roll} />
      </p>
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
