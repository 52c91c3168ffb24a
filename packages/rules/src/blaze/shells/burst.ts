import { inside, type Message, type Point, type Procedure, roll, text, the } from '@sandtable/kernel'
import { armourOf } from '../fire/guns.ts'
import type { How } from '../fire/orders.ts'
import { hitSoftskin, rollAtSoftskin } from '../fire/softskins.ts'
import { type Aim, foundBy, isHurtByTemplates, isOnItsOwn, liesFlat, needFor } from '../fire/targets.ts'
import { type Need, note, rollToHit, witnesses } from '../fire/to-hit.ts'
import { houseAt } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { hullOf, middleOf } from '../stands/measure.ts'
import { hasFigures, isConcealed, isSoftskin } from '../stands/stand.ts'
import { wearDown } from './buildings.ts'
import { squareBetween } from './distance.ts'
import { shellAtArmour, shellsAtArmour } from './he-armour.ts'
import { causeOf, type Shell } from './shell.ts'
import { discAt, figuresUnder, halfUnder } from './template.ts'
import { destroyWire } from './wire-under.ts'

/** A high explosive template has landed. */

/** A stand under the template, and its number of figures under it. */
interface Under {
  readonly stand: Stand
  readonly figures: number
}

/** The stands under a template laid here, nearest the centre first, ties by id; friends too, but not the firer. BA-RUL-104. */
export function standsUnder(game: Blaze, at: Point, spared: Stand | null, how: How): readonly Under[] {
  const disc = discAt(game, at)
  const byShare = game.ruling('BA-RUL-40') === 'area'
  return foundBy(game, how)
    .filter(stand => stand.id !== spared?.id && isOnItsOwn(game, stand) && isHurtByTemplates(game, stand))
    .flatMap(stand => {
      if (!byShare) return inside(disc, middleOf(game, stand)) ? [{ stand, figures: stand.figures }] : []
      const base = hullOf(game, stand)
      if (!hasFigures(game, stand)) return halfUnder(base, disc) ? [{ stand, figures: 0 }] : []
      const figures = figuresUnder(base, disc, stand.figures)
      return figures > 0 ? [{ stand, figures }] : []
    })
    .sort((a, b) => {
      const apart = squareBetween(middleOf(game, a.stand), at) - squareBetween(middleOf(game, b.stand), at)
      return apart !== 0 ? apart : a.stand.id < b.stand.id ? -1 : 1
    })
}

/** The shell affects every stand under it. `hit`: it landed where it was aimed, so it also destroys wire: BA-WIRE-2. */
export function* burst(game: Blaze, at: Point, shell: Shell, hit: boolean): Procedure {
  const under = standsUnder(game, at, shell.firer, shell.how)
  game.say(comingDown(at, under), shell.cites, undefined, undefined, at)
  if (game.ruling('BA-RUL-41') === 'once') yield* shareOut(game, under, shell)
  else for (const one of under) yield* onStand(game, one, shell, hit)
  if (hit) destroyWire(game, at)
}

/** On whom, as everybody can see: what is hidden under it stays a secret. */
function comingDown(at: Point, under: readonly Under[]): Message {
  const seen = under.filter(({ stand }) => !isConcealed(stand) && !stand.unshown)
  return seen.length === 0
    ? text`The shells come down at ${the.place(at)}, where nobody is seen.`
    : text`The shells come down at ${the.place(at)}, on ${the.pieces(seen.map(({ stand }) => stand.id))}.`
}

/** The rule for the dice against a stand under the template. */
function rollRule({ manner }: Shell, hit: boolean): string {
  if (manner === 'direct') return 'BA-ARTY-19'
  if (manner === 'speculative') return 'BA-SPEC-4'
  if (manner === 'bomb') return 'BA-AIR-29'
  return hit ? 'BA-INDIR-6' : 'BA-INDIR-11'
}

