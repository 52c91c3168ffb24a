import {
  type Answers,
  askInTurn,
  askUpTo,
  askWeapon,
  askWho,
  askWhom,
  choice,
  type Point,
  type Resolution,
  type TableQuestion,
  text,
  the,
  ticked,
  type Value,
} from '@sandtable/kernel'
import { figuresOnTable, weaponOf, whoMay } from '../figures.ts'
import { GRENADE } from '../fire-combat.ts'
import { reach } from '../measure.ts'
import type { Figure, Plastic, PlasticTables } from '../records.ts'
import { landingTable, launcherToHit, rowFor, type Weapon } from '../tables.ts'
import { askLeader, helpers } from './fire.ts'
import { askOf, inches, laid } from './shelter.ts'

const explosivesOf = (game: Plastic, figure: Figure): readonly string[] =>
  figure.weapons.filter(name => weaponOf(game, name)?.type === 'explosive')

const chosen = (game: Plastic, firer: Figure, answers: Answers): Weapon =>
  weaponOf(game, nameOf(game, firer, answers)) as Weapon
const nameOf = (game: Plastic, firer: Figure, answers: Answers): string =>
  String(answers.weapon ?? explosivesOf(game, firer)[0])

const others = (game: Plastic, firer: Figure): readonly Figure[] => figuresOnTable(game).filter(f => f.id !== firer.id)

const struckKinds = ['foxhole', 'trench', 'building', 'bunker']
const isPit = (kind: unknown): boolean => kind === 'foxhole' || kind === 'trench'

/** What stands between thrower and spot, where a rule cares: only launchers roll by range, and pits are reached from near. */
function farthest(game: Plastic, weapon: Weapon, struck: string, answers: Answers): number {
  if (weapon.class === 'launcher' && answers.range !== undefined) return Number(answers.range)
  if (weapon.class !== 'grenade') return weapon.range
  return isPit(struck) ? reach(game, 'grenade-pit') : weapon.range
}

function askFar(game: Plastic, weapon: Weapon, answers: Answers): TableQuestion | null {
  if (weapon.class !== 'launcher' || answers.at === 'open' || answers.at === 'building') return null
  const ends = game.rows(launcherToHit).map(row => Math.min(row['up-to'] ?? weapon.range, weapon.range))
  return askUpTo('range', text`How far is it to the spot?`, [...new Set(ends)], ['PF-EXP-8', 'PF-EXP-10'])
}

