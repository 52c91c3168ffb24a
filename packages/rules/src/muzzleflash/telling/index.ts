import {
  type Arg,
  aimed,
  type ChangeEntry,
  type Cites,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  type Known,
  type Message,
  movedBy,
  type Point,
  type Prompt,
  type RollEntry,
  type Telling,
  type ToldChange,
  text,
  the,
  untold,
} from '@sandtable/kernel'

/** The price list, and the contents of each purchase. */
const items: { readonly [item: string]: readonly [name: Message, note: Message] } = {
  'rifle-section': [text`Rifle section`, text`NCO, light machine gun, eight riflemen`],
  'engineer-section': [text`Engineer section`, text`NCO and three teams, who gap obstacles`],
  'platoon-hq': [text`Platoon HQ`, text`sniper, light mortar, machine gun, AT team`],
  'company-hq': [text`Company HQ`, text`sniper, AT gun, medium mortar, machine gun, AT team`],
  officer: [text`Officer`, text`free`],
  'platoon-sergeant': [text`Platoon sergeant`, text`free`],
  reroll: [text`Reroll`, text`one unit rolls again for what turns up`],
  zone: [text`Deeper set-up zone`, text`8 inches deeper`],
  'dug-in': [text`Dug in`, text`everybody begins in a foxhole`],
}
export const itemName = (item: string): Message => items[item]?.[0] ?? text`${the.term(item)}`
export const itemNote = (item: string): Message | null => items[item]?.[1] ?? null

export const qualities: { readonly [quality: string]: Message } = {
  conscript: text`conscripts: morale 6, tests pass below 6 on 2D6`,
  green: text`green: morale 7, tests pass below 7 on 2D6`,
  veteran: text`veterans: morale 8, tests pass below 8 on 2D6`,
  seasoned: text`seasoned veterans: morale 9, tests pass below 9 on 2D6`,
  elite: text`elite: morale 10, tests pass below 10 on 2D6`,
}

const offers: { readonly [action: string]: Message } = {
  activate: text`Activate (pin test)`,
  end: text`End your turn`,
  finish: text`Offer to end the game`,
  policy: text`Standing orders for reactions`,
  check: text`Look after somebody injured`,
  carry: text`Carry a casualty or weapon`,
  'set-up': text`Set the weapon up`,
  pack: text`Pack the weapon up`,
  hitch: text`Hitch or unhitch the gun`,
  react: text`React`,
  pass: text`Let it pass`,
}

function offer(action: string, prompt: Prompt | null): Message | null {
  const has = (other: string): boolean => prompt?.actions.includes(other) === true
  if (action === 'end' && has('deploy')) return text`Done setting up`
  if (action === 'pass' && has('place')) return text`All hits on the first`
  if (action === 'pass' && has('reroll')) return text`Keep what was rolled`
  if (has('finish') && has('pass') && action === 'pass') return text`Play on`
  if (has('finish') && has('pass') && action === 'finish') return text`End the game here`
  return offers[action] ?? null
}

const enough: { readonly [action: string]: Message } = {
  end: text`End your turn`,
  throw: text`Throw it from here`,
  mount: text`Wherever there is room`,
  'fall-back': text`One step only`,
}

/** The target: a figure, an object or a place; null if none. */
const aim = ({ target }: Decision): Arg | null =>
  target === undefined || target === null ? null : aimed(target as Id | Point)

function fire(decision: Decision, who: Arg): Message {
  const at = aim(decision)
  if (!at) return text`${who} fires.`
  if (decision.intent === 'suppress') return text`${who} suppresses ${at}.`
  if (decision.intent === 'speculative') return text`${who} fires blindly at ${at}.`
  switch (decision.mode) {
    case 'snap':
      return text`${who} fires a snap shot at ${at}.`
    case 'deliberate':
      return text`${who} fires deliberately at ${at}.`
    case 'rapid':
      return text`${who} fires rapidly at ${at}.`
    case 'aimed':
      return text`${who} fires an aimed shot at ${at}.`
    default:
      return text`${who} fires at ${at}.`
  }
}

function throws({ post, mode, ...decision }: Decision, who: Arg): Message {
  if (typeof post === 'string') return text`${who} posts a grenade through ${the.thing(post)}.`
  const at = aim(decision)
  if (!at) return text`${who} throws a grenade.`
  return mode === 'aimed'
    ? text`${who} throws a grenade at ${at}, aiming carefully.`
    : text`${who} throws a grenade at ${at}.`
}

