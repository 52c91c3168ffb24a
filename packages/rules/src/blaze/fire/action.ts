import {
  type Action,
  type Choice,
  choice,
  type Draft,
  either,
  type Id,
  id as idField,
  int,
  name,
  oneOf,
  type Prompt,
  point,
  type Question,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { spotName } from '../stands/measure.ts'
import { called, enemiesOf, isKnown, weaponsOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import {
  type Fire,
  type FireContext,
  fireOf,
  type How,
  howFrom,
  howOf,
  type Mode,
  modes,
  modesOf,
  natureOf,
} from './orders.ts'
import { whyMayNotFire } from './permission.ts'
import { refuseFire, whyNotFire } from './refusing.ts'

/** The decision to fire, field by field. */
export const fire: Action<BlazeTables> = {
  says: 'Fire',
  fields: {
    piece: idField,
    weapon: name,
    mode: oneOf(...modes),
    target: either(idField, point, value => typeof value === 'string'),
    dice: int,
    through: idField,
  },
  next: nextOfFire,
  refuse: refuseFire,
}

function nextOfFire(game: Blaze, draft: Draft, prompt: Prompt): Question | null {
  const { piece, target } = fireOf(draft) as Partial<Fire>
  const how = howOf(prompt)
  if (piece === undefined) return whoFires(game, prompt, how)
  const stand = game.find('piece', piece)
  if (!stand || stand.side !== prompt.side) return null
  if (how?.reaction === 'arrival' || how?.reaction === 'run') return nextInTheAir(game, draft, stand, how, prompt)
  const weapons = usable(game, stand)
  const named = fireOf(draft).weapon
  if (named === undefined && weapons.length > 1)
    return { field: 'weapon', says: 'With what?', choices: weapons.map(w => choice(w.name, w.name)) }
  const weapon = named === undefined ? weapons[0] : weapons.find(w => w.name === named)
  if (!weapon) return null
  if (fireOf(draft).mode === undefined && waysOf(weapon).length > 0)
    return {
      field: 'mode',
      says: 'How?',
      choices: waysOf(weapon).map(mode => choice(mode, mode)),
      optional: natureOf(weapon) === 'small-arms',
    }
  if (target === undefined) return atWhat(game, draft, stand, prompt)
  return null
}

/** Anti-aircraft weapons are used as aircraft arrive, not here. */
const usable = (game: Blaze, stand: Stand): readonly Weapon[] =>
  weaponsOf(game, stand).filter(weapon => natureOf(weapon) !== 'anti-aircraft')

/** High explosive and direct are one, so only one of them is offered; small arms need not be told how. */
const waysOf = (weapon: Weapon): readonly Mode[] =>
  natureOf(weapon) === 'small-arms' ? [] : modesOf(weapon).filter(mode => mode !== 'direct')

function whoFires(game: Blaze, { side, about }: Prompt, how: How): Question {
  const mine = about.length > 0 ? about.map(id => game.piece(id)) : game.pieces.filter(p => p.side === side && !p.gone)
  return {
    field: 'piece',
    says: 'Who fires?',
    choices: mine.map(stand => choice(stand.id, called(stand), whyMayNotFire(game, side, stand.id, how))),
  }
}

/** In answer to an aircraft, or from one, the target is all that is left to say. */
function nextInTheAir(game: Blaze, draft: Draft, stand: Stand, how: NonNullable<How>, prompt: Prompt): Question | null {
  const { mode, target } = fireOf(draft)
  if (how.reaction === 'arrival') {
    if (mode === undefined)
      return { field: 'mode', says: 'How?', choices: [choice('anti-aircraft', 'at the aircraft')] }
    return target === undefined
      ? { field: 'target', says: 'At what?', choices: [choice(how.target as Id, how.target as Id)] }
      : null
  }
  if (mode === undefined && !how.line)
    return {
      field: 'mode',
      says: 'With what?',
      choices: (['he', 'at'] as const).map(m =>
        choice(m, m, refuseFire(game, { ...draft, mode: m, target: how.target as Id }, prompt)),
      ),
    }
  if (target !== undefined) return null
  const ids = how.line
    ? enemiesOf(game, stand.side)
        .filter(e => isKnown(e, stand.side))
        .map(e => e.id)
    : [how.target as Id]
  return {
    field: 'target',
    says: 'At what?',
    choices: ids.map(id => choice(id, id, refuseFire(game, { ...draft, target: id }, prompt))),
  }
}

function atWhat(game: Blaze, draft: Draft, stand: Stand, prompt: Prompt): Question {
  const { mode } = fireOf(draft)
  const enemies = enemiesOf(game, stand.side).filter(enemy => isKnown(enemy, stand.side))
  const why = (target: Id | readonly [number, number]) => refuseFire(game, { ...draft, target }, prompt)
  if (mode === 'smoke' || mode === 'suppressive' || mode === 'speculative') {
    const spots = enemies.flatMap(enemy => (enemy.at ? [enemy.at] : []))
    return {
      field: 'target',
      says: 'Where?',
      choices: spots.map(at => choice(at, spotName(at), why(at))),
      open: 'point',
    }
  }
  const choices: Choice[] = enemies.map(enemy => choice(enemy.id, called(enemy), why(enemy.id)))
  if (mode === 'he' || mode === 'indirect' || mode === 'at')
    for (const feature of game.terrain) {
      if (feature.hidden || feature.gone || (feature.dpv === null && feature.kind !== 'mine')) continue
      choices.push(choice(feature.id, `${feature.kind} ${feature.id}`, why(feature.id)))
    }
  return { field: 'target', says: 'At whom?', choices, ...(mode === 'indirect' && { open: 'point' as const }) }
}

/** Is there any way in which this stand could fire at that one? Whoever can is asked. */
export function couldFireAt(game: Blaze, firer: Stand, target: Stand, context: FireContext): boolean {
  const how = howFrom(context)
  if (whyMayNotFire(game, firer.side, firer.id, how).length > 0) return false
  return usable(game, firer).some(weapon => {
    const ways: readonly (Mode | undefined)[] = waysOf(weapon).length > 0 ? waysOf(weapon) : [undefined]
    return ways.some(mode => {
      const decision = { piece: firer.id, weapon: weapon.name, target: target.id, ...(mode && { mode }) }
      return whyNotFire(game, firer.side, decision, how).length === 0
    })
  })
}
