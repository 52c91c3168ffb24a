import type { Level, Seats } from '@sandtable/room'
import { use, useState } from 'react'
import { offeredRulings } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { FarSettings, type FarWishes, usualFar } from '../far/far-settings.tsx'
import { rulesLanguage, useWords } from '../language/index.ts'
import { Choice } from '../parts/choice.tsx'
import { Notice } from '../parts/notice.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { go } from '../route.ts'
import { against, begin, beginFar, ownRulings } from '../saves/begin.ts'
import { useSettings } from '../settings/settings.ts'
import { sayProblem } from '../words/say-problem.ts'
import { FarSeats, type FarWish, farWishOf, oneEach, seatsIn } from './far-seats.tsx'
import { ScenarioForces } from './forces.tsx'
import { order } from './map/map.tsx'
import { ScenarioRulings } from './rulings.tsx'

type Opponent = 'computer' | 'friend' | 'far'

const LEVELS: readonly Level[] = ['recruit', 'regular', 'veteran', 'general']

interface SettingsProps {
  readonly scenario: ScenarioOutline
  readonly yours: string
  setYours(side: string): void
}

/** In the order in which people decide: forces, opponent, rulings, dice. Start stays in sight; long because it is one page of markup. */
export function ScenarioSettings({ scenario, yours, setYours }: SettingsProps) {
  const { scenario: words, settings, apart: farWords } = useWords()
  const offered = use(offeredRulings())
  const { level } = useSettings()
  const [dice, setDice] = useState<'seed' | 'people'>('seed')
  const [opponent, setOpponent] = useState<Opponent>('computer')
  const [computer, setComputer] = useState<Level>(level)
  const [options, setOptions] = useState(() => ownRulings(scenario))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const apart = opponent === 'far'
  const friend = opponent === 'friend' || apart
  const [manner, setManner] = useState<FarWishes>(usualFar)
  const [left, setLeft] = useState<readonly string[]>([])
  const together: Seats = Object.fromEntries(
    scenario.sides.map(({ id }) => [id, id !== yours && left.includes(id) ? 'computer' : 'person']),
  )
  const [far, setFar] = useState<FarWish>(oneEach)
  const seats = apart ? seatsIn(scenario, far) : friend ? together : against(scenario, yours)
  /** Of three or four sides, some may be left to the computer. */
  const hand =
    friend && !apart && scenario.sides.length > 2
      ? (side: string) => setLeft(left.includes(side) ? left.filter(other => other !== side) : [...left, side])
      : undefined
  const start = async () => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const wishes = { seats, options, level: computer, dice }
      if (apart) go(`#/far/${await beginFar(scenario, { ...wishes, ...farWishOf(scenario, far) }, yours, manner)}`)
      else await begin(scenario, wishes)
    } catch (error) {
      setProblem(sayProblem(error))
      setBusy(false)
    }
  }
  return (
    <aside className="scenario-settings" aria-label={words.how}>
      <div className="scenario-choices">
        <section aria-labelledby="forces">
          <h2 id="forces">{words.forces}</h2>
          <Choice
            title={words.youPlay}
            quiet
            look="joined"
            value={yours}
            onChange={setYours}
            options={scenario.sides.map(side => ({
              value: side.id,
              label: (
                <>
                  <SideMark side={order(scenario.sides, yours).indexOf(side)} />
                  {rulesLanguage(scenario.ruleset).army(side.name)}
                </>
              ),
            }))}
          />
          <ScenarioForces scenario={scenario} yours={yours} seats={seats} hand={hand} />
        </section>
        <section aria-labelledby="opponent">
          <h2 id="opponent">{words.opponent}</h2>
          <Choice<Opponent>
            title={words.opponent}
            quiet
            look="joined"
            value={opponent}
            onChange={setOpponent}
            options={[
              { value: 'computer', label: words.opponents.computer[0] as string },
              { value: 'friend', label: words.opponents.friend[0] as string },
              { value: 'far', label: words.opponents.far[0] as string },
            ]}
          />
          {!apart && Object.values(seats).includes('computer') && (
            <Choice<Level>
              title={settings.level.title}
              quiet
              look="joined"
              value={computer}
              onChange={setComputer}
              options={LEVELS.map(value => ({ value, label: settings.level[value][0] as string }))}
            />
          )}
          <p className="scenario-note">
            {hand && !apart
              ? words.friends
              : opponent === 'computer'
                ? settings.level[computer][1]
                : words.opponents[opponent][1]}
          </p>
        </section>
        {apart && <FarSeats scenario={scenario} yours={yours} wish={far} onChange={setFar} />}
        {apart && <FarSettings value={manner} onChange={setManner} />}
        <ScenarioRulings rulings={offered[scenario.ruleset] ?? []} options={options} onChange={setOptions} />
        {!apart && (
          <section aria-labelledby="dice">
            <h2 id="dice">{settings.dice.title}</h2>
            <Choice
              title={settings.dice.title}
              quiet
              look="row"
              value={dice}
              onChange={setDice}
              options={[
                { value: 'seed', label: settings.dice.seed[0] as string },
                { value: 'people', label: settings.dice.people[0] as string },
              ]}
            />
          </section>
        )}
      </div>
      <div className="scenario-start">
        {problem && <Notice caution>{problem}</Notice>}
        <button type="button" className="button primary wide" aria-disabled={busy} onClick={() => void start()}>
          {busy ? words.laying : apart ? (manner.isOpen ? farWords.create : words.invite) : words.start}
        </button>
      </div>
    </aside>
  )
}
