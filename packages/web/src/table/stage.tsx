import { useFrame, useThree } from '@react-three/fiber'
import type { Point } from '@sandtable/kernel'
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { WebGLRenderer } from 'three'
import { type Board, useBoard, useGivenBack } from './board.ts'
import { outlineBox, piecesWithin } from './box.ts'
import { Rig } from './camera/rig.ts'
import { frameDrawn, provideControl } from './control.ts'
import { furnish } from './light.ts'
import { Markers } from './markers.ts'
import { Playback } from './motion.ts'
import { badgeAt, bareGlass, drawGlass, type OnGlass } from './overlay/glass.ts'
import { buildOverlays } from './overlay/overlays.ts'
import type { Lod } from './paint/model.ts'
import { fingerOn, fingertip, grace, gripAt, pieceAlong, pieceAt, terrainAt } from './pick.ts'
import { Pieces } from './pieces.ts'
import { Pointer, type Under } from './pointer.ts'
import { emptyHand, type Quality, type TableProps, type TableScene } from './scene.ts'
import { toPoint, toSpot, yaw } from './world.ts'

type StageProps = TableProps & {
  readonly holder: RefObject<HTMLDivElement | null>
  readonly glass: RefObject<HTMLCanvasElement | null>
}

/** One switch for the whole view, not one for each piece. */
function lodFor(quality: Quality, zoom: number): Lod {
  if (quality === 'full') return zoom > 2.4 ? 0 : zoom > 0.9 ? 1 : 2
  return zoom > 0.8 ? 1 : 2
}

/** Terrain is larger than a figure: from farther away it needs no more than figures do near by. */
function landLodFor(quality: Quality, zoom: number): Lod {
  return quality === 'full' && zoom > 1.6 ? 0 : 1
}

/** Lines are measured in millimetres, but never thinner than a pixel or two. */
const boldFor = (zoom: number): number => (zoom < 0.85 ? 1.7 : zoom < 1.3 ? 1.25 : 1)

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Everything inside the canvas: React says what exists, the frame says where it is now. Nothing is drawn while nothing changes. */
export function Stage(props: StageProps): ReactElement {
  const { scene, quality, motion, speed, holder, glass } = props
  const { gl, invalidate, scene: root } = useThree()
  const latest = useLatest(props)
  const hovered = useRef<string | null>(null)
  const onGlass = useRef<OnGlass>(bareGlass)

  const board = useBoard(scene, quality)
  const { relief } = board
  const rig = useRig(scene, board, props.camera.view)
  const [lod, setLod] = useState<Lod>(lodFor(quality, 1))
  const [bold, setBold] = useState(boldFor(0.7))
  const pieces = usePieces(scene, board, quality, lod)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page makes a new scene with every click; markers are what counts
  const markers = useMemo(() => new Markers(scene, relief, quality), [JSON.stringify(scene.markers), relief, quality])
  const overlays = useMemo(() => buildOverlays(scene, relief, bold, motion), [scene, relief, bold, motion])
  const playback = usePlayback(motion, speed)
  useGivenBack(overlays.group)
  useEffect(() => () => markers.dispose(), [markers])
  useEffect(() => furnish(root, gl, quality), [root, gl, quality])
  useCameraWish(latest, rig)
  useSettled(latest, rig)
  usePointer(latest, rig, hovered, onGlass)
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    pieces.dim(scene)
    invalidate()
  })

  useFrame(() => {
    if (rig.step()) invalidate()
    const wanted = lodFor(quality, rig.zoom)
    if (wanted !== lod) setLod(wanted)
    if (bold !== boldFor(rig.zoom)) setBold(boldFor(rig.zoom))
    if (playback.step(scene, pieces, relief, performance.now())) {
      gl.shadowMap.needsUpdate = true
      invalidate()
    }
    if (playback.justDone()) latest.current.onMotionDone()
    if (board.show(landLodFor(quality, rig.zoom), rig.azimuth)) gl.shadowMap.needsUpdate = true
    uncover(scene, board, pieces, hovered.current, rig.view === 'straight')
    gl.render(root, rig.camera)
    report(holder.current, gl, rig)
    onGlass.current = glass.current ? drawGlass(glass.current, rig, scene, pieces, overlays.labels) : bareGlass
    frameDrawn(onGlass.current.words)
  }, 1)

  return (
    <>
      {board.parts.map(part => (
        <primitive key={part.uuid} object={part} />
      ))}
      <primitive object={pieces.group} />
      <primitive object={markers.group} />
      <primitive object={overlays.group} />
      <primitive object={playback.group} />
    </>
  )
}

