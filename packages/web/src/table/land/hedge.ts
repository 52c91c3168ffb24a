import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import { addFoliage, type Blob } from './foliage.ts'

const leaves = { colours: ['#4b632b', '#567032', '#415826', '#627638'], core: '#26331a' }
/** Where shells fell for months, and mud lies on what is left of it. */
const withered = { colours: ['#5d5a36', '#6a5f3d', '#4e4a2e', '#6f6a45'], core: '#2f281d' }

/** A piece of hedge along x; `tall` ones stand on a bank and have bushes in them, `dead` ones have half their leaves. */
export function hedgeGeometry(
  length: number,
  width: number,
  height: number,
  variant: number,
  lod: Lod,
  { tall = false, dead = false } = {},
): BufferGeometry {
  const m = new Model(variant + 11, lod)
  const count = Math.max(2, Math.round(length / (width * 0.58)))
  const blobs: Blob[] = []
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * length
    const r = (width / 2) * m.chance.between(0.92, 1.12)
    blobs.push({ x, y: height * 0.42, z: m.chance.between(-0.8, 0.8), r, flat: (height * 0.56) / r })
    if (m.chance() < 0.5)
      blobs.push({
        x: x + m.chance.between(-2, 2),
        y: height * 0.78,
        z: m.chance.between(-1.2, 1.2),
        r: r * 0.72,
        flat: 0.8,
      })
  }
  for (let i = 0; i < 3 && tall; i++)
    blobs.push({
      x: m.chance.between(-0.4, 0.4) * length,
      y: height * 0.9,
      z: m.chance.between(-2, 2),
      r: width * 0.36,
      flat: 1,
    })
  const flakes = (dead ? 24 : 38) * length * (width / 12)
  addFoliage(m, blobs, { flakes, size: 1.05, ...(dead ? withered : leaves) })
  return m.geometry({ wash: 0 })
}
