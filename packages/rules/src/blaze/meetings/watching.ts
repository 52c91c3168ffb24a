import {
  type ChangeEntry,
  corners,
  crosses,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  lengthOf,
  mm,
  type Note,
  type Point,
  plainly,
  type Watcher,
} from '@sandtable/kernel'
import { driftTable } from '../combat-tables.ts'
import { crossed, featuresAt } from '../ground/ground.ts'
import { sees } from '../ground/sight.ts'
import { moveFireRate, moveRate } from '../movement/rates.ts'
import { spentOn, tollOn } from '../movement/spending.ts'
import { type Purpose, walk } from '../movement/walk.ts'
import type { Blaze, BlazeTables, Feature, Stand } from '../records.ts'
import { hullOf, near, takesGround, touching } from '../stands/measure.ts'
import { classOf, isSniper, isWreck, onTable } from '../stands/stand.ts'
import { reach } from '../values.ts'
import { columnsOf } from './goings.ts'
import { refusedColumns } from './refusals.ts'

/** Who is moving, and in which way. */
export interface Going {
  readonly matrix: 'moves' | 'placings' | 'forced'
  readonly row: string
  readonly id: Id
}

const own = (row: string, id: Id): Going => ({ matrix: 'moves', row, id })
const put = (row: string, id: Id): Going => ({ matrix: 'placings', row, id })
const driven = (row: string, id: Id): Going => ({ matrix: 'forced', row, id })

const steps = ['move', 'move-fire', 'fall-back']

/** Which way of going somewhere a decision begins; null for one that begins none. */
export function goingOf(game: Blaze, { action, piece }: Decision): Going | null {
  const stand = game.find('piece', String(piece))
  if (!stand) return null
  const { phase } = game.state
  if (action === 'move') {
    if (stand.card === 'action') return own('half', stand.id)
    if (stand.card === 'charge' && stand.contact !== null) return driven('advance', stand.id)
    return steps.includes(phase) ? own(stand.doubled ? 'double' : phase, stand.id) : driven('advance', stand.id)
  }
  if (action === 'overrun' || action === 'charge') return own(action, stand.id)
  if (action === 'dismount') return put('dismount', stand.id)
  if (action !== 'deploy' || phase === 'deployment') return null
  if (stand.at !== null) return put('set-down', stand.id)
  return put(classOf(game, stand) === 'glider' ? 'glider' : 'drop', stand.id)
}

/** Which forced move a change tells of, by the rules behind it. */
function forcedBy({ id, cites }: ChangeEntry): Going | null {
  const has = (...rules: string[]): boolean => rules.some(rule => cites.includes(rule))
  // a stand that falls on the spot is not driven anywhere
  if (has('BA-DEAD-1')) return null
  if (has('BA-PRONE-5')) return driven('retire', id)
  if (has('BA-OVER-9')) return driven('run-over', id)
  if (has('BA-MELEE-25')) return driven('push-back', id)
  if (has('BA-MELEE-32', 'BA-MELEE-37')) return driven('advance', id)
  if (has('BA-CRAFT-7', 'BA-CRAFT-8')) return driven('drift', id)
  return null
}

/** Decisions made during a move that do not end it. */
const amid = ['react', 'pass', 'choose', 'support', 'rule']