/** What the page wants now, for whoever hears of the pointer or draws a frame later. */
function useLatest(props: StageProps): RefObject<StageProps> {
  const latest = useRef(props)
  latest.current = props
  return latest
}

/** What is added while the table plays does not begin it again. */
function usePlayback(motion: StageProps['motion'], speed: StageProps['speed']): Playback {
  const before = useRef<Playback | null>(null)
  return useMemo(() => {
    before.current = new Playback(motion, speed, calm(), before.current)
    return before.current
  }, [motion, speed])
}

/** Rings are drawn beside the pieces: only what changes a model or its place makes new ones. */
const ringStates: readonly string[] = ['selected', 'hover', 'can-act', 'target', 'aside', 'leading']

function usePieces(scene: TableScene, { relief }: Board, quality: Quality, lod: Lod): Pieces {
  const key = JSON.stringify([
    scene.theme,
    scene.pieces.map(({ states, chance: _, ...piece }) => [piece, states.filter(state => !ringStates.includes(state))]),
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the pieces
  const pieces = useMemo(() => new Pieces(scene, relief, quality, lod), [key, relief, quality, lod])
  useEffect(() => () => pieces.dispose(), [pieces])
  return pieces
}

function useRig(scene: TableScene, { relief }: Board, view: TableProps['camera']['view']): Rig {
  const { size, invalidate } = useThree()
  // biome-ignore lint/correctness/useExhaustiveDependencies: terrain may change without the camera leaving its place
  const rig = useMemo(() => new Rig(scene, relief, view), [scene.width, scene.depth])
  rig.relief = relief
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene counts only when the battle opens
  useLayoutEffect(() => {
    rig.still = calm()
    rig.resize(size.width, size.height, scene)
    invalidate()
  }, [rig, size.width, size.height, invalidate])
  return rig
}

function useCameraWish(latest: RefObject<TableProps>, rig: Rig): void {
  const { invalidate } = useThree()
  const { serial, view } = latest.current.camera
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish counts when its serial does
  useEffect(() => {
    const { scene, camera } = latest.current
    const viewer = scene.pieces.find(({ id }) => id === camera.piece)
    if (camera.view === 'eye' && viewer)
      rig.look('eye', scene, {
        spot: toSpot(scene, viewer.at),
        height: 26 + (viewer.raised ?? 0) / 100,
        turn: yaw(viewer.facing),
      })
    else if (camera.view !== rig.view && camera.view !== 'eye') rig.look(camera.view, scene)
    if (camera.centre && camera.view !== 'eye') {
      const [x, z] = toSpot(scene, camera.centre)
      rig.to({ x, z })
    }
    invalidate()
  }, [serial, view, rig])
}

/** When the last have been set up, the view opens again on all of them. */
function useSettled(latest: RefObject<TableProps>, rig: Rig): void {
  const { invalidate } = useThree()
  const { laying = false, pieces } = latest.current.scene
  const own = pieces.filter(({ side, own = side === 0, states }) => own && !states.includes('ghost')).length
  const framed = useRef(own)
  useEffect(() => {
    if (laying) return
    if (own > framed.current) rig.settle(latest.current.scene)
    framed.current = own
    invalidate()
  }, [laying, own, latest, rig, invalidate])
}

/** Pointer and page move the camera; the pointer also says what it is over. */
function usePointer(
  latest: RefObject<StageProps>,
  rig: Rig,
  hovered: RefObject<string | null>,
  onGlass: RefObject<OnGlass>,
): void {
  const { invalidate } = useThree()
  useEffect(() => {
    const moved =
      <T extends unknown[]>(act: (...args: T) => void) =>
      (...args: T): void => {
        act(...args)
        invalidate()
      }
    const panBy = moved((dx: number, dy: number) => rig.panBy(dx, dy))
    const zoomBy = moved((factor: number, px?: number, py?: number) => rig.zoomBy(factor, px, py))
    const rotateBy = moved((degrees: number, tilt?: number) => rig.rotateBy(degrees, tilt))
    const project = (at: Point) => {
      const [x, z] = toSpot(latest.current.scene, at)
      return rig.project(x, rig.relief.at(x, z), z)
    }
    const withdraw = provideControl({
      panBy,
      zoomBy: factor => zoomBy(factor),
      rotateBy: (degrees, tilt) => rotateBy(degrees, tilt),
      project,
      showAll: moved(() => rig.to(rig.wholeTable())),
    })
    const pointer = new Pointer({
      under: (px, py, finger) => under(latest.current.scene, rig, onGlass.current, { px, py, finger }),
      grip: (px, py) => {
        const { scene } = latest.current
        const spot = rig.ground(px, py)
        return spot && gripAt(scene.pieces, toPoint(scene, ...spot), (fingertip / rig.zoom) * 100)
      },
      reach: finger => ((finger ? fingertip : grace) / rig.zoom) * 100,
      panBy,
      rotateBy,
      zoomBy,
      turns: () => rig.view === 'free',
      hand: () => latest.current.scene.hand ?? emptyHand,
      within: box => piecesWithin(latest.current.scene, box, project),
      drawBox: box => outlineBox(latest.current.holder.current, box),
      send: event => {
        const over = event.type === 'hover' ? event.terrain : event.type === 'leave' ? null : hovered.current
        if (over !== hovered.current) {
          hovered.current = over
          invalidate()
        }
        latest.current.onEvent(event)
      },
    })
    const { holder } = latest.current
    const stop = holder.current ? pointer.listen(holder.current) : undefined
    return () => {
      withdraw()
      stop?.()
    }
  }, [rig, latest, hovered, onGlass, invalidate])
}

interface Touched {
  readonly px: number
  readonly py: number
  readonly finger: boolean
}

/** A badge means its piece, wherever it stands on the screen; while pieces are set up, the ground behind it. */
function under(scene: TableScene, rig: Rig, glass: OnGlass, { px, py, finger }: Touched): Under | null {
  const stamped = scene.laying ? null : badgeAt(glass, px, py)
  const worn = scene.pieces.find(({ id }) => id === stamped)
  if (worn) return { at: worn.at, piece: worn.id, terrain: terrainAt(scene.terrain, worn.at) }
  const spot = rig.ground(px, py)
  if (!spot) return null
  const at = toPoint(scene, spot[0], spot[1])
  const met = rig.view === 'straight' ? null : pieceAlong(scene, rig.ray(px, py), rig.relief.at)
  return {
    at,
    piece: met ?? pieceAt(scene.pieces, at, (grace / rig.zoom) * 100, finger ? fingerOn(scene, rig.zoom) : 0),
    terrain: terrainAt(scene.terrain, at),
  }
}

/** Roofs come off over people inside and under the pointer; straight down, crowns thin out over pieces. */
function uncover(scene: TableScene, board: Board, pieces: Pieces, hovered: string | null, fromAbove: boolean): void {
  for (const terrain of scene.terrain) {
    const roof = board.roofs.get(terrain.id)
    if (roof) roof.visible = !(terrain.open || hovered === terrain.id)
  }
  const feet = [...pieces.footings.values()]
  for (const crown of board.crowns)
    crown.thin(fromAbove && feet.some(({ x, z }) => Math.hypot(x - crown.x, z - crown.z) < crown.radius + 8))
}

/** For tests and for the curious: how many frames were drawn, what the last one cost, and from where it was seen. */
function report(holder: HTMLElement | null, { info }: WebGLRenderer, rig: Rig): void {
  if (!holder) return
  holder.dataset.view = rig.stand
  holder.dataset.frames = String(Number(holder.dataset.frames ?? 0) + 1)
  holder.dataset.calls = String(info.render.calls)
  holder.dataset.triangles = String(info.render.triangles)
}
