/** The ways in which a stand can change its place, and what each entails. */

export interface Manner {
  /** Wire and mines: rolled for on the way, only where it is put down, or not at all. */
  readonly works: 'way' | 'place' | 'none'
  /** Enemies on Opportunity Fire may fire as it deals with wire or mines: BA-MINE-11. A stand driven back has no choice but to cross them. */
  readonly harassed: boolean
  /** The smoke that its way leads through disorders it in the next turn: BA-SMOKE-8. */
  readonly smoke: boolean
  /** It has moved voluntarily: that reveals any mover except infantry in cover: BA-HIDE-1 to 3. */
  readonly betrays: boolean
  /** It does not choose to go. */
  readonly driven?: boolean
  /** Who may fire at it once it is there. */
  readonly answer: 'opportunity' | 'fall-back' | null
}

const OWN_WILL = { works: 'way', harassed: true, smoke: true, betrays: true } as const
const DRIVEN = { driven: true, harassed: false, smoke: true, betrays: false, answer: null } as const
const PUT_DOWN = { works: 'place', harassed: false, smoke: false } as const

/** Each of them ends clear of other stands, loses a mortar's range, finds hidden enemies and snipers, and picks up the fallen. */
export const manners = {
  move: { ...OWN_WILL, answer: 'opportunity' },
  'fall-back': { ...OWN_WILL, answer: 'fall-back' },
  overrun: { ...OWN_WILL, answer: 'opportunity' },
  /** Answered only by the defensive fire of its target: BA-RUL-19. */
  charge: { ...OWN_WILL, answer: null },
  /** The winner of a melee takes the place that was left: BA-RUL-241. */
  advance: { ...DRIVEN, works: 'way' },
  'push-back': { ...DRIVEN, works: 'way' },
  /** It stops short of anything it would have to cross: BA-RUL-121. */
  bump: { ...DRIVEN, works: 'none' },
  drift: { ...DRIVEN, works: 'none' },
  dismount: { ...PUT_DOWN, betrays: true, answer: 'opportunity' },
  /** Beside a wreck, a fallen house, a blown bridge. */
  'set-down': { ...PUT_DOWN, betrays: false, answer: null },
  /** Its landing has a table of its own: BA-RUL-131. */
  drop: { ...PUT_DOWN, works: 'none', betrays: true, answer: 'opportunity' },
} as const satisfies { readonly [name: string]: Manner }

export type Arriving = keyof typeof manners
