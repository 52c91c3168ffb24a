import type { Id, Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { rosters } from '../chart/roster.ts'
import { type Patient, patientsOf } from './care.ts'
import { chartOf, type MuzzleflashChart } from './chart.ts'
import { type Numbers, numbersOf } from './numbers.ts'
import { type Soldier, soldier } from './soldiers.ts'
import { type Weights, weights } from './weights.ts'

const { countsAsPinned, onTable } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash
type Piece = muzzleflashRules.Piece
type Side = muzzleflashRules.Side

/** A figure, a weapon or a vehicle on the table. */
export interface Man {
  readonly piece: Piece
  readonly soldier: Soldier
  /** The number of his place on the chart. */
  readonly at: number
  readonly x: number
  readonly y: number
  readonly dug: boolean
  readonly pinned: boolean
  /** What his fall is worth. */
  readonly prize: number
}

/** The table as one side sees it now: a snapshot, made for every decision, since any roll may change it. */
export interface Scene {
  readonly game: Muzzleflash
  readonly chart: MuzzleflashChart
  readonly numbers: Numbers
  readonly weights: Weights
  readonly side: Side
  readonly enemy: Side
  /** Own pieces on the table that are not down, weapons included. */
  readonly men: readonly Man[]
  /** The enemies who can be fought: not those who are down. */
  readonly foes: readonly Man[]
  /** Own figures who lie injured and uncared for. */
  readonly patients: readonly Patient[]
  /** Game turns left, including this one. */
  readonly left: number
}

const NO_END = 20

export function survey(game: Muzzleflash, sideId: Id, care: Weights = weights): Scene {
  const chart = chartOf(game)
  chart.tidy()
  const side = game.side(sideId)
  const enemy = game.sides.find(({ id }) => id !== sideId) as Side
  const { last, turn } = game.state
  const left = last === null ? NO_END : Math.max(1, last - turn + 1)
  const roster = (care.glances ? glanced : rosterOf)(game).at(chart.age)
  const look = manOf(game, chart, care)
  const men: Man[] = []
  const foes: Man[] = []
  const { pieces } = game
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    if (!onTable(piece) || piece.status === 'injured' || piece.status === 'abandoned') continue
    const man = roster.man(i, piece, look)
    if (piece.side === sideId) men.push(man)
    else foes.push(man)
  }
  const patients = patientsOf(game, sideId, men)
  return { game, chart, numbers: numbersOf(game), weights: care, side, enemy, men, foes, patients, left }
}

const rosterOf = rosters<Muzzleflash, Piece, Man>()
const glanced = rosters<Muzzleflash, Piece, Man>()

/** A figure in his place. */
const manOf =
  (game: Muzzleflash, chart: MuzzleflashChart, care: Weights) =>
  (piece: Piece): Man => {
    const who = soldier(game, piece)
    const [x, y] = piece.at as Point
    return {
      piece,
      soldier: who,
      at: care.glances ? chart.about([x, y]) : chart.index([x, y], piece.radius),
      x,
      y,
      dug: piece.dugIn,
      pinned: countsAsPinned(game, piece),
      prize: (piece.sort === 'figure' ? care.fallen : 0) + who.worth,
    }
  }

/** The same man somewhere else. */
export function manAt(scene: Scene, man: Man, i: number): Man {
  const [x, y] = scene.chart.at(i)
  return { ...man, at: i, x, y, dug: i === man.at ? man.dug : false }
}
