import { type Drawing, type Id, type Lens, Misread, type Point, sentence, show } from '@sandtable/kernel'
import { type Snapshot, tell } from '@sandtable/room'
import { readingBook } from '../catalogue/catalogue.ts'
import type { GameClient } from '../game/client.ts'
import { textWords } from '../language/text-words.ts'
import { piecesOf } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { openBook, openRule } from '../rulebook/store.ts'
import { speechOf } from '../words/speech.ts'
import { aloud, spoken } from './aloud.ts'
import { line, type Part } from './answer.ts'
import { oddsText, shownText } from './draft.tsx'
import { statesText } from './states.ts'
import { mapOf, thingsIn } from './things.ts'

/** What is asked about the table: it tells, and changes nothing. */
export interface Asking {
  readonly snapshot: Snapshot
  readonly client: GameClient
  /** What stands after the command. */
  readonly rest: string
}

type Tell = (asking: Asking) => Promise<readonly Part[]> | readonly Part[]

const text = () => textWords.now()

/** The sheet of a piece and who is around it; the ground and those who stand in a square. */
export const look: Tell = async ({ snapshot, rest }) => {
  const [thing] = rest === '' ? [useTable.getState().selected ?? undefined] : thingsIn(rest, snapshot)
  if (thing === undefined) throw new Misread(text().whom)
  if (typeof thing !== 'string') return lookAt(snapshot, thing)
  const { names, squares } = speechOf(snapshot)
  if (names.isPiece(thing)) {
    await useTable.getState().select(thing)
    return [{ type: 'sheet', piece: thing }]
  }
  const map = mapOf(snapshot)
  const land = map.lands.find(({ id }) => id === thing)
  if (!land) return [line(names.place(thing))]
  const here = map.pieces.filter(({ at, gone }) => at && !gone && map.ground(at).includes(`in ${names.place(thing)}`))
  return [
    line(`${names.place(thing)}, ${land.kind.replaceAll('-', ' ')}: ${map.extent(land)}.`),
    ...here.map(({ id, at }) => line(`${names.piece(id)}, ${squares.name(at as Point)}.`)),
  ]
}

function lookAt(snapshot: Snapshot, at: Point): readonly Part[] {
  const { names, squares } = speechOf(snapshot)
  const map = mapOf(snapshot)
  const name = squares.name(at)
  const lands = map.lands.filter(land => squaresOf(map.extent(land), name))
  const here = piecesOf(snapshot).filter(piece => piece.at && !piece.gone && squares.name(piece.at) === name)
  return [
    line(text().square(name, spoken(show(squares.size, squares.unit)))),
    ...lands.map(land => line(`${names.place(land.id)}: ${map.extent(land)}.`)),
    ...here.map(piece =>
      line(`${names.piece(piece.id)}, ${[names.side(piece.side), statesText(snapshot, piece)].join(', ')}.`),
    ),
    ...(here.length + lands.length === 0 ? [line(text().none)] : []),
  ]
}

/** Is this square between the two corners of 'C3 to D5'? */
function squaresOf(extent: string, name: string): boolean {
  const parts = (square: string) => /^([A-Z]+)(\d+)$/.exec(square)?.slice(1) as [string, string] | undefined
  const [from, to] = extent.split(' to ').map(parts)
  const at = parts(name)
  const end = to ?? from
  if (!from || !end || !at) return false
  const within = (low: string, it: string, high: string): boolean =>
    it.padStart(3) >= low.padStart(3) && it.padStart(3) <= high.padStart(3)
  return within(from[0], at[0], end[0]) && within(from[1], at[1], end[1])
}

