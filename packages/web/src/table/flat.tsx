import type { Point } from '@sandtable/kernel'
import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { outlineBox, piecesWithin } from './box.ts'
import { frameDrawn, provideControl } from './control.ts'
import { paintMap } from './map/paint.ts'
import { drawOverlays, drawPieces } from './map/pieces.ts'
import { drawLabel } from './overlay/label.ts'
import { fingerOn, fingertip, grace, gripAt, pieceAt, terrainAt } from './pick.ts'
import { Pointer } from './pointer.ts'
import { clamp } from './random.ts'
import { emptyHand, type TableProps } from './scene.ts'
import { dusk } from './style.ts'
import { toPoint, toSpot } from './world.ts'

/** The table as a flat map, with everything that can be done on the solid one except to look at it from aslant. */
export function FlatTable(props: TableProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(props)
  latest.current = props
  const view = useRef({ x: 0, z: 0, zoom: 0 })
  const { camera, motion, onMotionDone } = props

  useEffect(() => {
    if (motion.length > 0) onMotionDone()
  }, [motion, onMotionDone])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish counts when its serial does
  useEffect(() => {
    const { camera: wish, scene } = latest.current
    if (!wish.centre) return
    const [x, z] = toSpot(scene, wish.centre)
    Object.assign(view.current, { x, z })
  }, [camera.serial])

  useEffect(() => {
    if (canvas.current) draw(canvas.current, latest.current, view.current)
  })

  useFlatPointer(canvas, latest, view)

  return (
    <canvas
      ref={canvas}
      data-table="flat"
      style={{ width: '100%', height: '100%', display: 'block', background: '#171412', touchAction: 'none' }}
    />
  )
}

interface View {
  x: number
  z: number
  zoom: number
}

/** How the flat table is looked at: the same moves as in 3D, without any height. */
function flatCamera(element: HTMLCanvasElement, latest: RefObject<TableProps>, view: RefObject<View>) {
  const redraw = (): void => draw(element, latest.current, view.current)
  const ground = (px: number, py: number): readonly [number, number] => [
    view.current.x + (px - element.clientWidth / 2) / view.current.zoom,
    view.current.z + (py - element.clientHeight / 2) / view.current.zoom,
  ]
  return {
    redraw,
    ground,
    panBy(dx: number, dy: number): void {
      view.current.x += dx / view.current.zoom
      view.current.z += dy / view.current.zoom
      redraw()
    },
    zoomBy(factor: number, px = element.clientWidth / 2, py = element.clientHeight / 2): void {
      const before = ground(px, py)
      view.current.zoom = clamp(view.current.zoom * factor, 0.25, 12)
      const after = ground(px, py)
      view.current.x += before[0] - after[0]
      view.current.z += before[1] - after[1]
      redraw()
    },
    project(at: Point) {
      const [x, z] = toSpot(latest.current.scene, at)
      const { x: vx, z: vz, zoom } = view.current
      return { px: (x - vx) * zoom + element.clientWidth / 2, py: (z - vz) * zoom + element.clientHeight / 2 }
    },
    showAll(): void {
      Object.assign(view.current, { x: 0, z: 0, zoom: 0 })
      redraw()
    },
  }
}

function useFlatPointer(
  canvas: RefObject<HTMLCanvasElement | null>,
  latest: RefObject<TableProps>,
  view: RefObject<View>,
): void {
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const { redraw, ground, panBy, zoomBy, project, showAll } = flatCamera(element, latest, view)
    const withdraw = provideControl({
      panBy,
      zoomBy: factor => zoomBy(factor),
      rotateBy: () => undefined,
      project,
      showAll,
    })
    const pointer = new Pointer({
      under: (px, py, finger) => {
        const { scene } = latest.current
        const { zoom } = view.current
        const at = toPoint(scene, ...ground(px, py))
        const piece = pieceAt(scene.pieces, at, (grace / zoom) * 100, finger ? fingerOn(scene, zoom) : 0)
        return { at, piece, terrain: terrainAt(scene.terrain, at) }
      },
      grip: (px, py) => {
        const { scene } = latest.current
        return gripAt(scene.pieces, toPoint(scene, ...ground(px, py)), (fingertip / view.current.zoom) * 100)
      },
      reach: finger => ((finger ? fingertip : grace) / view.current.zoom) * 100,
      panBy,
      zoomBy,
      rotateBy: () => undefined,
      turns: () => false,
      hand: () => latest.current.scene.hand ?? emptyHand,
      within: box => piecesWithin(latest.current.scene, box, project),
      drawBox: box => outlineBox(element.parentElement, box),
      send: event => latest.current.onEvent(event),
    })
    const stop = pointer.listen(element)
    const watch = new ResizeObserver(redraw)
    watch.observe(element)
    return () => {
      withdraw()
      stop()
      watch.disconnect()
    }
  }, [canvas, latest, view])
}

function draw(canvas: HTMLCanvasElement, { scene }: TableProps, view: View): void {
  const dpr = Math.min(2, devicePixelRatio)
  const [width, height] = [canvas.clientWidth, canvas.clientHeight]
  if (!width || !height) return
  canvas.width = Math.round(width * dpr)
  canvas.height = Math.round(height * dpr)
  const [w, d] = [scene.width / 100, scene.depth / 100]
  if (!view.zoom) view.zoom = Math.min(width / (w + 30), height / (d + 30))
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const place = (): void => {
    brush.setTransform(
      view.zoom * dpr,
      0,
      0,
      view.zoom * dpr,
      (width / 2 - view.x * view.zoom) * dpr,
      (height / 2 - view.z * view.zoom) * dpr,
    )
  }
  place()
  brush.fillStyle = '#4a3220'
  brush.fillRect(-w / 2 - 14, -d / 2 - 14, w + 28, d + 28)
  brush.drawImage(paintMap(scene, 2048), -w / 2, -d / 2, w, d)
  if (scene.night) {
    brush.globalCompositeOperation = 'multiply'
    brush.fillStyle = dusk[scene.night]
    brush.fillRect(-w / 2, -d / 2, w, d)
    brush.globalCompositeOperation = 'source-over'
  }
  brush.lineCap = 'butt'
  brush.lineJoin = 'round'
  const labels = drawOverlays(brush, scene, view.zoom)
  drawPieces(brush, scene, view.zoom)
  brush.setTransform(dpr, 0, 0, dpr, 0, 0)
  const words = labels.map(({ at, text }) =>
    drawLabel(brush, (at[0] - view.x) * view.zoom + width / 2, (at[1] - view.z) * view.zoom + height / 2, text),
  )
  frameDrawn(words)
}
