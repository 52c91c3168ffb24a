import {
  action,
  because,
  choice,
  type Id,
  type Message,
  offer,
  type Procedure,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables, Unit } from '../records.ts'
import { kinds } from '../tables.ts'
import { boughtBy, compositionOf } from './buying.ts'
import { acquisition } from './tables.ts'

/** The rule behind each row of the acquisition and manpower tables. */
export const ruleOf: { readonly [row: string]: string } = {
  infantry: 'MF-ACQ-2',
  'soft-skin': 'MF-ACQ-3',
  'light-armour': 'MF-ACQ-4',
  'medium-armour': 'MF-ACQ-5',
  'heavy-armour': 'MF-ACQ-6',
  specialists: 'MF-ACQ-7',
}

/** The row a unit rolls on: a section by whether it has teams, a vehicle by its kind. */
function rowOf(game: Muzzleflash, { item }: Unit): string {
  const made = compositionOf(game, item as string)
  if (made) return made.teams.length > 0 ? 'specialists' : 'infantry'
  return game.rows(kinds)[item as string]?.acquisition as string
}

/** One die for each section and vehicle, in the order bought; then the rerolls that the side has paid for. */
export function* acquire(game: Muzzleflash, side: Id): Procedure {
  const units = boughtBy(game, side).map(unit => unit.id)
  if (units.length === 0) return
  yield* rollFor(game, units, ['MF-ACQ-1'])
  if (game.side(side).rerolls === 0) return
  yield* offer(game, side, {
    says: text`Which units roll again?`,
    actions: ['reroll', 'pass'],
    cites: ['MF-BUY-10', 'MF-BUY-11'],
    under: ['MF-RUL-101'],
    default: { action: 'pass' },
  })
}

function* rollFor(game: Muzzleflash, units: readonly Id[], cites: readonly string[]): Procedure {
  const dice = yield* roll(game, 'acquisition', units.length, { cites, about: units, each: units })
  units.forEach((id, i) => {
    settle(game, game.get('unit', id), dice[i] as number)
  })
}

/** The table's result for this unit: men and LMG, teams, or when the vehicle arrives. */
function settle(game: Muzzleflash, unit: Unit, die: number): void {
  const row = rowOf(game, unit)
  const line = game.rows(acquisition)[row]?.[die as 1 | 2 | 3 | 4 | 5 | 6]
  const made = compositionOf(game, unit.item as string)
  const wheeled = game.rows(kinds)[unit.item as string]?.class === 'wheeled-armour'
  const cites = [ruleOf[row] as string, ...(made ? ['MF-RUL-97'] : wheeled ? ['MF-RUL-102'] : [])]
  if (!line) return
  if (row === 'infantry') {
    const full = Object.values(made?.men ?? {}).reduce((sum, n) => sum + n, 0)
    const men = full - (line['lose-men'] ?? 0)
    const lmg = (made?.men['lmg-gunner'] ?? 0) - (line['lose-lmg'] ?? 0)
    game.change('unit', unit.id, { men, lmg }, cites)
  } else if (row === 'specialists') {
    const teams = (made?.teams.length ?? 0) - (line['lose-teams'] ?? 0)
    game.change('unit', unit.id, { teams }, cites)
  } else {
    const shows = line.absent ? 'absent' : line.arrives !== null ? 'late' : 'starts'
    game.change('unit', unit.id, { shows, arrives: line.arrives }, cites)
  }
  game.say(turnout(game.get('unit', unit.id)), cites, [unit.id])
}

/** All rerolls are named in one decision, at most one per unit. */
export const reroll = action<MuzzleflashTables>()({
  says: text`Roll again`,
  purpose: 'prepare',
  fields: { units: role.many(role.target) },
  next(game, draft, { side }) {
    if (draft.units !== undefined) return null
    const choices = boughtBy(game, side).map(unit => choice(unit.id, turnout(unit)))
    return { field: 'units', says: text`Which units?`, choices, many: game.side(side).rerolls }
  },
  refuse(game, { units }, { side }) {
    const reasons: Reason[] = []
    const { rerolls } = game.side(side)
    if (units.length === 0) reasons.push(because('rerolls', text`choose the units`, 'MF-BUY-10'))
    if (units.length > rerolls)
      reasons.push(
        because(
          'rerolls',
          text`${the.count(units.length)} rerolls are more than the ${the.count(rerolls)} bought`,
          'MF-BUY-10',
          'MF-BUY-11',
        ),
      )
    if (new Set(units).size < units.length)
      reasons.push(because('rerolls', text`each unit rolls again once at most`, 'MF-BUY-11', 'MF-RUL-101'))
    const own = boughtBy(game, side).map(unit => unit.id)
    const stray = units.find(id => !own.includes(id))
    if (stray !== undefined)
      reasons.push(because('rerolls', text`${the.unit(stray)} is not a unit that you bought`, 'MF-ACQ-1'))
    return reasons
  },
  *carryOut(game, { units }, { side }): Procedure {
    const rerolls = game.side(side).rerolls - units.length
    game.change('side', side, { rerolls }, ['MF-BUY-10', 'MF-BUY-11'], { is: 'spent', count: units.length })
    yield* rollFor(game, units, ['MF-BUY-10', 'MF-RUL-101'])
  },
})

/** The result of the dice: reported when rolled, and shown to the player who decides about a reroll. */
function turnout(unit: Unit): Message {
  const { men, lmg, teams, shows, arrives } = unit
  if (shows === 'absent') return text`${the.unit(unit)}: does not show up`
  if (shows === 'late') return text`${the.unit(unit)}: arrives later, on ${the.count(arrives ?? 0)} or more`
  if (shows === 'starts') return text`${the.unit(unit)}: is there`
  if (teams === 1) return text`${the.unit(unit)}: one team`
  if (teams !== null) return text`${the.unit(unit)}: ${the.count(teams)} teams`
  return text`${the.unit(unit)}: ${the.count(men ?? 0)} men, ${the.count(lmg ?? 0)} LMG`
}