/** The score D10 need against a stand; null if this shell cannot hit it: prone. BA-RUL-220. */
function needAgainst(game: Blaze, target: Stand, shell: Shell): Need | null {
  const { manner, firer, how } = shell
  const aim: Aim = { manner, firer, how, second: firer?.shots === 1 && shell.mortar === null }
  const flat = liesFlat(game, target, aim)
  if (flat !== null) {
    const to = manner === 'speculative' ? [target.side] : witnesses(target, firer).to
    game.say(text`It lies flat and is spared.`, [flat], [target.id], to)
    return null
  }
  return needFor(game, target, aim)
}

/** One stand under the template: its figures and its armour class. A gun stand has both: BA-RUL-102. */
function* onStand(game: Blaze, { stand, figures }: Under, shell: Shell, hit: boolean): Procedure {
  const secret = shell.manner === 'speculative'
  if (figures > 0 && shell.d10 > 0) {
    const need = needAgainst(game, stand, shell)
    if (need) {
      const cites = [rollRule(shell, hit), ...need.cites.slice(0, 1)]
      const notes = [
        ...shell.notes,
        note(text`figures under the template: ${the.count(figures)}`, 'BA-ARTY-18', 'BA-ARTY-4'),
      ]
      const { shown, hits } = yield* rollToHit(game, 'hit', shell.d10, stand, need, {
        cites,
        notes,
        firer: shell.firer,
        secret,
      })
      yield* loseTo(game, stand, Math.min(hits, figures), shell)
      wearDownAround(game, stand, shown, shell)
    }
  } else if (isSoftskin(game, stand) && shell.mortar) {
    const hits = yield* rollAtSoftskin(game, shell.firer, stand, shell.d10, shell.notes)
    yield* hitSoftskin(game, shell.firer?.id ?? null, stand.id, hits, shell.now)
  }
  if (armourOf(game, stand) !== null && shell.manner !== 'bomb') yield* shellAtArmour(game, stand, shell, shell.d20)
}

function* loseTo(game: Blaze, stand: Stand, figures: number, shell: Shell): Procedure {
  if (figures > 0)
    yield* hurt(
      game,
      stand.id,
      { figures, cause: causeOf(shell), by: shell.firer?.id ?? null },
      shell.manner === 'speculative' ? ['BA-SPEC-4', 'BA-SPEC-5'] : ['BA-ARTY-19', 'BA-ARMS-24'],
      shell.now,
    )
}

/** Each die of 6 or more against a stand in a house takes a point off the house: BA-BUST-3, BA-BUST-4. */
function wearDownAround(game: Blaze, stand: Stand, shown: readonly number[], shell: Shell): void {
  const house = houseAt(game, middleOf(game, stand))
  if (house) wearDown(game, house.id, shown, shell.manner === 'bomb', 'BA-BUST-4')
}

/** BA-RUL-41 once: the dice are rolled once, and hits are applied from the centre outwards. */
function* shareOut(game: Blaze, under: readonly Under[], shell: Shell): Procedure {
  const targets = under.filter(one => one.figures > 0)
  const secret = shell.manner === 'speculative' || targets.some(one => isConcealed(one.stand))
  if (targets.length > 0 && shell.d10 > 0) {
    const first = targets[0] as Under
    let dice = yield* roll(game, 'hit', shell.d10, {
      faces: 10,
      modifiers: shell.notes,
      cites: ['BA-ARTY-19', 'BA-RUL-41'],
      about: targets.map(one => one.stand.id),
      ...witnesses(first.stand, shell.firer, secret),
    })
    for (const { stand, figures } of targets) {
      const need = needAgainst(game, stand, shell)
      if (!need) continue
      wearDownAround(game, stand, dice, shell)
      const hits = dice.filter(die => die >= need.need).slice(0, figures)
      yield* loseTo(game, stand, hits.length, shell)
      dice = without(dice, hits)
    }
  }
  const armoured = under.filter(one => armourOf(game, one.stand) !== null)
  if (shell.manner !== 'bomb')
    yield* shellsAtArmour(
      game,
      armoured.map(one => one.stand),
      shell,
    )
}

/** The dice left after these hits. */
function without(dice: readonly number[], used: readonly number[]): readonly number[] {
  const left = [...dice]
  for (const die of used) left.splice(left.indexOf(die), 1)
  return left
}
