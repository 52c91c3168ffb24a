import {
  type Arg,
  ahead,
  type Box,
  because,
  bounds,
  choice,
  type Id,
  isOffTable,
  type Length,
  lengthOf,
  middleOfShape,
  mm,
  type Point,
  type Procedure,
  type Prompt,
  perform,
  position,
  prompt,
  type Question,
  type Reason,
  type Shape,
  text,
  the,
} from '@sandtable/kernel'
import { featuresAt } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullAt, hullOf, overlapping, touchOf } from '../stands/measure.ts'
import { overlap, withinReach } from '../stands/overlap.ts'
import { leaveGame } from '../stands/removal.ts'
import { standing } from '../stands/stand.ts'
import { offers } from '../turn/asking.ts'
import type { Deploy } from '../turn/deployment.ts'

/** Stands that must be put down beside something: survivors of a vehicle, those driven out of a building. */

/** What the stand is set down beside: a vehicle's hull, or the outline of a building. */
const besideOf = (game: Blaze, id: Id): Shape => {
  const piece = game.find('piece', id)
  return piece ? { box: hullOf(game, piece) } : game.get('terrain', id).shape
}

/** A vehicle by its name, a building as ground. */
const whatIs = (game: Blaze, id: Id): Arg => (game.find('piece', id) ? the.piece(id) : text`the ${the.ground(id)}`)

/** Its owner sets a stand down anywhere in contact; by default it goes to the nearest free place. */
export function* setDownBeside(game: Blaze, id: Id, beside: Id, cites: readonly string[]): Procedure {
  const stand = game.piece(id)
  const shape = besideOf(game, beside)
  const place = freePlace(game, stand, shape)
  if (!place && featuresAt(game, middleOfShape(shape), 'deep-water').length > 0) {
    leaveGame(game, id, [...cites.slice(0, 1), 'BA-RUL-303'], text`${the.piece(id)} drowns.`, {
      is: 'lost',
      cause: 'water',
    })
    return
  }
  const spec = {
    says: text`Set ${the.piece(stand)} down beside ${whatIs(game, beside)}`,
    actions: ['deploy'],
    cites: place ? cites : [...cites.slice(0, 1), 'BA-RUL-357'],
    about: [id],
    context: { beside } satisfies SettingDown,
  }
  const to = place ?? placeBeyond(game, stand, shape) ?? middleOfShape(shape)
  const there = { action: 'deploy', piece: id, to, facing: stand.facing }
  // where nothing beside it is free there is nothing to decide
  if (place) yield* offers(game, stand.side, { ...spec, default: there })
  else yield* perform(game, there, prompt(stand.side, spec))
}

/** A prompt to set a stand down says beside what. */
export type SettingDown = { readonly beside: Id }

export function whyNotSetDown(
  game: Blaze,
  { piece, to, facing }: Deploy,
  { beside }: SettingDown,
  about: readonly Id[],
): readonly Reason[] {
  const stand = game.find('piece', piece)
  if (!stand || !about.includes(piece))
    return [because('target', text`choose the stand that is to be set down`, 'BA-HULL-15')]
  return whyNotThere(game, stand, hullAt(game, stand, to, facing ?? stand.facing), besideOf(game, beside))
}

/** The nearest free place on each side, and any other that touches. */
export function nextOfSetDown(
  game: Blaze,
  { piece, to: named }: Partial<Deploy>,
  setting: SettingDown,
  prompt: Prompt,
): Question | null {
  const [id] = prompt.about
  if (piece === undefined)
    return { field: 'piece', says: prompt.says, choices: prompt.about.map(one => choice(one, text`${the.piece(one)}`)) }
  if (named !== undefined) return null
  const places = placesAround(game, game.piece(id as Id), besideOf(game, setting.beside))
  const choices = places.map(to =>
    choice(to, text`${the.place(to)}`, whyNotSetDown(game, { piece, to }, setting, prompt.about)),
  )
  return { field: 'to', says: text`Where?`, choices, open: 'point' }
}

