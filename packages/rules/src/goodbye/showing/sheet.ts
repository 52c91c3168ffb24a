import type { Glance, Id, Length, Sheet } from '@sandtable/kernel'
import { whyNotFight } from '../combat/hand-to-hand.ts'
import { whyLeftOut } from '../command.ts'
import { called, isDown, isTank, kindOf, onTable, unitOf, weaponOf } from '../figures.ts'
import { whyNotFire } from '../fire/firing.ts'
import { bandsOf, chartRules } from '../fire/ranges.ts'
import { hasPoint } from '../fortune.ts'
import { crewAt } from '../losses.ts'
import { centimetres } from '../measure.ts'
import { whyNotMove } from '../move/walking.ts'
import type { Figure, Goodbye } from '../records.ts'

type Line = Sheet['lines'][number]

/** A figure as a unit sheet has it. */
export function sheet(game: Goodbye, _side: Id, id: Id): Sheet {
  const figure = game.piece(id)
  const kind = kindOf(game, figure)
  const unit = unitOf(game, figure)
  const line = (label: string, value: string, ...cites: string[]): Line => ({ label, value, cites })
  const left = figure.wounds < kind.wounds ? `${figure.wounds} of ${kind.wounds} left` : String(figure.wounds)
  const wounds = line('Wounds', left, 'GB-STAT-15')
  // of who can take several, that is the first thing to be known
  const tough = kind.wounds > 1
  const lines = [
    line('State', stateOf(figure), 'GB-TURN-5'),
    ...(tough ? [wounds] : []),
    ...[...new Set(figure.weapons)].map(weapon => weaponLine(game, figure, weapon)),
    line('Luck, valour', points(figure, unit), 'GB-STAT-3', 'GB-STAT-6'),
    line('Courage', String(figure.courage), 'GB-COUR-6'),
    ...(tough ? [] : [wounds]),
    line(
      'Move',
      kind.road ? `${centimetres(kind.move)}, on a road ${centimetres(kind.road)}` : centimetres(kind.move),
      isTank(figure) ? 'GB-MOVE-21' : 'GB-MOVE-1',
    ),
    line('Command', String(figure.command), 'GB-STAT-17'),
    line('Fighting skill', `${figure.skill}, attacks ${figure.attacks}`, 'GB-STAT-2', 'GB-STAT-13'),
    line('Rank', figure.rank.replaceAll('-', ' '), 'GB-TYPE-1'),
    ...(kind.crew === null ? [] : [line('Crew', `${crewAt(game, figure)} of ${kind.crew}`, 'GB-RUL-45')]),
  ]
  return {
    title: called(figure),
    lines: unit ? [...lines, line('Section', `${unit.id}, command ${unit.command}`, 'GB-CMD-3')] : lines,
  }
}

/** Of privates, the section's points count. */
const points = (figure: Figure, unit: ReturnType<typeof unitOf>): string =>
  figure.rank === 'private' && unit
    ? `of the section: ${unit.luck}, ${unit.valour}`
    : `${figure.luck}, ${figure.valour}`

function weaponLine(game: Goodbye, figure: Figure, name: string): Line {
  const row = weaponOf(game, name)
  const count = figure.weapons.filter(weapon => weapon === name).length
  const lost = figure.knockedOut.filter(weapon => weapon === name).length
  const parts = [
    count > 1
      ? `${count - lost} ${name.replaceAll('-', ' ')}${count - lost === 1 ? '' : 's'}`
      : name.replaceAll('-', ' '),
    bandsOf(game, figure, name)
      .map((band: Length) => centimetres(band))
      .join(' / '),
    row?.hit ? `hits on ${row.hit.join(' / ')}` : row?.scatter ? `scatters ${row.scatter.join(' / ')} dice` : '',
    row ? `wounds on ${row.wound.join(' / ')}` : '',
    row && row.shots > 1 ? `${row.shots} shots` : '',
  ]
  return { label: 'Weapon', value: parts.filter(part => part !== '').join(', '), cites: chartRules(name) }
}

/** Everything about the figure that is not as it was at the start. */
function stateOf(figure: Figure): string {
  if (figure.gone) return 'out of the game'
  const words = [
    figure.pinned && 'pinned',
    figure.suppressed && 'suppressed',
    figure.routing > 0 && `routing, ${figure.routing} turns to run`,
    figure.routing === 0 && figure.ran && 'routing, until the turn ends',
    figure.prone && 'prone',
    figure.jammed && 'weapon jammed',
    figure.clogged && 'weapon clogged with mud',
    figure.weapons.includes('mg') && !figure.ready && 'gun not set up',
    figure.engine === 'stopped' && 'engine stopped',
    figure.abandoned && 'abandoned',
    figure.overwatch && 'on overwatch',
    figure.standTo && 'on stand-to',
    figure.ordered !== 'none' && `ordered: ${figure.ordered}`,
    figure.moved > 0 && `moved ${centimetres(figure.moved)}`,
    figure.dashed !== 'none' && `dashed ${figure.dashed} turn`,
    figure.fired && 'has fired',
    figure.inContact.length > 0 && 'in combat',
    figure.underFire !== 'none' && `under ${figure.underFire.toUpperCase()} fire`,
    figure.valourUse.length > 0 && `heroic: ${figure.valourUse.join(', ').replaceAll('-', ' ')}`,
  ].filter(word => word !== false)
  return words.length === 0 ? 'ready' : words.join(', ')
}

/** Is there anything for it to do in this step of its player's turn? */
function canAct(game: Goodbye, figure: Figure): boolean {
  switch (game.state.phase) {
    case 'free':
    case 'move':
      return whyNotMove(game, figure, false).length === 0
    case 'orders':
      return whyLeftOut(game, figure, 'move').length === 0
    case 'fire':
      return whyNotFire(game, figure).length === 0
    case 'close':
      return whyNotFight(game, figure).length === 0
    default:
      return false
  }
}

/** What can be told at a glance. */
export function glance(game: Goodbye, _side: Id, id: Id): readonly Glance[] {
  const figure = game.piece(id)
  if (!onTable(figure)) return []
  const found: Glance[] = []
  const own = figure.side === game.state.side
  const done = figure.fired || figure.acted
  if (own && canAct(game, figure)) found.push('can-act')
  if (own && done) found.push('done')
  if (isDown(figure)) found.push('pinned')
  if (figure.routing > 0) found.push('routing')
  if (figure.prone) found.push('prone')
  if (figure.jammed || figure.clogged) found.push('jammed')
  if (figure.engine === 'stopped' || figure.abandoned) found.push('halted')
  if (figure.overwatch || figure.standTo) found.push('watching')
  // a wounded leader fights on; a damaged tank shows it
  if (isTank(figure) && figure.wounds < kindOf(game, figure).wounds) found.push('wounded')
  if (figure.valourUse.length > 0) found.push('leading')
  if (hasPoint(game, figure, 'luck')) found.push('luck')
  if (hasPoint(game, figure, 'valour')) found.push('valour')
  return found
}
