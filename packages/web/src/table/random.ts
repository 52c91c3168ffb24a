/** Chance and noise that come out the same every time: a table looks alike on every screen and at every visit. */
export interface Random {
  (): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

export function random(seed: number): Random {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  })
}

/** A number for a name, so that each hedge or house keeps its own chance. */
export function seedOf(name: string): number {
  let hash = 2166136261
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619)
  return hash >>> 0
}

export const clamp = (x: number, low = 0, high = 1): number => Math.max(low, Math.min(high, x))
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** 0 below a, 1 above b (or the other way round), soft between. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

const side = 256
const table = new Float32Array(side * side)
{
  const chance = random(99)
  for (let i = 0; i < table.length; i++) table[i] = chance()
}

/** Value noise, 0 to 1, one bump per unit. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const fx = x - xi
  const fy = y - yi
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const a = xi & 255
  const b = (xi + 1) & 255
  const c = (yi & 255) * side
  const d = ((yi + 1) & 255) * side
  const top = lerp(table[a + c] as number, table[b + c] as number, u)
  const low = lerp(table[a + d] as number, table[b + d] as number, u)
  return lerp(top, low, v)
}

/** Noise in octaves, 0 to 1. */
export function fbm(x: number, y: number, octaves = 3): number {
  let [sum, weight, total] = [0, 0.5, 0]
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y)
    total += weight
    x = x * 2.03 + 17.1
    y = y * 2.03 + 5.7
    weight /= 2
  }
  return sum / total
}
