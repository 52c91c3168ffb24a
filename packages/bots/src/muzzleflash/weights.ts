/** What a bot cares for, in victory points: who falls and is left lying costs his side up to three. Found by letting bots play each other. */
export interface Weights {
  /** Of a man who falls, besides what he could still have done. */
  readonly fallen: number
  /** Of a first pin on a man who has none, and of every further one. */
  readonly pin: number
  readonly morePins: number
  /** Of the chance to be hit where one stands. */
  readonly fear: number
  /** The same while one goes there. */
  readonly haste: number
  /** Of a turn's walk nearer to what has to be taken. */
  readonly drive: number
  /** Of being in it. */
  readonly foothold: number
  /** Of nearness to an enemy whom one cannot see, for whoever has nothing else to do. */
  readonly hunt: number
  /** Of an AP that is kept for a snap shot, for each hit that it might score. */
  readonly ready: number
  /** Of friends near whom one would stand, since one burst pins them all. */
  readonly crowd: number
  /** Of friends who get pins or blasts from one's own fire. */
  readonly mercy: number
}

export const weights: Weights = {
  fallen: 2,
  pin: 0.45,
  morePins: 0.1,
  fear: 0.5,
  haste: 0.3,
  drive: 1.2,
  foothold: 1.5,
  hunt: 0.3,
  ready: 0.25,
  crowd: 0.08,
  mercy: 1.2,
}
