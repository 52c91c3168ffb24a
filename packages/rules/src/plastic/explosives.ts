import {
  type Length,
  type Message,
  type Modifier,
  type Point,
  type Procedure,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import type { Aim } from './aiming.ts'
import { burst, type Charge, inTheOpen, occupants, within } from './blast.ts'
import type { Attack } from './effects.ts'
import { eliminate, eventOf } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { near, reach } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { launcherToHit, shellToHit } from './tables.ts'

/** A grenade: inside what the thrower touches or is in, inside a foxhole or trench within 3 inches, or in the open. */
export function* grenade(game: Plastic, spot: Point, charge: Charge): Procedure {
  const { attack, radius } = charge
  const place = groundOf(game).placeAt(spot)
  const inside = place ? occupants(game, place) : []
  if (place?.kind === 'bunker') {
    game.say(text`The grenade goes off inside the ${the.ground(place)}.`, ['PF-EXP-2', 'PF-EXP-4'])
    yield* burst(game, spot, attack, inside, inside)
  } else if (place?.kind === 'building') {
    game.say(text`The grenade goes off inside the ${the.ground(place)}.`, ['PF-EXP-3', 'PF-EXP-4'])
    yield* burst(game, spot, attack, within(game, inside, spot, 2 * radius), inside)
  } else if (place?.pit) {
    game.say(text`The grenade lands in the ${the.ground(place)}.`, ['PF-EXP-6', 'PF-EXP-7'])
    yield* burst(game, spot, attack, within(game, inside, spot, radius), inside)
  } else yield* burstInTheOpen(game, spot, charge, text`The grenade goes off.`)
}

/** In the open a blast does not affect figures in a foxhole, trench, bunker or building. */
function* burstInTheOpen(
  game: Plastic,
  at: Point,
  { attack, radius, rule }: Charge,
  says: Message,
  why = 'PF-BLA-2',
): Procedure {
  game.say(says, [why, rule], undefined, undefined, at)
  yield* burst(game, at, attack, inTheOpen(game, at, radius))
}

/** An anti-tank launcher: rolls to hit a foxhole, trench or bunker; it always hits a building or a spot in the open. */
export function* launcher(
  game: Plastic,
  firer: Figure,
  aim: Aim,
  charge: Charge,
  help: readonly Modifier[],
): Procedure {
  const { attack, radius, rule } = charge
  const { spot, struck, mode } = aim
  if (!struck || struck.kind === 'ditch') {
    yield* burstInTheOpen(game, spot, charge, text`The round bursts.`)
    return
  }
  if (struck.kind === 'building') {
    const inside = within(game, occupants(game, struck), spot, radius)
    if (mode === 'wall') makeHole(game, struck, spot, reach(game, 'small-hole'), attack, ['PF-EXP-15', 'PF-RUL-51'])
    const says =
      mode === 'wall'
        ? text`The round strikes a wall of the ${the.ground(struck)}.`
        : text`The round strikes a window of the ${the.ground(struck)}.`
    game.say(says, [mode === 'wall' ? 'PF-EXP-15' : 'PF-EXP-14', 'PF-EXP-16'])
    yield* burst(game, spot, attack, [...inside, ...inTheOpen(game, spot, radius)])
    return
  }
  const row = launcherRow(game, firer, spot)
  if (!(yield* hits(game, 'launcher-hit', row.needs, ['PF-EXP-8', row.rule], help))) {
    game.say(text`The round misses.`, ['PF-EXP-8', 'PF-RUL-49'])
    return
  }
  const inside = occupants(game, struck)
  game.say(text`The round hits the ${the.ground(struck)}.`, ['PF-EXP-9', rule])
  yield* burst(game, spot, attack, [...inside, ...inTheOpen(game, spot, radius)], inside)
}

/** The number a launcher needs, by range. */
const launcherRow = (game: Plastic, firer: Figure, spot: Point) =>
  game.rows(launcherToHit).find(row => row['up-to'] === null || near(game, firer, spot, row['up-to'])) as Row
type Row = (typeof launcherToHit.rows)[number]

/** A mortar or gun shell has landed at this point. It strikes what is there, wherever it was aimed: PF-RUL-44. */
export function* shell(game: Plastic, at: Point, aim: Aim, charge: Charge, help: readonly Modifier[]): Procedure {
  const onSpot = at === aim.spot
  const struck = onSpot ? aim.struck : groundOf(game).placeAt(at)
  const gun = charge.attack.weapon.class === 'infantry-gun'
  if (!struck || struck.kind === 'ditch') yield* burstInTheOpen(game, at, charge, text`The shell bursts.`)
  else if (struck.pit) yield* shellInPit(game, gun, at, struck, charge, help)
  else if (struck.kind === 'bunker') yield* shellOnBunker(game, gun, struck, charge, help)
  else yield* shellOnBuilding(game, gun, at, struck, charge, help, onSpot && aim.mode === 'wall')
}

const needs = (game: Plastic, gun: boolean) =>
  game.rows(shellToHit)[gun ? 'infantry-gun' : 'mortar'] as (typeof shellToHit.rows)[string]

/** Only a direct hit harms those in a foxhole or trench, and no one else; otherwise it bursts beside it. */
function* shellInPit(
  game: Plastic,
  gun: boolean,
  at: Point,
  pit: Land,
  charge: Charge,
  help: readonly Modifier[],
): Procedure {
  const rules = [gun ? 'PF-EXP-25' : 'PF-EXP-17', 'PF-EXP-18']
  if (!(yield* hits(game, 'direct-hit', needs(game, gun)['foxhole-or-trench'], rules, help))) {
    yield* burstInTheOpen(game, at, charge, text`The shell bursts beside the ${the.ground(pit)}.`, 'PF-RUL-45')
    return
  }
  const { attack, radius, rule } = charge
  const inside = occupants(game, pit)
  game.say(text`A direct hit on the ${the.ground(pit)}.`, ['PF-EXP-19', rule])
  yield* burst(game, at, attack, within(game, inside, at, radius), inside)
}

/** Mortars cannot affect bunkers; a gun that hits destroys one and everyone in it. */
function* shellOnBunker(
  game: Plastic,
  gun: boolean,
  bunker: Land,
  { attack }: Charge,
  help: readonly Modifier[],
): Procedure {
  const need = needs(game, gun).bunker
  if (need === null) {
    game.say(text`The shell does nothing to the ${the.ground(bunker)}.`, ['PF-EXP-20', 'PF-RUL-46'])
    return
  }
  if (!(yield* hits(game, 'bunker-hit', need, ['PF-EXP-26', 'PF-EXP-27'], help))) {
    game.say(text`The ${the.ground(bunker)} withstands the shell.`, ['PF-RUL-46'])
    return
  }
  const inside = occupants(game, bunker)
  game.change('terrain', bunker.id, { destroyed: true }, ['PF-EXP-26'], eventOf('destroyed', attack))
  game.say(text`The ${the.ground(bunker)} is destroyed.`, ['PF-EXP-26', 'PF-RUL-93'])
  for (const { id } of inside)
    eliminate(game, id, text`${the.piece(id)} is eliminated in the bunker.`, ['PF-EXP-26'], attack)
}

/** A mortar shell that breaks in bursts inside; a gun opens the wall aimed at, or comes through the roof. */
function* shellOnBuilding(
  game: Plastic,
  gun: boolean,
  at: Point,
  building: Land,
  charge: Charge,
  help: readonly Modifier[],
  atWall: boolean,
): Procedure {
  const rules = gun ? ['PF-EXP-28', 'PF-EXP-29'] : ['PF-EXP-21', 'PF-EXP-24']
  if (!(yield* hits(game, 'building-hit', needs(game, gun).building, rules, help))) {
    game.say(text`The shell does not break into the ${the.ground(building)}.`, ['PF-RUL-46'])
    return
  }
  if (atWall) {
    yield* blastHole(game, at, building, charge)
    return
  }
  const { attack, radius } = charge
  const inside = occupants(game, building)
  if (gun) game.say(text`The shell goes through the roof of the ${the.ground(building)}.`, ['PF-EXP-33', 'PF-RUL-54'])
  else game.say(text`The shell bursts inside the ${the.ground(building)}.`, ['PF-EXP-22', 'PF-EXP-23'])
  yield* burst(game, at, attack, gun ? inside : within(game, inside, at, 2 * radius), inside)
}

/** A gun opens the wall: a figure at the spot falls; others within 3 inches, inside and out, are rolled for. */
function* blastHole(game: Plastic, at: Point, building: Land, { attack }: Charge): Procedure {
  const width = attack.weapon.hole ?? 0
  const far = reach(game, 'wall-blast')
  const caught = [...within(game, occupants(game, building), at, far), ...inTheOpen(game, at, far)]
  makeHole(game, building, at, width, attack, ['PF-EXP-30', 'PF-RUL-52'])
  const atSpot = within(game, caught, at, width / 2)
  for (const { id } of atSpot) {
    const says = text`${the.piece(id)} is eliminated where the wall is blown in.`
    eliminate(game, id, says, ['PF-EXP-31', 'PF-RUL-52'], attack)
  }
  game.say(text`A hole is blown in a wall of the ${the.ground(building)}.`, ['PF-EXP-32', 'PF-RUL-53'])
  yield* burst(game, at, attack, caught)
}

function makeHole(
  game: Plastic,
  building: Land,
  at: Point,
  width: Length,
  attack: Attack,
  cites: readonly string[],
): void {
  const { holes } = game.get('terrain', building.id)
  game.change('terrain', building.id, { holes: [...holes, { at, width }] }, cites, eventOf('damaged', attack))
}

/** One die against a number, helped by directing where PF-RUL-34 allows it. */
function* hits(
  game: Plastic,
  purpose: string,
  need: number,
  cites: readonly string[],
  modifiers: readonly Modifier[],
): Procedure<boolean> {
  const [die] = yield* roll(game, purpose, 1, { need, cites, under: ['PF-RUL-34', 'PF-RUL-43'], modifiers })
  return modifiers.reduce((sum, m) => sum + m.by, die as number) >= need
}