/** Notes what each mover meets; long because its handlers share who is moving and what was met before that was known. */
export function watchGoings(note: Note): Watcher<BlazeTables> {
  let going: Going | null = null
  /** The last voluntary mover: it goes on once the stands it overran have been pushed away. */
  let mover: Going | null = null
  /** What stands have met whose way of moving is not yet known. */
  let loose = new Map<Id, Set<string>>()

  /** The last roll was for wire: a stand lost now was caught in it. */
  let caught = false

  const meet = (column: string): void => {
    if (going && Object.hasOwn(columnsOf[going.matrix] ?? {}, column)) note(going.matrix, going.row, column)
  }
  const begin = (next: Going): void => {
    going = next
    for (const column of loose.get(next.id) ?? []) meet(column)
    loose.delete(next.id)
  }
  const meetAs = (id: Id, column: string): void => {
    if (going?.id === id) meet(column)
    else loose.set(id, (loose.get(id) ?? new Set()).add(column))
  }

  const decide = (game: Blaze, decision: Decision): void => {
    const { phase } = game.state
    const firer = decision.action === 'fire' ? game.find('piece', String(decision.piece)) : null
    if (firer && isSniper(firer)) {
      if (decision.target === going?.id) meet('sniper')
    } else if (decision.action === 'react' || (firer && (phase === 'fall-back' || phase === 'charge'))) meet('fire')
    else if (firer && firer.card === 'opportunity-fire' && phase !== 'opportunity-fire') return
    else if (decision.action !== 'charge' && goingOf(game, decision)) {
      mover = goingOf(game, decision) as Going
      begin(mover)
      for (const column of meantBy(game, decision)) meet(column)
    } else if (!amid.includes(decision.action)) going = null
  }

  const changed = (game: Blaze, entry: ChangeEntry): void => {
    const { table, id, before, after, cites } = entry
    if (table === 'game' && (before as { phase?: string }).phase !== (after as { phase?: string }).phase) {
      going = null
      loose = new Map()
    }
    if (table === 'terrain' && (before as Feature | null)?.kind === 'wire' && (after as Feature).gone) meet('wire')
    if (table !== 'piece') return
    const [was, is] = [before as Stand | null, after as Stand | null]
    if (!was || !is) return
    if (was.done && !is.done && is.chargeTarget !== null && game.state.phase === 'charge') begin(own('charge', id))
    if (was.contact === null && is.contact !== null && going?.row === 'charge' && going.id === id) {
      const meant = game.find('piece', is.chargeTarget ?? '')
      if (meant && !near(game, is, meant, 0)) meet('enemy')
    }
    const isMoved = !isSame(is.at, was.at) || (is.gone && !was.gone)
    if (isMoved) moved(game, entry, was, is)
    if (!was.crossed && is.crossed) meetAs(id, 'smoke')
    if (was.zeroed !== null && is.zeroed === null) {
      meet('zero')
      meet('weapon')
    }
    if (!was.gunLost && is.gunLost && cites.includes('BA-MELEE-31')) meetAs(id, 'weapon')
    const finder = going ? game.find('piece', going.id) : null
    if (finder?.at && is.side !== finder.side && was.hidden && !is.hidden && was.at) {
      if (isSniper(is)) {
        if (near(game, finder, was, reach(game, 'sniper'))) meet('sniper')
      } else if (sees(game, finder, was)) meet('hidden')
    }
    if (finder?.at && is.gone && cites.includes('BA-PRIS-2') && touching(game, finder, was)) meet('casualty')
    if (going?.row === 'run-over' && (is.gone || cites.includes('BA-OVER-9')) && !isMoved) going = mover
  }

  const moved = (game: Blaze, entry: ChangeEntry, was: Stand, is: Stand): void => {
    const { id, cites } = entry
    const forces = forcedBy(entry)
    if (forces) begin(forces)
    else if (cites.includes('BA-TERR-1') && going?.id !== id) begin(driven('bump', id))
    else if (isCharge(cites) && going?.id !== id) begin(own('charge', id))
    else if (cites.includes('BA-PARA-11') && is.at) begin(put('set-down', id))
    if (going?.id !== id) return
    if (!is.at) {
      if (cites.some(rule => ['BA-MELEE-28', 'BA-OVER-10', 'BA-PARA-4'].includes(rule))) meet('edge')
      else if (cites.some(rule => ['BA-PARA-8', 'BA-PARA-11', 'BA-RUL-303'].includes(rule))) meet('water')
      return
    }
    const from = was.at ?? is.at
    if (going.matrix === 'placings') for (const column of groundAt(game, is.at)) meet(column)
    else for (const column of metOn(game, was, [from, is.at])) meet(column)
    if (cites.includes('BA-RUL-74')) for (const column of stoppedBy(game, is)) meet(column)
    if (going.matrix === 'placings' && was.at && going.row !== 'set-down' && going.row !== 'dismount') meet('room')
    if (
      going.row === 'drift' &&
      lengthOf([from, is.at]) < (game.rows(driftTable)[game.state.current?.strength ?? ''] ?? 0)
    )
      for (const column of strandedBy(game, is)) meet(column)
    if (cites.includes('BA-TERR-1')) meet('enemy')
    if (cites.includes('BA-MELEE-30')) meet('house')
    if (going.row === 'charge') {
      if (cites.includes('BA-RUL-262')) meet('too-far')
      else if (is.moved - was.moved === was.chargeReach) meet('exact')
    }
    if (is.passengers.length > 0) meet('passengers')
    if (is.towing) meet('tow')
  }

  return {
    entry(game: Blaze, entry: Entry): void {
      if (entry.type === 'roll') caught = entry.purpose === 'wire'
      if (entry.type === 'decision') decide(game, entry.decision)
      else if (entry.type === 'change') changed(game, entry)
      else if (entry.type === 'said') {
        if (entry.about?.[0] !== going?.id) return
        if (entry.cites.includes('BA-TERR-1')) meet('enemy')
        else if (entry.cites.some(rule => ends.includes(rule))) meet(endOf(plainly(entry.says), caught))
      } else if (entry.purpose === 'wire' && entry.about) meetAs(entry.about[0] as Id, 'wire')
      else if (entry.purpose === 'mine' && entry.about) {
        const [id] = entry.about as readonly [Id]
        meetAs(going && game.find('piece', id)?.aboard === going.id ? going.id : id, 'mines')
      }
    },
    refused(game, { decision, reasons }) {
      const meant = goingOf(game, decision)
      if (!meant) return
      for (const reason of reasons)
        for (const column of [
          ...refusedColumns(game, meant, reason),
          // what would cost too much has been met
          ...(reason.word === 'distance' || reason.word === '200' ? meantBy(game, decision) : []),
        ])
          if (Object.hasOwn(columnsOf[meant.matrix] ?? {}, column)) note(meant.matrix, meant.row, column)
    },
  }
}