/** It must touch, and may lie on nothing: BA-RUL-74. */
function whyNotThere(game: Blaze, stand: Stand, box: Box, beside: Shape): readonly Reason[] {
  const reasons = [...whyNotClear(game, stand, box, beside)]
  if (!withinReach(box, beside, touchOf(game)))
    reasons.unshift(because('touch', text`${the.piece(stand)} must touch it`, 'BA-HULL-15'))
  return reasons
}

/** It may lie on nothing: BA-RUL-74. */
function whyNotClear(game: Blaze, stand: Stand, box: Box, beside: Shape): readonly Reason[] {
  const reasons: Reason[] = []
  if (isOffTable(game, box.at)) reasons.push(because('table', text`that is off the table`, 'BA-RUL-74'))
  if (overlap(box, beside)) reasons.push(because('touch', text`it must be set down clear of it`, 'BA-RUL-74'))
  const other = overlapping(
    game,
    box,
    0,
    standing(game).filter(s => s.id !== stand.id),
  )
  if (other) reasons.push(because('touch', text`it would lie on ${the.piece(other)}`, 'BA-RUL-74'))
  const [water] = featuresAt(game, box.at, 'deep-water')
  if (water) reasons.push(because('terrain', text`it may not stand in the ${the.ground(water)}`, 'BA-RUL-74'))
  return reasons
}

/** Places are looked for at steps of this many degrees. */
const STEP = 5

/** The places all around at which its base just touches, or is so much farther out, clockwise from north. */
export function placesAround(game: Blaze, stand: Stand, beside: Shape, farther: Length = 0): readonly Point[] {
  const middle = middleFor(stand, beside)
  const places: Point[] = []
  for (let degrees = 0; degrees < 360; degrees += STEP)
    places.push(ahead(middle, degrees, outwards(game, stand, beside, middle, degrees) + farther))
  return places
}

const middleFor = (stand: Stand, beside: Shape): Point =>
  stand.at && position(beside, stand.at) !== 'out' ? stand.at : middleOfShape(beside)

/** The nearest free place that touches, of equal ones the first clockwise from north: BA-RUL-115. */
function freePlace(game: Blaze, stand: Stand, beside: Shape): Point | null {
  return nearest(middleFor(stand, beside), placesAround(game, stand, beside), at =>
    whyNotThere(game, stand, hullAt(game, stand, at), beside),
  )
}

/** How far out a place is looked for where all that touch are taken, and in what steps. */
const BEYOND = mm(600)
const RING = mm(5)

/** The nearest free place behind those who take up all that touch: BA-RUL-357. */
function placeBeyond(game: Blaze, stand: Stand, beside: Shape): Point | null {
  for (let farther = RING; farther <= BEYOND; farther += RING) {
    const found = nearest(middleFor(stand, beside), placesAround(game, stand, beside, farther), at =>
      whyNotClear(game, stand, hullAt(game, stand, at), beside),
    )
    if (found) return found
  }
  return null
}

/** Of these places the nearest against which nothing speaks, of equal ones the first. */
function nearest(middle: Point, places: readonly Point[], whyNot: (at: Point) => readonly Reason[]): Point | null {
  let best: { readonly at: Point; readonly far: number } | null = null
  for (const at of places) {
    const far = lengthOf([middle, at])
    if (best && far >= best.far) continue
    if (whyNot(at).length === 0) best = { at, far }
  }
  return best?.at ?? null
}

/** How far from the middle its base first lies clear of the shape in this direction. */
function outwards(game: Blaze, stand: Stand, beside: Shape, middle: Point, degrees: number): Length {
  const { west, south, east, north } = bounds(beside)
  let on = 0
  let off = east - west + north - south + 2 * Math.max(...Object.values(sizes(game, stand)))
  while (off - on > 1) {
    const half = (on + off) >> 1
    if (overlap(hullAt(game, stand, ahead(middle, degrees, half)), beside)) on = half
    else off = half
  }
  return off
}

const sizes = (game: Blaze, stand: Stand) => {
  const { width, depth } = hullAt(game, stand, [0, 0])
  return { width, depth }
}
