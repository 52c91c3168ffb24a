import { useFrame, useThree } from '@react-three/fiber'
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { InstancedMesh, Mesh, Object3D } from 'three'
import { Rig } from './camera.ts'
import { provideControl } from './control.ts'
import { drawGlass } from './glass.ts'
import { groundMesh } from './ground/mesh.ts'
import { tableRim } from './ground/rim.ts'
import { buildTerrain } from './land/terrain.ts'
import { furnish, Lamps } from './light.ts'
import { Playback } from './motion.ts'
import { Markers } from './markers.ts'
import { buildOverlays } from './overlays.ts'
import type { Lod } from './paint/model.ts'
import { pieceAlong, pieceAt, terrainAt } from './pick.ts'
import { Pieces } from './pieces.ts'
import { Pointer } from './pointer.ts'
import { reliefOf } from './relief.ts'
import type { Quality, TableProps } from './scene.ts'
import { toPoint, toSpot, yaw } from './world.ts'

type StageProps = TableProps & { holder: RefObject<HTMLDivElement | null>; glass: RefObject<HTMLCanvasElement | null> }

const lodFor = (quality: Quality, zoom: number): Lod => {
  if (quality === 'plain') return zoom > 1.5 ? 1 : 2
  if (quality === 'light') return zoom > 1 ? 1 : 2
  return zoom > 2.4 ? 0 : zoom > 0.9 ? 1 : 2
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Everything inside the canvas: React says what exists, the frame says where it is now. A frame is drawn only when something
 * has changed. Long because it is the one place where all parts of the table meet.
 */
export function Stage(props: StageProps): ReactElement {
  const { scene, quality, camera, motion, speed, holder, glass } = props
  const { gl, size, invalidate, scene: root } = useThree()
  const latest = useRef(props)
  latest.current = props

  // The ground changes only when terrain does, not with every step of a piece.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the scene that the relief is made of
  const relief = useMemo(() => reliefOf(scene), [scene.terrain, scene.theme, scene.width, scene.depth])
  const rig = useMemo(() => new Rig(scene, relief), [scene.width, scene.depth, relief])
  const landKey = useMemo(() => JSON.stringify(scene.terrain.map(({ open: _, ...rest }) => rest)), [scene.terrain])
  // biome-ignore lint/correctness/useExhaustiveDependencies: landKey stands for the terrain, whatever object holds it
  const land = useMemo(() => buildTerrain(scene, relief, quality), [landKey, scene.theme, scene.width, scene.depth, quality])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const ground = useMemo(() => groundMesh(scene, relief, quality), [landKey, scene.theme, scene.width, scene.depth, quality])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rim depends on the size alone
  const rim = useMemo(() => tableRim(scene, quality), [scene.width, scene.depth, quality])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lamps depend on the size alone
  const lamps = useMemo(() => new Lamps(scene, quality), [scene.width, scene.depth, quality])
  const [lod, setLod] = useState<Lod>(lodFor(quality, 1))
  const pieces = useMemo(() => new Pieces(scene, scene.pieces, relief, quality, lod), [scene, relief, quality, lod])
  const markers = useMemo(() => new Markers(scene, relief, quality), [scene, relief, quality])
  const overlays = useMemo(() => buildOverlays(scene, relief), [scene, relief])
  const playback = useMemo(() => new Playback(scene, relief, motion, speed, calm()), [motion, speed, scene, relief])
  const hovered = useRef<string | null>(null)

  useDisposed(land.group)
  useDisposed(ground)
  useDisposed(rim)
  useDisposed(overlays.group)
  useEffect(() => () => pieces.dispose(), [pieces])
  useEffect(() => () => markers.dispose(), [markers])
  useEffect(() => furnish(root, gl, quality), [root, gl, quality])
  useLayoutEffect(() => {
    rig.still = calm()
    rig.resize(size.width, size.height)
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    invalidate()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish counts when its serial does
  useEffect(() => {
    const { scene: now, camera: wish } = latest.current
    const eye = now.pieces.find(({ id }) => id === wish.piece)
    if (wish.view !== rig.view || wish.view === 'eye')
      rig.look(wish.view, eye && { spot: toSpot(now, eye.at), height: 26 + (eye.raised ?? 0) / 100, turn: yaw(eye.facing) })
    if (wish.centre && wish.view !== 'eye') {
      const [x, z] = toSpot(now, wish.centre)
      rig.to({ x, z })
    }
    invalidate()
  }, [camera.serial, camera.view, rig])

  useEffect(() => {
    const moved = <T extends unknown[]>(act: (...args: T) => void) => (...args: T): void => {
      act(...args)
      invalidate()
    }
    const control = { panBy: moved((dx: number, dy: number) => rig.panBy(dx, dy)), zoomBy: moved((f: number) => rig.zoomBy(f)), rotateBy: moved((d: number) => rig.rotateBy(d)) }
    const withdraw = provideControl(control)
    const pointer = new Pointer({
      under: (px, py) => {
        const { scene: now } = latest.current
        const spot = rig.ground(px, py)
        if (!spot) return null
        const at = toPoint(now, spot[0], spot[1])
        const slack = (4 / rig.zoom) * 100
        const piece = rig.view === 'straight' ? pieceAt(now.pieces, at, slack) : (pieceAlong(now, rig.ray(px, py), relief.at) ?? pieceAt(now.pieces, at, slack))
        return { at, piece, terrain: terrainAt(now.terrain, at) }
      },
      panBy: control.panBy,
      rotateBy: moved((degrees, tilt) => rig.rotateBy(degrees, tilt)),
      zoomBy: moved((factor, px, py) => rig.zoomBy(factor, px, py)),
      turns: () => rig.view === 'free',
      send: event => {
        const over = event.type === 'hover' ? event.terrain : event.type === 'leave' ? null : hovered.current
        if (over !== hovered.current) {
          hovered.current = over
          invalidate()
        }
        latest.current.onEvent(event)
      },
    })
    const stop = holder.current ? pointer.listen(holder.current) : undefined
    return () => {
      withdraw()
      stop?.()
    }
  }, [rig, relief, holder, invalidate])

  useFrame(() => {
    if (rig.step()) invalidate()
    const wanted = lodFor(quality, rig.zoom)
    if (wanted !== lod) setLod(wanted)
    if (playback.step(pieces, performance.now())) {
      invalidate()
      gl.shadowMap.needsUpdate = true
    } else if (playback.justDone()) latest.current.onMotionDone()
    lamps.turn(rig.azimuth)
    uncover(props, land, pieces, hovered.current, rig.view === 'straight')
    gl.render(root, rig.camera)
    if (glass.current) drawGlass(glass.current, rig, scene, pieces, overlays.labels, gl.getPixelRatio())
  }, 1)

  return (
    <>
      <primitive object={lamps.group} />
      <primitive object={ground} />
      <primitive object={rim} />
      <primitive object={land.group} />
      <primitive object={pieces.group} />
      <primitive object={markers.group} />
      <primitive object={overlays.group} />
      <primitive object={playback.group} />
    </>
  )
}

/** Roofs come off over people inside and under the pointer; straight down, crowns thin out over pieces. */
function uncover({ scene }: TableProps, land: ReturnType<typeof buildTerrain>, pieces: Pieces, hovered: string | null, fromAbove: boolean): void {
  for (const terrain of scene.terrain) {
    const roof = land.roofs.get(terrain.id)
    if (roof) roof.visible = !(terrain.open || hovered === terrain.id)
  }
  const feet = [...pieces.footings.values()]
  for (const crown of land.crowns) crown.thin(fromAbove && feet.some(({ x, z }) => Math.hypot(x - crown.x, z - crown.z) < crown.radius + 8))
}

/** What was made for this scene alone is given back; shared geometry stays in stock. */
function useDisposed(object: Object3D): void {
  useEffect(
    () => () =>
      object.traverse(child => {
        const mesh = child as Mesh & InstancedMesh
        if (mesh.isInstancedMesh) mesh.dispose()
        if (mesh.userData.own || !mesh.isInstancedMesh) mesh.geometry?.dispose()
      }),
    [object],
  )
}
