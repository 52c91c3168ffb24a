import {
  action,
  along,
  ask,
  because,
  choice,
  cm,
  type Id,
  inArc,
  type Length,
  lengthOf,
  maybe,
  name,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { inMelee, isEnemy, isSteady, onTable } from '../figures.ts'
import { bandsOf, inRange } from '../fire/ranges.ts'
import { reactionWeapons, snapShots, weaponNamed } from '../fire/reactions.ts'
import { near } from '../measure.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { sees } from '../sight.ts'
import { distances, needs } from '../tables.ts'
import { isSpottedBy } from '../weapons/snipers.ts'

/** Points on the way at which a watcher may notice the mover. */
const STEP: Length = cm(0.5)

/** A watcher sees the mover from this point of its way on. */
export interface Sighting {
  readonly watcher: Id
  readonly at: Point
  readonly by: 'overwatch' | 'stand-to'
  /** The points of the mover's way, and the index of this one. */
  readonly points: readonly Point[]
  readonly step: number
}

const NOBODY: readonly Sighting[] = []

/** The figures on overwatch or stand-to that notice the mover, in that order. */
export function watchers(game: Goodbye, mover: Figure, path: readonly Point[]): readonly Sighting[] {
  const ready = game.pieces.filter(f => (f.overwatch || f.standTo) && isSteady(f) && isEnemy(game, f, mover))
  if (ready.length === 0) return NOBODY
  if (ready.every(f => !isSpottedBy(mover, f.side))) {
    game.say(text`${the.piece(mover)} moves unseen.`, ['GB-SNIP-5', 'GB-RUL-53'], [mover.id])
    return NOBODY
  }
  if (game.ruling('GB-RUL-80') === 'ordered' && game.state.phase !== 'move') {
    game.say(text`Only moves in the move step can be shot at.`, ['GB-RUL-80'], [mover.id])
    return NOBODY
  }
  const points = pointsOn(path)
  const able = ready.filter(f => isSpottedBy(mover, f.side))
  const found = able.flatMap(f => sighting(game, f, mover, points) ?? [])
  return found.sort((a, b) => a.step - b.step)
}

/** The points at which a mover is checked: its corners, and every half centimetre between them. */
function pointsOn(path: readonly Point[]): readonly Point[] {
  const points: Point[] = [path[0] as Point]
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1] as Point
    const b = path[i] as Point
    const steps = Math.max(1, Math.ceil(lengthOf([a, b]) / STEP))
    for (let k = 1; k <= steps; k++) points.push(k === steps ? b : along(a, b, k / steps))
  }
  return points
}

function sighting(game: Goodbye, watcher: Figure, mover: Figure, points: readonly Point[]): Sighting | null {
  const by = watcher.overwatch ? 'overwatch' : 'stand-to'
  const weapons = reactionWeapons(game, watcher, mover)
  if (weapons.length === 0) return null
  const here = watcher.at as Point
  const reach = Math.max(...weapons.map(weapon => bandsOf(game, watcher, weapon).at(-1) ?? 0))
  let inSight = false
  for (let step = 0; step < points.length; step++) {
    const p = points[step] as Point
    if (!near(here, p, reach)) continue
    const inside = by === 'stand-to' || inArc(here, watcher.facing, 2 * game.rows(needs)['overwatch-arc'], p)
    // outside the arc the look only explains why no watcher is asked, and once is enough
    if ((!inside && inSight) || !sees(game, here, p)) continue
    inSight = true
    if (inside) return { watcher: watcher.id, at: p, by, points, step }
  }
  if (inSight)
    game.say(
      text`${the.piece(mover)} stays outside the arc of ${the.piece(watcher)}.`,
      ['GB-OVER-2', 'GB-RUL-37'],
      [watcher.id],
    )
  return null
}

/** The length of a way in the watcher's sight. */
function seenOf(game: Goodbye, watcher: Figure, points: readonly Point[]): Length {
  let seen = 0
  for (let i = 1; i < points.length; i++)
    if (sees(game, watcher, points[i] as Point)) seen += lengthOf([points[i - 1] as Point, points[i] as Point])
  return Math.round(seen)
}

