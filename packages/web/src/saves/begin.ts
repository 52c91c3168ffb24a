import type { DiceSpec } from '@sandtable/kernel'
import type { GameWish, NewGame, Seats } from '@sandtable/room'
import { findSet, type SetOutline, scenarioFile, sets } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import type { FarWishes } from '../far/far-settings.tsx'
import { findOpponent, makeGame } from '../far/your-games.ts'
import { muster, musteredText } from '../game/mustered.ts'
import { words } from '../language/index.ts'
import { type TableActions, useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { hold, letGo } from './holding.ts'
import { keeping, type Session } from './keeping.ts'
import { openedText } from './opened.ts'
import { type Kept, lastPlayed, useSaves } from './saves.ts'
import { revisionOf, take } from './shelf.ts'
import { inTime } from './trouble.ts'
import { follow, watch } from './watching.ts'

export type Wishes = Pick<NewGame, 'seats' | 'options' | 'level'> & {
  readonly dice: 'seed' | 'people'
}

/** Sets up a scenario and goes to the table. */
export async function begin(scenario: ScenarioOutline, { seats, level, dice, ...wishes }: Wishes): Promise<void> {
  const people = Object.values(seats).filter(who => who === 'person').length
  const options = people > 1 ? { ...findSet(scenario.ruleset)?.atOneScreen, ...wishes.options } : wishes.options
  const { file, text } = openedText(scenario) ?? musteredText(scenario) ?? (await scenarioFile(scenario))
  const { title, ruleset } = scenario
  const sides = scenario.sides.map(({ id, name }) => ({ id, name }))
  const played = { id: crypto.randomUUID(), title, ruleset, seats, level, sides, options }
  const drawn: DiceSpec = dice === 'seed' ? { from: 'seed', seed: scenario.seed ?? anyNumber() } : { from: dice }
  const game = { title, scenario: text, file, seats, options, level, dice: drawn, deal: anyNumber() }
  await lay(async (table, session) => {
    await hold(played.id, 'if free', session.lose)
    await table.start(game, session.keep)
    useSaves.getState().play(played)
    session.begin(played, 0)
  })
  go('#/play')
}

/** Has the same made on the server, for people at other screens; says which game it is. */
export async function beginFar(
  scenario: ScenarioOutline,
  wishes: Wishes & Partial<GameWish>,
  yours: string,
  { pace, clock, isOpen, watch }: FarWishes,
): Promise<string> {
  const wish = await wishFor(scenario, wishes)
  const people = Object.keys(wish.seats).filter(side => wish.seats[side] === 'person')
  const open = isOpen ? people.filter(side => side !== yours) : []
  return makeGame({ ...wish, pace, clock, open, watch }, yours)
}

async function wishFor(
  scenario: ScenarioOutline,
  { dice: _, ...wishes }: Wishes & Partial<GameWish>,
): Promise<GameWish> {
  const { file, text } = openedText(scenario) ?? musteredText(scenario) ?? (await scenarioFile(scenario))
  return { ...wishes, title: scenario.title, scenario: text, file }
}

/** A quick battle against whoever comes; says which game it is. */
export async function quickFar(): Promise<string> {
  const { scenario, side } = await anyBattle()
  const seats = Object.fromEntries(scenario.sides.map(({ id }) => [id, 'person' as const]))
  const wish = await wishFor(scenario, { ...usualWishes(scenario, side), seats })
  return findOpponent({ wish: { ...wish, watch: true }, yours: side })
}

/** Lays a game on the table in place of the one before. One that cannot be opened leaves an empty table, not half a game. */
async function lay(open: (table: TableActions, session: Session) => Promise<void>): Promise<void> {
  // from here on nothing is kept under the name of the game before
  before?.end()
  watch(null)
  useSaves.getState().play(null)
  const session = keeping(() => {
    watch(useSaves.getState().current?.id ?? null)
    void letGo()
    void follow()
  })
  before = session
  try {
    await open(useTable.getState(), session)
  } catch (error) {
    useTable.getState().leave()
    void letGo()
    throw error
  }
}

let before: Session | null = null

/** The battle on the table once more, with other dice: as before, or with the sides changed. */
export async function rematch(isSwapped: boolean): Promise<void> {
  const { current } = useSaves.getState()
  const save = await useTable.getState().client?.ask('again', anyNumber())
  if (!current || !save) return
  const seats = isSwapped ? swapped(current.seats) : current.seats
  const played = { ...current, id: crypto.randomUUID(), seats }
  const { title, level } = played
  await lay(async (table, session) => {
    await hold(played.id, 'if free', session.lose)
    await table.resume({ title, save, file: title, seats, level }, session.keep)
    useSaves.getState().play(played)
    session.begin(played, 0)
  })
}

/** Everybody takes the seat of the next. */
export function swapped(seats: Seats): Seats {
  const sides = Object.keys(seats)
  return Object.fromEntries(sides.map((side, i) => [side, seats[sides[(i + 1) % sides.length] as string] ?? 'person']))
}

/** You on one side, the computer on all others. */
export const against = (scenario: ScenarioOutline, yours: string): Seats =>
  Object.fromEntries(scenario.sides.map(({ id }) => [id, id === yours ? 'person' : 'computer']))

/** Some battle of some rule set, some side, at once. */
export async function quickBattle(): Promise<void> {
  const { scenario, side } = await anyBattle()
  await begin(scenario, usualWishes(scenario, side))
}

/** One that is made up where the set can do so, otherwise one of its scenarios. */
async function anyBattle(): Promise<{ readonly scenario: ScenarioOutline; readonly side: string }> {
  const set = oneOf(sets.filter(({ scenarios }) => scenarios.length > 0)) as SetOutline
  const [size] = set.sizes ?? []
  const scenario = size ? await muster(set, size.id) : oneOf(set.scenarios.filter(({ id }) => id !== 'tutorial'))
  if (!scenario) throw new Error(`${set.title} has no battle`)
  return { scenario, side: oneOf(scenario.sides)?.id ?? '' }
}

export function usualWishes(scenario: ScenarioOutline, side: string): Wishes {
  const { level } = useSettings.getState()
  return { seats: against(scenario, side), options: ownRulings(scenario), level, dice: 'seed' }
}

/** The rulings of this set that the person reads otherwise than usual. */
export function ownRulings({ ruleset }: ScenarioOutline): { readonly [ruling: string]: string } {
  const offered = findSet(ruleset)?.offered ?? []
  const own = Object.entries(useSettings.getState().rulings)
  return Object.fromEntries(own.filter(([ruling]) => offered.includes(ruling)))
}

/** Opens a kept game and goes to the table, where it says what the player should know. If another tab plays it, it is watched. */
export async function goOn(
  kept: Kept,
  seats: Seats = kept.seats,
  how: 'if free' | 'by force' = 'if free',
): Promise<void> {
  // it may still lie there
  if (how === 'if free' && useSaves.getState().current?.id === kept.id && useTable.getState().snapshot) {
    go('#/play')
    return
  }
  const { title, ruleset, level, sides, options } = kept
  await lay(async (table, session) => {
    const mine = kept.name !== null || (await hold(kept.id, how, session.lose))
    const stored = await inTime(take(kept.id))
    if (!stored) throw new Error(`The text of ${title} is gone from this browser.`)
    const game = { title, save: stored.text, file: title, seats, level, watched: !mine }
    const notes = await table.resume(game, session.keep)
    // a named save stays as it is, and so does one that could not be opened whole: going on from it is a game of its own
    const own = mine && (kept.name !== null || notes.length > 0)
    const id = own ? crypto.randomUUID() : kept.id
    if (own) await hold(id, 'if free', session.lose)
    const played = { id, title, ruleset, seats, level, sides, options }
    useSaves.getState().play(played)
    if (!mine) watch(id)
    else if (own) session.begin(played, 0)
    else session.begin(played, revisionOf(stored.kept), seats === kept.seats ? stored.text : '')
    if (notes.length === 0) return
    const { sayNote } = await import('../words/say-note.ts')
    table.say([...notes.map(sayNote), words().kept.asItWas].join(' '))
  })
  go('#/play')
}

/** Plays the game here that another tab has played. */
export async function takeOver(): Promise<void> {
  const { games, current, load } = useSaves.getState()
  if (!games.some(game => game.id === current?.id)) await load()
  const kept = useSaves.getState().games.find(game => game.id === current?.id)
  if (kept) await goOn(kept, current?.seats, 'by force')
}

/** After a reload: the game that this tab had. False if there was none. */
export async function goOnAfterReload(): Promise<boolean> {
  const id = lastPlayed()
  const kept = useSaves.getState().games.find(game => game.id === id)
  if (!kept) return false
  await goOn(kept)
  return true
}

const anyNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
