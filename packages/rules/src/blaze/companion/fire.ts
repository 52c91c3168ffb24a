import {
  type Answers,
  askAspectOf,
  askInTurn,
  askUpTo,
  askWeapon,
  askWhether,
  askWho,
  choice,
  facingFor,
  type Id,
  isPoint,
  type Message,
  onTheTable,
  type Resolution,
  type Scene,
  type SceneFields,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
} from '@sandtable/kernel'
import { gunRanges, mortars } from '../combat-tables.ts'
import { isSpotter } from '../command/headquarters.ts'
import { type Mode, ownRange, smallArmOf, wayToFire } from '../fire/orders.ts'
import { shotsLeft } from '../fire/permission.ts'
import { usable, waysOf } from '../fire/ways.ts'
import { seenInTheDark } from '../ground/sight.ts'
import { type Blaze, type BlazeTables, lights, type Stand } from '../records.ts'
import { enemiesOf, isVehicle, onTable } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { reach } from '../values.ts'
import { askFlamed, flamedIn } from './flame.ts'
import { askCover, askUnder, coverAt, halfOf, mms, underIn } from './ground.ts'

/** Fire at a stand or at a place, as people at a real table describe it. */

/** The steps in which stands fire on their cards. */
const fireSteps = ['aimed-fire', 'move-fire', 'opportunity-fire']

/** At a place rather than at a stand. */
const atPlaces: readonly unknown[] = ['speculative', 'suppressive', 'smoke']
/** Where another may look for the weapon. */
const spottedModes: readonly unknown[] = ['indirect', 'suppressive', 'smoke']

const armIn = (game: Blaze, stand: Stand, { weapon }: Answers): Weapon => {
  const arms = usable(game, stand)
  return (arms.find(({ name }) => name === weapon) ?? arms[0]) as Weapon
}

/** The ends of the range bands: of small arms, of guns, of what has a range of its own. */
function endsOf(game: Blaze, weapon: Weapon): readonly number[] {
  const own = ownRange(game, weapon)
  if (own !== null) return [own]
  if (weapon.max !== null) return [weapon.max]
  if (weapon.mortar) return [game.rows(mortars)[weapon.mortar]?.max ?? 0]
  const arm = smallArmOf(game, weapon)
  if (arm) return [...(arm.short === null ? [] : [arm.short]), arm.max]
  return Object.values(game.rows(gunRanges)) as number[]
}

/** A prone stand is fired at only from near, and what stands in the dark is seen only from near. */
function rangesAt(game: Blaze, weapon: Weapon, { prone }: Stand, { light }: Answers): readonly number[] {
  const ends = endsOf(game, weapon)
  const dark = light === 'none' ? seenInTheDark(game) : null
  const near = [...(prone ? [reach(game, 'prone')] : []), ...(dark === null ? [] : [Math.min(dark, ...ends.slice(-1))])]
  const all = [...new Set([...near, ...ends])].sort((a, b) => a - b)
  return dark === null ? all : all.filter(end => end <= dark)
}

/** Whose light the target stands in, by night; people see that at the table. */
export const askLight = (game: Blaze, target: Id): TableQuestion | null =>
  game.state.night === null
    ? null
    : {
        field: 'light',
        says: text`Does ${the.piece(target)} stand in a light?`,
        choices: [choice('none', text`No`), ...lights.map(light => choice(light, lightNames[light]))],
        cites: ['BA-NIGHT-13', 'BA-NIGHT-4'],
      }

const lightNames: { readonly [light in (typeof lights)[number]]: Message } = {
  vehicle: text`the light of a vehicle`,
  fixed: text`a searchlight`,
  flood: text`a floodlight`,
}

/** It stands in that light, for as long as the scene lasts. */
export const inLight = ({ light }: Answers): SceneFields =>
  light === undefined || light === 'none' ? {} : { light, lightFacing: 0 }

/** The stands that may fire on their cards now. */
const firersIn = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(
    stand =>
      onTable(stand) && stand.card === game.state.phase && usable(game, stand).length > 0 && shotsLeft(game, stand) > 0,
  )

const askMode = (ways: readonly Mode[]): TableQuestion | null =>
  ways.length === 0
    ? null
    : {
        field: 'mode',
        says: text`How?`,
        choices: ways.map(mode => choice(mode, wayToFire(mode))),
        cites: ['BA-ARTY-1', 'BA-INDIR-1'],
      }

/** Who looks for the weapon, in words: it need not be named who stands hidden. */
function askSpotter(game: Blaze, firer: Stand): TableQuestion {
  const spotters = game.pieces.filter(stand => stand.side === firer.side && isSpotter(game, stand))
  return askWho(text`Who sees it for the weapon?`, spotters, ['BA-INDIR-1', 'BA-HQ-8'], 'spotter')
}

const rangeOf = (game: Blaze, weapon: Weapon): number => mms(endsOf(game, weapon).at(-1) ?? 0)

/** Halfway between nothing and the longest range of the weapon, in millimetres: where it does not matter how far it is. */
const halfway = (game: Blaze, weapon: Weapon): number => rangeOf(game, weapon) / 2

