import type { GameWish, Level, Seats } from '@sandtable/room'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { useWords } from '../language/index.ts'
import { Choice } from '../parts/choice.tsx'

/** What is chosen about the people of a game far apart. */
export interface FarWish {
  /** How many people play a side; none where the computer does. */
  readonly people: { readonly [side: string]: number }
  readonly levels: { readonly [side: string]: Level }
  readonly umpire: boolean
  readonly sees: string
  readonly delay: number
  readonly talk: boolean
}

export const oneEach: FarWish = { people: {}, levels: {}, umpire: false, sees: '', delay: 0, talk: false }

const peopleOf = ({ people }: FarWish, side: string): number => people[side] ?? 1

export const seatsIn = ({ sides }: ScenarioOutline, wish: FarWish): Seats =>
  Object.fromEntries(sides.map(({ id }) => [id, peopleOf(wish, id) === 0 ? 'computer' : 'person']))

/** The same as the server takes it. */
export function farWishOf(scenario: ScenarioOutline, wish: FarWish): Partial<GameWish> {
  const shared = scenario.sides.map(({ id }) => [id, peopleOf(wish, id)] as const).filter(([, many]) => many > 1)
  return {
    levels: wish.levels,
    shared: Object.fromEntries(shared),
    umpire: wish.umpire,
    watching: { sees: wish.sees === '' ? null : wish.sees, delay: wish.delay * 60, talk: wish.talk },
  }
}

interface FarSeatsProps {
  readonly scenario: ScenarioOutline
  readonly yours: string
  readonly wish: FarWish
  onChange(wish: FarWish): void
}

/** In the order in which they are offered: most people want the first. */
const LEVELS: readonly Level[] = ['regular', 'recruit', 'veteran', 'general']

const MINUTES = [0, 1, 5, 15]

/** Who sits where far apart, whether there is an umpire, and what spectators see. */
export function FarSeats({ scenario, yours, wish, onChange }: FarSeatsProps) {
  const { together, settings } = useWords()
  const { kinds } = together
  const change = (more: Partial<FarWish>): void => onChange({ ...wish, ...more })
  const choose = (side: string, value: string): void => {
    const level = LEVELS.find(one => one === value)
    const people = level ? 0 : Number(value)
    const levels = level ? { ...wish.levels, [side]: level } : wish.levels
    change({ people: { ...wish.people, [side]: people }, levels })
  }
  const isShared = scenario.sides.some(({ id }) => peopleOf(wish, id) > 1)
  return (
    <section className="far-wish" aria-labelledby="far-players">
      <h2 id="far-players">{together.players}</h2>
      {scenario.sides.map(({ id, name }) => {
        const people = peopleOf(wish, id)
        return (
          <label key={id}>
            <span className="label">{name}</span>
            <select
              aria-label={together.who(name)}
              value={people === 0 ? (wish.levels[id] ?? 'regular') : String(people)}
              onChange={event => choose(id, event.target.value)}
            >
              <option value="1">{id === yours ? kinds.you : kinds.one}</option>
              <option value="2">{id === yours ? kinds.withOne : kinds.two}</option>
              <option value="3">{id === yours ? kinds.withTwo : kinds.three}</option>
              {id !== yours &&
                LEVELS.map(level => (
                  <option key={level} value={level}>
                    {kinds.computer(settings.level[level][0] as string)}
                  </option>
                ))}
            </select>
          </label>
        )
      })}
      {isShared && <p className="scenario-note">{together.sharing}</p>}
      <label className="tick">
        <input type="checkbox" checked={wish.umpire} onChange={event => change({ umpire: event.target.checked })} />
        <span>{together.withUmpire}</span>
      </label>
      <Watching sides={scenario.sides} wish={wish} change={change} />
    </section>
  )
}

interface WatchingProps {
  readonly sides: FarSeatsProps['scenario']['sides']
  readonly wish: FarWish
  change(more: Partial<FarWish>): void
}

/** What spectators see, how late, and whether the players hear them. */
function Watching({ sides, wish, change }: WatchingProps) {
  const { together } = useWords()
  return (
    <>
      <label>
        <span className="label">{together.watching}</span>
        <select value={wish.sees} onChange={event => change({ sees: event.target.value })}>
          <option value="">{together.sees.none}</option>
          {sides.map(({ id, name }) => (
            <option key={id} value={id}>
              {together.sees.side(name)}
            </option>
          ))}
          <option value={ALL}>{together.sees.all}</option>
        </select>
      </label>
      <Choice
        title={together.delay}
        look="row"
        value={wish.delay}
        onChange={delay => change({ delay })}
        options={MINUTES.map(value => ({ value, label: together.delays(value) }))}
      />
      <label className="tick">
        <input type="checkbox" checked={wish.talk} onChange={event => change({ talk: event.target.checked })} />
        <span>{together.spectatorsTalk}</span>
      </label>
    </>
  )
}

/** The seat that sees everything: the umpire's. */
const ALL = 'umpire'
