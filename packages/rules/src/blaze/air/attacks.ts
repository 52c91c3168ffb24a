import { because, type Id, type Point, type Procedure, type Reason, roll, text, the } from '@sandtable/kernel'
import { bombing, strafing } from '../combat-tables.ts'
import { type Choosing, chosen } from '../command/choosing.ts'
import { whyNoTarget } from '../fire/aiming.ts'
import { type Aimed, aim, resultOf } from '../fire/gunnery.ts'
import { armourOf, plateOf, strike } from '../fire/guns.ts'
import { type Fire, type How, isAtOnce, type Mode, type Occasion, wayToFire } from '../fire/orders.ts'
import { firedAt } from '../fire/records-of-fire.ts'
import { hitFigures, hitSoftskin, rollAtSoftskin } from '../fire/softskins.ts'
import { needFor, whyNotHurt } from '../fire/targets.ts'
import { note, rollToHit, witnesses } from '../fire/to-hit.ts'
import type { Blaze, Stand } from '../records.ts'
import { burst, standsUnder } from '../shells/burst.ts'
import { aimShell, shellAtArmour } from '../shells/he-armour.ts'
import type { Shell } from '../shells/shell.ts'
import { hullOf, middleOf } from '../stands/measure.ts'
import { lineWithin } from '../stands/overlap.ts'
import { isSoftskin, kindOf, knownStand, onTable } from '../stands/stand.ts'
import { offers, PASS } from '../turn/asking.ts'
import type { Attack } from './flights.ts'

/** Ground attack: strafing, bombs, cannon and rockets. */

/** One run: the aircraft fires its weapons in turn, until it has none left or its owner breaks off. */
export function* attack(
  game: Blaze,
  id: Id,
  way: Attack,
  line: readonly [Point, Point] | null,
  target: Id | null,
): Procedure {
  let left = game.rows(strafing).d10
  const used: Mode[] = []
  for (;;) {
    const how: Occasion = { reaction: 'run', ...(line && { line, left }), ...(target && { target }), used: [...used] }
    if (line ? left <= 0 : partsLeft(game, game.piece(id), way, used).length === 0) return
    const answer = yield* offers(game, game.piece(id).side, {
      says: !line
        ? text`${the.piece(id)}: choose its target`
        : left === 1
          ? text`${the.piece(id)}: strafe with 1 die`
          : text`${the.piece(id)}: strafe with up to ${the.count(left)} dice`,
      actions: ['fire', 'pass'],
      cites: line ? ['BA-AIR-22', 'BA-AIR-23'] : ['BA-AIR-27'],
      about: [id],
      context: how,
      default: PASS,
    })
    if (answer.action !== 'fire') return
    const { dice, mode } = answer as Partial<Fire>
    if (line) left -= dice ?? left
    else used.push(mode === 'at' ? 'at' : 'he')
  }
}

/** One part of a run: dice along the line, bombs, or cannon. */
export function* fireOnRun(game: Blaze, { piece, target, dice, mode }: Fire, how: Occasion): Procedure {
  const { line, left = game.rows(strafing).d10, used = [] } = how
  const way = wayOf(game, game.piece(piece), how)
  if (used.length === 0 && left === game.rows(strafing).d10) useRun(game, piece, way)
  if (line) yield* strafe(game, piece, target as Id, dice ?? left, how)
  else if (mode === 'at') yield* cannon(game, piece, target as Id, how)
  else yield* bomb(game, piece, target as Id, way, how)
}

/** How an aircraft attacks in this run. */
function wayOf(game: Blaze, aircraft: Stand, { line }: Occasion): Attack {
  if (line) return 'strafe'
  return (kindOf(game, aircraft).missions ?? []).includes('tankbust') ? 'tankbust' : 'bomb'
}

const runRule: { readonly [way in Attack]: string } = {
  strafe: 'BA-AIR-20',
  bomb: 'BA-AIR-28',
  tankbust: 'BA-AIR-33',
}

