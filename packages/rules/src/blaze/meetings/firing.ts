import type { Decision, Entry, Id, Note, Reason, Refused, RollEntry, SaidEntry, Watcher } from '@sandtable/kernel'
import { inside, plainly } from '@sandtable/kernel'
import { type Fire, meantWeapon, natureOf } from '../fire/orders.ts'
import { seatOf } from '../fire/targets.ts'
import { coverOf } from '../ground/cover.ts'
import { inMelee } from '../melee/contact.ts'
import type { Blaze, BlazeTables, Call, Stand } from '../records.ts'
import { discAt } from '../shells/template.ts'
import { middleOf } from '../stands/measure.ts'
import { bearerOf, classOf, hasFigures, isAircraft, isConcealed, isVehicle, kindOf, onTable } from '../stands/stand.ts'

interface Firing {
  readonly rows: readonly string[]
  readonly side: Id | null
  readonly firer: Id | null
}

/** Fire that has no stand as its target. */
const others = ['smoke', 'light', 'demolition']
const machineGuns = ['hmg', 'lmg', 'afv-mg']

/** In which ways fire comes by this decision. */
function rowsOf(game: Blaze, decision: Decision, reacts: boolean): readonly string[] {
  const it = decision as Fire & Decision
  const firer = game.find('piece', it.piece)
  if (!firer) return []
  const row = rowOf(game, firer, it)
  return row ? [row, ...occasionOf(game, it, reacts)] : []
}

function rowOf(game: Blaze, firer: Stand, it: Fire): string | null {
  if (isAircraft(game, firer)) return it.mode === 'at' ? 'cannon' : it.mode === 'he' ? 'bomb' : 'strafe'
  if (it.mode === 'anti-aircraft') return 'flak'
  if (it.mode === 'suppressive') return 'suppressive'
  const weapon = meantWeapon(game, firer, it)
  if (!weapon || others.includes(it.mode ?? '')) return null
  const nature = natureOf(game, weapon)
  if (nature === 'small-arms') return machineGuns.includes(weapon.name) ? 'mg' : 'rifle'
  if (nature === 'sniper' || nature === 'flame') return nature
  if (it.mode === 'at' || it.mode === 'steilgranate') return 'at'
  return it.mode === 'indirect' || it.mode === 'speculative' ? 'indirect' : 'he'
}

/** In which way comes what a decision calls for. */
function calledRow(game: Blaze, { kind, piece }: Decision): string | null {
  if (kind !== 'air') return String(kind)
  const aircraft = game.find('piece', String(piece))
  if (!aircraft) return null
  return kindOf(game, aircraft).missions?.includes('tankbust') ? 'cannon' : 'bomb'
}

function occasionOf(game: Blaze, { target }: Fire, reacts: boolean): readonly string[] {
  const { phase } = game.state
  const stand = game.find('piece', String(target))
  if (reacts) return ['opportunity']
  if (phase === 'charge' && stand?.chargeTarget) return ['defensive']
  const goes = stand && (bearerOf(game, stand) ?? stand)
  return phase === 'fall-back' && goes?.card === 'fall-back' ? ['fall-back'] : []
}

/** Rolls against a stand, or against what it is in. */
const shots = ['hit', 'gun', 'he-armour', 'flame', 'softskin', 'anti-aircraft']

export function watchFire(note: Note): Watcher<BlazeTables> {
  let firing: Firing | null = null
  let reacts = false

  const meet = (columns: Iterable<string>): void => {
    if (!firing) return
    for (const row of firing.rows) for (const column of columns) note('fire', row, column)
  }
  const rolled = (game: Blaze, roll: RollEntry): void => {
    if (!firing || !shots.includes(roll.purpose)) return
    for (const id of roll.about ?? []) {
      const target = id === firing.firer ? null : game.find('piece', id)
      if (target) meet(stateOf(game, target, firing, roll))
    }
  }

  /** Shells come down: spared stands are met as well. Off-table shells need no decision at this moment. */
  const landed = (game: Blaze, { at, cites }: SaidEntry): void => {
    if (!at) return
    if (cites.includes('BA-DIV-3')) firing = { rows: ['divisional'], side: callerOf(game, 'divisional'), firer: null }
    else if (cites.includes('BA-BARR-6')) firing = null
    for (const stand of game.pieces) {
      if (!onTable(stand) || !inside(discAt(game, at), middleOf(game, stand))) continue
      if (inMelee(game, stand)) meet(['melee'])
      const seat = seatOf(game, stand)
      if (seat === 'softskin' || seat === 'armour') meet(['seated'])
    }
  }

  return {
    entry(game: Blaze, entry: Entry): void {
      if (entry.type === 'decision') {
        const { action } = entry.decision
        if (action === 'fire')
          firing = {
            rows: rowsOf(game, entry.decision, reacts),
            side: entry.side,
            firer: entry.decision.piece as Id,
          }
        else if (action !== 'choose') firing = null
        if (firing?.rows.includes('suppressive') && isShaken(game, firing)) meet(['shaken'])
        reacts = action === 'react'
      } else if (entry.type === 'roll') rolled(game, entry)
      else if (entry.type === 'said') {
        if (plainly(entry.says).startsWith('The shells come down')) landed(game, entry)
        if (plainly(entry.says).includes('lies flat')) meet(['prone'])
      } else if (entry.table === 'piece') {
        const was = entry.before as Stand | null
        // figures that a flame or a shell takes without a die
        if (firing && was && entry.cites.includes('BA-FLAME-4')) meet(stateOf(game, was, firing, null))
        if (was && entry.cites.includes('BA-SUPP-2'))
          for (const column of suppressedState(game, was)) note('fire', 'suppressive', column)
      }
    },
    refused(game, refused) {
      for (const [row, column] of refusedCells(game, refused, reacts)) note('fire', row, column)
    },
  }
}

