import { useState } from 'react'
import { against, begin, ownRulings } from '../begin.ts'
import { findSet } from '../catalogue.ts'
import type { Seats } from '../game/messages.ts'
import type { ScenarioOutline } from '../outline.ts'
import { Choice } from '../parts/choice.tsx'
import { Notice } from '../parts/notice.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { useSettings } from '../settings.ts'
import { sayProblem } from '../words/say-problem.ts'
import { ScenarioForces } from './scenario-forces.tsx'
import { order } from './scenario-map.tsx'
import { ScenarioRulings } from './scenario-rulings.tsx'

type Opponent = 'easy' | 'usual' | 'friend'

interface SettingsProps {
  readonly scenario: ScenarioOutline
  readonly yours: string
  setYours(side: string): void
}

/** In the order in which people decide: forces, opponent, rulings, dice. Start stays in sight; long because it is one page of markup. */
export function ScenarioSettings({ scenario, yours, setYours }: SettingsProps) {
  const { level, dice, set: setSettings } = useSettings()
  const [opponent, setOpponent] = useState<Opponent>(level)
  const [options, setOptions] = useState(() => ownRulings(scenario))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const friend = opponent === 'friend'
  const [left, setLeft] = useState<readonly string[]>([])
  const together: Seats = Object.fromEntries(
    scenario.sides.map(({ id }) => [id, id !== yours && left.includes(id) ? 'computer' : 'person']),
  )
  const seats = friend ? together : against(scenario, yours)
  /** Of three or four sides, some may be left to the computer. */
  const hand =
    friend && scenario.sides.length > 2
      ? (side: string) => setLeft(left.includes(side) ? left.filter(other => other !== side) : [...left, side])
      : undefined
  const start = async () => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await begin(scenario, { seats, options, level: friend ? level : opponent, dice })
    } catch (error) {
      setProblem(sayProblem(error))
      setBusy(false)
    }
  }
  return (
    <aside className="scenario-settings" aria-label="How it is played">
      <div className="scenario-choices">
        <section aria-labelledby="forces">
          <h2 id="forces">Forces</h2>
          <Choice
            title="You play"
            quiet
            look="joined"
            value={yours}
            onChange={setYours}
            options={scenario.sides.map(side => ({
              value: side.id,
              label: (
                <>
                  <SideMark side={order(scenario.sides, yours).indexOf(side)} />
                  {side.name}
                </>
              ),
            }))}
          />
          <ScenarioForces scenario={scenario} yours={yours} seats={seats} hand={hand} />
        </section>
        <section aria-labelledby="opponent">
          <h2 id="opponent">Opponent</h2>
          <Choice<Opponent>
            title="Opponent"
            quiet
            look="joined"
            value={opponent}
            onChange={setOpponent}
            options={[
              { value: 'easy', label: 'Computer, easy' },
              { value: 'usual', label: 'Computer' },
              { value: 'friend', label: 'A friend here' },
            ]}
          />
          <p className="scenario-note">{opponents[hand ? 'friends' : opponent]}</p>
        </section>
        <ScenarioRulings rulings={findSet(scenario.ruleset)?.offered ?? []} options={options} onChange={setOptions} />
        <section aria-labelledby="dice">
          <h2 id="dice">Dice</h2>
          <Choice
            title="Dice"
            quiet
            look="row"
            value={dice}
            onChange={value => setSettings({ dice: value })}
            options={[
              { value: 'seed', label: 'Sandtable rolls' },
              { value: 'people', label: 'I roll and type them' },
            ]}
          />
        </section>
      </div>
      <div className="scenario-start">
        {problem && <Notice caution>{problem}</Notice>}
        <button type="button" className="button primary wide" aria-disabled={busy} onClick={() => void start()}>
          {busy ? 'Laying the table' : 'Start the battle'}
        </button>
      </div>
    </aside>
  )
}

const opponents: { readonly [who in Opponent | 'friends']: string } = {
  easy: 'Decides by chance. Good for learning where everything is.',
  usual: 'Plays to its orders. It sees only what its figures see.',
  friend: 'You take turns at this screen. A curtain falls between you where something is secret.',
  friends: 'You take turns at this screen. Click on friend above to give that side to the computer.',
}