function useRun(game: Blaze, id: Id, way: Attack): void {
  const aircraft = game.piece(id)
  const able = kindOf(game, aircraft).missions ?? []
  const both = able.includes('bomb') && able.includes('strafe')
  game.change('piece', id, { runs: aircraft.runs - 1 }, [both ? 'BA-AIR-32' : runRule[way]])
}

/** The dice of a run: every bomber uses the table's, a tankbuster its own. */
export function loadOf(game: Blaze, aircraft: Stand): { readonly d10: number; readonly d20: number } {
  const { missions, d10, d20 } = kindOf(game, aircraft)
  return missions?.includes('bomb') ? game.rows(bombing) : { d10: d10 ?? 0, d20: d20 ?? 0 }
}

/** The weapons a bomber or tankbuster has left in this run: each is used once. */
function partsLeft(game: Blaze, aircraft: Stand, way: Attack, used: readonly Mode[]): readonly Mode[] {
  const { d10, d20 } = loadOf(game, aircraft)
  const parts: Mode[] = []
  if (way === 'tankbust' && d20 > 0) parts.push('at')
  if (d10 > 0) parts.push('he')
  return parts.filter(part => !used.includes(part))
}

/** Why this part of a run cannot be fired. */
export function whyNotRun(game: Blaze, aircraft: Stand, fire: Fire, how: Occasion): readonly Reason[] {
  const target = knownStand(game, aircraft.side, fire.target)
  if (!target || !onTable(target)) return [because('target', text`choose a target on the table`, 'BA-AIR-24')]
  const reasons: Reason[] = [...whyNoTarget(game, aircraft, target, how.line ? null : how)]
  if (how.line) return [...reasons, ...whyNotStrafe(game, aircraft, target, fire, how)]
  const parts = partsLeft(game, aircraft, wayOf(game, aircraft, how), how.used ?? [])
  if (fire.mode === undefined || !parts.includes(fire.mode))
    reasons.push(
      because(
        'runs',
        parts.length > 0
          ? text`in this run it has left: ${the.all(parts.map(wayToFire))}`
          : text`it has nothing left in this run`,
        'BA-AIR-33',
        'BA-AIR-36',
      ),
    )
  if (fire.mode === 'at' && armourOf(game, target) === null)
    reasons.push(because('target', text`cannon and rockets are for vehicles and guns`, 'BA-AIR-33'))
  return reasons
}

/** Known enemies within 200 mm of the line; armour is unaffected: BA-RUL-201. */
function whyNotStrafe(
  game: Blaze,
  aircraft: Stand,
  target: Stand,
  { dice, mode }: Fire,
  how: Occasion,
): readonly Reason[] {
  const reasons: Reason[] = []
  const [a, b] = how.line as readonly [Point, Point]
  const left = how.left ?? 0
  if (mode !== undefined) reasons.push(because('weapon', text`a strafing run has no ways of firing`, 'BA-AIR-22'))
  if (!lineWithin(hullOf(game, target), a, b, game.rows(strafing).within))
    reasons.push(
      because(
        'line',
        text`${the.piece(target)} is more than ${the.length(game.rows(strafing).within)} from the line`,
        'BA-AIR-23',
        'BA-AIR-24',
      ),
    )
  if (dice !== undefined && (dice < 1 || dice > left))
    reasons.push(because('runs', text`dice left in this run: ${the.count(left)}`, 'BA-AIR-22'))
  return [...reasons, ...whyNotHurt(game, aircraft, target)]
}