/** Where the target or the aiming point is: a template that is only laid has a place of its own, and keeps it. */
function aimIn(game: Blaze, answers: Answers): SceneSpot {
  const firer = game.piece(String(answers.piece))
  const weapon = armIn(game, firer, answers)
  if (answers.mode === 'flame') return flamedIn(game, answers, rangeOf(game, weapon)).target
  if (atPlaces.includes(answers.mode)) return [callsIn(game) * 1000, halfway(game, weapon)]
  const depths = [firer, game.piece(String(answers.target))].map(stand => halfOf(game, stand)[1])
  const far = answers.far === undefined ? halfway(game, weapon) : mms(Number(answers.far))
  return [0, far + (depths[0] ?? 0) + (depths[1] ?? 0)]
}

/** How many calls there are: each has a place of its own. */
export const callsIn = (game: Blaze): number => game.sides.reduce((sum, { calls }) => sum + calls.length, 0)

export const fire: Resolution<BlazeTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['BA-ARMS-2', 'BA-AIM-3'],
  fits: game => fireSteps.includes(game.state.phase) && firersIn(game).length > 0,
  ask(game, answers, happened) {
    const { mode } = answers
    const firer = (): Stand => game.piece(String(answers.piece))
    const weapon = (): Weapon => armIn(game, firer(), answers)
    const target = String(answers.target)
    const isAimed = !atPlaces.includes(mode)
    const asked = askInTurn(
      answers,
      () => askWho(text`Who fires?`, firersIn(game), ['BA-ARMS-2']),
      () =>
        askWeapon(
          usable(game, firer()).map(({ name }) => name),
          ['BA-ARMS-13'],
        ),
      () => askMode(waysOf(game, firer(), weapon())),
      () => isAimed && askWho(text`At whom?`, enemiesOf(game, firer().side), ['BA-ARMS-2'], 'target'),
      () => isAimed && mode !== 'light' && askLight(game, target),
      () =>
        isAimed &&
        mode !== 'indirect' &&
        mode !== 'flame' &&
        askUpTo(
          'far',
          text`How far is it to ${the.piece(target)}?`,
          rangesAt(game, weapon(), game.piece(target), answers),
          ['BA-ARMS-13', 'BA-GUN-1'],
        ),
      () => isAimed && askCover(target),
      () => isAimed && isVehicle(game, game.piece(target)) && askAspectOf(target, ['BA-GUN-1']),
      () => mode === 'flame' && askFlamed(game, answers),
      () => spottedModes.includes(mode) && askSpotter(game, firer()),
      () =>
        !isAimed &&
        isPoint(firer().zeroed) &&
        askWhether('again', text`Is it the place on which it is zeroed in?`, ['BA-INDIR-7']),
    )
    return asked ?? (laysOnly(answers) ? null : askUnder(game, answers, happened, isAimed ? [target] : []))
  },
  scene(game, answers, happened): Scene {
    const firer = game.piece(String(answers.piece))
    const [x, y] = aimIn(game, answers)
    const { phase } = game.state
    const target = answers.target === undefined ? null : game.piece(String(answers.target))
    const under = laysOnly(answers)
      ? { pieces: {}, terrain: [] }
      : answers.mode === 'flame'
        ? flamedIn(game, answers, rangeOf(game, armIn(game, firer, answers)))
        : underIn(game, answers, happened)
    const zeroed = isPoint(firer.zeroed) ? { zeroed: answers.again ? onTheTable([x, y], 'mm') : null } : {}
    return {
      pieces: {
        ...(answers.spotter !== undefined && { [String(answers.spotter)]: { at: [x + 80, y - 150], facing: 0 } }),
        [firer.id]: { at: [x, 0], facing: 0, hidden: false, ...zeroed },
        ...under.pieces,
        // whoever is aboard is where its transport is
        ...(target && {
          [target.aboard ?? target.id]: {
            at: [x, y],
            facing: facingFor(answers.aspect),
            hidden: false,
            ...inLight(answers),
          },
        }),
      },
      terrain: [...(target ? coverAt(answers.cover, [x, y], halfOf(game, target)[1], 8) : []), ...under.terrain],
      // whose go it is, people see at the table
      state: { phase, begun: phase, go: firer.side, passed: [], ended: [] },
    }
  },
  decides(game, answers) {
    const { side, id } = game.piece(String(answers.piece))
    const { weapon, mode, target } = answers
    const [x, y] = onTheTable(aimIn(game, answers), 'mm')
    return {
      side,
      decision: {
        action: 'fire',
        piece: id,
        ...(weapon !== undefined && { weapon }),
        ...(mode !== undefined && { mode }),
        target: atPlaces.includes(mode) ? [Math.round(x * 100), Math.round(y * 100)] : (target as Id),
      },
    }
  },
}

/** Smoke and suppressive fire are laid: what they do comes later. */
const laysOnly = ({ mode }: Answers): boolean => mode === 'smoke' || mode === 'suppressive'
