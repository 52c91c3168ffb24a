import { inch, type Length, type Modifier, type Point, type Procedure, roll } from '@sandtable/kernel'
import { burst, inTheOpen, occupants, within } from './blast.ts'
import type { Attack } from './effects.ts'
import { eliminate } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { near } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { launcherToHit, shellToHit } from './tables.ts'

const WALL_BLAST = inch(3)
const SMALL_HOLE = inch(1)

/** An explosive on its way: the attack it makes, and how far it reaches. */
export interface Charge {
  readonly attack: Attack
  readonly radius: Length
  readonly cites: readonly string[]
}

const isPit = (place: Land | null): boolean => place?.kind === 'foxhole' || place?.kind === 'trench'

/** A grenade: inside what the thrower touches or is in, inside a foxhole or trench within 3 inches, or in the open. */
export function* grenade(game: Plastic, spot: Point, { attack, radius, cites }: Charge): Procedure {
  const place = groundOf(game).placeAt(spot)
  const inside = place ? occupants(game, place) : []
  if (place?.kind === 'bunker') {
    game.say(`The grenade goes off inside the bunker ${place.id}.`, ['PF-EXP-1', 'PF-EXP-2', 'PF-EXP-4', ...cites])
    yield* burst(game, spot, attack, inside, inside)
  } else if (place?.kind === 'building') {
    game.say(`The grenade goes off inside ${place.id}.`, ['PF-EXP-1', 'PF-EXP-3', 'PF-EXP-4', ...cites])
    yield* burst(game, spot, attack, within(game, inside, spot, 2 * radius), inside)
  } else if (place && isPit(place)) {
    game.say(`The grenade lands in the ${place.kind} ${place.id}.`, ['PF-EXP-6', 'PF-EXP-7', ...cites])
    yield* burst(game, spot, attack, within(game, inside, spot, radius), inside)
  } else {
    game.say('The grenade goes off.', ['PF-EXP-5', ...cites])
    yield* burst(game, spot, attack, inTheOpen(game, spot, radius))
  }
}

/** An anti-tank launcher: rolls to hit a foxhole, trench or bunker; a building or a spot in the open it hits. */
export function* launcher(
  game: Plastic,
  firer: Figure,
  spot: Point,
  mode: string | null,
  charge: Charge,
  help: readonly Modifier[],
): Procedure {
  const { attack, radius, cites } = charge
  const place = groundOf(game).placeAt(spot)
  if (place?.kind === 'building') {
    const inside = within(game, occupants(game, place), spot, radius)
    if (mode === 'wall') makeHole(game, place, spot, SMALL_HOLE, ['PF-EXP-15', 'PF-RUL-51'])
    game.say(`The round strikes the ${mode} of ${place.id}.`, [
      mode === 'wall' ? 'PF-EXP-15' : 'PF-EXP-14',
      'PF-EXP-16',
      'PF-RUL-50',
      ...cites,
    ])
    yield* burst(game, spot, attack, [...inside, ...inTheOpen(game, spot, radius)])
  } else if (place?.kind === 'bunker' || isPit(place)) {
    const { need, cites: band } = launcherNeed(game, firer, spot)
    if (!(yield* hits(game, 'launcher-hit', need, ['PF-EXP-8', band, 'PF-RUL-3'], help))) {
      game.say('The round misses.', ['PF-EXP-8', 'PF-RUL-49'])
      return
    }
    const inside = occupants(game, place as Land)
    game.say(`The round hits the ${place?.kind} ${place?.id}.`, ['PF-EXP-9', ...cites])
    yield* burst(game, spot, attack, [...inside, ...inTheOpen(game, spot, radius)], inside)
  } else {
    game.say('The round bursts.', cites)
    yield* burst(game, spot, attack, inTheOpen(game, spot, radius))
  }
}

/** What a launcher needs, by range. */
function launcherNeed(game: Plastic, firer: Figure, spot: Point): { readonly need: number; readonly cites: string } {
  const index = launcherToHit.findIndex(row => row['up-to'] === null || near(game, firer, spot, row['up-to']))
  return { need: launcherToHit[index]?.needs as number, cites: `PF-EXP-${10 + index}` }
}

