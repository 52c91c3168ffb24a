import { type Arg, type Glance, type Id, type Message, type Sheet, text, the } from '@sandtable/kernel'
import { whyNotFight } from '../combat/hand-to-hand.ts'
import { mayOrder } from '../command.ts'
import { isDown, isLeader, isTank, kindOf, onTable, unitOf, weaponOf } from '../figures.ts'
import { whyNotFire } from '../fire/firing.ts'
import { bandsOf, chartRule } from '../fire/ranges.ts'
import { hasPoint } from '../fortune.ts'
import { crewAt } from '../losses.ts'
import { whyNotMove } from '../move/walking.ts'
import type { Figure, Goodbye } from '../records.ts'

type Line = Sheet['lines'][number]

/** A figure's unit sheet. */
export function sheet(game: Goodbye, _side: Id, id: Id): Sheet {
  const figure = game.piece(id)
  const kind = kindOf(game, figure)
  const unit = unitOf(game, figure)
  const line = (label: Message, value: Message, ...cites: string[]): Line => ({ label, value, cites })
  const left =
    figure.wounds < kind.wounds
      ? text`${the.count(figure.wounds)} of ${the.count(kind.wounds)} left`
      : text`${the.count(figure.wounds)}`
  const wounds = line(text`Wounds`, left, 'GB-STAT-15')
  // whoever gives orders is asked how well, before all else
  const leads = isLeader(figure)
  const command = line(text`Command`, text`${the.count(figure.command)}`, 'GB-STAT-17')
  // for a figure with several wounds, this comes first
  const tough = kind.wounds > 1
  const lines = [
    ...(leads ? [command] : []),
    line(text`State`, stateOf(figure), 'GB-TURN-5'),
    ...(tough ? [wounds] : []),
    ...[...new Set(figure.weapons)].map(weapon => weaponLine(game, figure, weapon)),
    line(text`Luck, valour`, points(figure, unit), 'GB-STAT-3', 'GB-STAT-6'),
    line(text`Courage`, text`${the.count(figure.courage)}`, 'GB-COUR-6'),
    ...(tough ? [] : [wounds]),
    line(
      text`Move`,
      kind.road ? text`${the.length(kind.move)}, on a road ${the.length(kind.road)}` : text`${the.length(kind.move)}`,
      isTank(figure) ? 'GB-MOVE-21' : 'GB-MOVE-1',
    ),
    ...(leads ? [] : [command]),
    line(
      text`Fighting skill`,
      text`${the.count(figure.skill)}, attacks ${the.count(figure.attacks)}`,
      'GB-STAT-2',
      'GB-STAT-13',
    ),
    line(text`Rank`, text`${the.term(figure.rank)}`, 'GB-TYPE-1'),
    ...(kind.crew === null
      ? []
      : [line(text`Crew`, text`${the.count(crewAt(game, figure))} of ${the.count(kind.crew)}`, 'GB-RUL-45')]),
  ]
  return {
    title: text`${the.piece(figure)}`,
    lines: unit
      ? [...lines, line(text`Section`, text`${the.unit(unit)}, command ${the.count(unit.command)}`, 'GB-CMD-3')]
      : lines,
  }
}

/** For privates, the section's points count. */
const points = (figure: Figure, unit: ReturnType<typeof unitOf>): Message =>
  figure.rank === 'private' && unit
    ? text`${the.count(unit.luck)}, ${the.count(unit.valour)} of the section`
    : text`${the.count(figure.luck)}, ${the.count(figure.valour)}`

/** '4 / 5 / 6': one for each range band. */
const slashed = (list: readonly Arg[]): Arg => list.reduce((before, next) => text`${before} / ${next}`)

function weaponLine(game: Goodbye, figure: Figure, name: string): Line {
  const row = weaponOf(game, name)
  const count = figure.weapons.filter(weapon => weapon === name).length
  const lost = figure.knockedOut.filter(weapon => weapon === name).length
  const bands = bandsOf(game, figure, name).map(band => the.length(band))
  const numbers = (list: readonly number[]): Arg => slashed(list.map(the.count))
  const parts = [
    count > 1 ? text`${the.count(count - lost)} × ${the.term(name)}` : the.term(name),
    ...(bands.length > 0 ? [slashed(bands)] : []),
    ...(row?.hit ? [text`hits on ${numbers(row.hit)}`] : []),
    ...(!row?.hit && row?.scatter ? [text`scatters ${numbers(row.scatter)} dice`] : []),
    ...(row ? [text`wounds on ${numbers(row.wound)}`] : []),
    ...(row && row.shots > 1 ? [text`${the.count(row.shots)} shots`] : []),
  ]
  return { label: text`Weapon`, value: text`${the.all(parts)}`, cites: [chartRule(name)] }
}

/** Everything about the figure that has changed since the start. */
function stateOf(figure: Figure): Message {
  if (figure.gone) return text`out of the game`
  const words = [
    figure.pinned && text`pinned`,
    figure.suppressed && text`suppressed`,
    figure.routing === 1 && text`routing, one turn to run`,
    figure.routing > 1 && text`routing, ${the.count(figure.routing)} turns to run`,
    figure.routing === 0 && figure.ran && text`routing until the turn ends`,
    figure.prone && text`prone`,
    figure.jammed && text`weapon jammed`,
    figure.clogged && text`weapon clogged with mud`,
    figure.weapons.includes('mg') && !figure.ready && text`gun not set up`,
    figure.engine === 'stopped' && text`engine stopped`,
    figure.abandoned && text`abandoned`,
    figure.overwatch && text`on overwatch`,
    figure.standTo && text`on stand-to`,
    figure.ordered === 'move' && text`ordered to move`,
    figure.ordered === 'stand-to' && text`ordered to stand to`,
    figure.moved > 0 && text`moved ${the.length(figure.moved)}`,
    figure.dashed === 'this' && text`dashed this turn`,
    figure.dashed === 'last' && text`dashed last turn`,
    figure.fired && text`has fired`,
    figure.inContact.length > 0 && text`in close combat`,
    figure.underFire === 'lmg' && text`under LMG fire`,
    figure.underFire === 'mg' && text`under MG fire`,
    figure.valourUse.length > 0 && text`heroic: ${the.terms(figure.valourUse)}`,
  ].filter(word => word !== false)
  return words.length === 0 ? text`ready` : text`${the.all(words)}`
}

/** Can it do anything in this step of its player's turn? */
function canAct(game: Goodbye, figure: Figure): boolean {
  switch (game.state.phase) {
    case 'free':
    case 'move':
      return whyNotMove(game, figure, false).length === 0
    case 'orders':
      return mayOrder(game, figure)
    case 'fire':
      return whyNotFire(game, figure).length === 0
    case 'close':
      return whyNotFight(game, figure).length === 0
    default:
      return false
  }
}

/** Its state at a glance. */
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
  if (figure.wounds < kindOf(game, figure).wounds) found.push('wounded')
  if (figure.valourUse.length > 0) found.push('leading')
  if (hasPoint(game, figure, 'luck')) found.push('luck')
  if (hasPoint(game, figure, 'valour')) found.push('valour')
  return found
}
