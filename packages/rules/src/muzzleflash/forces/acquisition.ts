import {
  type Action,
  ask,
  because,
  choice,
  type Id,
  id as idField,
  list,
  type Procedure,
  type Reason,
  roll,
} from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables, Unit } from '../records.ts'
import { kinds } from '../tables.ts'
import { boughtBy, compositionOf } from './buying.ts'
import { acquisition } from './tables.ts'

/** The rule behind each row of the acquisition and manpower tables. */
const ruleOf: { readonly [row: string]: string } = {
  infantry: 'MF-ACQ-2',
  'soft-skin': 'MF-ACQ-3',
  'light-armour': 'MF-ACQ-4',
  'medium-armour': 'MF-ACQ-5',
  'heavy-armour': 'MF-ACQ-6',
  specialists: 'MF-ACQ-7',
}

/** Which row a unit rolls on: a section by whether it has teams, a vehicle by its kind. */
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
  const answer = yield* ask(game, side, {
    says: 'Which units roll again?',
    actions: ['reroll', 'pass'],
    cites: ['MF-BUY-10', 'MF-BUY-11', 'MF-RUL-101'],
    default: { action: 'pass' },
  })
  if (answer.action !== 'reroll') return
  const again = answer.units as readonly Id[]
  game.change('side', side, { rerolls: game.side(side).rerolls - again.length }, ['MF-BUY-10', 'MF-BUY-11'])
  yield* rollFor(game, again, ['MF-BUY-10', 'MF-RUL-101'])
}

function* rollFor(game: Muzzleflash, units: readonly Id[], cites: readonly string[]): Procedure {
  const dice = yield* roll(game, 'acquisition', units.length, { cites, about: units })
  units.forEach((id, i) => {
    settle(game, game.get('unit', id), dice[i] as number)
  })
}

/** What the table says of this unit: men and LMG, teams, or when the vehicle comes. */
function settle(game: Muzzleflash, unit: Unit, die: number): void {
  const row = rowOf(game, unit)
  const line = game.rows(acquisition)[row]?.[die as 1 | 2 | 3 | 4 | 5 | 6]
  const made = compositionOf(game, unit.item as string)
  const wheeled = game.rows(kinds)[unit.item as string]?.class === 'wheeled-armour'
  const cites = [ruleOf[row] as string, ...(made ? ['MF-RUL-97'] : []), ...(wheeled ? ['MF-RUL-102'] : [])]
  if (!line) return
  if (row === 'infantry') {
    const full = Object.values(made?.men ?? {}).reduce((sum, n) => sum + n, 0)
    const men = full - (line['lose-men'] ?? 0)
    const lmg = (made?.men['lmg-gunner'] ?? 0) - (line['lose-lmg'] ?? 0)
    game.change('unit', unit.id, { men, lmg }, cites)
    game.say(`${unit.id} has ${men} men and ${lmg} LMG.`, cites, [unit.id])
  } else if (row === 'specialists') {
    const teams = (made?.teams.length ?? 0) - (line['lose-teams'] ?? 0)
    game.change('unit', unit.id, { teams }, cites)
    game.say(`${unit.id} has ${teams} teams.`, cites, [unit.id])
  } else {
    const shows = line.absent ? 'absent' : line.arrives !== null ? 'late' : 'starts'
    game.change('unit', unit.id, { shows, arrives: line.arrives }, cites)
    const tells = { absent: 'does not show up', late: `arrives on ${line.arrives} or more`, starts: 'is there' }
    game.say(`${unit.id} ${tells[shows]}.`, cites, [unit.id])
  }
}

/** All rerolls are named in one decision, at most one for each unit. */
export const reroll: Action<MuzzleflashTables> = {
  says: 'Roll again',
  fields: { units: list(idField) },
  next(game, draft, { side }) {
    if (draft.units !== undefined) return null
    const choices = boughtBy(game, side).map(unit => choice(unit.id, standing(unit)))
    return { field: 'units', says: 'Which units?', choices, many: game.side(side).rerolls }
  },
  refuse(game, decision, { side }) {
    const units = (decision.units ?? []) as readonly Id[]
    const reasons: Reason[] = []
    const { rerolls } = game.side(side)
    if (units.length === 0) reasons.push(because('rerolls', 'name the units', 'MF-BUY-10'))
    if (units.length > rerolls)
      reasons.push(because('rerolls', `${units.length} rerolls, and ${rerolls} were bought`, 'MF-BUY-10', 'MF-BUY-11'))
    if (new Set(units).size < units.length)
      reasons.push(because('rerolls', 'each unit rolls again once at most', 'MF-BUY-11', 'MF-RUL-101'))
    const own = boughtBy(game, side).map(unit => unit.id)
    const stray = units.find(id => !own.includes(id))
    if (stray !== undefined) reasons.push(because('rerolls', `${stray} is no unit that you bought`, 'MF-ACQ-1'))
    return reasons
  },
}

/** What the first roll gave, for the player who decides about a second. */
function standing({ id, men, lmg, teams, shows, arrives }: Unit): string {
  const name = id.replaceAll('-', ' ')
  if (shows !== null)
    return `${name}: ${{ absent: 'does not show up', late: `arrives on ${arrives}+`, starts: 'is there' }[shows]}`
  return teams !== null ? `${name}: ${teams} teams` : `${name}: ${men} men, ${lmg} LMG`
}
