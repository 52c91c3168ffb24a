import {
  actorIn,
  allowed,
  type Drawing,
  fieldsFor,
  goalIn,
  type Id,
  inside,
  type Point,
  type Scenery,
  type Shape,
  targetsIn,
  wayIn,
} from '@sandtable/kernel'
import { marchIn } from '../play/marching.ts'
import { isOf, pieceOf as pieceIn } from '../play/on-table.ts'
import type { TableState } from '../play/store.ts'
import { lookOf } from '../sets/index.ts'
import { type SetLook, stateOf, type Token, type Whose } from '../sets/look.ts'
import type {
  Overlay,
  PieceState,
  SceneMarker,
  ScenePiece,
  SceneTerrain,
  TableScene,
  TerrainLook,
} from '../table/scene.ts'
import { aimText } from '../words/odds.ts'
import { flagsOf } from './flags-of.ts'
import { landOverlays } from './lands-asked.ts'
import { overlaysOf } from './overlay-of.ts'

type Record_ = { readonly id: Id; readonly [field: string]: unknown }
type Taken = NonNullable<TableState['snapshot']>

/** What of the page's state the table shows. */
export type Seen = Pick<
  TableState,
  'snapshot' | 'selected' | 'marked' | 'draft' | 'drawings' | 'question' | 'ruler' | 'prospects' | 'aura' | 'shown'
> &
  Partial<Pick<TableState, 'aims' | 'march'>> & {
    readonly hovered: Id | null
    /** What a held key shows. */
    readonly looking?: readonly Drawing[]
    readonly lens?: string | null
    /** A finger measures. */
    readonly ruling?: boolean
    /** Those who have fallen, while it is still to be seen how. */
    readonly falling: readonly object[]
    /** Where those lay down for good. */
    readonly losses?: readonly { readonly id: Id; readonly side: Id; readonly at: Point }[]
    /** Where shells and grenades came down. */
    readonly scars?: readonly Point[]
  }

/** How far before its flag a name stands, in hundredths of a millimetre: the flag stays in sight. */
const UNDER = 1800

/** Scenery that the rules of some set know by another name. */
const laidAs = (look: Scenery['look']): TerrainLook => (look === 'lane' ? 'road' : look === 'sand' ? 'beach' : look)

const sceneryOf = ({ look, shape }: Scenery, i: number) => ({
  id: `scenery ${i}`,
  look: laidAs(look),
  shape,
  height: 0,
})

/** The table as it is to be drawn: the view, what is selected and drafted, and what the rules have drawn about it. */
export function sceneOf(state: Seen): TableScene | null {
  const { snapshot, question, draft } = state
  if (!snapshot) return null
  const { table, view } = snapshot
  const look = lookOf(table.ruleset)
  const pieces = (view.tables.piece as readonly Record_[]).filter(piece => piece.at && !piece.gone)
  const lands = view.tables.terrain as readonly Record_[]
  const standing = [...pieces, ...(state.falling as readonly Record_[])]
  const terrain = lands.filter(feature => feature.gone !== true).map(feature => terrainOf(feature, lands, pieces, look))
  const roofed = terrain.filter(({ open, ruined }) => open && !ruined)
  const drawn = standing
    .map(piece => pieceOf(piece, state, look))
    .map(piece => (roofed.some(({ shape }) => inside(shape, piece.at)) ? { ...piece, indoors: true } : piece))
  const markers = (view.tables.marker as readonly Record_[]).map(marker => markerOf(marker, snapshot, look))
  const offer = snapshot.offers.find(({ action }) => action === draft?.action)
  const clouds = look.clouds?.(view.tables.game[0] as Record_)
  const flags = flagsOf(snapshot, look)
  return {
    width: table.width,
    depth: table.depth,
    theme: look.theme,
    ...(look.dressing && { dressing: look.dressing }),
    scenery: table.scenery.map(sceneryOf),
    night: look.night?.(view.tables.game[0] as Record_) ?? null,
    terrain: [...terrain, ...markers.flatMap(({ ground }) => ground), ...(clouds?.ground ?? [])],
    pieces: [...drawn, ...ghostOf(pieces, state, look)],
    markers: [
      ...flags.map(({ at, text }): SceneMarker => ({ id: `flag ${text}`, look: 'objective', at })),
      ...(state.scars ?? []).map((at): SceneMarker => ({ id: `scar ${at}`, look: 'scorch', at })),
      ...markers.flatMap(({ tokens }) => tokens),
      ...(state.losses ?? []).map(
        ({ id, side, at }): SceneMarker => ({
          id: `${id} lost`,
          look: 'casualty',
          at,
          side: sideNumber(side, snapshot),
        }),
      ),
      ...standing.flatMap((piece, i) =>
        tokensOf(drawn[i] as ScenePiece, look.piece(piece, whose(piece, snapshot)).tokens ?? []),
      ),
    ],
    overlays: [
      ...flags.map(({ at: [x, y], text }): Overlay => ({ type: 'label', at: [x, y - UNDER], text })),
      ...markers.flatMap(({ rings }) => rings),
      ...(clouds?.overlays ?? []),
      ...standing.flatMap(piece => look.over?.(piece) ?? []),
      ...landOverlays(question, snapshot),
      ...overlaysOf(state),
    ],
    laying: snapshot.offers.some(({ purpose }) => purpose === 'set-up'),
    hand: {
      box: question?.many !== undefined,
      turn: Object.values(offer?.roles ?? {}).includes('facing'),
      place: question?.open !== undefined || (draft !== null && wayIn(draft, table.roles).length > 0),
      rule: state.ruling ?? false,
    },
  }
}