/** The state of target and firer as the dice are rolled. */
function stateOf(game: Blaze, target: Stand, { side, firer }: Firing, roll: RollEntry | null): ReadonlySet<string> {
  const columns = new Set<string>(placeOf(game, target, side))
  if (hasFigures(game, target)) for (const column of menOf(target, roll)) columns.add(column)
  if (isShaken(game, { firer })) columns.add('shaken')
  if (game.state.night) columns.add('night')
  return columns
}

function placeOf(game: Blaze, target: Stand, side: Id | null): readonly string[] {
  const columns: string[] = []
  const bearer = bearerOf(game, target)
  if (bearer)
    columns.push(classOf(game, bearer) === 'craft' ? 'craft' : seatOf(game, target) === 'open' ? 'riding' : 'seated')
  if (isConcealed(target)) columns.push('hidden')
  if (inMelee(game, target)) columns.push('melee')
  if (side !== null && target.side === side) columns.push('friend')
  return columns
}

function isShaken(game: Blaze, { firer }: Pick<Firing, 'firer'>): boolean {
  const by = firer ? game.find('piece', firer) : null
  return by !== null && (by.disordered || by.suppressed)
}

/** The side that has called for this; null where both have. */
function callerOf(game: Blaze, kind: Call['kind']): Id | null {
  const [one, other] = game.sides.filter(({ calls }) => calls.some(call => call.kind === kind && !call.overruled))
  return one && !other ? one.id : null
}

const inCover = { none: 'open', soft: 'soft', hard: 'hard' } as const

/** The state of a stand that is suppressed: no die is rolled at it, and no cover helps. */
function suppressedState(game: Blaze, target: Stand): readonly string[] {
  const columns = [...placeOf(game, target, callerOf(game, 'suppressive'))]
  if (!hasFigures(game, target)) return columns
  if (target.prone) columns.push('prone')
  return [...columns, inCover[coverOf(game, target, null, 'indirect').cover]]
}

function menOf(target: Stand, roll: RollEntry | null): readonly string[] {
  const columns: string[] = []
  if (target.prone) columns.push('prone')
  if (roll?.faces !== 10) return columns
  const has = (cover: string): boolean => roll.modifiers?.some(({ says }) => plainly(says) === cover) ?? false
  columns.push(has('hard cover') ? 'hard' : has('soft cover') ? 'soft' : 'open')
  return columns
}

/** What a refusal to fire, or to call for it, shows: rows with their columns. */
function refusedCells(
  game: Blaze,
  { side, decision, reasons }: Refused,
  reacts: boolean,
): readonly (readonly [string, string])[] {
  if (decision.action === 'call') {
    const row = calledRow(game, decision)
    const columns = reasons.flatMap(reason => uncalledColumn(game, side, decision, reason) ?? [])
    return row ? columns.map(column => [row, column] as const) : []
  }
  if (decision.action !== 'fire') return []
  const columns = reasons.flatMap(reason => refusedColumns(game, decision, reason))
  return rowsOf(game, decision, reacts).flatMap(row => columns.map(column => [row, column] as const))
}

const words: { readonly [word: string]: string } = {
  range: 'far',
  line: 'far',
  prone: 'prone',
  night: 'night',
}

/** What a refusal to fire is about. */
function refusedColumns(game: Blaze, { target }: Decision, { word, says, cites }: Reason): readonly string[] {
  const stand = game.find('piece', String(target))
  if (word === 'line of sight' || word === 'spotter') {
    if (cites.includes('BA-NIGHT-4') || cites.includes('BA-NIGHT-5') || (word === 'spotter' && game.state.night))
      return ['night']
    return [stand && isConcealed(stand) ? 'hidden' : 'unseen']
  }
  if (word === 'melee') return stand && inMelee(game, stand) ? ['melee'] : []
  if (word === 'prone') return stand?.prone ? ['prone'] : []
  if (word === 'armoured') return stand && !isVehicle(game, stand) ? ['seated'] : []
  if (word === 'target') {
    if (stand && isConcealed(stand)) return ['hidden']
    if (plainly(says).endsWith('is a friend')) return ['friend']
    if (plainly(says).includes('which carries it')) return ['seated']
    return []
  }
  const column = words[word]
  return column ? [column] : []
}

/** What the refusal of a call is about. */
function uncalledColumn(game: Blaze, side: Id, { target }: Decision, { word, says }: Reason): string | null {
  if (word === 'spotter')
    return !plainly(says).endsWith('does not see it') ? null : game.state.night ? 'night' : 'unseen'
  const stand = game.find('piece', String(target))
  if (word !== 'target' || !stand) return null
  return stand.side === side ? 'friend' : isConcealed(stand) ? 'hidden' : null
}
