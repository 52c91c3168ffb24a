import {
  completedAlone,
  fileOf,
  type GoalFlag,
  Host,
  jsonSource,
  keyOf,
  type OpenedSketch,
  type RuleSet,
  rollCallOf,
  SandtableError,
  type Sketch,
  sideNames,
  UMPIRE,
  viewOf,
} from '@sandtable/kernel'
import { nothing } from '../../replay/watch/shown.ts'
import { sceneOf } from '../../scene/scene-of.ts'
import type { Overlay, TableScene } from '../../table/scene.ts'
import type { Tool } from '../store.ts'

type Known = { readonly id: string; readonly [field: string]: unknown }

/**
 * The table of a sketch, drawn as in play: what has a fault lies where it was put, as far as its kind is known. Only what
 * was laid is shown: lanes that are found for a table would wander with every change.
 */
export function sceneOfSketch(
  rules: RuleSet,
  { game, faults, sketch }: OpenedSketch & { readonly sketch: Sketch },
  selection: readonly string[],
  tool: Tool,
): TableScene | null {
  if (!game) return null
  const view = viewOf(game, UMPIRE)
  const lost = missing(rules, game, sketch, view.tables)
  const snapshot = {
    seat: '',
    view: { ...view, tables: { ...view.tables, ...lost } },
    prompt: null,
    offers: [],
    waitingFor: [],
    apart: [],
    mayStepIn: [],
    wanted: null,
    news: [],
    newsIsAll: false,
    whyNoUndo: '' as never,
    canRedo: false,
    goals: [],
    flags: faults.length === 0 ? flagsOf(rules, sketch) : [],
    outcome: null,
    glances: {},
    traces: [],
    plans: [],
    roster: [],
    thinking: false,
    readiness: null,
    watched: true,
    table: {
      title: sketch.title,
      ruleset: rules.id,
      unit: rules.book.unit,
      width: game.setup.width,
      depth: game.setup.depth,
      scenery: game.setup.scenery,
      sides: sketch.sides.map(({ id }) => id),
      names: sideNames(game.setup),
      rollCall: rollCallOf(rules, game.setup, null),
      deeds: {},
      roles: {},
      purposes: {},
      terms: {},
      seats: {},
      shared: true,
    },
  }
  const scene = sceneOf({ ...nothing, snapshot, marked: selection.flatMap(key => key.match(/^piece (.*)/)?.[1] ?? []) })
  return (
    scene && {
      ...scene,
      dressing: [],
      overlays: [...zonesOf(view.tables.side as readonly Known[], game.setup), ...scene.overlays],
      hand: { box: false, turn: true, place: tool.type !== 'select', rule: true },
    }
  )
}

type Loose = { readonly [field: string]: unknown }

/** The records that were set aside because of a fault. */
function missing(rules: RuleSet, game: NonNullable<OpenedSketch['game']>, sketch: Sketch, tables: object) {
  const { piece = [], terrain = [] } = tables as { readonly [table: string]: readonly Known[] }
  const alone = (
    table: 'piece' | 'terrain',
    given: readonly { readonly id: string }[],
    there: readonly Known[],
  ): readonly Loose[] => [
    ...there,
    ...given
      .filter(({ id }) => !there.some(one => one.id === id))
      .flatMap((raw): readonly Loose[] => {
        const record = completedAlone(rules, game, table, raw as never)
        return record ? [record] : []
      }),
  ]
  return {
    piece: placed(rules, alone('piece', sketch.pieces, piece), sketch),
    terrain: alone('terrain', sketch.table.terrain, terrain),
  }
}

/** Completed alone, a piece has no place: it stands where the sketch says. */
function placed(rules: RuleSet, pieces: readonly { readonly [field: string]: unknown }[], { pieces: given }: Sketch) {
  const size = { in: 2540, cm: 1000, mm: 100, exact: 1 }[rules.book.unit]
  return pieces.map(piece => {
    const raw = given.find(({ id }) => id === piece.id)?.at
    if (piece.at || !Array.isArray(raw) || piece.aboard) return piece
    return { ...piece, at: raw.map(value => Math.round(Number(value) * size)) }
  })
}

/** What is fought for, as the rules say it. */
function flagsOf(rules: RuleSet, sketch: Sketch): readonly GoalFlag[] {
  const [first] = sketch.sides
  if (!first || !rules.flags) return []
  try {
    return new Host(rules, jsonSource(sketch.title, fileOf(sketch))).seat(first.id).flags()
  } catch (error) {
    if (error instanceof SandtableError) return []
    throw error
  }
}

/** Where the sides set up. */
function zonesOf(
  sides: readonly Known[],
  { width, depth }: { readonly width: number; readonly depth: number },
): readonly Overlay[] {
  return sides.flatMap((side, i): readonly Overlay[] => {
    const zone = Number(side.zone ?? 0)
    if (zone <= 0) return []
    const [west, south, east, north] =
      {
        south: [0, 0, width, zone],
        north: [0, depth - zone, width, depth],
        west: [0, 0, zone, depth],
        east: [width - zone, 0, width, depth],
      }[String(side.home ?? side.edge)] ?? []
    if (west === undefined || south === undefined || east === undefined || north === undefined) return []
    const outline = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const
    return [{ type: 'area', look: 'zone', outlines: [outline], side: i as 0 | 1 | 2 | 3 }]
  })
}

export const keyOfHit = (piece: string | null, terrain: string | null): string | null =>
  piece
    ? keyOf('piece', piece)
    : terrain
      ? terrain.startsWith('scenery ')
        ? terrain
        : keyOf('terrain', terrain)
      : null
