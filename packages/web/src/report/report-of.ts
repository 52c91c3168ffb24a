import { type Entry, type Id, type Point, type Purposes, Reel, type View } from '@sandtable/kernel'
import { purposeText, type Tale } from '@sandtable/room'
import { speechIn } from '../replay/watch/shown.ts'
import type { Speech } from '../words/speech.ts'
import { type Fortune, fortunesOf, overallOf } from './fortune.ts'
import { type Loss, lossesOf } from './losses.ts'
import { castsOf } from './throws.ts'
import { type TurningPoint, turningPoints } from './turning.ts'
import { type Verdict, verdictsOf } from './victory.ts'

/** All that a report says, worked out from the journal; how it looks is another matter. */
export interface Report {
  readonly turns: number
  readonly decisions: number
  readonly dice: number
  readonly verdicts: readonly Verdict[]
  readonly forces: readonly Force[]
  readonly luck: readonly SideLuck[]
  readonly turning: readonly TurningPoint[]
  /** The table when everybody stood ready, and when it was over. */
  readonly ready: View
  readonly end: View
}

/** What became of a side's people. */
export interface Force {
  readonly side: Id
  readonly began: number
  /** Those who are still there, also if they run. */
  readonly stands: number
  readonly losses: readonly Loss[]
  /** Those who went off the table in good order, and figures lost from stands that fought on. */
  readonly left: number
  readonly thinned: number
  readonly kinds: readonly KindLosses[]
  readonly causes: readonly (readonly [string, number])[]
  /** Those of the enemy who did most of it, by name. */
  readonly killers: readonly (readonly [string, number])[]
}

export interface KindLosses {
  readonly kind: string
  readonly began: number
  readonly fates: { readonly [fate in Loss['fate']]?: number }
}

export interface SideLuck {
  readonly side: Id
  readonly overall: Fortune | null
  readonly purposes: readonly (Fortune & { readonly says: string })[]
}

const TURNING = 6
const KILLERS = 3

export function reportOf(tale: Tale): Report {
  const { opening, entries } = tale.story
  const end = new Reel(opening, entries).to(entries.length).view
  const speech = speechIn(tale)
  const casts = castsOf(tale)
  const fortunes = fortunesOf(casts, tale)
  const losses = lossesOf(tale)
  const [game] = end.tables.game as readonly { readonly turn?: number }[]
  return {
    turns: game?.turn ?? 0,
    decisions: entries.filter(entry => entry.type === 'decision').length,
    dice: entries.reduce((sum, entry) => sum + (entry.type === 'roll' && !entry.drawn ? entry.dice.length : 0), 0),
    verdicts: verdictsOf(tale, speech.names),
    forces: tale.sides.map(side => forceOf(side, end, losses, speech)),
    luck: tale.sides.map(side => ({
      side,
      overall: overallOf(casts, side),
      purposes: fortunes
        .filter(fortune => fortune.side === side)
        .map(fortune => ({ ...fortune, says: purposeText(fortune.roll, speech) })),
    })),
    turning: turningPoints(tale, TURNING),
    ready: new Reel(opening, entries).to(readyAt(entries, tale.purposes)).view,
    end,
  }
}

/** Where the battle begins: forces have been bought and set up, and who begins is settled. */
const readyAt = (entries: readonly Entry[], purposes: Purposes): number =>
  Math.max(
    0,
    entries.findIndex(
      entry => entry.type === 'decision' && [undefined, 'order'].includes(purposes[entry.decision.action]),
    ),
  )

interface Piece {
  readonly id: Id
  readonly side: Id
  readonly kind: string
  readonly at: Point | null
  readonly gone: boolean
  readonly goneTurn?: number | null
}

function forceOf(side: Id, end: View, all: readonly Loss[], { names }: Speech): Force {
  const pieces = (end.tables.piece as readonly Piece[]).filter(piece => piece.side === side && tookPart(piece, all))
  const own = all.filter(loss => loss.side === side)
  const losses = own.filter(({ fate }) => fate !== 'left' && fate !== 'thinned')
  const left = own.filter(({ fate }) => fate === 'left').length
  const kinds = [...new Set(pieces.map(({ kind }) => kind))].map(kind => ({
    kind,
    began: pieces.filter(piece => piece.kind === kind).length,
    fates: counted(losses.filter(loss => loss.kind === kind).map(({ fate }) => fate)),
  }))
  return {
    side,
    began: pieces.length,
    stands: pieces.length - losses.length - left,
    losses,
    left,
    thinned: own.filter(({ fate }) => fate === 'thinned').reduce((sum, { figures }) => sum + figures, 0),
    kinds,
    causes: ordered(counted(losses.map(({ cause }) => cause))),
    killers: ordered(counted(losses.flatMap(({ by }) => (by ? [names.piece(by)] : [])))).slice(0, KILLERS),
  }
}

/**
 * Dummies and pieces that never reached the table do not count. A reserve that was given up for somebody brought back has
 * taken that one's place among the fallen.
 */
const tookPart = ({ id, kind, at, gone, goneTurn }: Piece, losses: readonly Loss[]): boolean =>
  !/dummy|marker/.test(kind) && (!gone || at !== null || goneTurn != null || losses.some(({ piece }) => piece === id))

function counted<K extends string>(list: readonly K[]): { readonly [key in K]?: number } {
  const counts: { [key in K]?: number } = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

/** The most first. */
const ordered = <K extends string>(counts: { readonly [key in K]?: number }): readonly (readonly [K, number])[] =>
  (Object.entries(counts) as [K, number][]).sort((a, b) => b[1] - a[1])
