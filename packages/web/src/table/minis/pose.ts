import type { Triple } from '../paint/solid.ts'

/** The fourteen joints of a figure, in millimetres on its base: x is its front, z its right. */
export interface Pose {
  readonly pelvis: Triple
  readonly chest: Triple
  readonly head: Triple
  /** How far the helmet is tipped forward, in radians. */
  readonly nod: number
  readonly shoulders: readonly [left: Triple, right: Triple]
  readonly elbows: readonly [left: Triple, right: Triple]
  readonly hands: readonly [left: Triple, right: Triple]
  readonly knees: readonly [left: Triple, right: Triple]
  readonly feet: readonly [left: Triple, right: Triple]
  /** Butt and muzzle of a long weapon. */
  readonly weapon: readonly [butt: Triple, muzzle: Triple]
  readonly lies?: 'front' | 'back'
}

export type PoseName =
  | 'standing'
  | 'firing'
  | 'kneeling'
  | 'prone'
  | 'running'
  | 'officer'
  | 'throwing'
  | 'sitting'
  | 'lying'
  | 'loading'
  | 'hurling'

const kneelingLegs = {
  knees: [
    [6, 8.2, -2.6],
    [1, 1.3, 2.8],
  ],
  feet: [
    [5.4, 0, -2.6],
    [-6.4, 0.6, 2.6],
  ],
} as const

