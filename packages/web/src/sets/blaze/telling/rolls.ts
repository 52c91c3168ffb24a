import { compassOf, type RollEntry } from '@sandtable/kernel'

/** What a roll is for, and the word between that and whom it is about. */
const rolls: { readonly [purpose: string]: readonly [says: string, joins: string] } = {
  hit: ['to hit', ''],
  softskin: ['to hit', ''],
  gun: ['shot', 'at'],
  'he-armour': ['high explosive', 'at'],
  scatter: ['hit die', 'of'],
  'scatter-direction': ['drift', 'of'],
  deviation: ['how far it drifts', 'for'],
  'charge-distance': ['charge bonus', 'of'],
  'melee-attack': ['melee, attack', 'by'],
  'melee-defence': ['melee, defence', 'by'],
  'drop-landing': ['landing', 'of'],
  passengers: ['those aboard,', ''],
  wire: ['through the wire,', ''],
  mine: ['mine', 'under'],
  dpv: ['against the walls', 'of'],
  overrun: ['overrun', 'of'],
  light: ['at the light', 'of'],
  'prone-recovery': ['to get up,', ''],
  'anti-aircraft': ['anti-aircraft fire', 'at'],
  'air-combat': ['air combat,', ''],
  umpire: ['the umpire’s dice', 'for'],
}

export const rollSays = ({ purpose }: RollEntry): string | null => rolls[purpose]?.[0] ?? null
export const rollJoins = ({ purpose }: RollEntry): string | null => rolls[purpose]?.[1] ?? null

/** Who fires at an aircraft, and at which; null: as usual. */
export const rollWhose = ({ purpose }: RollEntry, [gun, aircraft]: readonly string[]): string | null =>
  purpose === 'anti-aircraft' && aircraft !== undefined ? `, ${gun} at ${aircraft}` : null

/** A plain die stands for the scatter die: its 1 and 6 are hits. Directions count clockwise from north. */
export function rollResult({ purpose, dice }: RollEntry): string | null {
  const [die = 0] = dice
  if (purpose === 'scatter') return die === 1 || die === 6 ? 'on target' : 'off target'
  return purpose === 'scatter-direction' ? compassOf((die - 1) * 45) : null
}
