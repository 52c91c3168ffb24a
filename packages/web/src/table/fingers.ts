/** The fingers on the table, in the order in which they came. */
export type Fingers = Map<number, { x: number; y: number }>

/** How the first two fingers lie: how far apart, at which angle (in degrees), and round which middle. */
export function spreadOf(fingers: Fingers): { gap: number; angle: number; x: number; y: number } {
  const [a = { x: 0, y: 0 }, b = a] = fingers.values()
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return {
    gap: Math.hypot(dx, dy),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  }
}