const isCharge = (cites: readonly string[]): boolean => cites.includes('BA-CHRG-2') || cites.includes('BA-CHRG-6')

/** The rules that put an end to a stand that is driven back. */
const ends = ['BA-MELEE-28', 'BA-MELEE-29', 'BA-MELEE-36', 'BA-OVER-10', 'BA-PRONE-6']

/** What destroyed a stand that was driven back. */
const endOf = (text: string, caught: boolean): string =>
  text.includes(' into ') ? 'enemy' : text.includes('off the table') ? 'edge' : caught ? 'wire' : 'barred'

const isSame = (a: Point | null, b: Point | null): boolean =>
  a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1])

/** The way that a decision means to go, beginning where the stand is. */
function pathOf(game: Blaze, stand: Stand, { to, path, target }: Decision): readonly Point[] {
  const prey = typeof target === 'string' ? game.find('piece', target)?.at : null
  const rest = Array.isArray(path) ? path.filter(isPoint) : isPoint(to) ? [to] : prey ? [prey] : []
  return [stand.at as Point, ...rest]
}

/** What lies on the path of a decision, and whether it takes the full allowance. */
function meantBy(game: Blaze, decision: Decision): readonly string[] {
  const stand = game.piece(decision.piece as Id)
  const going = goingOf(game, decision) as Going
  if (going.matrix !== 'moves' || !stand.at) return []
  const path = pathOf(game, stand, decision)
  const columns = [...metOn(game, stand, path)]
  if (costs(game, stand, going.row, path, Number(decision.floor ?? 0))) columns.push('exact')
  return columns
}

/** Does the way take exactly what there is? */
function costs(game: Blaze, stand: Stand, row: string, path: readonly Point[], floor: number): boolean {
  const { phase } = game.state
  if (row === 'half' || row === 'overrun') {
    const rate = row === 'overrun' && phase === 'move-fire' ? moveFireRate(game, stand) : moveRate(game, stand)
    const all = row === 'half' ? Math.floor(rate.distance / 2) : rate.distance
    return spentOn(tollOn(game, stand, path), all) === all
  }
  const way = walk(game, stand, phase as Purpose, { path: path.slice(1), facing: null, floor })
  return way.cost === way.allowance
}

const kinds: { readonly [kind: string]: string } = {
  woods: 'woods',
  scrub: 'woods',
  river: 'river',
  wall: 'line',
  hedge: 'line',
  trench: 'trench',
  building: 'house',
  bunker: 'house',
  'deep-water': 'water',
}

/** The ground at a place. */
const groundAt = (game: Blaze, at: Point): readonly string[] =>
  featuresAt(game, at).flatMap(({ kind }) => (kind === 'wire' ? ['wire'] : (kinds[kind] ?? [])))

/** Ground and friends that a way leads over. */
function metOn(game: Blaze, stand: Stand, path: readonly Point[]): ReadonlySet<string> {
  const columns = new Set<string>(groundAt(game, path.at(-1) as Point))
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as Point, path[i] as Point]
    for (const feature of crossed(game, a, b)) {
      const column = kinds[feature.kind]
      if (column) columns.add(column)
    }
    for (const other of game.pieces)
      if (other.id !== stand.id && other.side === stand.side && onTable(other) && takesGround(game, other))
        if (!isWreck(other) && crosses({ box: hullOf(game, other) }, a, b)) columns.add('friend')
  }
  return columns
}

/** What stopped the stand short: a stand in its place, or the table edge. */
function stoppedBy(game: Blaze, stand: Stand): readonly string[] {
  const middle = stand.at as Point
  const hull = classOf(game, stand) === 'craft' ? corners(hullOf(game, stand)) : [middle]
  const atEdge = hull.some(([x, y]) => Math.min(x, y, game.width - x, game.depth - y) < SHORT)
  return [...besideOf(game, stand).map(other => (isWreck(other) ? 'wreck' : 'room')), ...(atEdge ? ['edge'] : [])]
}

/** What a craft has drifted against: another, the edge, or land. */
function strandedBy(game: Blaze, craft: Stand): readonly string[] {
  const found = stoppedBy(game, craft)
  if (found.length === 0) return ['barred']
  return besideOf(game, craft).some(other => other.side !== craft.side) ? ['enemy', ...found] : found
}

const SHORT = mm(2)

const besideOf = (game: Blaze, stand: Stand): readonly Stand[] =>
  game.pieces.filter(
    other => other.id !== stand.id && onTable(other) && takesGround(game, other) && near(game, stand, other, SHORT),
  )
