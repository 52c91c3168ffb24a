import {
  action,
  because,
  type Choice,
  choice,
  type DecisionOf,
  either,
  facingOf,
  type Id,
  id as idField,
  isPoint,
  type Message,
  maybe,
  name,
  once,
  type Point,
  type Procedure,
  pieceChoice,
  point,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { testHalfStrength } from '../courage.ts'
import { enemiesOf, inMelee, isDown, isHeroic, isRouting, isTank, onTable, ownFigure, weaponOf } from '../figures.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { cards, distances, fireAfterMove } from '../tables.ts'
import { whyAbandoned } from '../tanks/crew.ts'
import { whyNotThisWeapon, workingWeapons } from '../tanks/weapons.ts'
import { mayActNow } from '../turn.ts'
import { clearingRules } from '../weapons/jams.ts'
import { isShell } from '../weapons/mortars.ts'
import { mannerOf, type Target } from './manners.ts'
import { inRange } from './ranges.ts'

/** A piece, or a place. */
export const aimed = role.as(
  'target',
  either(idField, point, value => typeof value === 'string'),
)

const fields = {
  piece: role.actor,
  weapon: maybe(role.option(name)),
  target: aimed,
  second: maybe(role.target),
}
type Fire = DecisionOf<typeof fields>

const thrown = ['grenade', 'cluster-grenade']
/** Grenades have an action of their own. */
export const gunsOf = (figure: Figure): readonly string[] => [
  ...new Set(figure.weapons.filter(w => !thrown.includes(w))),
]

/** Why the figure may not fire any weapon now. */
export function whyNotFire(game: Goodbye, figure: Figure): readonly Reason[] {
  const who = the.piece(figure)
  const reasons: Reason[] = [...mayActNow(game, figure)]
  const add = (word: string, says: Message, ...cites: string[]): void => {
    reasons.push(because(word, says, ...cites))
  }
  if (isDown(figure)) add('pinned', text`${who} is pinned`, 'GB-PIN-4', 'GB-SUPP-3')
  if (isRouting(figure)) add('routing', text`${who} is routing`, 'GB-RUL-41')
  if (figure.fired && !isTank(figure)) add('fired', text`${who} has fired`, 'GB-STAT-14', 'GB-FIRE-1')
  if (figure.standTo) add('fired', text`${who} is on stand-to`, 'GB-STAND-2')
  if (figure.overwatch) add('fired', text`${who} is on overwatch`, 'GB-OVER-1')
  if (game.side(figure.side).noFire) add('fired', text`${who} may not fire this turn`, 'GB-CARD-22')
  if (figure.dashed === 'this') add('dash', text`${who} has dashed`, 'GB-MOVE-6', 'GB-RUL-22')
  if (inMelee(game, figure)) add('target', text`${who} is in close combat`, 'GB-RUL-29')
  return isTank(figure) ? [...reasons, ...whyAbandoned(figure)] : reasons
}

/** Why it may not fire this weapon: it does not carry it, it is jammed or clogged, or it has moved too far. */
export function whyNotWeapon(game: Goodbye, figure: Figure, weapon: string): readonly Reason[] {
  if (!figure.weapons.includes(weapon) || !weaponOf(game, weapon))
    return [because('weapon', text`${the.piece(figure)} has no ${the.term(weapon)}`, 'GB-WEAP-1')]
  const reasons: Reason[] = []
  if (isTank(figure)) reasons.push(...whyNotThisWeapon(figure, weapon))
  else if (figure.jammed && weaponOf(game, weapon)?.heavy)
    reasons.push(because('jammed', text`the ${the.term(weapon)} is jammed`, ...clearingRules([weapon])))
  if (figure.clogged && game.rows(cards).JC?.weapons?.includes(weapon))
    reasons.push(because('jammed', text`the ${the.term(weapon)} is clogged with mud`, 'GB-CARD-19', 'GB-RUL-63'))
  return [...reasons, ...whyMovedTooFar(game, figure, weapon)]
}

const moveRules: { readonly [weapon: string]: string } = {
  mg: 'GB-HMG-1',
  lmg: 'GB-MOVE-13',
  pistol: 'GB-MOVE-15',
  shotgun: 'GB-MOVE-15',
}
/** The rule on moving and firing for this weapon; stormtroopers have assault fire. */
export const firingAfterMove = (figure: Figure, weapon: string): string =>
  figure.stormtrooper ? 'GB-STORM-2' : (moveRules[weapon] ?? 'GB-MOVE-14')

/** The rule under which a figure may fire: without an order, after a move, or at a pinned man. */
function whyMayFire(game: Goodbye, figure: Figure, weapon: string, target: Target): readonly string[] {
  const enemy = typeof target === 'string' ? game.find('piece', target) : null
  if (enemy && isDown(enemy)) return ['GB-PIN-9', 'GB-RUL-34']
  if (figure.moved > 0)
    return ['GB-STAT-18', isHeroic(figure, 'move-and-fire') ? 'GB-STAT-9' : firingAfterMove(figure, weapon)]
  if (isTank(figure)) return ['GB-TYPE-20', 'GB-RUL-78']
  return ['GB-STAT-18', game.sides.length > 2 ? 'GB-GEN-2' : 'GB-TURN-12']
}

function whyMovedTooFar(game: Goodbye, figure: Figure, weapon: string): readonly Reason[] {
  if (figure.moved === 0 || isHeroic(figure, 'move-and-fire')) return []
  const rows = game.rows(fireAfterMove)
  const usual = rows[weapon] ?? null
  // assault fire: stormtroopers fire after any move what others fire only after a short one
  const most = figure.stormtrooper && usual !== 0 ? (rows['assault-fire'] ?? null) : usual
  if (most === null || figure.moved <= most) return []
  return [
    because(
      'moved',
      text`${the.piece(figure)} has moved too far to fire the ${the.term(weapon)}`,
      firingAfterMove(figure, weapon),
      figure.stormtrooper ? 'GB-RUL-26' : 'GB-RUL-25',
    ),
  ]
}

/** The weapon of a decision: the one it names, or the only one. */
export function chosenWeapon(figure: Figure, named: string | undefined): string | readonly Reason[] {
  const guns = gunsOf(figure)
  if (named !== undefined)
    return thrown.includes(named) ? [because('weapon', text`grenades are thrown, not fired`, 'GB-GREN-2')] : named
  if (guns.length === 1) return guns[0] as string
  return [
    because(
      'weapon',
      guns.length === 0 ? text`${the.piece(figure)} has nothing to fire` : text`choose ${the.any(guns.map(the.term))}`,
      'GB-WEAP-1',
    ),
  ]
}

function refuse(game: Goodbye, fire: Fire, side: Id): readonly Reason[] {
  const figure = ownFigure(game, fire.piece, side)
  if (!('id' in figure)) return figure
  const reasons = [...whyNotFire(game, figure)]
  const weapon = chosenWeapon(figure, fire.weapon)
  if (typeof weapon !== 'string') return [...reasons, ...weapon]
  const cannot = whyNotWeapon(game, figure, weapon)
  if (!figure.weapons.includes(weapon)) return [...reasons, ...cannot]
  return [...reasons, ...cannot, ...mannerOf(game, weapon).whyNot(game, figure, weapon, fire.target, fire.second)]
}

/** The figure fires. Losses count at once; squads at half strength test after the volley. */
function* carryOut(game: Goodbye, fire: Fire): Procedure {
  const figure = game.piece(fire.piece)
  const weapon = chosenWeapon(figure, fire.weapon) as string
  const shot = isTank(figure) ? { shot: [...figure.shot, weapon] } : {}
  game.change('piece', figure.id, { fired: true, ...shot }, whyMayFire(game, figure, weapon, fire.target))
  yield* mannerOf(game, weapon).fire(game, figure.id, weapon, fire.target, fire.second)
  if (game.piece(figure.id).deadEye) game.change('piece', figure.id, { deadEye: false }, ['GB-CARD-27'])
  yield* testHalfStrength(game)
}

/** The figures of a side with one of these weapons, each with the reason it may not fire or would hit nothing. */
export const shooters = (game: Goodbye, side: Id, weaponsOf: (f: Figure) => readonly string[]): readonly Choice[] =>
  game.pieces.flatMap(f => {
    const weapons = f.side === side && onTable(f) ? weaponsOf(f) : []
    if (weapons.length === 0) return []
    const silent = whyNotFire(game, f)
    if (silent.length > 0) return [pieceChoice(f, silent)]
    const able = weapons.filter(w => whyNotWeapon(game, f, w).length === 0)
    if (able.length === 0) return [pieceChoice(f, whyNotWeapon(game, f, weapons[0] as string))]
    if (able.some(w => reachesSomebody(game, f, w))) return [pieceChoice(f)]
    // area weapons may be aimed at bare, empty ground
    if (able.some(w => mannerOf(game, w).aims !== 'piece'))
      return [{ ...pieceChoice(f), note: text`No target in range and sight` }]
    return [pieceChoice(f, [because('target', text`No target in range and sight`, 'GB-WEAP-1', 'GB-FIRE-3')])]
  })

/** Is there an enemy it could aim at? */
function reachesSomebody(game: Goodbye, figure: Figure, weapon: string): boolean {
  const { aims, whyNot } = mannerOf(game, weapon)
  return enemiesOf(game, figure.side).some(
    f =>
      inRange(game, figure, f, weapon) &&
      whyNot(game, figure, weapon, aims === 'spot' ? (f.at as Point) : f.id).length === 0,
  )
}

export const fire = action<GoodbyeTables>()({
  says: text`Fire`,
  fields,
  next(game, draft, { side }) {
    const { piece, weapon: named, target: aim, second } = draft
    if (piece === undefined) return { field: 'piece', says: text`Who fires?`, choices: shooters(game, side, gunsOf) }
    const figure = game.find('piece', piece)
    if (!figure?.at) return null
    const guns = gunsOf(figure)
    if (named === undefined && guns.length > 1)
      return {
        field: 'weapon',
        says: text`With which weapon?`,
        choices: guns.map(w => choice(w, text`${the.term(w)}`, whyNotWeapon(game, figure, w))),
      }
    const weapon = chosenWeapon(figure, named)
    if (typeof weapon !== 'string' || !figure.weapons.includes(weapon)) return null
    if (aim === undefined) return targets(game, figure, weapon)
    if (weapon !== 'lmg' || second !== undefined || isPoint(aim)) return null
    const others = enemiesOf(game, figure.side).filter(f => f.id !== aim)
    const choices = others.map(f => pieceChoice(f, refuse(game, { ...draft, piece, target: aim, second: f.id }, side)))
    return { field: 'second', says: text`Second target, if the first shot kills?`, choices, optional: true }
  },
  refuse: (game, decision, { side }) => refuse(game, decision, side),
  carryOut,
})

/** The possible targets of a weapon: enemies, or for area weapons any place, theirs included. */
function targets(game: Goodbye, figure: Figure, weapon: string): Question {
  const enemies = enemiesOf(game, figure.side)
  const { aims, whyNot } = mannerOf(game, weapon)
  const silent = [...whyNotFire(game, figure), ...whyNotWeapon(game, figure, weapon)]
  // targets out of range are not examined further: a list of choices needs one reason
  const why = (enemy: Figure, aim: Id | Point): readonly Reason[] =>
    silent.length > 0
      ? silent
      : inRange(game, figure, enemy, weapon)
        ? whyNot(game, figure, weapon, aim)
        : [because('range', text`${the.piece(enemy)} is out of range`, 'GB-WEAP-1')]
  const aimAt = (f: Figure): Id | Point => (aims === 'spot' ? (f.at as Point) : f.id)
  const choices = once(() => [...again, ...enemies.map(f => choice(aimAt(f), text`${the.piece(f)}`, why(f, aimAt(f))))])
  const { lastRound } = figure
  const again =
    lastRound && isShell(game, weapon)
      ? [choice(lastRound, text`Where its last round landed`, [...silent, ...whyNot(game, figure, weapon, lastRound)])]
      : []
  return {
    field: 'target',
    says: aims === 'piece' ? text`At which target?` : text`Where?`,
    get choices() {
      return choices()
    },
    get leads() {
      return silent.length === 0 && enemies.some(f => inRange(game, figure, f, weapon) && why(f, aimAt(f)).length === 0)
    },
    ...(aims !== 'piece' && { open: 'point' }),
  }
}

/** Overwatch: the figure covers the ground ahead of it until its own next turn. */
export const overwatch = action<GoodbyeTables>()({
  says: text`Go on overwatch`,
  fields: { piece: role.actor, facing: maybe(role.facing) },
  next(game, draft, { side }) {
    if (draft.piece === undefined) {
      const men = game.pieces.filter(f => f.side === side && onTable(f))
      return {
        field: 'piece',
        says: text`Who goes on overwatch?`,
        choices: men.map(f => pieceChoice(f, whyNotWatch(game, f))),
      }
    }
    const figure = game.find('piece', draft.piece)
    if (draft.facing !== undefined || !figure?.at) return null
    const choices = once(() => {
      const ways = new Map([[figure.facing, text`As it faces now`]])
      for (const f of enemiesOf(game, side)) {
        const way = facingOf(figure.at as Point, f.at as Point)
        if (!ways.has(way)) ways.set(way, text`Towards ${the.piece(f)}`)
      }
      return [...ways].map(([way, says]) => choice(way, says))
    })
    return {
      field: 'facing',
      says: text`Which way?`,
      get choices() {
        return choices()
      },
      leads: true,
    }
  },
  refuse(game, { piece }, { side }) {
    const figure = ownFigure(game, piece, side)
    return 'id' in figure ? whyNotWatch(game, figure) : figure
  },
  *carryOut(game, { piece, facing }): Procedure {
    const turned = facing === undefined ? {} : { facing }
    game.change('piece', piece, { overwatch: true, ...turned }, ['GB-OVER-1', 'GB-RUL-37'])
  },
})

function whyNotWatch(game: Goodbye, figure: Figure): readonly Reason[] {
  const reasons = [...whyNotFire(game, figure)]
  if (figure.fired) reasons.push(because('fired', text`${the.piece(figure)} has fired`, 'GB-OVER-1'))
  if (isTank(figure)) reasons.push(because('tank', text`tanks do not go on overwatch`, 'GB-RUL-79'))
  if (figure.moved >= game.rows(distances)['overwatch-still'])
    reasons.push(
      because(
        'moved',
        text`${the.piece(figure)} has moved ${the.length(game.rows(distances)['overwatch-still'])} or more`,
        'GB-OVER-1',
        'GB-RUL-18',
      ),
    )
  if (figure.dashed !== 'none') reasons.push(because('dash', text`${the.piece(figure)} has dashed`, 'GB-RUL-22'))
  const able = workingWeapons(figure).filter(w => (w === 'mg' ? figure.ready : mannerOf(game, w).aims === 'piece'))
  if (!able.some(w => whyNotWeapon(game, figure, w).length === 0))
    reasons.push(because('weapon', text`${the.piece(figure)} has no weapon to watch with`, 'GB-RUL-37'))
  return reasons
}
