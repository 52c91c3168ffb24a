import { type ReactElement, useEffect, useRef } from 'react'
import { words } from '../language/index.ts'
import { paintMap } from './map/paint.ts'
import { drawOverlays, drawPieces } from './map/pieces.ts'
import type { TableScene } from './scene.ts'

/** A small picture of a table, for choosing a scenario. It loads no three.js. */
export function MapPreview({
  scene,
  pixels = 640,
}: {
  readonly scene: TableScene
  readonly pixels?: number
}): ReactElement {
  const ref = useRef<HTMLCanvasElement>(null)
  const height = Math.round((pixels * scene.depth) / scene.width)
  useEffect(() => {
    const canvas = ref.current
    const brush = canvas?.getContext('2d')
    if (!brush) return
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.drawImage(paintMap(scene, pixels), 0, 0)
    const scale = (pixels * 100) / scene.width
    brush.setTransform(scale, 0, 0, scale, pixels / 2, height / 2)
    // badges are as large as on the table, however small the picture is shown
    const shown = Math.min(scale, ((canvas?.clientWidth || pixels) * 100) / scene.width)
    drawOverlays(brush, scene, shown)
    drawPieces(brush, scene, shown)
  }, [scene, pixels, height])
  return (
    <canvas
      ref={ref}
      width={pixels}
      height={height}
      style={{ width: '100%', height: 'auto', display: 'block' }}
      role="img"
      aria-label={words().play.map}
    />
  )
}
