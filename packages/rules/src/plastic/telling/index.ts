import {
  type Arg,
  aimed,
  type Decision,
  type Entry,
  type Id,
  type Message,
  movedBy,
  type Point,
  type RollEntry,
  type Telling,
  text,
  the,
  untold,
} from '@sandtable/kernel'

const statuses: { readonly [status: string]: Message } = {
  ready: text`ready`,
  'fire-only': text`may fire only`,
  halted: text`halted`,
}

const purposes: { readonly [purpose: string]: Message } = {
  initiative: text`Initiative`,
  status: text`Status check`,
  'status-reroll': text`Status check, rolled again`,
  effect: text`Effect`,
  'scatter-direction': text`Where it lands`,
  'scatter-distance': text`How far off, in inches`,
  'launcher-hit': text`To hit`,
  'direct-hit': text`Direct hit`,
  'building-hit': text`Through the wall`,
  'bunker-hit': text`Against the bunker`,
  melee: text`Hand to hand`,
}

const target = ({ target, targets }: Decision): Arg =>
  targets === undefined ? aimed(target as Id | Point) : the.all([...new Set(targets as readonly Id[])].map(the.thing))

function fires(decision: Decision, who: Arg): Message {
  return typeof decision.weapon === 'string'
    ? text`${who} fires at ${target(decision)} with the ${the.term(decision.weapon)}.`
    : text`${who} fires at ${target(decision)}.`
}

/** Before the first turn a side ends its setting up, and no go. */
const hasSetUp = (after: readonly Entry[]): boolean =>
  after.some(
    entry =>
      entry.type === 'change' &&
      entry.table === 'game' &&
      (entry.before as { readonly phase?: string } | null)?.phase === 'deploy',
  )

/** How Simple Plastic Figures are told. */
export const telling: Telling = {
  offer(action, prompt) {
    if (action !== 'end') return null
    return prompt?.actions.includes('deploy') ? text`Done setting up` : text`End your go`
  },
  said: ({ says }, decision) => (decision?.action === 'lead' && says === '{0} leads.' ? untold : null),
  deed(decision, who, after) {
    const { action, piece } = decision
    const way = typeof piece === 'string' ? movedBy(after, piece) : null
    switch (action) {
      case 'choose':
        return 'side' in who && who.side === decision.first
          ? text`${who} decides to go first.`
          : text`${who} decides that ${the.thing(String(decision.first))} goes first.`
      case 'deploy':
        return text`${who} sets up at ${the.place(decision.to as Point)}.`
      case 'move':
        return way
          ? text`${who} moves ${the.way(...way)} to ${the.place(way[1])}.`
          : decision.to === undefined
            ? text`${who} moves.`
            : text`${who} moves to ${the.place(decision.to as Point)}.`
      case 'fight':
        return text`${who} attacks ${target(decision)} hand to hand.`
      case 'fire':
        return decision.target === undefined && decision.targets === undefined
          ? text`${who} fires.`
          : fires(decision, who)
      case 'throw':
        return decision.target === undefined
          ? text`${who} throws a grenade.`
          : text`${who} throws a grenade at ${target(decision)}.`
      case 'lead':
        return text`${who} leads.`
      case 'rally':
        return text`${who} rallies.`
      case 'direct':
        return decision.target === undefined
          ? text`${who} directs fire.`
          : text`${who} directs the fire of ${target(decision)}.`
      case 'call':
        return decision.target === undefined
          ? text`${who} calls in fire.`
          : text`${who} calls in fire at ${target(decision)}.`
      case 'replace':
        return text`${who} comes back into the game.`
      case 'pass':
        return text`${who} passes.`
      case 'end':
        return hasSetUp(after) ? text`${who} has set up.` : text`${who} ends its go.`
      default:
        return null
    }
  },
  title: ({ purpose, about = [] }) =>
    purpose === 'melee' ? text`Hand to hand, ${the.all(about.map(the.piece))}` : null,
  purpose: ({ purpose }: RollEntry) => purposes[purpose] ?? null,
  became: (before, after) => (before.status === after.status ? null : (statuses[String(after.status)] ?? null)),
}
