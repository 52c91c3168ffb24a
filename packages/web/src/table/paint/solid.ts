import { BufferGeometry, Float32BufferAttribute, Quaternion, ShapeUtils, Vector2, Vector3 } from 'three'

/** Simple solids that three.js lacks or makes too heavy. Millimetres; y up. */
export type Triple = readonly [number, number, number]

class Shell {
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly index: number[] = []

  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    this.positions.push(x, y, z)
    this.normals.push(nx, ny, nz)
    return this.positions.length / 3 - 1
  }

  triangle(a: number, b: number, c: number): void {
    this.index.push(a, b, c)
  }

  /** A flat face with its own corners, given anticlockwise as seen from outside. */
  face(corners: readonly Triple[]): void {
    const [a, b, c] = corners.slice(0, 3).map(p => new Vector3(...p)) as [Vector3, Vector3, Vector3]
    const n = b.clone().sub(a).cross(c.clone().sub(a)).normalize()
    const ids = corners.map(([x, y, z]) => this.vertex(x, y, z, n.x, n.y, n.z))
    for (let i = 2; i < ids.length; i++) this.triangle(ids[0] as number, ids[i - 1] as number, ids[i] as number)
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3))
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3))
    geometry.setIndex(this.index)
    return geometry
  }
}

/** A capsule that tapers from one ball to another; `rings` of its round ends, `squash` across it. */
export function limb(
  from: Triple,
  to: Triple,
  r1: number,
  r2: number,
  segments: number,
  rings: number,
  squash: readonly [number, number] = [1, 1],
): BufferGeometry {
  const [a, b] = [new Vector3(...from), new Vector3(...to)]
  const length = Math.max(0.001, a.distanceTo(b))
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), b.clone().sub(a).divideScalar(length))
  const rows: { radius: number; y: number; up: number }[] = []
  for (let i = 1; i <= rings; i++) {
    const t = -Math.PI / 2 + (i / rings) * (Math.PI / 2)
    rows.push({ radius: Math.cos(t) * r1, y: Math.sin(t) * r1, up: Math.sin(t) })
  }
  for (let i = 0; i < rings; i++) {
    const t = (i / rings) * (Math.PI / 2)
    rows.push({ radius: Math.cos(t) * r2, y: length + Math.sin(t) * r2, up: Math.sin(t) })
  }
  const shell = new Shell()
  const at = (x: number, y: number, z: number, nx: number, ny: number, nz: number): number => {
    const p = new Vector3(x * squash[0], y, z * squash[1]).applyQuaternion(turn).add(a)
    const n = new Vector3(nx / squash[0], ny, nz / squash[1]).normalize().applyQuaternion(turn)
    return shell.vertex(p.x, p.y, p.z, n.x, n.y, n.z)
  }
  const bottom = at(0, -r1, 0, 0, -1, 0)
  const ids = rows.map(({ radius, y, up }) =>
    Array.from({ length: segments }, (_, i) => {
      const [c, s] = [Math.cos((i / segments) * 6.28319), Math.sin((i / segments) * 6.28319)]
      const flat = Math.sqrt(Math.max(0, 1 - up * up))
      return at(c * radius, y, s * radius, c * flat, up, s * flat)
    }),
  )
  const top = at(0, length + r2, 0, 0, 1, 0)
  const next = (i: number): number => (i + 1) % segments
  for (let i = 0; i < segments; i++) {
    shell.triangle(bottom, ids[0]?.[i] as number, ids[0]?.[next(i)] as number)
    for (let row = 1; row < ids.length; row++) {
      const [p, q] = [ids[row - 1] as number[], ids[row] as number[]]
      shell.triangle(p[i] as number, q[i] as number, p[next(i)] as number)
      shell.triangle(p[next(i)] as number, q[i] as number, q[next(i)] as number)
    }
    const last = ids[ids.length - 1] as number[]
    shell.triangle(top, last[next(i)] as number, last[i] as number)
  }
  return shell.geometry()
}