function terrainOf(
  feature: Record_,
  lands: readonly Record_[],
  pieces: readonly Record_[],
  set: SetLook,
): SceneTerrain {
  const shape = feature.shape as Shape
  const look = set.terrain(String(feature.kind), feature)
  const front = set.front?.(feature, lands)
  return {
    id: feature.id,
    look: feature.destroyed ? 'ruin' : look,
    shape,
    height: Number(feature.height),
    openings: front?.windows ?? (feature.openings as readonly Point[] | null) ?? [],
    ...(front && { doors: front.doors }),
    holes: ((feature.holes ?? feature.gaps) as SceneTerrain['holes']) ?? [],
    open:
      (look === 'building' || look === 'bunker' || look === 'aid-station') &&
      pieces.some(piece => inside(shape, piece.at as Point)),
    ruined: feature.destroyed === true,
  }
}

/** A marker lies on the ground like terrain, or is a token on it. */
function markerOf(
  marker: Record_,
  snapshot: Taken,
  look: SetLook,
): {
  readonly ground: readonly SceneTerrain[]
  readonly tokens: readonly SceneMarker[]
  readonly rings: readonly Overlay[]
} {
  const seen = look.marker?.(marker) ?? null
  const { id, at, shape, side } = marker
  if (seen && 'ground' in seen && shape)
    return {
      ground: [{ id, look: seen.ground, shape: shape as Shape, height: Number(marker.height ?? 0) }],
      tokens: [],
      rings: [],
    }
  if (!seen || !('token' in seen) || !at) return { ground: [], tokens: [], rings: [] }
  const whose = typeof side === 'string' ? { side: sideNumber(side, snapshot) } : {}
  // where there is a ring, the word stands beside it and covers no piece
  const [text, label] = seen.blast
    ? [{}, { label: seen.text ?? '' }]
    : [seen.text === undefined ? {} : { text: seen.text }, {}]
  return {
    ground: [],
    tokens: [{ id, look: seen.token, at: at as Point, ...whose, ...text }],
    rings: seen.blast ? [{ type: 'ring', look: 'blast', at: at as Point, radius: seen.blast, ...label }] : [],
  }
}

/** Tokens lie beside the base, from four o'clock round to eight: never on the figure. */
function tokensOf({ id, at, base, side }: ScenePiece, tokens: readonly Token[]): readonly SceneMarker[] {
  const reach = ('radius' in base ? base.radius : Math.max(base.width, base.depth) / 2) + 550
  const each = tokens.flatMap(({ look, count = 1, text }) =>
    count > 3
      ? [{ look, text: `×${count}` }]
      : Array.from({ length: count }, () => ({ look, ...(text !== undefined && { text }) })),
  )
  return each.map((token, i) => {
    const turn = ((120 + (i * 120) / Math.max(1, each.length - 1)) * Math.PI) / 180
    const place: Point = [Math.round(at[0] + Math.sin(turn) * reach), Math.round(at[1] + Math.cos(turn) * reach)]
    return { id: `${id} ${token.look} ${i}`, side, at: place, ...token }
  })
}

/** The viewer's own side is the first, the others follow in the order of the table; where viewers come and go, all keep theirs. */
export function sideNumber(side: Id, { seat, table }: Pick<Taken, 'seat' | 'table'>): 0 | 1 | 2 | 3 {
  const order = table.shared ? table.sides : [seat, ...table.sides.filter(other => other !== seat)]
  return Math.max(0, order.indexOf(side)) as 0 | 1 | 2 | 3
}

function pieceOf(piece: Record_, state: Seen, set: SetLook): ScenePiece {
  const taken = state.snapshot as Taken
  const turned = turnedBy(piece.id, state)
  const { look, badge, base, mark, points, pins, states = [] } = set.piece({ ...piece, ...turned }, whose(piece, taken))
  return {
    id: piece.id,
    side: sideNumber(String(piece.side), taken),
    own: piece.side === taken.seat,
    look,
    badge,
    at: piece.at as Point,
    facing: turned.facing ?? facingOf(piece, state, set),
    base: base ?? baseOf(piece),
    states: [...states, ...statesOf(piece.id, state)],
    ...(mark !== undefined && { mark }),
    ...(points && { points }),
    ...(pins !== undefined && { pins }),
    ...chanceOf(piece.id, state),
  }
}

const whose = ({ side }: Record_, { table }: Taken): Whose => ({
  name: table.names[String(side)] ?? String(side),
  order: table.sides.indexOf(String(side)),
})

