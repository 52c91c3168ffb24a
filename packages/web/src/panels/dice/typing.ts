/** Dice that are being typed: those that are known, and the digits of one that may still grow. */
export interface Typing {
  readonly dice: readonly number[]
  readonly digits: string
  /** The last key gave a number that no die of this kind shows. */
  readonly wrong: boolean
}

export const untyped: Typing = { dice: [], digits: '', wrong: false }

/** What a key makes of it: one key a die, unless another digit could follow; then a space ends it. The nought of a ten-sided die is its ten. */
export function typedOn({ dice, digits }: Typing, key: string, faces: number): Typing {
  if (key === 'Backspace')
    return { dice: digits === '' ? dice.slice(0, -1) : dice, digits: digits.slice(0, -1), wrong: false }
  if (key === ' ' || key === 'Enter')
    return { dice: digits === '' ? dice : [...dice, Number(digits)], digits: '', wrong: false }
  if (!/^\d$/.test(key)) return { dice, digits, wrong: false }
  const die = faces === 10 && key === '0' && digits === '' ? 10 : Number(digits + key)
  if (die < 1 || die > faces) return { dice, digits, wrong: true }
  const mayGrow = faces > 10 && die * 10 <= faces
  return mayGrow ? { dice, digits: digits + key, wrong: false } : { dice: [...dice, die], digits: '', wrong: false }
}
