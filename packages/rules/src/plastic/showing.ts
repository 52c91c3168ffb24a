import {
  type Arg,
  type Decision,
  type Drawing,
  draw,
  firstEntry,
  type Glance,
  type Id,
  inch,
  isPoint,
  type Length,
  type Lens,
  type Measured,
  type Message,
  measuredAs,
  type Point,
  type Profile,
  pathOf,
  profile,
  type Sheet,
  type Showing,
  type SightDrawing,
  spent,
  stretchesIn,
  stripAlong,
  text,
  the,
  throughLens,
  whereIs,
} from '@sandtable/kernel'
import { isHandedIn } from './aiming.ts'
import { type Cover, coverOf } from './cover.ts'
import { enemiesOf, moveOf, onTable, weaponOf, whyNotAct } from './figures.ts'
import { type Fire, GRENADE } from './fire-combat.ts'
import { groundOf, type Land } from './ground.ts'
import { isLed } from './leaders.ts'
import { blockers, countsAs, type Line, layLine, whyHidden } from './line-of-fire.ts'
import { apart, reach, ringOf, type Thing } from './measure.ts'
import { allowanceOf, type Move, reachOf, walk } from './movement.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import type { Pose, Weapon } from './tables.ts'

/** How tall a figure looks from the side; the rules themselves only use poses. */
const tall: { readonly [pose in Pose]: Length } = { standing: inch(1), kneeling: inch(0.67), prone: inch(0.33) }

/** A lattice of half an inch is fine enough for an outline. */
const STEP = inch(0.5)

function drawings(game: Plastic, _side: Id, draft: Decision): readonly Drawing[] {
  const figure = typeof draft.piece === 'string' ? game.find('piece', draft.piece) : null
  if (!figure) return []
  if (draft.action === 'deploy') return [zoneOf(game, figure)]
  if (!figure.at) return []
  switch (draft.action) {
    case 'move':
      return [reachArea(game, figure), ...pathDrawing(game, figure, draft)]
    case 'fire':
    case 'throw':
      return fireDrawings(game, figure, draft)
    case 'lead':
      return [commandRing(game, figure, 'leading')]
    case 'direct':
      return [commandRing(game, figure, 'binoculars')]
    default:
      return []
  }
}

/** The range of leading or directing. */
function commandRing(game: Plastic, figure: Figure, by: 'leading' | 'binoculars'): Drawing {
  const most = reach(game, by)
  return draw.ring('command', figure.at as Point, ringOf(game, figure, most), text`${the.length(most)}`)
}

/** Where a figure may be set up: the strip along its own edge. */
function zoneOf(game: Plastic, figure: Figure): Drawing {
  const { home, zone } = game.side(figure.side)
  const deep = figure.reserve ? reach(game, 'reserves') : zone
  return draw.area('zone', [stripAlong(game, home, deep)], text`within ${the.length(deep)} of your own edge`)
}

function reachArea(game: Plastic, figure: Figure, turns = 1): Drawing {
  const far = text`${the.length(allowanceOf(game, figure) * turns)}`
  return draw.area('reach', reachOf(game, figure, STEP, turns).outline(), far)
}

function pathDrawing(game: Plastic, figure: Figure, draft: Partial<Move>): readonly Drawing[] {
  const points = pathOf(draft)
  if (points.length === 0) return []
  const { path, cost, allowance, reasons } = walk(game, figure, points)
  return [draw.path(path, spent(cost, allowance, reasons.length === 0), reasons.length === 0)]
}

function fireDrawings(game: Plastic, firer: Figure, { action, ...fire }: Partial<Fire>): readonly Drawing[] {
  const named = action === 'throw' ? GRENADE : (fire.weapon ?? firer.weapons[0] ?? '')
  const weapon = weaponOf(game, named)
  if (!weapon) return []
  const aims = [...(fire.target === undefined ? [] : [fire.target]), ...(fire.targets ?? [])]
  return [rangeOf(game, firer, named, weapon), ...aims.flatMap(aim => aimDrawings(game, firer, weapon, aim))]
}

function rangeOf(game: Plastic, firer: Figure, named: string, weapon: Weapon): Drawing {
  const says = text`${the.term(named)} ${the.length(weapon.range)}`
  return draw.ring('range', firer.at as Point, ringOf(game, firer, weapon.range), says)
}