const rules = {
  overwatch: ['GB-OVER-2', 'GB-OVER-3'],
  'stand-to': ['GB-STAND-3', 'GB-STAND-4'],
}

/** The watcher may shoot at the mover where it was noticed. Returns whether it did. */
export function* offerShot(
  game: Goodbye,
  mover: Id,
  { watcher, at, by, points }: Sighting,
  cites: readonly string[],
): Procedure<boolean> {
  const figure = game.piece(watcher)
  if (
    !isSteady(figure) ||
    !(figure.overwatch || figure.standTo) ||
    inMelee(game, figure) ||
    !onTable(game.piece(mover))
  )
    return false
  const weapons = reactionWeapons(game, figure, game.piece(mover)).filter(weapon => inRange(game, figure, at, weapon))
  if (weapons.length === 0) return false
  const answer = yield* ask(game, figure.side, {
    says: text`${the.piece(mover)} moves in sight of ${the.piece(figure)}. Fire?`,
    actions: ['react', 'pass'],
    cites: rules[by],
    under: [by === 'overwatch' ? 'GB-RUL-37' : 'GB-RUL-38', 'GB-RUL-80'],
    about: [watcher],
    context: { weapons },
    default: { action: 'pass' },
  })
  if (answer.action !== 'react') return false
  if (by === 'stand-to' && !(yield* winsTheDraw(game, watcher, mover, seenOf(game, figure, points)))) return false
  game.change('piece', mover, { at }, cites)
  game.change('piece', watcher, by === 'overwatch' ? { overwatch: false } : { standTo: false }, rules[by])
  yield* snapShots(game, watcher, mover, weaponNamed(answer, weapons), by)
  return true
}

/** A D6 each; the watcher must win. A short dash over open ground gives the mover 1: GB-RUL-38. */
function* winsTheDraw(game: Goodbye, watcher: Id, mover: Id, seen: Length): Procedure<boolean> {
  const short = seen <= game.rows(distances)['short-dash']
  const bonus = short
    ? [
        {
          says: text`a short dash in the open, for the mover`,
          by: game.rows(needs)['stand-to-short-dash'],
          cites: ['GB-STAND-6', 'GB-STAND-7'],
        },
      ]
    : []
  const cites = ['GB-STAND-4', 'GB-RUL-38']
  const [a, b] = yield* roll(game, 'stand-to', 2, {
    cites,
    modifiers: bonus,
    about: [watcher, mover],
    each: [watcher, mover],
  })
  const wins = (a as number) > (b as number) + (short ? game.rows(needs)['stand-to-short-dash'] : 0)
  game.say(
    wins
      ? text`${the.piece(watcher)} is quicker and fires.`
      : text`${the.piece(mover)} has moved before it was noticed.`,
    wins ? ['GB-STAND-4'] : ['GB-STAND-5'],
    [watcher, mover],
  )
  return wins
}

/** The context of a prompt to shoot at a mover or charger. */
type Reacting = { readonly weapons: readonly string[] }

/** Takes the shot offered at a mover or charger; it is resolved where it was offered. */
export const react = action<GoodbyeTables>()({
  says: text`Shoot`,
  purpose: 'answer',
  fields: { piece: role.actor, weapon: maybe(role.option(name)), target: maybe(role.target) },
  next(game, draft, { about, context }) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Who shoots?`, choices: about.map(id => pieceChoice(game.piece(id))) }
    const { weapons } = context as Reacting
    if (draft.weapon !== undefined || weapons.length < 2) return null
    return {
      field: 'weapon',
      says: text`With which weapon?`,
      choices: weapons.map(weapon => choice(weapon, text`${the.term(weapon)}`)),
    }
  },
  refuse(_game, { piece, weapon }, { about, context, cites }): readonly Reason[] {
    const { weapons } = context as Reacting
    if (!about.includes(piece)) return [because('target', text`that figure may not shoot now`, ...cites)]
    if (weapon === undefined && weapons.length > 1)
      return [because('weapon', text`choose ${the.any(weapons.map(the.term))}`, ...cites)]
    return weapon === undefined || weapons.includes(weapon)
      ? []
      : [because('weapon', text`choose ${the.any(weapons.map(the.term))}`, ...cites)]
  },
  *carryOut(): Procedure {},
})
