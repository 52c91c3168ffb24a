import { ask, type Decision, type Id, type Message, type Procedure, text, the } from '@sandtable/kernel'
import { offerDeadEye } from '../cards/playing.ts'
import { courageTest, singleTest, testHalfStrength } from '../courage.ts'
import { inMelee, isSteady, isTank, onTable, weaponOf } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'
import { workingWeapons } from '../tanks/weapons.ts'
import { fireMgAt } from '../weapons/heavy-machine-guns.ts'
import { fireLmg } from '../weapons/light-machine-guns.ts'
import { spotSniper } from '../weapons/snipers.ts'
import type { How } from './aim.ts'
import { whyNotWeapon } from './firing.ts'
import { fireWithBlast } from './hit-then-blast.ts'
import { firedAs } from './ranges.ts'
import { shotsOf, volley } from './shots.ts'

/** The weapons a figure can shoot at a mover or charger: not those that scatter, and no flamethrowers. */
export function reactionWeapons(game: Goodbye, figure: Figure, at: Figure): readonly string[] {
  if (figure.dashed === 'this') return [] // it may not fire in this turn: GB-RUL-22
  if (game.side(figure.side).noFire) return [] // nor under a card that forbids it: GB-CARD-22
  const able = [...new Set(workingWeapons(figure))].filter(
    weapon => canReact(game, weapon) && (!isTank(at) || weaponOf(game, firedAs(game, figure, weapon))?.damage != null),
  )
  return able.filter(
    weapon =>
      (weapon !== 'mg' || figure.ready) && !(figure.busy && isHeavy(game, weapon)) && isWorking(game, figure, weapon),
  )
}

const isHeavy = (game: Goodbye, weapon: string): boolean => weaponOf(game, weapon)?.heavy === true

/** Actions in its own turn do not stop a figure from reacting; a jam does. */
function isWorking(game: Goodbye, figure: Figure, weapon: string): boolean {
  const hasActed = figure.moved !== 0 || figure.shot.length > 0
  const rested = hasActed ? { ...figure, moved: 0, shot: [] } : figure
  return !whyNotWeapon(game, rested, weapon).some(reason => reason.word === 'jammed' || reason.word === 'weapon')
}

/** Grenades, mortars, field guns and flamethrowers do not react: GB-RUL-24. */
function canReact(game: Goodbye, weapon: string): boolean {
  const row = weaponOf(game, weapon)
  return row !== null && row.hit !== null && row.scatter === null && weapon !== 'cluster-grenade'
}

/** The weapon named in an answer, or else the first that could be fired. */
export const weaponNamed = ({ weapon }: Decision, weapons: readonly string[]): string =>
  typeof weapon === 'string' ? weapon : (weapons[0] as string)

/** The shots of a reaction. A machine gun then has no beaten zone. */
export function* snapShots(game: Goodbye, firer: Id, target: Id, weapon: string, how: How): Procedure {
  yield* offerDeadEye(game, firer)
  if (weapon === 'lmg') yield* fireLmg(game, firer, target, null, how)
  else if (weapon === 'mg') yield* fireMgAt(game, firer, target, how)
  else if (weaponOf(game, weapon)?.radius) yield* fireWithBlast(game, firer, target, weapon, how)
  else yield* volley(game, firer, target, weapon, how, shotsOf(game, game.piece(firer), weapon, how))
  yield* spotSniper(game, firer)
  if (game.piece(firer).deadEye) game.change('piece', firer, { deadEye: false }, ['GB-CARD-27'])
}

/** What prevents a figure from shooting that otherwise could. */
function whySilent(game: Goodbye, figure: Figure): { readonly says: Message; readonly rule: string } | null {
  const who = the.piece(figure)
  if (game.side(figure.side).noFire)
    return { says: text`${who} may not shoot at its charger: its card forbids it.`, rule: 'GB-CARD-22' }
  if (figure.dashed === 'this')
    return { says: text`${who} may not shoot at its charger after a dash.`, rule: 'GB-MOVE-6' }
  if (!figure.busy) return null
  return {
    says: text`${who} may not shoot at its charger before its gun is ready again.`,
    rule: figure.weapons.includes('mg') ? 'GB-HMG-2' : 'GB-LMG-8',
  }
}

/** The figure that is charged may shoot at its charger, once a turn, if it passes a courage test: GB-RUL-24. */
export function* closingFire(game: Goodbye, charger: Id, target: Id): Procedure {
  const figure = game.piece(target)
  if (!isSteady(figure)) {
    game.say(text`${the.piece(figure)} may not shoot at its charger.`, ['GB-PIN-5', 'GB-SUPP-3'], [target])
    return
  }
  if (figure.reacted || figure.abandoned || inMelee(game, figure)) return
  const all = reactionWeapons(game, figure, game.piece(charger))
  const weapons = isTank(figure) ? all.filter(weapon => weapon === 'tank-lmg') : all
  if (weapons.length === 0) {
    const why = whySilent(game, figure)
    if (why) game.say(why.says, [why.rule, 'GB-RUL-24'], [target])
    return
  }
  const answer = yield* ask(game, figure.side, {
    says: text`${the.piece(figure)} is charged by ${the.piece(charger)}. Shoot?`,
    actions: ['react', 'pass'],
    cites: ['GB-MOVE-16', 'GB-CLOSE-1'],
    under: ['GB-MOVE-17', 'GB-RUL-24'],
    about: [target],
    context: { weapons },
    default: { action: 'pass' },
  })
  if (answer.action !== 'react') return
  game.change('piece', target, { reacted: true }, ['GB-CLOSE-1', 'GB-RUL-24'])
  const steady = isTank(figure)
    ? yield* courageTest(game, { piece: target, factor: figure.courage, cites: ['GB-MOVE-17', 'GB-TYPE-18'] })
    : yield* singleTest(game, target, 'GB-MOVE-17')
  if (!steady) {
    game.say(text`${the.piece(figure)} does not get the shot off.`, ['GB-MOVE-17', 'GB-CLOSE-1'], [target])
    return
  }
  if (!onTable(game.piece(charger))) return
  yield* snapShots(game, target, charger, weaponNamed(answer, weapons), 'closing')
  yield* testHalfStrength(game)
}