/** An order, and who it is for: the man it names, or all who obeyed it. */
function order(decision: Decision, who: Arg, after: readonly Entry[]): Message {
  const obeyed = obeying(after, decision.piece)
  const to =
    typeof decision.target === 'string' ? the.piece(decision.target) : obeyed.length > 0 ? several(obeyed) : null
  switch (decision.order) {
    case 'deliberate':
      return to ? text`${who} orders deliberate fire: ${to}.` : text`${who} orders deliberate fire.`
    case 'rapid':
      return to ? text`${who} orders rapid fire: ${to}.` : text`${who} orders rapid fire.`
    case 'aimed':
      return to ? text`${who} orders an aimed shot: ${to}.` : text`${who} orders an aimed shot.`
    case 'double-time':
      return to ? text`${who} orders double time: ${to}.` : text`${who} orders double time.`
    case 'get-up':
      return to ? text`${who} shouts at ${to}: get the hell up.` : text`${who} shouts: get the hell up.`
    case 'call-fire':
      return isPoint(decision.at)
        ? text`${who} calls for fire at ${the.place(decision.at)}.`
        : text`${who} calls for fire.`
    default:
      return text`${who} gives an order.`
  }
}

/** Those to whom an order has given something that they did not have: double time, or another way of shooting. */
const obeying = (after: readonly Entry[], leader: unknown): readonly Id[] =>
  after.flatMap(entry => {
    if (entry.type !== 'change' || entry.table !== 'piece' || entry.id === leader) return []
    const [before, now] = [entry.before, entry.after].map(record => (record ?? {}) as Known)
    const may = (of: Known | undefined): number => (Array.isArray(of?.may) ? of.may.length : 0)
    return (now?.doubleTime && !before?.doubleTime) || may(now) > may(before) ? [entry.id] : []
  })

/** Several pieces; above three, only their number. */
const several = (pieces: unknown): Arg => {
  const ids = (pieces ?? []) as readonly Id[]
  return ids.length > 3 ? text`${the.count(ids.length)} pieces` : the.pieces(ids)
}

const isOne = (pieces: unknown): boolean => (pieces as readonly Id[] | undefined)?.length === 1

/** One man is not said to order himself. */
function ownPolicy(policy: unknown, man: Arg): Message {
  switch (policy) {
    case 'ask':
      return text`Standing order: ${man} asks before reacting.`
    case 'snap':
      return text`Standing order: ${man} always fires a snap shot.`
    default:
      return text`Standing order: ${man} never reacts.`
  }
}

function policy({ pieces, policy }: Decision, who: Arg): Message {
  if (policy !== undefined && isOne(pieces)) return ownPolicy(policy, several(pieces))
  switch (policy) {
    case 'ask':
      return text`${who} decides: ${several(pieces)} ask before they react.`
    case 'snap':
      return text`${who} decides: ${several(pieces)} always fire snap shots.`
    case 'never':
      return text`${who} decides: ${several(pieces)} never react.`
    default:
      return text`${who} gives standing orders.`
  }
}

/** These pieces carry it, not the side. */
function carry({ pieces, target }: Decision, after: readonly Entry[]): Message {
  const [first, ...others] = (pieces ?? []) as readonly Id[]
  const who = several(pieces)
  const isAlone = others.length === 0
  if (typeof target !== 'string') return isAlone ? text`${who} drags.` : text`${who} carry.`
  const whom = the.thing(target)
  const way = movedBy(after, target) ?? (first === undefined ? null : movedBy(after, first))
  if (!way) return isAlone ? text`${who} drags ${whom}.` : text`${who} carry ${whom}.`
  const [far, to] = [the.way(...way), the.place(way[1])]
  return isAlone ? text`${who} drags ${whom} ${far} to ${to}.` : text`${who} carry ${whom} ${far} to ${to}.`
}

function move({ to, path, piece }: Decision, who: Arg, after: readonly Entry[]): Message {
  const way = typeof piece === 'string' ? movedBy(after, piece) : null
  if (way) return text`${who} moves ${the.way(...way)} to ${the.place(way[1])}.`
  const goal = Array.isArray(path) ? path.at(-1) : to
  if (isPoint(goal))
    return isDraft(after) ? text`${who} moves to ${the.place(goal)}.` : text`${who} sets out for ${the.place(goal)}.`
  return isDraft(after) ? text`${who} moves.` : text`${who} sets out.`
}

function mount(decision: Decision, who: Arg): Message {
  const at = aim(decision)
  if (!at) return text`${who} gets in.`
  return typeof decision.role === 'string'
    ? text`${who} gets into ${at} as ${the.term(decision.role)}.`
    : text`${who} gets into ${at}.`
}

