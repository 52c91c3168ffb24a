import {
  allowed,
  type Choice,
  choice,
  type Id,
  middleOfShape,
  type Point,
  type Prompt,
  pieceChoice,
  type Question,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAntiAircraft } from '../air/anti-aircraft.ts'
import { conceals, isKnownGround, isThere } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { pointsLeft } from '../shells/buildings.ts'
import type { Weapon } from '../tables.ts'
import { shotNote } from './note.ts'
import { type FireDraft, type How, howOf, type Mode, natureOf, type Occasion, wayToFire } from './orders.ts'
import { shotsLeft, whyMayNotFire } from './permission.ts'
import { refuseFire } from './refusing.ts'
import { known, usable, waysOf } from './ways.ts'

/** The possible values of the next field of a decision to fire. */

export function nextOfFire(game: Blaze, draft: FireDraft, prompt: Prompt): Question | null {
  const { piece, weapon: named, mode, target, dice } = draft
  const how = howOf(prompt)
  if (piece === undefined) return whoFires(game, prompt, how)
  const stand = game.find('piece', piece)
  if (!stand || stand.side !== prompt.side) return null
  if (how?.reaction === 'arrival') return nextAtAircraft(draft, how)
  if (how?.reaction === 'run') return nextOfRun(game, draft, stand, how, prompt)
  if (mode === undefined && hasCharge(game, stand))
    return {
      field: 'mode',
      says: text`How?`,
      choices: (['demolition', 'direct'] as const).map(m => choice(m, wayToFire(m))),
    }
  if (mode === 'demolition') return target === undefined ? whatToBlow(game, stand) : null
  const weapons = usable(game, stand)
  if (named === undefined && weapons.length > 1)
    return {
      field: 'weapon',
      says: text`With what?`,
      choices: weapons.map(w => choice(w.name, text`${the.term(w.name)}`)),
    }
  const weapon = named === undefined ? weapons[0] : weapons.find(w => w.name === named)
  if (!weapon) return null
  const ways = waysOf(game, stand, weapon)
  if (mode === undefined && ways.length > 0)
    return { field: 'mode', says: text`How?`, choices: ways.map(m => choice(m, wayToFire(m))) }
  if (target === undefined) return atWhat(game, draft, stand, weapon, prompt)
  return natureOf(game, weapon) === 'sniper' && dice === undefined ? howManyDice(shotsLeft(game, stand)) : null
}

const hasCharge = (game: Blaze, stand: Stand): boolean => game.terrain.some(f => f.charge === stand.id && !f.destroyed)

function whatToBlow(game: Blaze, stand: Stand): Question {
  const charged = game.terrain.filter(f => f.charge === stand.id && !f.destroyed)
  return { field: 'target', says: text`Blow up what?`, choices: charged.map(f => choice(f.id, text`${the.ground(f)}`)) }
}

/** Dice may be split: the player chooses how many go here; by default all that are left. */
const howManyDice = (left: number): Question | null =>
  left < 2
    ? null
    : {
        field: 'dice',
        says: text`How many dice?`,
        choices: Array.from({ length: left }, (_, i) => choice(i + 1, text`${the.count(i + 1)}`)),
        optional: true,
      }

function whoFires(game: Blaze, { side, about }: Prompt, how: How): Question {
  const mine = about.length > 0 ? about.map(id => game.piece(id)) : game.pieces.filter(p => p.side === side && !p.gone)
  const why = (stand: Stand) => {
    const atAircraft =
      how?.reaction === 'arrival'
        ? whyNotAntiAircraft(game, stand, { piece: stand.id, mode: 'anti-aircraft', target: how.target as Id }, how)
        : []
    return [...whyMayNotFire(game, side, stand.id, how), ...atAircraft]
  }
  return {
    field: 'piece',
    says: text`Who fires?`,
    choices: mine.map(stand => pieceChoice(stand, why(stand))),
  }
}

/** A reaction to an aircraft leaves nothing else to choose. */
function nextAtAircraft({ mode, target }: FireDraft, how: Occasion): Question | null {
  if (mode === undefined)
    return { field: 'mode', says: text`How?`, choices: [choice('anti-aircraft', text`at the aircraft`)] }
  if (target !== undefined) return null
  return {
    field: 'target',
    says: text`At what?`,
    choices: [choice(how.target as Id, text`${the.piece(how.target as Id)}`)],
  }
}

/** From an aircraft: bombs or cannon at its assigned target, or dice along its line of flight. */
function nextOfRun(game: Blaze, draft: FireDraft, stand: Stand, how: Occasion, prompt: Prompt): Question | null {
  const { mode, target, dice } = draft
  if (mode === undefined && !how.line) {
    const why = (m: Mode) => refuseFire(game, { ...draft, piece: stand.id, mode: m, target: how.target as Id }, prompt)
    return {
      field: 'mode',
      says: text`With what?`,
      choices: (['he', 'at'] as const).map(m => choice(m, wayToFire(m), why(m))),
    }
  }
  if (target !== undefined) return how.line && dice === undefined ? howManyDice(how.left ?? 0) : null
  const ids = how.line ? known(game, stand.side).map(enemy => enemy.id) : [how.target as Id]
  const choices = ids.map(id =>
    choice(id, text`${the.piece(id)}`, refuseFire(game, { ...draft, piece: stand.id, target: id }, prompt)),
  )
  return { field: 'target', says: text`At what?`, choices }
}

function atWhat(game: Blaze, draft: FireDraft, stand: Stand, weapon: Weapon, prompt: Prompt): Question {
  const { mode } = draft
  const enemies = known(game, stand.side)
  const why = (target: Id | Point) => refuseFire(game, { ...draft, piece: stand.id, target }, prompt)
  if (mode === 'smoke' || mode === 'suppressive' || mode === 'speculative') {
    const choices = spotsFor(game, enemies, mode).map(at => choice(at, text`${the.place(at)}`, why(at)))
    return { field: 'target', says: text`Where?`, choices, open: 'point' }
  }
  const choices: Choice[] = enemies.map(enemy => {
    const target = pieceChoice(enemy, why(enemy.id))
    const note = allowed(target) ? shotNote(game, stand, weapon, mode, enemy, howOf(prompt)) : null
    return note === null ? target : { ...target, ...note }
  })
  if (mode === 'he' || mode === 'indirect' || mode === 'at')
    for (const feature of game.terrain) {
      if (feature.hidden || feature.gone || (feature.dpv === null && feature.kind !== 'mine')) continue
      const target = choice(feature.id, text`${the.ground(feature)}`, why(feature.id))
      choices.push(feature.dpv === null ? target : { ...target, note: pointsLeft(feature.dpv) })
    }
  if (mode === 'he' || mode === 'indirect')
    for (const strip of game.terrain.filter(f => f.kind === 'wire' && isKnownGround(f, stand.side) && !f.gone)) {
      const at = middleOfShape(strip.shape)
      choices.push(choice(at, text`${the.ground(strip)}`, why(at)))
    }
  return {
    field: 'target',
    says: text`At which target?`,
    choices,
    ...(mode === 'indirect' && { open: 'point' as const }),
  }
}

/** Suggested places: where enemies are and, for fire on suspicion, where they may be. */
function spotsFor(game: Blaze, enemies: readonly Stand[], mode: Mode): readonly Point[] {
  const places = enemies.flatMap(enemy => (enemy.at ? [enemy.at] : []))
  if (mode !== 'speculative') return places
  const hideouts = game.terrain
    .filter(f => isThere(f) && !f.hidden && conceals(game, f))
    .map(f => middleOfShape(f.shape))
  return [...places, ...hideouts]
}
