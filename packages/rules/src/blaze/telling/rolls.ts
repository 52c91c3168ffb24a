import { type Arg, type Message, type RollEntry, text, the } from '@sandtable/kernel'

const purposes: { readonly [purpose: string]: Message } = {
  hit: text`To hit`,
  softskin: text`To hit`,
  dpv: text`Against the walls`,
  light: text`At the light`,
  flame: text`Flame`,
  gun: text`Shot`,
  'he-armour': text`High explosive`,
  'charge-distance': text`Charge bonus`,
  'prone-recovery': text`To get up`,
  wire: text`Through the wire`,
  mine: text`Mine`,
  scatter: text`Hit die`,
  'scatter-direction': text`Drift`,
  deviation: text`How far it drifts`,
  'drop-landing': text`Landing`,
  passengers: text`Those aboard`,
  overrun: text`Overrun`,
  'overrun-casualty': text`Overrun, casualties`,
  'melee-attack': text`Melee, attack`,
  'melee-defence': text`Melee, defence`,
  'anti-aircraft': text`Anti-aircraft fire`,
  'air-combat': text`Air combat`,
  umpire: text`The umpire’s dice`,
}

export const purpose = ({ purpose }: RollEntry): Message | null => purposes[purpose] ?? null

/** The word that joins a purpose to those it concerns. */
const joined: { readonly [join: string]: (says: Message, who: Arg) => Message } = {
  at: (says, who) => text`${says} at ${who}`,
  of: (says, who) => text`${says} of ${who}`,
  for: (says, who) => text`${says} for ${who}`,
  by: (says, who) => text`${says} by ${who}`,
  under: (says, who) => text`${says} under ${who}`,
  ',': (says, who) => text`${says}, ${who}`,
}

const joins: { readonly [purpose: string]: string } = {
  hit: ',',
  softskin: ',',
  gun: 'at',
  'he-armour': 'at',
  scatter: 'of',
  'scatter-direction': 'of',
  deviation: 'for',
  'charge-distance': 'of',
  'melee-attack': 'by',
  'melee-defence': 'by',
  'drop-landing': 'of',
  passengers: ',',
  wire: ',',
  mine: 'under',
  dpv: 'of',
  overrun: 'of',
  light: 'of',
  'prone-recovery': ',',
  'anti-aircraft': 'at',
  'air-combat': ',',
  umpire: 'for',
}

/** The purpose of a roll and those it concerns; the firer at an aircraft is named too. */
export function title(roll: RollEntry): Message | null {
  const { about = [] } = roll
  const says = purpose(roll)
  const [gun, aircraft] = about.map(the.thing)
  if (!says || gun === undefined) return null
  if (roll.purpose === 'anti-aircraft' && aircraft !== undefined) return text`${says}, ${gun} at ${aircraft}`
  return joined[joins[roll.purpose] ?? '']?.(says, the.all(about.map(the.thing))) ?? null
}

/** A plain die stands for the scatter die: its 1 and 6 are hits. Directions count clockwise from north. */
export function result({ purpose, dice }: RollEntry): Message | null {
  const [die = 0] = dice
  if (purpose === 'scatter') return die === 1 || die === 6 ? text`on target` : text`off target`
  return purpose === 'scatter-direction' ? text`${the.towards((die - 1) * 45)}` : null
}