function dismount({ piece }: Decision, who: Arg, after: readonly Entry[]): Message {
  const before = changeOf(after, piece as Id)?.before as { readonly aboard?: Id | null } | null | undefined
  return before?.aboard ? text`${who} gets out of ${the.piece(before.aboard)}.` : text`${who} gets out.`
}

function deploy({ piece, to }: Decision, who: Arg): Message {
  if (typeof piece === 'string')
    return isPoint(to) ? text`${who} is set up at ${the.place(to)}.` : text`${who} is set up.`
  return text`${who} sets up.`
}

/** A reaction, as the action it is. */
function react(decision: Decision, who: Arg, after: readonly Entry[]): Message {
  const at = aim(decision)
  switch (decision.with) {
    case 'fire':
      return at ? text`${who} fires a snap shot at ${at}.` : text`${who} fires a snap shot.`
    case 'move': {
      const way = typeof decision.piece === 'string' ? movedBy(after, decision.piece) : null
      return way
        ? text`${who} reacts and moves ${the.way(...way)} to ${the.place(way[1])}.`
        : text`${who} reacts and moves.`
    }
    case 'prime':
      return text`${who} reacts and primes a grenade.`
    case 'throw':
      return at ? text`${who} reacts and throws a grenade at ${at}.` : text`${who} reacts and throws a grenade.`
    case 'smother':
      return text`${who} throws himself on the grenade.`
    case 'turn':
      return text`${who} reacts and turns its turret.`
    case 'open':
      return at ? text`${who} reacts at ${at}.` : text`${who} reacts.`
    case 'mount':
      return at ? text`${who} reacts and gets into ${at}.` : text`${who} reacts and gets in.`
    default:
      return text`${who} reacts.`
  }
}

/** A decision as a sentence; long because every action has its own. */
function deed(decision: Decision, who: Arg, after: readonly Entry[]): Message | null {
  const at = aim(decision)
  switch (decision.action) {
    case 'buy':
      return decision.item === undefined ? text`${who} buys.` : text`${who} buys: ${itemName(String(decision.item))}.`
    case 'reroll':
      return text`${who} rolls again for ${the.all(((decision.units ?? []) as readonly Id[]).map(the.unit))}.`
    case 'deploy':
      return deploy(decision, who)
    case 'activate':
      return text`${who} is activated.`
    case 'move':
      return move(decision, who, after)
    case 'fire':
      return fire(decision, who)
    case 'prime':
      return text`${who} primes a grenade.`
    case 'throw':
      return throws(decision, who)
    case 'charge':
      return at ? text`${who} charges ${at}.` : text`${who} charges.`
    case 'order':
      return order(decision, who, after)
    case 'gap':
      return at ? text`${who} makes a gap in ${at}.` : text`${who} makes a gap.`
    case 'open':
      return at ? text`${who} opens or closes ${at}.` : text`${who} opens or closes a door.`
    case 'turn':
      return decision.turret === undefined ? text`${who} turns.` : text`${who} turns its turret.`
    case 'mount':
      return mount(decision, who)
    case 'dismount':
      return dismount(decision, who, after)
    case 'set-up':
      return text`${who} sets the weapon up.`
    case 'pack':
      return text`${who} packs the weapon up.`
    case 'hitch':
      return at ? text`${who} hitches ${the.thing(String(decision.weapon))} to ${at}.` : text`${who} unhitches the gun.`
    case 'load':
      return text`${who} loads.`
    case 'clear':
      return text`${who} clears a malfunction.`
    case 'check':
      return at ? text`${who} looks after ${at}.` : text`${who} looks after somebody injured.`
    case 'carry':
      return carry(decision, after)
    case 'fall-back':
      return decision.far === 'section' ? text`${who} falls back with its section.` : text`${who} falls back.`
    case 'place':
      return text`${who} walks the fire over ${several(decision.targets)}.`
    case 'react':
      return react(decision, who, after)
    case 'volley':
      return isOne(decision.pieces)
        ? text`${several(decision.pieces)} fires a snap shot.`
        : text`${several(decision.pieces)} fire snap shots.`
    case 'policy':
      return policy(decision, who)
    case 'pass':
      return untold // a figure that does nothing is not reported
    case 'end':
      return decision.piece === undefined && (isDraft(after) || endsTurn(after))
        ? text`${who} ends its turn.`
        : text`${who} is done.`
    case 'finish':
      return endsGame(after) ? text`${who} agrees to end the game.` : text`${who} offers to end the game here.`
    default:
      return null
  }
}