/** A grenade is thrown, or a launcher, mortar or infantry gun fires: at a spot, with those inside what it strikes. */
export const explode: Resolution<PlasticTables> = {
  id: 'explode',
  says: text`Grenade, launcher, mortar or gun`,
  kind: 'act',
  cites: ['PF-BLA-2', 'PF-BLA-3'],
  fits: game => game.state.phase === 'action' && game.pieces.some(f => explosivesOf(game, f).length > 0),
  ask(game, answers) {
    const firer = (): Figure => game.piece(String(answers.piece))
    return askInTurn(
      answers,
      () => {
        const able = whoMay(game, 'fire').filter(
          ({ value }) => explosivesOf(game, game.piece(String(value))).length > 0,
        )
        return askWho(text`Who fires or throws?`, able, ['PF-BLA-3'])
      },
      () => askWeapon(explosivesOf(game, firer()), ['PF-GEN-7']),
      () => ({
        field: 'at',
        says: text`What is at the spot?`,
        choices: [
          choice('open', text`open ground, or figures in it`),
          ...struckKinds.map(kind => choice(kind, text`a ${the.term(kind)}`)),
        ],
        cites: ['PF-BLA-3', 'PF-EXP-8'],
      }),
      () => askFar(game, chosen(game, firer(), answers), answers),
      () =>
        answers.at !== 'open' &&
        askWhom('inside', text`Who is inside, within the blast?`, others(game, firer()), ['PF-BLA-4', 'PF-EXP-9']),
      () => askLeader(game, firer()),
    )
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const weapon = chosen(game, firer, answers)
    const kind = String(answers.at)
    const edge = game.ruling('PF-RUL-1') === 'edge' ? firer.radius : 0
    const handed = weapon.class === 'grenade' && (kind === 'building' || kind === 'bunker')
    const far = handed ? inches(firer.radius) + 1 : inches(farthest(game, weapon, kind, answers) + edge)
    const half = 3
    const front = handed ? inches(firer.radius) : far - (isPit(kind) ? 1 : 0.02)
    const box = [
      [front, -half],
      [front + 2 * half, -half],
      [front + 2 * half, half],
      [front, half],
    ]
    const terrain: { [field: string]: Value }[] = kind === 'open' ? [] : [{ id: kind, kind, polygon: box }]
    const inside = ticked(answers.inside)
    return {
      pieces: {
        ...helpers(game, firer, answers),
        [firer.id]: { at: [0, 0] },
        ...Object.fromEntries(inside.map((id, i) => [id, { at: insideAt(front, i) }])),
      },
      terrain,
    }
  },
  decides(game, answers) {
    const firer = game.piece(String(answers.piece))
    const name = nameOf(game, firer, answers)
    const target = spotOf(game, firer, chosen(game, firer, answers), answers)
    if (name === GRENADE) return { side: firer.side, decision: { action: 'throw', piece: firer.id, target } }
    const named = firer.weapons.length > 1 ? { weapon: name } : {}
    return { side: firer.side, decision: { action: 'fire', piece: firer.id, ...named, target } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} fires or throws an explosive.`,
}

/** Close together, near where the blast goes off. */
const insideAt = (front: number, i: number): [number, number] => [
  front + 0.7 + Math.floor(i / 4) * 1.2,
  -1.8 + (i % 4) * 1.2,
]

/** The spot: on the near wall of a building, or just inside a bunker or pit. */
function spotOf(game: Plastic, firer: Figure, weapon: Weapon, answers: Answers): Point {
  const [x, y] = firer.at as Point
  const kind = String(answers.at)
  const edge = game.ruling('PF-RUL-1') === 'edge' ? firer.radius : 0
  const handed = weapon.class === 'grenade' && (kind === 'building' || kind === 'bunker')
  const far = handed ? firer.radius + 2540 : farthest(game, weapon, kind, answers) + edge
  return [x + far, y]
}

/** Somebody in the open within the radius of a blast that has gone off: one figure at a time. */
export const blast: Resolution<PlasticTables> = {
  id: 'blast',
  says: text`Blast on a figure`,
  kind: 'besides',
  cites: ['PF-BLA-4', 'PF-EFF-8'],
  fits: game => game.pieces.some(f => f.acted && explosivesOf(game, f).length > 0),
  ask(game, answers) {
    const firer = (): Figure => game.piece(String(answers.piece))
    const weapon = (): Weapon => chosen(game, firer(), answers)
    const asked = askInTurn(
      answers,
      () => {
        const fired = figuresOnTable(game).filter(f => f.acted && explosivesOf(game, f).length > 0)
        return askWho(text`Whose grenade, round or shell is it?`, fired, ['PF-BLA-4'])
      },
      () => askWeapon(explosivesOf(game, firer()), ['PF-GEN-7']),
      () => {
        const { blast: radius, rules } = weapon()
        const says = text`Who is within ${the.length(radius ?? 0)} of the spot?`
        return askWho(says, others(game, firer()), ['PF-BLA-4', rules.blast ?? 'PF-BLA-2'], 'target')
      },
    )
    if (asked) return asked
    const about = askOf(game, String(answers.target), weapon(), answers, struckKinds)
    return about ?? askInTurn(answers, () => askLeader(game, firer()))
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const { at, terrain } = laid(game, firer, target, chosen(game, firer, answers), answers)
    const onSpot = [6, 5].find(die => rowFor(game.rows(landingTable), die) === 'on the spot') ?? 6
    return {
      pieces: {
        ...helpers(game, firer, answers),
        [firer.id]: { at: [0, 0], acted: false, status: 'ready' },
        [target.id]: { at },
      },
      terrain,
      state: { phase: 'action', side: firer.side },
      dice: { 'scatter-direction': [onSpot] },
    }
  },
  decides(game, answers) {
    const firer = game.piece(String(answers.piece))
    const name = nameOf(game, firer, answers)
    const spot = spotBefore(game, firer, game.piece(String(answers.target)), chosen(game, firer, answers), answers)
    if (name === GRENADE) return { side: firer.side, decision: { action: 'throw', piece: firer.id, target: spot } }
    const named = firer.weapons.length > 1 ? { weapon: name } : {}
    return { side: firer.side, decision: { action: 'fire', piece: firer.id, ...named, target: spot } }
  },
  tells: ({ target }) => text`The blast reaches ${the.piece(String(target))}.`,
}

/** A spot in range that the blast reaches the figure from, with what shelters it between them. */
function spotBefore(_game: Plastic, firer: Figure, target: Figure, weapon: Weapon, answers: Answers): Point {
  const [x, y] = firer.at as Point
  const [tx] = target.at as Point
  const isBare = answers[`shelter ${target.id}`] === 'open'
  const back = target.radius + (isBare ? 0 : 2540 + 254)
  return [Math.min(tx - back, x + firer.radius + weapon.range), y]
}
