import {
  type Arg,
  aimed,
  type ChangeEntry,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  type Message,
  movedBy,
  type Point,
  type Prompt,
  type Question,
  type RollEntry,
  type Telling,
  text,
  the,
  untold,
  type Way,
} from '@sandtable/kernel'
import { heroicUses, isHeroicUse } from '../fortune.ts'
import { cards } from '../tables.ts'

/** The context of a prompt for luck, valour and cards. */
interface Moment {
  readonly uses?: readonly string[]
  readonly cards?: readonly string[]
  readonly weapons?: readonly string[]
}

const momentOf = (prompt: Prompt | null): Moment => (prompt?.context ?? {}) as Moment

const offers: { readonly [action: string]: Message } = {
  end: text`End this step`,
  react: text`Shoot`,
  throw: text`Throw a grenade`,
  rally: text`Try to get back in`,
}

function offer(action: string, prompt: Prompt | null, question: Question | null = null): Message | null {
  const { uses, cards = [], weapons } = momentOf(prompt)
  if (action === 'end' && prompt?.actions.includes('deploy')) return text`All are set up`
  if (action === 'pass' && prompt) return weapons ? text`Hold fire` : uses ? text`Let it stand` : text`Leave it`
  if (action !== 'use') return offers[action] ?? null
  if (!uses) return isHeld(question) ? text`Use valour or a card` : text`Use valour`
  if (uses.includes('take-initiative')) return text`Take the initiative, for a point of valour`
  const [use] = uses
  if (use === undefined) return cards.length > 0 ? text`Play a card` : text`Use valour or a card`
  return use === 'save' ? text`Use luck` : text`Use luck to roll again`
}

/** Is there a card to be played? */
const isHeld = (question: Question | null): boolean =>
  question?.choices.some(({ value, no }) => value === 'card' && no.length === 0) ?? false

/** The step that a player has ended. */
function endOf(phase: unknown, who: Arg): Message {
  switch (phase) {
    case 'deploy':
      return text`${who} is set up.`
    // who moved and who fired has been told; that nobody did is no news
    case 'free':
    case 'orders':
    case 'move':
    case 'fire':
      return untold
    // the last step of a turn may end with a question: which way play goes
    default:
      return text`${who} has ended its turn.`
  }
}

function move({ dash, to, piece }: Decision, who: Arg, after: readonly Entry[]): Message {
  const way = typeof piece === 'string' ? movedBy(after, piece) : null
  if (way && dash === true) return text`${who} dashes ${the.way(...way)} to ${the.place(way[1])}.`
  if (way) return text`${who} moves ${the.way(...way)} to ${the.place(way[1])}.`
  if (!isPoint(to)) return dash === true ? text`${who} dashes.` : text`${who} moves.`
  return dash === true ? text`${who} dashes to ${the.place(to)}.` : text`${who} moves to ${the.place(to)}.`
}

/** Up to this many men are named; more are counted. */
const FEW = 3

const countOf = (some: readonly Id[], unit: Id): Message => text`${the.count(some.length)} men of ${the.unit(unit)}`

/** Those who are ordered; a leader who goes along is not named twice. */
function named(some: readonly Id[], leader: unknown): Message {
  const others = some.filter(id => id !== leader)
  if (others.length === some.length) return text`${the.pieces(some)}`
  return others.length === 0 ? text`himself` : text`himself and ${the.pieces(others)}`
}

function order({ unit, order, piece, pieces }: Decision, who: Arg): Message {
  const some = (pieces ?? []) as readonly Id[]
  if (typeof unit === 'string') {
    // a tank gives its own orders, and stands where others name their squad
    if (piece === undefined && some.length === 0)
      return order === 'move'
        ? text`${the.thing(unit)} is ordered to move.`
        : text`${the.thing(unit)} is ordered to stand to.`
    const whom = some.length === 0 ? the.unit(unit) : some.length > FEW ? countOf(some, unit) : named(some, piece)
    return order === 'move' ? text`${who} orders ${whom} to move.` : text`${who} orders ${whom} to stand to.`
  }
  if (piece === undefined) return text`${who} gives an order.`
  return order === 'move' ? text`${who} acts on its own: it moves.` : text`${who} acts on its own: it stands to.`
}