export const poses: { readonly [name in PoseName]: Pose } = {
  standing: {
    pelvis: [0, 13.6, 0],
    chest: [0, 21, 0],
    head: [0.5, 26.4, 0],
    nod: 0.05,
    shoulders: [
      [0.2, 22.5, -3.3],
      [0.2, 22.5, 3.3],
    ],
    elbows: [
      [2, 17.8, -5],
      [-0.6, 17.6, 5.2],
    ],
    hands: [
      [5, 16.6, -1.2],
      [2.4, 14.6, 3.6],
    ],
    knees: [
      [1.6, 7, -2.5],
      [-0.4, 7, 2.6],
    ],
    feet: [
      [1.6, 0, -2.8],
      [-1.8, 0, 2.8],
    ],
    weapon: [
      [0.4, 11.6, 4.6],
      [10.4, 21.4, -4],
    ],
  },
  firing: {
    pelvis: [0, 13.2, 0],
    chest: [0.9, 20.4, 0],
    head: [2.2, 25.6, 0.9],
    nod: 0.1,
    shoulders: [
      [1.7, 22, -3.2],
      [0.4, 22, 3.4],
    ],
    elbows: [
      [6.2, 19.3, -2.2],
      [1.5, 19.5, 6.6],
    ],
    hands: [
      [10, 22.4, 1.2],
      [5, 22, 2.2],
    ],
    knees: [
      [3.4, 7.4, -2.6],
      [-1, 6.9, 2.9],
    ],
    feet: [
      [4.2, 0, -2.4],
      [-4, 0, 3],
    ],
    weapon: [
      [1.4, 22.3, 2.6],
      [20, 23.6, 1],
    ],
  },
  kneeling: {
    pelvis: [-0.5, 8.4, 0],
    chest: [1, 15.4, 0],
    head: [2.6, 20.6, 0.8],
    nod: 0.12,
    shoulders: [
      [1.8, 17, -3.1],
      [0.6, 17, 3.3],
    ],
    elbows: [
      [6.6, 12.6, -2],
      [1.8, 14.6, 6.4],
    ],
    hands: [
      [10.4, 17, 0.9],
      [5.4, 16.8, 2],
    ],
    ...kneelingLegs,
    weapon: [
      [1.7, 17.2, 2.4],
      [20, 18.4, 0.8],
    ],
  },
  prone: {
    pelvis: [-8, 3, 0],
    chest: [-1, 4.4, 0],
    head: [3.4, 7.6, 0.6],
    nod: -0.25,
    shoulders: [
      [0.6, 5.4, -3.2],
      [0, 5.4, 3.2],
    ],
    elbows: [
      [5.4, 1.4, -4],
      [3.4, 1.4, 5.4],
    ],
    hands: [
      [9.4, 4.6, 0.6],
      [5.4, 4.6, 2],
    ],
    knees: [
      [-14, 2, -3.2],
      [-14, 2, 3],
    ],
    feet: [
      [-20.4, 0.4, -5],
      [-20, 0.4, 4.8],
    ],
    weapon: [
      [1.6, 5.6, 2.4],
      [20, 6.6, 0.6],
    ],
    lies: 'front',
  },
  running: {
    pelvis: [1, 13, 0],
    chest: [4, 19.6, 0],
    head: [6.8, 24.4, 0],
    nod: 0.2,
    shoulders: [
      [4.6, 21, -3.2],
      [4, 21, 3.2],
    ],
    elbows: [
      [7.2, 17, -5],
      [1.2, 16.6, 5.6],
    ],
    hands: [
      [9.4, 19.4, -1],
      [4.2, 15.4, 3.2],
    ],
    knees: [
      [7, 9.2, -2.2],
      [-2.2, 6.9, 2.2],
    ],
    feet: [
      [7.2, 2.4, -2],
      [-8.4, 3.6, 2.2],
    ],
    weapon: [
      [0.6, 13.2, 4.6],
      [14, 22.6, -3.4],
    ],
  },
  officer: {
    pelvis: [0, 13.6, 0],
    chest: [-0.2, 21, 0],
    head: [0.3, 26.6, 0],
    nod: -0.08,
    shoulders: [
      [0, 22.6, -3.3],
      [0.2, 22.6, 3.3],
    ],
    elbows: [
      [-1.2, 18, -5.8],
      [5.4, 23, 4.8],
    ],
    hands: [
      [2.2, 15.2, -4.6],
      [11, 25.6, 5],
    ],
    knees: [
      [1.8, 7, -2.6],
      [-0.6, 7, 2.6],
    ],
    feet: [
      [2.4, 0, -2.8],
      [-2.4, 0, 2.8],
    ],
    weapon: [
      [0.4, 13.6, -5],
      [9.4, 17.4, -4],
    ],
  },
  throwing: {
    pelvis: [-0.4, 13.2, 0],
    chest: [-1.4, 20.4, 0.4],
    head: [0.4, 25.8, -0.4],
    nod: -0.1,
    shoulders: [
      [0.8, 22.4, -3.1],
      [-2.6, 22.6, 3.2],
    ],
    elbows: [
      [5.6, 22.2, -4.8],
      [-6.4, 23.6, 5.4],
    ],
    hands: [
      [10.4, 24, -4.2],
      [-7.6, 28.6, 4.8],
    ],
    knees: [
      [4.4, 7.4, -2.8],
      [-2.6, 6.8, 3],
    ],
    feet: [
      [6, 0, -2.6],
      [-6, 0.4, 3.2],
    ],
    weapon: [
      [-3.6, 12, 4.2],
      [-3.4, 24, -4.4],
    ],
  },
  sitting: {
    pelvis: [-2, 4, 0],
    chest: [0, 11, 0],
    head: [1.8, 16, 0],
    nod: 0.1,
    shoulders: [
      [0.6, 12.6, -3.1],
      [0.6, 12.6, 3.1],
    ],
    elbows: [
      [4, 9.4, -4.6],
      [4, 9.4, 4.6],
    ],
    hands: [
      [6.4, 9.8, -1.4],
      [6.4, 9.8, 1.4],
    ],
    knees: [
      [3.4, 5.6, -4.4],
      [3.4, 5.6, 4.4],
    ],
    feet: [
      [7, 0, -5],
      [7, 0, 5],
    ],
    weapon: [
      [1.6, 9.6, 2],
      [18, 10.4, 0.4],
    ],
  },
  lying: {
    pelvis: [1, 2.9, 0],
    chest: [-6, 3.2, 0.4],
    head: [-11.6, 3, 1.2],
    nod: -1.2,
    shoulders: [
      [-7, 3, -3.4],
      [-7, 3, 3.6],
    ],
    elbows: [
      [-4.6, 1.6, -7],
      [-10.6, 1.4, 7],
    ],
    hands: [
      [0.6, 1.4, -7.4],
      [-14, 1.4, 8.4],
    ],
    knees: [
      [7.4, 6.4, -2.4],
      [8.4, 2, 3.6],
    ],
    feet: [
      [11, 0.2, -3],
      [15, 0.4, 5],
    ],
    weapon: [
      [-12, 1, -9],
      [6, 1, -10.6],
    ],
    lies: 'back',
  },
  loading: {
    pelvis: [-0.5, 8.4, 0],
    chest: [1.6, 15, 0],
    head: [3, 20, 0],
    nod: 0.2,
    shoulders: [
      [1.8, 16.8, -3.1],
      [1.8, 16.8, 3.1],
    ],
    elbows: [
      [5.4, 13, -4],
      [5.4, 13, 4],
    ],
    hands: [
      [8.2, 14.2, -1.4],
      [8.2, 14.2, 1.4],
    ],
    ...kneelingLegs,
    weapon: [
      [2, 14, 2],
      [18, 15, 1],
    ],
  },
  hurling: {
    pelvis: [-0.5, 8.4, 0],
    chest: [0.6, 15.4, 0],
    head: [2, 20.6, 0],
    nod: -0.1,
    shoulders: [
      [1.4, 17, -3.1],
      [1.2, 17, 3.1],
    ],
    elbows: [
      [5.4, 18.6, -3],
      [5.4, 18.6, 3],
    ],
    hands: [
      [8.6, 22, -0.8],
      [8.6, 22, 0.8],
    ],
    ...kneelingLegs,
    weapon: [
      [2, 14, 2],
      [18, 15, 1],
    ],
  },
}