/** Distance and sight between two things, as the rules measure and see, with everything that is in the way. */
export const sight: Tell = async ({ snapshot, client, rest }) => {
  const things = thingsIn(rest, snapshot)
  const { selected } = useTable.getState()
  const [from, to] = things.length === 1 && selected ? [selected, things[0]] : things
  if (from === undefined || to === undefined) throw new Misread(text().twoThings)
  const measured = await client.ask('measure', from, to)
  if (!measured) return [line(text().nothingToShow)]
  const { names, squares } = speechOf(snapshot)
  const called = (thing: Id | Point): string =>
    typeof thing !== 'string' ? squares.name(thing) : names.isPiece(thing) ? names.piece(thing) : names.place(thing)
  const head = `${called(from)} to ${called(to)}: ${aloud(names.label(measured.says, true))}`
  const { sight: seen } = measured
  if (!seen) return [line(`${head}.`)]
  return [
    line(`${head}, ${text().seen[seen.sees]}.`),
    line(sentence(aloud(names.say(seen.says))), seen.cites.slice(0, 2)),
    ...seen.profile.between.map(({ id, kind, enter, top, blocks }) =>
      line(
        `${names.place(id) || kind}: ${spoken(show(enter, squares.unit))}, ${text().high(spoken(show(top, squares.unit)))}${blocks ? `, ${text().blocks}` : ''}.`,
      ),
    ),
  ]
}

/** What a piece sees, where its weapons reach, where it can go, what threatens it. */
export const lens =
  (which: Lens): Tell =>
  async ({ snapshot, client, rest }) => {
    const turns = /\s([1-3])$/.exec(` ${rest}`)?.[1]
    const names = turns && which === 'reach' ? rest.slice(0, -1) : rest
    const [thing = useTable.getState().selected] = names.trim() === '' ? [] : thingsIn(names, snapshot)
    const speech = speechOf(snapshot)
    if (typeof thing !== 'string' || !speech.names.isPiece(thing)) throw new Misread(text().whom)
    const drawings = await client.ask('lens', thing, which, Number(turns ?? 1))
    const who = speech.names.piece(thing)
    if (drawings.length === 0) return [line(which === 'sight' ? text().seesNobody(who) : text().nothingToShow)]
    return [line(`${who}:`), ...drawings.map(drawing => line(lensText(drawing, snapshot)))]
  }

/** A line of sight is told with who stands at its end. */
function lensText(drawing: Drawing, snapshot: Snapshot): string {
  const speech = speechOf(snapshot)
  if (drawing.type !== 'sight') return shownText(drawing, speech, text())
  const { to, from, sees } = drawing
  const seen = piecesOf(snapshot).find(({ at }) => at && at[0] === to[0] && at[1] === to[1])
  const who = seen ? `${speech.names.piece(seen.id)}, ` : ''
  return aloud(
    `${who}${speech.squares.name(to)}, ${speech.squares.bearing(from, to)}: ${text().seen[sees]}; ${speech.names.label(drawing.says, true)}.`,
  )
}

/** The last things that happened. */
export const log: Tell = ({ snapshot, rest }) => {
  const told = tell(useTable.getState().log, speechOf(snapshot))
  const most = /^\d+$/.test(rest) ? Number(rest) : 15
  return told.length === 0
    ? [line(text().logEmpty)]
    : told.slice(-most).map(({ text: says, cites }) => line(aloud(says), cites.slice(0, 1)))
}

export const last: Tell = asking => log({ ...asking, rest: '1' })

/** Opens the rulebook: at a rule, or at what is being asked. */
export const rule: Tell = ({ snapshot, rest }) => {
  const [asked] = rest ? [rest.toUpperCase()] : (snapshot.prompt?.cites ?? [])
  if (asked) openRule(asked)
  else openBook(snapshot.table.ruleset)
  return []
}

/** Reads a rule out, without leaving the page. */
export const read: Tell = async ({ snapshot, rest }) => {
  const book = await readingBook(snapshot.table.ruleset)
  const ids = rest ? rest.toUpperCase().split(/[\s,]+/) : (snapshot.prompt?.cites ?? [])
  const rules = book.sections.flatMap(section => section.rules)
  return ids.map(id => {
    const says = rules.find(one => one.id === id)?.says ?? book.rulings.find(one => one.id === id)?.question
    if (says === undefined) throw new Misread(text().noRule(id))
    return line(says, [id])
  })
}

/** The odds of what is put together. */
export const odds: Tell = ({ snapshot }) => {
  const told = oddsText(useTable.getState(), snapshot, text())
  return told.length === 0 ? [line(text().nothingDrafted)] : told.map(says => line(says))
}