function aimDrawings(game: Plastic, firer: Figure, weapon: Weapon, aim: string | Point): readonly Drawing[] {
  const target: Thing | null = typeof aim === 'string' ? game.find('piece', aim) : aim
  if (!target || (!isPoint(target) && !target.at)) return []
  const blast = isPoint(target) && weapon.blast ? blastAt(game, target, weapon) : []
  const needsLine = !weapon.indirect && !(isPoint(target) && isHandedIn(game, firer, target, weapon))
  return needsLine ? [...blast, sightOf(game, firer, target)] : blast
}

/** Whom a burst may catch: a grenade in a house reaches twice as far, and nobody outside; in a bunker, everybody. */
function blastAt(game: Plastic, at: Point, { class: kind, blast }: Weapon): readonly Drawing[] {
  const radius = blast ?? 0
  const place = kind === 'grenade' ? groundOf(game).placeAt(at) : null
  if (place?.kind === 'bunker')
    return [draw.area('blast', outlinesOf(place), text`everybody in the ${the.ground(place)}`)]
  if (place?.kind !== 'building') return [draw.ring('blast', at, radius)]
  const says = text`${the.length(2 * radius)}, only in the ${the.ground(place)}`
  return [draw.area('blast', outlinesOf(place), says), draw.ring('range', at, 2 * radius, says)]
}

const outlinesOf = ({ shape }: Land): readonly (readonly Point[])[] => ('polygon' in shape ? [shape.polygon] : [])

/** The line between two things, and how the rules judge it. */
function sightOf(game: Plastic, from: Thing, to: Thing): SightDrawing {
  const line = layLine(game, from, to)
  const blocked = blockers(game, line)
  const cover = isPoint(to) ? null : coverOf(game, to, line)
  const hidden = cover && !isPoint(to) ? whyHidden(game, cover, to) : []
  const [why] = [...blocked, ...hidden]
  const sees = why ? 'blocked' : cover?.gives === 'cover' ? 'hard' : cover?.gives === 'concealment' ? 'soft' : 'clear'
  const far = the.length(apart(game, from, to))
  return {
    type: 'sight',
    from: line.a,
    to: line.b,
    sees,
    stop: why
      ? firstEntry(
          line.crossed.filter(land => land.solid),
          line.a,
          line.b,
        )
      : null,
    says: why ? text`${far}, ${why.says as Message}` : sightWords(far, cover),
    cites: why?.cites ?? cover?.cites ?? [],
    profile: profileOf(game, line),
  }
}

/** A short text for a clear line, with the target's cover. */
function sightWords(far: Arg, cover: Cover | null): Message {
  switch (cover?.gives) {
    case 'cover':
      return text`${far}, cover: ${cover.says}`
    case 'concealment':
      return text`${far}, concealment: ${cover.says}`
    case 'none':
      return text`${far}, clear: ${cover.says}`
    default:
      return text`${far}, clear`
  }
}

function profileOf(game: Plastic, { from, to, a, b, groundA, groundB, crossed }: Line): Profile {
  const end = (thing: Thing, ground: Length): Profile['from'] => ({
    ground,
    top: ground + (isPoint(thing) ? 0 : tall[countsAs(game, thing)]),
  })
  const ends = { from: end(from, groundA), to: end(to, groundB) }
  return profile(a, b, ends, stretchesIn(crossed, a, b), ({ top, solid, feature }) => ({
    base: top - feature.height,
    top,
    blocks: solid && top > groundA && top > groundB,
  }))
}

function measure(game: Plastic, _side: Id, from: Id | Point, to: Id | Point): Measured {
  const thing = (end: Id | Point): Thing => (typeof end === 'string' ? game.piece(end) : end)
  const [a, b] = [thing(from), thing(to)]
  return measuredAs(apart(game, a, b), whereIs(a), whereIs(b), () => sightOf(game, a, b))
}

