import type { NewGame, Seats } from '@sandtable/room'
import { findSet, scenarioFile, sets } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { muster, musteredText } from '../game/mustered.ts'
import { type TableActions, useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { mended } from './mend.ts'
import { openedText } from './opened.ts'
import { type Kept, keepCurrent, lastPlayed, textOf, useSaves } from './saves.ts'

export type Wishes = Pick<NewGame, 'seats' | 'options' | 'level'> & { readonly dice: 'seed' | 'people' }

/** Sets up a scenario and goes to the table. */
export async function begin(scenario: ScenarioOutline, { seats, level, dice, ...wishes }: Wishes): Promise<void> {
  const people = Object.values(seats).filter(who => who === 'person').length
  const options = people > 1 ? { ...findSet(scenario.ruleset)?.atOneScreen, ...wishes.options } : wishes.options
  const { file, text } = openedText(scenario) ?? musteredText(scenario) ?? (await scenarioFile(scenario))
  await opened(table =>
    table.start({
      title: scenario.title,
      scenario: text,
      file,
      seats,
      options,
      level,
      dice:
        dice === 'seed'
          ? { from: 'seed', seed: crypto.getRandomValues(new Uint32Array(1))[0] as number }
          : { from: dice },
    }),
  )
  const sides = scenario.sides.map(({ id, name }) => ({ id, name }))
  const { title, ruleset } = scenario
  useSaves.getState().play({ id: crypto.randomUUID(), title, ruleset, seats, level, sides, options })
  void keepCurrent()
  go('#/play')
}

/** A game that cannot be opened leaves an empty table, not half a game. */
async function opened<T>(open: (table: TableActions) => Promise<T>): Promise<T> {
  // from here on nothing is kept under the name of the game before
  useSaves.getState().play(null)
  try {
    return await open(useTable.getState())
  } catch (error) {
    useTable.getState().leave()
    throw error
  }
}

/** The battle on the table once more, with other dice: as before, or with the sides changed. */
export async function rematch(isSwapped: boolean): Promise<void> {
  const { current } = useSaves.getState()
  if (!current) return
  const seats = isSwapped ? swapped(current.seats) : current.seats
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number
  await opened(table => table.rematch({ title: current.title, level: current.level, seats, seed }))
  useSaves.getState().play({ ...current, id: crypto.randomUUID(), seats })
  void keepCurrent()
}

/** Everybody takes the seat of the next. */
export function swapped(seats: Seats): Seats {
  const sides = Object.keys(seats)
  return Object.fromEntries(sides.map((side, i) => [side, seats[sides[(i + 1) % sides.length] as string] ?? 'person']))
}

/** You on one side, the computer on all others. */
export const against = (scenario: ScenarioOutline, yours: string): Seats =>
  Object.fromEntries(scenario.sides.map(({ id }) => [id, id === yours ? 'person' : 'computer']))

/** Some battle of some rule set, some side, at once: one that is made up where the set can do so, otherwise one of its scenarios. */
export async function quickBattle(): Promise<void> {
  const set = oneOf(sets.filter(({ scenarios }) => scenarios.length > 0))
  const [size] = set?.sizes ?? []
  const scenario =
    set && (size ? await muster(set, size.id) : oneOf(set.scenarios.filter(({ id }) => id !== 'tutorial')))
  const side = scenario && oneOf(scenario.sides)
  if (scenario && side) await begin(scenario, usualWishes(scenario, side.id))
}

export function usualWishes(scenario: ScenarioOutline, side: string): Wishes {
  const { level, dice } = useSettings.getState()
  return { seats: against(scenario, side), options: ownRulings(scenario), level, dice }
}

/** The rulings of this set that the person reads otherwise than usual. */
export function ownRulings({ ruleset }: ScenarioOutline): { readonly [ruling: string]: string } {
  const offered = findSet(ruleset)?.offered ?? []
  const own = Object.entries(useSettings.getState().rulings)
  return Object.fromEntries(own.filter(([ruling]) => offered.includes(ruling)))
}

/** Opens a kept game and goes to the table, where it says what the player should know. */
export async function goOn(kept: Kept, seats: Seats = kept.seats): Promise<void> {
  // it may still lie there
  if (useSaves.getState().current?.id === kept.id && useTable.getState().snapshot) {
    go('#/play')
    return
  }
  const save = await textOf(kept.id)
  if (save === undefined) throw new Error(`The text of ${kept.title} is gone from this browser.`)
  const { title, ruleset, level, sides, options } = kept
  const { value: notes, problem } = await opened(table =>
    mended(save, part => table.resume({ title, save: part, file: title, seats, level })),
  )
  // a named save stays as it is, and so does one that could not be opened whole: going on from it is a game of its own
  const id = kept.name || problem || notes.length > 0 ? crypto.randomUUID() : kept.id
  useSaves.getState().play({ id, title, ruleset, seats, level, sides, options })
  const said = problem
    ? [`${problem} The game goes on from the last sound point before that; the broken save is kept.`]
    : []
  for (const note of [...notes, ...said]) useTable.getState().say(note)
  void keepCurrent()
  go('#/play')
}

/** After a reload: the game that this tab had. False if there was none. */
export async function goOnAfterReload(): Promise<boolean> {
  const id = lastPlayed()
  const kept = useSaves.getState().games.find(game => game.id === id)
  if (!kept) return false
  await goOn(kept)
  return true
}

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
