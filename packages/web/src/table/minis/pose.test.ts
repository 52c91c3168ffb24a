import { describe, expect, test } from 'vitest'
import { type Pose, type PoseName, poses } from './pose.ts'

const names = Object.keys(poses) as PoseName[]
const gap = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((v, i) => v - (b[i] as number)))
const joints = ({
  pelvis,
  chest,
  head,
  shoulders,
  elbows,
  hands,
  knees,
  feet,
}: Pose): readonly (readonly number[])[] => [pelvis, chest, head, ...shoulders, ...elbows, ...hands, ...knees, ...feet]

describe.each(names)('%s', name => {
  const pose = poses[name]

  test('nothing is below the base', () => {
    for (const joint of joints(pose)) expect(joint[1]).toBeGreaterThanOrEqual(0)
  })

  test('no limb is torn off or folded into itself', () => {
    for (const i of [0, 1] as const) {
      expect(gap(pose.shoulders[i], pose.elbows[i])).toBeLessThan(9)
      expect(gap(pose.elbows[i], pose.hands[i])).toBeGreaterThan(1.5)
      expect(gap(pose.elbows[i], pose.hands[i])).toBeLessThan(9)
      expect(gap(pose.pelvis, pose.knees[i])).toBeLessThan(11)
      expect(gap(pose.knees[i], pose.feet[i])).toBeLessThan(10)
      expect(gap(pose.chest, pose.shoulders[i])).toBeLessThan(5)
    }
    expect(gap(pose.chest, pose.head)).toBeLessThan(8)
  })
})

test('standing is 30 mm to the top of the helmet, kneeling and lying lower', () => {
  expect(poses.standing.head[1] + 4).toBeCloseTo(30.4)
  expect(poses.kneeling.head[1]).toBeLessThan(poses.standing.head[1] - 4)
  expect(poses.prone.head[1]).toBeLessThan(poses.kneeling.head[1] - 10)
})

test('whoever aims, aims ahead', () => {
  for (const name of ['firing', 'kneeling', 'prone'] as const) {
    const [butt, muzzle] = poses[name].weapon
    expect(muzzle[0] - butt[0]).toBeGreaterThan(15)
    expect(Math.abs(muzzle[2] - butt[2])).toBeLessThan(3)
  }
})