const changeOf = (after: readonly Entry[], piece: Id): ChangeEntry | undefined =>
  after.find((e): e is ChangeEntry => e.type === 'change' && e.table === 'piece' && e.id === piece)

/** An offer that ended the game is the answer to an earlier one. */
const endsGame = (after: readonly Entry[]): boolean =>
  after.some(entry => entry.type === 'change' && entry.table === 'game' && (entry.after as { over?: boolean }).over)

/** What is only drafted has led to nothing yet. */
const isDraft = (after: readonly Entry[]): boolean => after.length === 0

/** Before the first turn there is none to end. */
const endsTurn = (after: readonly Entry[]): boolean =>
  after.some(
    entry =>
      entry.type === 'change' &&
      entry.table === 'game' &&
      (entry.before as { phase?: string } | null)?.phase === 'action',
  )

const statuses: { readonly [status: string]: Message } = {
  pinned: text`pinned`,
  fleeing: text`flees`,
  injured: text`injured`,
  dead: text`dead`,
  destroyed: text`destroyed`,
  abandoned: text`abandoned`,
  locked: text`grapples`,
  fine: text`up again`,
}

const purposes: { readonly [purpose: string]: Message } = {
  initiative: text`Initiative`,
  hit: text`To hit`,
  save: text`Armour`,
  injure: text`To injure`,
  wound: text`To kill`,
  'pin-test': text`Pin test`,
  panic: text`Panic`,
  obstacle: text`Obstacle`,
  'order-test': text`Order`,
  smother: text`Courage`,
  'role-test': text`Change of role`,
  'section-morale': text`Morale of the section`,
  'platoon-morale': text`Morale of the platoon`,
  gap: text`To make a gap`,
  'scatter-direction': text`Scatter, direction`,
  'scatter-side': text`Scatter, left or right`,
  'scatter-distance': text`Scatter, distance in inches`,
  penetrate: text`To penetrate`,
  'random-weapon': text`Which weapon`,
  'random-crew': text`Which crewman`,
  melee: text`Melee`,
  check: text`Casualty`,
  acquisition: text`What turns up`,
  arrival: text`Arrival`,
}

/** In these the first figure acts, and not on itself. */
const byFirst = ['hit', 'check']
/** A blast rolls for those it may affect, and names no firer. */
const isBlast = ({ purpose, reads }: RollEntry): boolean => purpose === 'hit' && reads?.whose === 'against'

const purposeOf = (roll: RollEntry): Message | null => (isBlast(roll) ? text`Blast` : (purposes[roll.purpose] ?? null))

function title(roll: RollEntry): Message | null {
  const { purpose, about = [] } = roll
  const says = purposeOf(roll)
  const [first, second] = about.map(the.thing)
  if (!says || first === undefined || isBlast(roll)) return null
  if (purpose === 'platoon-morale') return says
  if (purpose === 'section-morale') return text`${says} after the loss of ${first}`
  if (byFirst.includes(purpose) && second !== undefined) return text`${says}, ${first} at ${second}`
  return text`${says}, ${the.all(about.map(the.thing))}`
}

/** Damage to a vehicle: its dice do not say what they broke. */
function change(entries: readonly Entry[], at: number): ToldChange | null {
  const entry = entries[at]
  if (entry?.type !== 'change' || !entry.before || !entry.after) return null
  if (entry.table === 'game') return firstTurn(entry.before as Known, entry.after as Known, entry.cites)
  if (entry.table !== 'piece') return null
  const [before, after] = [entry.before as Known, entry.after as Known]
  if (pinnedIn(entry)) return pinsOf(entries, at)
  const ran = ranFrom(entry) ?? crossed(entries, at)
  if (ran) return { says: ran, kind: 'said', cites: entry.cites, about: [entry.id] }
  const says = damageOf(before, after, the.piece(entry.id)) ?? pinnedDown(before, after, the.piece(entry.id))
  return says ? { says, kind: 'said', cites: entry.cites, about: [entry.id] } : null
}

/** Did this give somebody pins? */
function pinnedIn(entry: Entry | undefined): { readonly id: Id; readonly pins: number; readonly cites: Cites } | null {
  if (entry?.type !== 'change' || entry.table !== 'piece' || !entry.before || !entry.after) return null
  const [had, pins] = [entry.before, entry.after].map(record => Number((record as Known).pins ?? 0)) as [number, number]
  return pins > had ? { id: entry.id, pins, cites: entry.cites } : null
}

