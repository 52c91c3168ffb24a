import {
  type Answers,
  askInTurn,
  askLeaderNear,
  askWeapon,
  askWho,
  type Id,
  type Resolution,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { enemiesOf, onTable, weaponOf, whoMay } from '../figures.ts'
import { GRENADE } from '../fire-combat.ts'
import { reach } from '../measure.ts'
import type { Figure, Plastic, PlasticTables } from '../records.ts'
import type { Weapon } from '../tables.ts'
import { askOf, inches, laid, MOST_TARGETS } from './shelter.ts'

const small = (game: Plastic, name: string): boolean => weaponOf(game, name)?.type !== 'explosive'
/** The small arms of a figure. */
const armsOf = (game: Plastic, figure: Figure): readonly string[] =>
  figure.weapons.filter(name => name !== GRENADE && small(game, name))

/** Those whose help the firer may have: a friend who leads, and one who directs his fire. */
const leadersFor = (game: Plastic, firer: Figure): readonly Figure[] =>
  game.pieces.filter(
    f => f.side === firer.side && f.id !== firer.id && f.doing === 'lead' && onTable(f) && f.id !== firer.directedBy,
  )

/** Which friend who leads is in reach? */
export const askLeader = (game: Plastic, firer: Figure): TableQuestion | null =>
  askLeaderNear(leadersFor(game, firer), reach(game, 'leading'), firer, ['PF-LDR-8', 'PF-LDR-6'])

/** The friends who help, where they can: beside the firer, off every line of fire. */
export function helpers(game: Plastic, firer: Figure, answers: Answers): { [id: Id]: { at: [number, number] } } {
  const placed: { [id: Id]: { at: [number, number] } } = {}
  const beside = inches(firer.radius) + 2
  if (firer.directedBy !== null && game.find('piece', firer.directedBy)?.at)
    placed[firer.directedBy] = { at: [-beside, -beside] }
  if (typeof answers.leader === 'string' && answers.leader !== 'none')
    placed[answers.leader] = { at: [-beside, beside] }
  return placed
}

/** The weapon that was chosen, or the only one. */
const chosen = (game: Plastic, firer: Figure, answers: Answers): Weapon =>
  weaponOf(game, String(answers.weapon ?? armsOf(game, firer)[0])) as Weapon

/** One target for each shot; shots without one of their own are fired at the first. */
function shotsAt(targets: readonly Id[], rof: number): readonly Id[] {
  const spare = Array.from({ length: Math.max(0, rof - targets.length) }, () => targets[0] as Id)
  return [...spare, ...targets]
}

/** Small arms: the shots of one figure at one target or several. */
export const fire: Resolution<PlasticTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['PF-TRN-23', 'PF-TRN-25'],
  fits: game => game.state.phase === 'action',
  ask(game, answers) {
    const firer = (): Figure => game.piece(String(answers.piece))
    const weapon = (): Weapon => chosen(game, firer(), answers)
    const asked = askInTurn(
      answers,
      () => {
        const able = whoMay(game, 'fire').filter(({ value }) => armsOf(game, game.piece(String(value))).length > 0)
        return askWho(text`Who fires?`, able, ['PF-TRN-23'])
      },
      () => askWeapon(armsOf(game, firer()), ['PF-GEN-7']),
      () => {
        const { rof, rules } = weapon()
        const says = rof > 1 ? text`At whom? ${the.count(rof)} shots, at one target or several` : text`At whom?`
        const foes = enemiesOf(game, firer().side)
        return {
          ...askWho(says, foes, ['PF-TRN-24', rules.rof], 'targets'),
          many: Math.min(rof, MOST_TARGETS),
        }
      },
    )
    if (asked) return asked
    for (const id of ticked(answers.targets)) {
      const about = askOf(game, id, weapon(), answers)
      if (about) return about
    }
    return askInTurn(answers, () => askLeader(game, firer()))
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const weapon = chosen(game, firer, answers)
    const targets = ticked(answers.targets).map(
      (id, i) => [id, laid(game, firer, game.piece(id), weapon, answers, i)] as const,
    )
    return {
      pieces: {
        ...helpers(game, firer, answers),
        [firer.id]: { at: [0, 0] },
        ...Object.fromEntries(targets.map(([id, { at }]) => [id, { at }])),
      },
      terrain: targets.flatMap(([, { terrain }]) => terrain),
    }
  },
  decides(game, answers) {
    const firer = game.piece(String(answers.piece))
    const weapon = chosen(game, firer, answers)
    const targets = ticked(answers.targets)
    const aims = targets.length === 1 ? { target: targets[0] as Id } : { targets: shotsAt(targets, weapon.rof) }
    const named = firer.weapons.length > 1 ? { weapon: String(answers.weapon ?? armsOf(game, firer)[0]) } : {}
    return { side: firer.side, decision: { action: 'fire', piece: firer.id, ...named, ...aims } }
  },
}