function fire({ target, second, weapon }: Decision, who: Arg): Message {
  if (target === undefined || target === null) return text`${who} fires.`
  const at = aimed(target as Id | Point)
  if (typeof second === 'string') return text`${who} fires at ${at}, then at ${the.thing(second)}.`
  return typeof weapon === 'string'
    ? text`${who} fires at ${at} with the ${the.term(weapon)}.`
    : text`${who} fires at ${at}.`
}

function together({ action, dash, to }: Decision, who: Arg, way: Way | null): Message | null {
  if (action === 'overwatch') return text`${who} go on overwatch.`
  if (action === 'drop') return text`${who} go prone.`
  if (action === 'deploy') return isPoint(to) ? text`${who} set up.` : null
  return action === 'move' && dash !== true && way ? text`${who} move ${the.way(...way)}.` : null
}

const shooting = (who: Arg, at: Arg | null): Message => (at ? text`${who} shoots at ${at}.` : text`${who} shoots.`)

/** Whoever reacts is offered one target: the dice say whom. */
function shotAt(after: readonly Entry[]): Arg | null {
  const roll = after.find((one): one is RollEntry => one.type === 'roll' && one.purpose === 'hit')
  const [, target] = roll?.about ?? []
  return target === undefined ? null : the.thing(target)
}

function deed(decision: Decision, who: Arg, after: readonly Entry[]): Message | null {
  const { action, target, piece, to } = decision
  const at = target === undefined || target === null ? null : aimed(target as Id | Point)
  switch (action) {
    case 'deploy':
      return isPoint(to) ? text`${who} sets up at ${the.place(to)}.` : text`${who} sets up.`
    case 'move':
      return move(decision, who, after)
    case 'charge':
      return at ? text`${who} charges ${at}.` : text`${who} charges.`
    case 'drop':
      return text`${who} goes prone.`
    case 'order':
      return order(decision, who)
    case 'repair':
      return text`${who} tries a repair.`
    case 'fire':
      return fire(decision, who)
    case 'react':
      return shooting(who, at ?? shotAt(after))
    case 'throw':
      return at ? text`${who} throws a grenade at ${at}.` : text`${who} throws a grenade.`
    case 'overwatch':
      return text`${who} goes on overwatch.`
    case 'set-up':
      return text`${who} sets up the gun.`
    case 'clear':
      return text`${who} clears a jam.`
    case 'fight':
      return at ? text`${who} fights ${at}.` : text`${who} fights.`
    case 'rally':
      return text`${who} tries to get back in.`
    case 'choose':
      if (typeof piece === 'string') return text`${the.piece(piece)} is chosen.`
      // the line that follows says what
      return after.length > 0 ? untold : text`${who} chooses.`
    case 'agree':
      return isSpent(after) ? text`${who} agrees, and the point is spent.` : text`${who} agrees.`
    case 'end':
      return after.length > 0 ? endOf(phaseBefore(after), who) : text`${who} ends the step.`
    case 'use':
      return after.length === 0 ? spending(decision, who) : untold
    // the line that follows says so, or nothing has come of it
    case 'refuse':
    case 'pass':
      return untold
    default:
      return null
  }
}

/** A use that is only drafted: afterwards the rules say what came of it. */
function spending({ card, for: use }: Decision, who: Arg): Message {
  if (typeof card === 'string') return text`${who} plays ${the.term(cards.rows[card]?.name ?? card)}.`
  if (isHeroicUse(use)) return heroicUses[use].spends(who)
  if (use === 'take-initiative') return text`${who} spends valour to take the initiative.`
  return use === 'save' ? text`${who} spends luck: it may be only a scratch.` : text`${who} spends luck to roll again.`
}

const isSpent = (after: readonly Entry[]): boolean =>
  after.some(one => one.type === 'change' && one.event?.is === 'spent')

/** The step that was ended. */
function phaseBefore(after: readonly Entry[]): unknown {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.table === 'game')
  return (change?.before as { readonly phase?: string } | null | undefined)?.phase
}

