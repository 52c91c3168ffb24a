/** Colours as eyes have them: can they be told apart, and be seen on the page? Each is written '#17528a'. */

type Channels = readonly [red: number, green: number, blue: number]

const channels = (colour: string): Channels => {
  const at = (i: number): number => Number.parseInt(colour.slice(i, i + 2), 16)
  return [at(1), at(3), at(5)]
}

/** How light it is, from 0 to 1, as the guidelines for accessible pages reckon it. */
function lightness(colour: string): number {
  const [red, green, blue] = channels(colour)
  return 0.2126 * glow(red) + 0.7152 * glow(green) + 0.0722 * glow(blue)
}

function glow(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** From 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [lightness(a), lightness(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** What signs and lines need at the least against what they stand on. */
const SEEN = 3
export const isPale = (colour: string, sheet: string): boolean => contrast(colour, sheet) < SEEN

/** The sides of which one has a colour that was chosen, and is like that of the other. The usual ones are sound, with their shapes. */
export const alikeOf = (shown: readonly string[], chosen: readonly (string | null)[]): readonly [number, number][] =>
  shown.flatMap((one, i) =>
    shown.flatMap((other, j) =>
      j > i && (chosen[i] || chosen[j]) && isAlike(one, other) ? [[i, j] as [number, number]] : [],
    ),
  )

/** Nearer than this, two colours are taken for one another at a glance. */
const APART = 130

/** The eye sees green best, and red better in what is red. */
export function isAlike(one: string, other: string): boolean {
  const [[r1, g1, b1], [r2, g2, b2]] = [channels(one), channels(other)]
  const red = (r1 + r2) / 2 / 256
  const far = (2 + red) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (3 - red) * (b1 - b2) ** 2
  return Math.sqrt(far) < APART
}