/** Those whom one hit has pinned are told in one line, after the last of them. */
function pinsOf(entries: readonly Entry[], at: number): ToldChange | null {
  if (pinnedIn(entries[at + 1])) return null
  let first = at
  while (pinnedIn(entries[first - 1])) first -= 1
  const pinned = entries.slice(first, at + 1).flatMap(entry => pinnedIn(entry) ?? [])
  const about = [...new Set(pinned.map(({ id }) => id))]
  const { id = '', pins = 0, cites = [] } = pinned.at(-1) ?? {}
  const says =
    about.length > 1
      ? text`${the.pieces(about)} take pins.`
      : pins === 1
        ? text`${the.piece(id)} takes a pin.`
        : text`${the.piece(id)} now has ${the.count(pins)} pins.`
  return { says, kind: 'said', cites, about }
}

/** The line for a man who got across an obstacle. It follows the roll, since his setting out could not yet tell. */
function crossed(entries: readonly Entry[], at: number): Message | null {
  const [tested, entry] = [entries[at - 1], entries[at]]
  if (entry?.type !== 'change' || tested?.type !== 'roll' || tested.purpose !== 'obstacle') return null
  const way = tested.about?.includes(entry.id) ? movedBy([entry], entry.id) : null
  return way && text`${the.piece(entry.id)} gets across, ${the.way(...way)} to ${the.place(way[1])}.`
}

/** Whom fire or panic has driven from his place, and where to; null if nobody decided for him. */
function ranFrom(entry: ChangeEntry): Message | null {
  const isForced = entry.cites.some(id => driven.includes(id))
  const way = isForced ? movedBy([entry], entry.id) : null
  if (!way) return null
  const [who, far, to] = [the.piece(entry.id), the.way(...way), the.place(way[1])]
  if ((entry.after as Known).status === 'fleeing') return text`${who} flees ${far} to ${to}.`
  return entry.cites.includes('MF-PIN-24')
    ? text`${who} runs for cover: ${far} to ${to}.`
    : text`${who} backs off ${far} to ${to}.`
}

/** Pinned, routed, panicked, routed again: the rules that move a figure against its will. */
const driven = ['MF-PIN-22', 'MF-PIN-24', 'MF-PIN-27', 'MF-PIN-31', 'MF-PIN-35']

/** What the initiative came to. */
function firstTurn(before: Known, { side }: Known, cites: Cites): ToldChange | null {
  if (before.phase !== 'initiative' || typeof side !== 'string') return null
  return { says: text`${the.side(side)} has the first turn.`, kind: 'said', cites: cites.slice(0, 1), about: [] }
}

/** Whom a test has left pinned, and what it cost him. */
function pinnedDown(before: Known, after: Known, who: Arg): Message | null {
  if (after.status !== 'pinned' || before.status === 'pinned') return null
  return Number(after.ap) < Number(before.ap) ? text`${who} is pinned and loses all AP.` : text`${who} is pinned.`
}

function damageOf(before: Known, after: Known, who: Arg): Message | null {
  if (after.status !== before.status && after.status === 'destroyed') return text`${who} is destroyed.`
  if (after.status !== before.status && after.status === 'abandoned') return text`${who} is abandoned by its crew.`
  if (after.drive !== before.drive && after.drive === 'disabled')
    return text`${who} cannot drive any more: the drive is disabled.`
  const [lost, had] = [after.disabled, before.disabled] as [readonly string[], readonly string[]]
  const weapon = Array.isArray(lost) ? lost[had?.length ?? 0] : undefined
  return weapon === undefined ? null : text`${who} loses the ${the.term(weapon)}: it is disabled.`
}

/** The way of shooting is a sentence of its own ('Snap shot.'); it tells something new where the deed does not name it. */
const said = ({ says, args }: Message, decision: Decision | null): Message | null =>
  says === '{0}.' && args.length === 1 && !decision?.intent ? untold : null

/** How Muzzleflash is told. */
export const telling: Telling = {
  offer,
  enough: action => enough[action] ?? null,
  idle: (_, count) => (count === 1 ? text`One piece can still act.` : text`${the.count(count)} pieces can still act.`),
  deed,
  said,
  purpose: purposeOf,
  title,
  // the dice of a shot are all the firer's; in a blast each target has one
  apiece: roll => !byFirst.includes(roll.purpose) || isBlast(roll),
  change,
  became: (before, after) => (before.status === after.status ? null : (statuses[String(after.status)] ?? null)),
}
