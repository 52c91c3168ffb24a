import {
  action,
  because,
  crosses,
  gap,
  type Id,
  type Modifier,
  offer,
  type Procedure,
  type Prompt,
  plain,
  type Reason,
  role,
  roll,
  text,
  the,
  within,
  withinOf,
} from '@sandtable/kernel'
import { baseOf, choicesOf, enemies, isStanding, ofSide, type Standing, standing, whyNotAct } from './gunslingers.ts'
import type { Duel, DuelTables, Gunslinger } from './records.ts'
import { cover, kinds, modifiers, terrains, weapons } from './tables.ts'

/** Chapter SHOOT. */

/** The name and the values of his weapon. Always ask the game for a table's rows: a scenario may have changed them. */
export function weaponOf(game: Duel, { kind }: Gunslinger) {
  const name = game.rows(kinds)[kind]?.weapon ?? ''
  const weapon = game.rows(weapons)[name]
  if (!weapon) throw new Error(`${kind} has no weapon`)
  return { name, ...weapon }
}

/** The walls or crates that the line between two middles crosses. */
export const between = (game: Duel, from: Standing, to: Standing, blocks: boolean) =>
  game.grid
    .along(from.at, to.at)
    .filter(({ kind, shape }) => game.rows(terrains)[kind]?.blocks === blocks && crosses(shape, from.at, to.at))

/** Why the one may not shoot at the other. */
export function whyNotShoot(game: Duel, firer: Standing, target: Standing): readonly Reason[] {
  const reasons: Reason[] = []
  const { range } = weaponOf(game, firer)
  const [a, b] = [baseOf(firer), baseOf(target)]
  if (!within(a, b, range))
    reasons.push(because('range', text`out of range: ${the.length(gap(a, b), range)}`, 'DU-SHOOT-1'))
  const [wall] = between(game, firer, target, true)
  if (wall) reasons.push(because('view', text`${the.ground(wall)} blocks the view`, 'DU-SHOOT-2'))
  return reasons
}

/** The modifiers of the die, each with its rule. */
export function modifiersOf(game: Duel, firer: Standing, target: Standing, isBack: boolean): readonly Modifier[] {
  const { within: close } = game.rows(cover)
  const { crate, hurry } = game.rows(modifiers)
  const near = between(game, firer, target, false).some(({ shape }) =>
    withinOf(shape, target.at, target.radius + (close as number)),
  )
  return [
    ...(near ? [{ says: text`cover`, by: crate as number, cites: ['DU-SHOOT-4'] }] : []),
    ...(isBack && game.ruling('DU-RUL-1') === 'hurried'
      ? [{ says: text`in a hurry`, by: hurry as number, cites: ['DU-RUL-1'] }]
      : []),
  ]
}

/**
 * One shot, and whether the target may shoot back. Procedures call each other with `yield*`, and look records up
 * again.
 */
function* fire(game: Duel, firer: Id, target: Id, isBack: boolean): Procedure {
  const [from, to] = [game.piece(firer), game.piece(target)]
  if (!isStanding(from) || !isStanding(to)) return
  const { hits } = weaponOf(game, from)
  const modifiers = modifiersOf(game, from, to, isBack)
  const [die = 0] = yield* roll(game, 'shot', 1, {
    cites: ['DU-SHOOT-3'],
    need: hits,
    modifiers,
    about: [firer, target],
  })
  if (modifiers.reduce((sum, { by }) => sum + by, die) >= hits) {
    const event = { is: 'lost', cause: 'fire', by: firer } as const
    game.change('piece', target, { gone: true, at: null }, ['DU-SHOOT-3'], event)
    game.say(text`${the.piece(target)} falls.`, ['DU-SHOOT-3'], [target])
  } else if (!isBack) yield* shootBack(game, target, firer)
}

/** A reaction is a prompt in the middle of a procedure. Its default is what happens when it is passed. */
function* shootBack(game: Duel, missed: Id, firer: Id): Procedure {
  const [from, to] = [game.piece(missed), game.piece(firer)]
  if (!isStanding(from) || !isStanding(to) || whyNotShoot(game, from, to).length > 0) return
  yield* offer(game, from.side, {
    says: text`${the.piece(from)} was missed. Shoot back?`,
    actions: ['shoot', 'hold'],
    cites: ['DU-SHOOT-5'],
    about: [missed],
    context: firer,
    default: { action: 'hold' },
  })
}

/**
 * Who may shoot at whom: a prompt with a context follows a miss; only the missed man may shoot, and only at the one
 * who missed him.
 */
const mayShoot = (game: Duel, { side, about, context }: Prompt): readonly Standing[] =>
  standing(game, side).filter(({ id }) => context === null || about.includes(id))
const mayBeShot = (game: Duel, { side, context }: Prompt): readonly Standing[] =>
  enemies(game, side).filter(({ id }) => context === null || id === context)
const whyNotNow = (gunslinger: Standing, { context }: Prompt): readonly Reason[] =>
  context === null ? whyNotAct(gunslinger) : []

export const shoot = action<DuelTables>()({
  says: text`Shoot`,
  fields: { piece: role.actor, target: role.target },
  next(game, { piece, target }, prompt) {
    if (piece === undefined) {
      const choices = choicesOf(mayShoot(game, prompt), one => whyNotNow(one, prompt))
      return { field: 'piece', says: text`Who shoots?`, choices }
    }
    const firer = ofSide(game, prompt.side, piece)
    if (target !== undefined || !firer) return null
    const choices = choicesOf(mayBeShot(game, prompt), enemy => whyNotShoot(game, firer, enemy))
    return { field: 'target', says: text`At whom?`, choices }
  },
  refuse(game, { piece, target }, prompt) {
    const firer = mayShoot(game, prompt).find(({ id }) => id === piece)
    const enemy = mayBeShot(game, prompt).find(({ id }) => id === target)
    if (!firer) return [because('turn', text`that is not who may shoot`, 'DU-TURN-1')]
    if (!enemy) return [because('target', text`that is nobody to shoot at`, 'DU-SHOOT-1')]
    return [...whyNotNow(firer, prompt), ...whyNotShoot(game, firer, enemy)]
  },
  *carryOut(game, { piece, target }, { context }): Procedure {
    if (context === null) game.change('piece', piece, { acted: true }, ['DU-TURN-1'])
    yield* fire(game, piece, target, context !== null)
  },
})

/** It has no effect; `idle` tells code that counts what a side can still do. */
export const hold = plain<DuelTables>(text`Hold fire`, { purpose: 'pass', idle: true })