function sheet(game: Plastic, _side: Id, id: Id): Sheet {
  const figure = game.piece(id)
  const place = figure.at ? groundOf(game).placeAt(figure.at) : null
  const roles = (['leader', 'binoculars', 'radio', 'bayonet', 'reserve'] as const).filter(role => figure[role])
  const lines = [
    { label: text`Pose`, value: poseWords(game, figure), cites: ['PF-GEN-5'] },
    ...figure.weapons.map(name => weaponLine(game, name)),
    {
      label: text`Move`,
      value: text`${the.length(figure.at ? allowanceOf(game, figure) : moveOf(game, figure))}`,
      cites: ['PF-MOV-1'],
    },
    { label: text`Status`, value: statusWords(figure), cites: ['PF-TRN-11'] },
    ...(roles.length > 0 ? [{ label: text`Carries`, value: text`${the.terms(roles)}`, cites: ['PF-LDR-1'] }] : []),
    ...(place ? [{ label: text`Place`, value: text`in the ${the.ground(place)}`, cites: ['PF-EFF-14'] }] : []),
    ...(figure.at && isLed(game, figure)
      ? [
          {
            label: text`Led`,
            value: text`a leader leads within ${the.length(reach(game, 'leading'))}`,
            cites: ['PF-LDR-7'],
          },
        ]
      : []),
  ]
  return { title: text`${the.piece(figure)}`, lines }
}

function poseWords(game: Plastic, figure: Figure): Message {
  const counts = figure.at ? countsAs(game, figure) : figure.pose
  if (counts === figure.pose) return text`${the.term(figure.pose)}`
  return text`${the.term(figure.pose)}, counts as ${the.term(counts)}`
}

function weaponLine(game: Plastic, name: string): Sheet['lines'][number] {
  const weapon = weaponOf(game, name)
  if (!weapon) return { label: text`Weapon`, value: text`${the.term(name)}`, cites: [] }
  const [what, range] = [the.term(name), the.length(weapon.range)]
  const shots = weapon.rof === 1 ? text`one shot` : text`${the.count(weapon.rof)} shots`
  return {
    label: text`Weapon`,
    value: weapon.blast
      ? text`${what}, ${range}, ${shots}, blast ${the.length(weapon.blast)}`
      : text`${what}, ${range}, ${shots}`,
    cites: [weapon.rules.range],
  }
}

function statusWords({ gone, exited, status, acted, doing }: Figure): Message {
  if (exited) return text`left by the far edge`
  if (gone) return text`eliminated`
  if (acted) return doing === 'none' ? text`has acted` : text`has acted: ${the.term(doing)}`
  return status === 'unrolled' ? text`not checked yet` : text`${the.term(status)}`
}

function glance(game: Plastic, _side: Id, id: Id): readonly Glance[] {
  const figure = game.piece(id)
  if (!onTable(figure)) return []
  const own = figure.side === game.state.side && game.state.phase === 'action'
  const able = own && (whyNotAct(game, id, 'move').length === 0 || whyNotAct(game, id, 'fire').length === 0)
  return [
    ...(able ? (['can-act'] as const) : []),
    ...(own && figure.acted ? (['done'] as const) : []),
    ...(figure.doing === 'lead' ? (['leading'] as const) : []),
    ...(figure.doing === 'direct' ? (['directing'] as const) : []),
    ...(figure.status === 'halted' ? (['halted'] as const) : []),
    ...(figure.status === 'fire-only' ? (['fire-only'] as const) : []),
  ]
}

/** What can be shown of a piece at any time, from the table alone. */
function lens(game: Plastic, _side: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const figure = game.find('piece', id)
  if (!figure?.at || figure.gone) return []
  return throughLens(through, turns, {
    piece: figure,
    enemies: enemiesOf(game, figure.side),
    sight: (from, to) => sightOf(game, from, to),
    arcs: ({ weapons }) =>
      weapons.flatMap(name => {
        const weapon = weaponOf(game, name)
        return weapon ? [rangeOf(game, figure, name, weapon)] : []
      }),
    reach: (piece, far) => [reachArea(game, piece, far)],
  })
}

/** A path around obstacles, as far as a move goes: where that is not far enough, towards the place. */
const route = (game: Plastic, _side: Id, id: Id, to: Point): readonly Point[] | null =>
  reachOf(game, game.piece(id), STEP).pathTowards(to).slice(1)

/** The displays of this set. Nothing on the table is hidden, so both sides see the same. */
export const showing: Showing<PlasticTables> = { drawings, measure, sheet, glance, lens, route }