/** Round or rectangular, as the record says. */
function baseOf({ radius, width, depth }: Record_): ScenePiece['base'] {
  if (typeof width === 'number' && typeof depth === 'number') return { width, depth }
  return { radius: Number(radius ?? 1270) }
}

/** How likely an attack on it succeeds, where it is known. */
function chanceOf(id: Id, { aims = [] }: Seen): { readonly chance?: string } {
  const aim = aims.find(({ target }) => target === id)
  return aim?.chance === undefined ? {} : { chance: aimText({ ...aim, chance: aim.chance }) }
}

/** While somebody aims, the enemies that he cannot attack stand back. */
const isAside = (id: Id, { aims = [], snapshot }: Seen): boolean =>
  aims.length > 0 && !aims.some(({ target }) => target === id) && pieceIn(snapshot, id)?.side !== snapshot?.seat

function statesOf(id: Id, seen: Seen): PieceState[] {
  const { snapshot, selected, marked, hovered, draft, question, prospects } = seen
  const states: PieceState[] = (snapshot?.glances[id] ?? []).flatMap(glance => stateOf[glance] ?? [])
  if (snapshot && isAskedAbout(id, snapshot) && !states.includes('can-act')) states.push('can-act')
  if (id === selected || marked.includes(id) || isDrafted(id, seen)) states.push('selected')
  if (id === hovered) states.push('hover')
  if (isAside(id, seen)) states.push('aside')
  const chosen = draft && snapshot ? targetsIn(draft, snapshot.table.roles) : []
  // who can be aimed at is shown as soon as somebody is selected
  const questions = draft ? [question] : prospects.map(prospect => prospect.question)
  const offered = questions.some(
    asked => asked?.role === 'target' && asked.choices.some(c => isOf(c, id) && allowed(c)),
  )
  const aimed = seen.aims?.some(({ target }) => target === id)
  const aimable = draft !== null || (snapshot && pieceIn(snapshot, id)?.side !== snapshot.seat)
  if (chosen.includes(id) || aimed || (offered && aimable)) states.push('target')
  return states
}

/** In another side's go, the pieces that are asked whether they react. */
const isAskedAbout = (id: Id, { prompt, seat, view }: Taken): boolean =>
  (prompt?.about.includes(id) ?? false) &&
  (view.tables.game[0] as { readonly side?: Id | null }).side !== seat &&
  (view.tables.piece as readonly Record_[]).some(piece => piece.id === id && piece.side === seat)

/** Where facing means nothing, figures look across the table from their own edge. */
function facingOf(piece: Record_, { snapshot }: Seen, set: SetLook): number {
  if (Number(piece.facing) !== 0 || set.faces?.(piece)) return Number(piece.facing)
  const sides = (snapshot?.view.tables.side ?? []) as readonly Record_[]
  const own = sides.find(side => side.id === piece.side)
  return { south: 0, north: 180, west: 90, east: 270 }[String(own?.home ?? own?.edge)] ?? 0
}

/** How the draft would turn a piece, or a part of it: by the fields that the record has for that. */
function turnedBy(id: Id, state: Pick<Seen, 'draft' | 'snapshot'>): { readonly [field: string]: number } {
  const { draft, snapshot } = state
  if (!draft || !snapshot || !isDrafted(id, state)) return {}
  const fields = fieldsFor(snapshot.table.roles, draft.action, 'facing')
  return Object.fromEntries(fields.flatMap(field => (typeof draft[field] === 'number' ? [[field, draft[field]]] : [])))
}

/** Is it the one that the draft is about? */
const isDrafted = (id: Id, { draft, snapshot }: Pick<Seen, 'draft' | 'snapshot'>): boolean =>
  draft !== null && snapshot !== null && actorIn(draft, snapshot.table.roles) === id

/** The figure where the draft would put it; of a group each. */
function ghostOf(pieces: readonly Record_[], state: Seen, look: SetLook): readonly ScenePiece[] {
  const march = marchIn({ march: state.march ?? null, draft: state.draft })
  if (march && !march.draft)
    return march.plan.flatMap(({ piece: id, legs }) => {
      const piece = pieces.find(one => one.id === id)
      const to = legs.at(-1)?.path.at(-1)
      return piece && to ? [ghost({ ...piece, at: to }, state, look)] : []
    })
  const { draft, snapshot } = state
  const to = draft && snapshot && goalIn(draft, snapshot.table.roles)
  if (!to) return []
  const drafted = ({ id }: Record_): boolean => isDrafted(id, state)
  const piece = pieces.find(drafted) ?? (snapshot.view.tables.piece as readonly Record_[]).find(drafted)
  if (!piece) return []
  const there = { ...piece, at: to, ...endsOf(state.drawings) }
  return [ghost(there, state, look)]
}

const ghost = (there: Record_, state: Seen, look: SetLook): ScenePiece => ({
  ...pieceOf(there, state, look),
  id: `${there.id} ghost`,
  states: ['ghost'],
})

/** Which way it faces at the end of the way that the rules have drawn. */
const endsOf = (drawings: readonly Drawing[]): { readonly [field: string]: number } =>
  drawings.flatMap(drawing => (drawing.type === 'path' && drawing.ends ? [drawing.ends] : [])).at(-1) ?? {}