/** Infantry by the direct column, softskins by their own rule; prone stands count as in hard cover. BA-RUL-201. */
function* strafe(game: Blaze, id: Id, at: Id, dice: number, how: How): Procedure {
  const target = game.piece(at)
  const notes = [note(text`D10 of the run: ${the.count(dice)}`, 'BA-AIR-22')]
  firedAt(game, target, ['BA-AIR-21', 'BA-AIR-24'])
  if (isSoftskin(game, target)) {
    const hits = yield* rollAtSoftskin(game, null, target, dice, notes)
    yield* hitSoftskin(game, id, at, hits, isAtOnce(how))
    return
  }
  const need = needFor(game, target, { manner: 'strafing', firer: null, how })
  const { hits } = yield* rollToHit(game, 'hit', dice, target, need, { cites: need.cites, notes })
  yield* hitFigures(game, id, target, hits, ['BA-ARMS-24'], isAtOnce(how))
}

/** The template falls on the target without deviation; the owner may name a light target for the D20: BA-AIR-29, BA-AIR-30. */
function* bomb(game: Blaze, id: Id, at: Id, way: Attack, how: How): Procedure {
  const aircraft = game.piece(id)
  const { d10, d20 } = loadOf(game, aircraft)
  const { group } = kindOf(game, aircraft)
  const target = game.piece(at)
  const shell: Shell = {
    manner: 'bomb',
    firer: null,
    weapon: null,
    mortar: null,
    d10,
    d20,
    group: group ?? 2,
    now: isAtOnce(how),
    how,
    cites: ['BA-AIR-29'],
    notes: [note(text`D10 of the bombs: ${the.count(d10)}`, way === 'tankbust' ? 'BA-AIR-36' : 'BA-AIR-29')],
  }
  const centre = middleOf(game, target)
  firedAt(game, target, ['BA-AIR-25', 'BA-AIR-27'])
  yield* burst(game, centre, shell, true)
  if (way !== 'bomb' || shell.d20 === 0) return
  const light = standsUnder(game, centre, null, how)
    .map(({ stand }) => stand)
    .filter(stand => stand.side !== aircraft.side && !stand.hidden && aimShell(game, stand, shell, 'short') !== null)
  if (light.length === 0) return
  const answer = yield* offers(game, aircraft.side, {
    says: text`At which light target does the D20 go?`,
    actions: ['choose', 'pass'],
    cites: ['BA-AIR-30'],
    context: {
      among: light.map(stand => stand.id),
      word: 'target',
      cites: ['BA-AIR-30'],
    } satisfies Choosing,
    default: PASS,
  })
  const named = chosen(answer)
  if (named !== null) yield* shellAtArmour(game, game.piece(named), shell, shell.d20, 'short')
}

/** Always at short range and with the flank bonus: BA-AIR-34, BA-RUL-203. */
function* cannon(game: Blaze, id: Id, at: Id, how: How): Procedure {
  const aircraft = game.piece(id)
  const { d20, group, mod } = kindOf(game, aircraft)
  const target = game.piece(at)
  const gun = {
    group: group ?? 4,
    suffix: mod ?? 0,
    named: 'BA-GUN-11',
    round: null,
    crew: null,
    shaken: null,
    moved: false,
    fixedDefence: false,
    secondShot: false,
    he: false,
  }
  const open = { hullDown: false, lightWoods: false, doubt: false, behind: false } as const
  const shot: Aimed = aim(game, gun, { ...plateOf(game, target, target), aspect: 'side', ...open }, 'short')
  firedAt(game, target, ['BA-AIR-33', 'BA-AIR-27'])
  if (shot.need === null) {
    game.say(text`${the.piece(id)} cannot hurt ${the.piece(target)}.`, ['BA-ARM-6'], [at])
    return
  }
  const count = d20 ?? 1
  const dice = yield* roll(game, 'gun', count, {
    faces: 20,
    need: shot.need,
    modifiers: [note(text`D20 of the attack: ${the.count(count)}`, 'BA-AIR-35'), ...shot.modifiers],
    cites: ['BA-AIR-33', 'BA-AIR-34'],
    about: [at],
    ...witnesses(target),
  })
  for (const die of dice) yield* strike(game, aircraft, target, resultOf(die, shot), isAtOnce(how))
}