/** A box whose edges are cut off, so that they catch the light; 44 triangles, 12 without the cut. */
export function bevelledBox(width: number, height: number, depth: number, bevel: number): BufferGeometry {
  const [x, y, z] = [width / 2, height / 2, depth / 2]
  const b = Math.min(bevel, x, y, z)
  return prism(
    [
      [-x, -z],
      [x, -z],
      [x, z],
      [-x, z],
    ],
    -y,
    y,
    b,
  )
}

/** An outline (x, z) raised from one height to another, its upper and lower edges cut off by `bevel`, drawn in by `taper`. */
export function prism(
  outline: readonly (readonly [number, number])[],
  low: number,
  high: number,
  bevel = 0,
  taper = 0,
  corners = 0,
): BufferGeometry {
  const shell = new Shell()
  let ring = outline.map(([x, z]) => new Vector2(x, -z))
  if (ShapeUtils.isClockWise(ring)) ring = ring.reverse()
  if (corners > 0) ring = cutCorners(ring, corners)
  const inner = bevel > 0 ? inset(ring, bevel) : ring
  const shrink = (p: Vector2, t: number): Vector2 => p.clone().multiplyScalar(1 - taper * t)
  const level = (from: readonly Vector2[], y: number): Triple[] =>
    from.map(p => {
      const q = shrink(p, (y - low) / (high - low || 1))
      return [q.x, y, -q.y]
    })
  const levels =
    bevel > 0
      ? [level(inner, low), level(ring, low + bevel), level(ring, high - bevel), level(inner, high)]
      : [level(ring, low), level(ring, high)]
  for (let k = 1; k < levels.length; k++)
    for (let i = 0; i < ring.length; i++) {
      const [p, q] = [levels[k - 1] as Triple[], levels[k] as Triple[]]
      const j = (i + 1) % ring.length
      shell.face([p[i] as Triple, p[j] as Triple, q[j] as Triple, q[i] as Triple])
    }
  for (const [a, b, c] of ShapeUtils.triangulateShape(inner, []) as [number, number, number][]) {
    const [top, bottom] = [levels[levels.length - 1] as Triple[], levels[0] as Triple[]]
    shell.face([top[a] as Triple, top[b] as Triple, top[c] as Triple])
    shell.face([bottom[c] as Triple, bottom[b] as Triple, bottom[a] as Triple])
  }
  return shell.geometry()
}

/** A side view (x forward, y up) made as wide as `width` along z. */
export function sideProfile(
  outline: readonly (readonly [number, number])[],
  width: number,
  bevel: number,
): BufferGeometry {
  const geometry = prism(
    outline.map(([x, y]) => [x, -y] as const),
    -width / 2,
    width / 2,
    bevel,
  )
  return geometry.rotateX(Math.PI / 2)
}

function inset(ring: readonly Vector2[], by: number): Vector2[] {
  return ring.map((p, i) => {
    const [before, after] = [
      ring[(i + ring.length - 1) % ring.length] as Vector2,
      ring[(i + 1) % ring.length] as Vector2,
    ]
    const n1 = new Vector2(-(p.y - before.y), p.x - before.x).normalize()
    const n2 = new Vector2(-(after.y - p.y), after.x - p.x).normalize()
    const sum = n1.add(n2)
    const square = Math.max(0.5, sum.lengthSq())
    return p.clone().addScaledVector(sum, (2 * by) / square)
  })
}

/** Each corner becomes a short edge. */
function cutCorners(ring: readonly Vector2[], by: number): Vector2[] {
  return ring.flatMap((p, i) => {
    const [before, after] = [
      ring[(i + ring.length - 1) % ring.length] as Vector2,
      ring[(i + 1) % ring.length] as Vector2,
    ]
    const towards = (q: Vector2): Vector2 =>
      p.clone().addScaledVector(q.clone().sub(p).normalize(), Math.min(by, p.distanceTo(q) / 2))
    return [towards(before), towards(after)]
  })
}

/** One flat face, seen from both sides of nothing: for glass, stars, painted marks. */
export function polygon(corners: readonly Triple[]): BufferGeometry {
  const shell = new Shell()
  shell.face(corners)
  return shell.geometry()
}
