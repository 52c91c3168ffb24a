import { type Decision, facingOf, type Point, turn as turnBy } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { burstWorth, strikeWorth } from './burst.ts'
import type { Idea } from './fire.ts'
import { hitChance } from './numbers.ts'
import type { Man, Scene } from './scene.ts'
import { isFree } from './soldiers.ts'

const {
  diceOf,
  fireModes,
  gunNamed,
  hasLoader,
  isAt,
  kindOf,
  layLine,
  longest,
  modes,
  sees,
  shelterOf,
  whyNotReady,
  whyOutOfArc,
} = muzzleflashRules
type Gun = muzzleflashRules.Gun
type Mode = muzzleflashRules.Mode
type Piece = muzzleflashRules.Piece

/** A shell that strikes the cover bursts beside its target; a stray one is sometimes near enough. */
const BESIDE = 0.5
const ASTRAY = 0.05
/** A gun that must be swung round first fires later, and perhaps at nothing. */
const LATER = 0.6

/** Everything that can be done with the guns, launchers and mortars of a piece. */
export function gunIdeas(scene: Scene, man: Man): readonly Idea[] {
  const ideas: Idea[] = []
  for (const name of man.soldier.guns) {
    const gun = gunNamed(scene.game, man.piece, name)
    if (!gun?.support) continue
    const readying = makeReady(scene, man, gun)
    if (readying) ideas.push(readying)
    else if (gun.support.fire === 'indirect') ideas.push(...lobs(scene, man, gun))
    else ideas.push(...rounds(scene, man, gun))
  }
  return ideas
}

/** A gun that is not ready is set up, loaded or cleared first. */
function makeReady({ game, numbers }: Scene, { piece }: Man, { holder, weapon }: Gun): Idea | null {
  if (whyNotReady(game, holder, weapon, 1).length === 0) return null
  const action = holder.sort === 'weapon' && !holder.setUp ? 'set-up' : holder.malfunctions > 0 ? 'clear' : 'load'
  const decision = { action, piece: action === 'set-up' ? holder.id : piece.id }
  return { gain: 1, ap: numbers.costs[action] ?? 1, decision }
}

/** The modes in which it may be fired now. */
const waysOf = ({ game }: Scene, { piece }: Man, gun: Gun): readonly Mode[] =>
  modes.filter(
    mode =>
      (game.rows(fireModes)[mode]?.ap ?? 9) <= piece.ap &&
      isFree(game, piece, mode) &&
      (mode !== 'rapid' || hasLoader(game, gun.holder, gun.weapon)),
  )

/** Direct fire: at a visible enemy, or swing towards one. */
function rounds(scene: Scene, man: Man, gun: Gun): readonly Idea[] {
  const { game } = scene
  const ideas: Idea[] = []
  const range = longest(gun)
  for (const foe of scene.foes) {
    if (squared(at(gun.holder), foe.x, foe.y) > range * range) continue
    const worth = aimedAt(scene, gun, foe)
    if (worth <= LEAST || !sees(game, gun.holder, foe.piece)) continue
    const away = whyOutOfArc(game, gun.holder, gun.weapon, [foe.x, foe.y]).length > 0
    if (away) ideas.push(...swing(scene, gun.holder, gun.weapon, [foe.x, foe.y], worth * 0.5 * LATER))
    else {
      const cover = shelterOf(game, layLine(game, gun.holder, foe.piece)).hit
      ideas.push(...shots(scene, man, gun, worth, 0, foe.piece.id, cover))
    }
  }
  return ideas
}

const LEAST = 0.1

const aimedAt = (scene: Scene, { support }: Gun, foe: Man): number => {
  const type = support?.class ?? ''
  return foe.piece.sort === 'vehicle' ? strikeWorth(scene, type, foe) : burstWorth(scene, type, foe.x, foe.y)
}

/** A mortar fires where fire was called, or blind at the largest group. */
function lobs(scene: Scene, man: Man, gun: Gun): readonly Idea[] {
  const { support, holder } = gun
  const type = support?.class ?? ''
  const inRange = ([x, y]: Point): boolean => {
    const apart = squared(at(holder), x, y)
    return apart <= longest(gun) ** 2 && apart >= (support?.min ?? 0) ** 2
  }
  const lob = (to: Point, by: number): readonly Idea[] => {
    const worth = burstWorth(scene, type, ...to)
    if (worth <= LEAST) return []
    return whyOutOfArc(scene.game, holder, gun.weapon, to).length > 0
      ? swing(scene, holder, gun.weapon, to, worth * hitChance(scene.numbers, by) * LATER)
      : shots(scene, man, gun, worth, by, to)
  }
  if (holder.spotted && inRange(holder.spotted)) return lob(holder.spotted, scene.numbers.indirect)
  return scene.foes
    .filter(foe => foe.piece.sort === 'figure' && foe.piece.seen && inRange([foe.x, foe.y]))
    .flatMap(foe => lob([foe.x, foe.y], scene.numbers.indirect + scene.numbers.unspotted))
}

function shots(
  scene: Scene,
  man: Man,
  gun: Gun,
  worth: number,
  by: number,
  target: string | Point,
  cover = 0,
): readonly Idea[] {
  const { game, numbers } = scene
  return waysOf(scene, man, gun).map(mode => {
    const row = game.rows(fireModes)[mode]
    const reached = hitChance(numbers, (row?.hit ?? 0) + by)
    const hit = hitChance(numbers, (row?.hit ?? 0) + by + cover)
    const share = hit + (reached - hit) * BESIDE + (1 - reached) * ASTRAY
    const gain = diceOf(game, gun, mode) * worth * share
    const decision: Decision = { action: 'fire', piece: man.piece.id, weapon: gun.name, mode, target }
    return { gain, ap: row?.ap ?? 1, decision }
  })
}

/** Turns a turret, a hull or a mount towards a point, as far as one AP goes. */
export function swing({ game }: Scene, holder: Piece, weapon: string, to: Point, gain: number): readonly Idea[] {
  const kind = kindOf(game, holder)
  const wanted = facingOf(holder.at as Point, to)
  const turret = kind.inTurret?.includes(weapon) ?? false
  const from = turret ? holder.turret : holder.facing
  const by = Math.max(-90, Math.min(90, turnBy(from, wanted)))
  const facing = (Math.round(from + by) + 360) % 360
  const decision = { action: 'turn', piece: holder.id, ...(turret ? { turret: facing } : { facing }) }
  return [{ gain, ap: 1, decision }]
}

const at = ({ at: place }: Piece): { readonly x: number; readonly y: number } => {
  const [x, y] = place as Point
  return { x, y }
}

/** Does he serve a weapon that still exists, and is he its firer? */
export function servesAs(scene: Scene, { piece }: Man): 'gunner' | 'mate' | null {
  const weapon = piece.crews === null ? null : scene.men.find(man => man.piece.id === piece.crews)
  if (weapon?.piece.sort !== 'weapon') return null
  if (piece.role === 'gunner') return 'gunner'
  const gunner = scene.men.some(man => man.piece.crews === piece.crews && man.piece.role === 'gunner')
  return gunner ? 'mate' : 'gunner'
}

/** Is he in place to serve his weapon? */
export const isAtPost = (scene: Scene, { piece }: Man): boolean => {
  const weapon = scene.game.find('piece', piece.crews ?? '')
  return weapon !== null && isAt(scene.game, piece, weapon)
}