const purposes: { readonly [purpose: string]: Message } = {
  initiative: text`Initiative`,
  card: text`Card`,
  command: text`Order`,
  courage: text`Courage`,
  hit: text`To hit`,
  cover: text`Cover`,
  wound: text`To wound`,
  damage: text`Damage`,
  'damage-confirm': text`Damage, second roll`,
  'damage-points': text`Points of damage`,
  attacks: text`Attacks`,
  critical: text`Critical hit`,
  repair: text`Repair`,
  allocate: text`Share of the shots`,
  scatter: text`Scatter, on target on 1 or 2`,
  'scatter-direction': text`Scatter, direction by the clock`,
  'scatter-distance': text`Scatter, distance in cm`,
  climb: text`Climb`,
  melee: text`Close combat`,
  'stand-to': text`Stand-to`,
  spot: text`Spotting`,
  boom: text`Flamethrower explodes`,
  'luck-save': text`Luck`,
  'valour-off': text`Who goes first`,
  event: text`Event`,
  'event-unit': text`Which section`,
  'event-player': text`Who aims the sniper`,
  wind: text`Wind`,
}

/** Rolls a figure makes for itself. */
const owned = ['melee', 'courage', 'command', 'repair', 'spot', 'rally', 'luck-save', 'climb', 'stand-to']

function title(roll: RollEntry): Message | null {
  const { purpose, about = [] } = roll
  const says = purposes[purpose]
  const [first, second] = about.map(the.thing)
  if (!says || first === undefined) return null
  if (purpose === 'hit' && second !== undefined) return text`${says}, ${first} at ${second}`
  if (purpose === 'wound') return text`To wound ${the.series(about.map(the.thing))}`
  if (purpose === 'cover') return text`Cover for ${the.series(about.map(the.thing))}`
  if (purpose === 'event') return text`${says}, ${first}`
  if (purpose === 'event-unit') return says // the line that follows says which
  // an order goes to a whole squad, and the line before says to which
  if (purpose === 'command' && about.length > 2) return text`${says}, ${the.count(about.length)} men`
  return owned.includes(purpose) ? text`${says}, ${the.series(about.map(the.thing))}` : null
}

const ranks: { readonly [rank: string]: Message } = {
  A: text`Ace`,
  K: text`King`,
  Q: text`Queen`,
  J: text`Jack`,
  '10': text`Ten`,
  '9': text`Nine`,
}

const suits: { readonly [suit: string]: (rank: Message) => Message } = {
  H: rank => text`${rank} of hearts`,
  C: rank => text`${rank} of clubs`,
  D: rank => text`${rank} of diamonds`,
  S: rank => text`${rank} of spades`,
}

/** 'QC' to 'Queen of clubs'. */
export function cardTitle(card: string): Message {
  const rank = card.slice(0, -1)
  return suits[card.slice(-1)]?.(ranks[rank] ?? text`${the.name(rank)}`) ?? text`Joker`
}

/** Whoever was ordered and stands still, has a target or is in contact is missed. A shift or an order more is not. */
function idle({ actions }: Prompt, _: number, able: (...actions: string[]) => number): Message | null {
  const [move, shoot, fight] = [able('move', 'charge'), able('fire', 'throw'), able('fight')]
  if (actions.includes('charge') && move > 0)
    return move === 1
      ? text`One man has his order and has not moved.`
      : text`${the.count(move)} men have their order and have not moved.`
  if (shoot > 0)
    return shoot === 1
      ? text`One man has a target and has not fired.`
      : text`${the.count(shoot)} men have a target and have not fired.`
  if (fight > 0) return fight === 1 ? text`One man can still fight.` : text`${the.count(fight)} men can still fight.`
  return null
}

/** The rules say why a round or a grenade is in the air; that it is, the decision has told. */
const inTheAir = ['{0} fires.', 'The grenade flies.', 'The rifle grenade flies.']
const isInTheAir = ({ says }: Message, decision: Decision | null): boolean =>
  inTheAir.includes(says) && ['fire', 'throw', 'react'].includes(String(decision?.action))

/** How Goodbyeeeeee!!! is told. */
export const telling: Telling = {
  offer,
  enough: action => (action === 'order' ? text`All of them` : action === 'fire' ? text`Fire` : null),
  idle,
  steps: [
    { phase: 'event', says: text`Event` },
    { phase: 'recover', says: text`Recover` },
    { phase: 'free', says: text`Initiative` },
    { phase: 'orders', says: text`Orders` },
    { phase: 'move', says: text`Move` },
    { phase: 'fire', says: text`Fire` },
    { phase: 'close', says: text`Close` },
  ],
  deed,
  together,
  said: (says, decision) => (isInTheAir(says, decision) ? untold : null),
  apiece: ({ purpose }) => !['hit', 'command', 'courage', 'event-unit'].includes(purpose),
  purpose: ({ purpose }) => purposes[purpose] ?? null,
  title,
  drawn: cardTitle,
}