/** A mortar or gun shell that has come down at this point; `aimed` is true if that is the spot that was named. */
export function* shell(
  game: Plastic,
  gun: boolean,
  at: Point,
  aimed: boolean,
  mode: string | null,
  charge: Charge,
  help: readonly Modifier[],
  hole: Length,
): Procedure {
  const place = groundOf(game).placeAt(at)
  const { attack, radius, cites } = charge
  if (!place || place.kind === 'ditch') {
    game.say('The shell bursts.', cites)
    yield* burst(game, at, attack, inTheOpen(game, at, radius))
  } else if (isPit(place)) yield* shellInPit(game, gun, at, place, charge, help)
  else if (place.kind === 'bunker') yield* shellOnBunker(game, gun, place, help)
  else if (
    !(yield* hits(
      game,
      'building-hit',
      needs(game, gun).building,
      gun ? ['PF-EXP-28', 'PF-EXP-29'] : ['PF-EXP-21', 'PF-EXP-24'],
      help,
    ))
  )
    game.say(`The shell is spent on ${place.id}.`, ['PF-RUL-46'])
  else if (!gun) {
    const inside = occupants(game, place)
    game.say(`The shell bursts inside ${place.id}.`, ['PF-EXP-22', 'PF-EXP-23', ...cites])
    yield* burst(game, at, attack, within(game, inside, at, 2 * radius), inside)
  } else if (mode === 'wall' && aimed) yield* blastHole(game, at, place, charge, hole)
  else {
    const inside = occupants(game, place)
    game.say(`The shell goes through the roof of ${place.id}.`, ['PF-EXP-33', 'PF-RUL-54'])
    yield* burst(game, at, attack, inside, inside)
  }
}

const needs = (game: Plastic, gun: boolean) =>
  game.rows(shellToHit)[gun ? 'infantry-gun' : 'mortar'] as (typeof shellToHit.rows)[string]

/** Only a direct hit harms those in a foxhole or trench, and nobody else; otherwise it bursts beside it. */
function* shellInPit(
  game: Plastic,
  gun: boolean,
  at: Point,
  pit: Land,
  { attack, radius, cites }: Charge,
  help: readonly Modifier[],
): Procedure {
  const rules = ['PF-EXP-17', 'PF-EXP-18', 'PF-RUL-43', ...(gun ? ['PF-EXP-25'] : [])]
  if (yield* hits(game, 'direct-hit', needs(game, gun)['foxhole-or-trench'], rules, help)) {
    const inside = occupants(game, pit)
    game.say(`A direct hit on the ${pit.kind} ${pit.id}.`, ['PF-EXP-19', ...cites])
    yield* burst(game, at, attack, within(game, inside, at, radius), inside)
  } else {
    game.say(`The shell bursts beside the ${pit.kind} ${pit.id}.`, ['PF-RUL-45', ...cites])
    yield* burst(game, at, attack, inTheOpen(game, at, radius))
  }
}

/** Mortars cannot affect bunkers; a gun that hits destroys one with everybody in it. */
function* shellOnBunker(game: Plastic, gun: boolean, bunker: Land, help: readonly Modifier[]): Procedure {
  const need = needs(game, gun).bunker
  if (need === null) {
    game.say(`The shell does nothing to the bunker ${bunker.id}.`, ['PF-EXP-20', 'PF-RUL-46'])
    return
  }
  if (!(yield* hits(game, 'bunker-hit', need, ['PF-EXP-26', 'PF-EXP-27'], help))) {
    game.say(`The bunker ${bunker.id} stands.`, ['PF-RUL-46'])
    return
  }
  const inside = occupants(game, bunker)
  game.change('terrain', bunker.id, { destroyed: true }, ['PF-EXP-26'])
  game.say(`The bunker ${bunker.id} is destroyed.`, ['PF-EXP-26'])
  for (const figure of inside) eliminate(game, figure.id, 'in the bunker', ['PF-EXP-26'])
}

/** A gun opens the wall: who is at the spot falls without a roll, others within 3 inches are rolled for, inside and out. */
function* blastHole(game: Plastic, at: Point, building: Land, { attack }: Charge, width: Length): Procedure {
  const caught = [...occupants(game, building), ...inTheOpen(game, at, WALL_BLAST)]
  makeHole(game, building, at, width, ['PF-EXP-30', 'PF-RUL-52'])
  const atSpot = caught.filter(figure => near(game, figure, at, width / 2))
  for (const figure of atSpot)
    eliminate(game, figure.id, 'where the wall was blown in', ['PF-EXP-31', 'PF-RUL-52', 'PF-RUL-53'])
  const others = caught.filter(figure => !atSpot.includes(figure) && near(game, figure, at, WALL_BLAST))
  game.say(`A hole is blown in ${building.id}.`, ['PF-EXP-32', 'PF-RUL-53'])
  yield* burst(game, at, attack, others)
}

function makeHole(game: Plastic, building: Land, at: Point, width: Length, cites: readonly string[]): void {
  const { holes } = game.get('terrain', building.id)
  game.change('terrain', building.id, { holes: [...holes, { at, width }] }, cites)
}

/** One die against a number, helped by directing where PF-RUL-34 says so. */
export function* hits(
  game: Plastic,
  purpose: string,
  need: number,
  cites: readonly string[],
  modifiers: readonly Modifier[],
): Procedure<boolean> {
  const [die] = yield* roll(game, purpose, 1, { need, cites: [...cites, 'PF-RUL-34'], modifiers })
  return modifiers.reduce((sum, m) => sum + m.by, die as number) >= need
}
