import { Canvas } from '@react-three/fiber'
import { type ReactElement, useMemo, useRef } from 'react'
import { ACESFilmicToneMapping, PCFShadowMap } from 'three'
import { useSettings } from '../settings/settings.ts'
import { FlatTable } from './flat.tsx'
import type { TableProps } from './scene.ts'
import { Stage } from './stage.tsx'
import { dusk, paintSides } from './style.ts'

export type { TableControl } from './control.ts'
export { panBy, rotateBy, showAll, zoomBy } from './control.ts'

const hasWebGl = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** The table, as good as the machine can: three-dimensional, or a flat map where there is no WebGL. */
export default function Table(props: TableProps): ReactElement {
  const able = useMemo(hasWebGl, [])
  const colours = useSettings(settings => settings.colours)
  // before anything of it is drawn; another palette is another table
  useMemo(() => paintSides(colours), [colours])
  const key = colours.join()
  return able ? <SolidTable key={key} {...props} /> : <FlatTable key={key} {...props} />
}

function SolidTable(props: TableProps): ReactElement {
  const holder = useRef<HTMLDivElement>(null)
  const glass = useRef<HTMLCanvasElement>(null)
  const { quality, camera } = props
  const vignette = camera.view === 'straight' ? 0.22 : 0.5
  return (
    <div
      ref={holder}
      data-table={quality}
      style={{
        position: 'relative',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        touchAction: 'none',
        background: '#171412',
      }}
    >
      <Canvas
        key={quality}
        frameloop="demand"
        dpr={quality === 'plain' ? Math.min(1, devicePixelRatio) : [1, 2]}
        flat={false}
        shadows={quality === 'plain' ? false : { type: PCFShadowMap }}
        gl={{
          antialias: quality === 'full',
          stencil: true,
          toneMapping: ACESFilmicToneMapping,
          toneMappingExposure: 1.08,
          powerPreference: 'high-performance',
        }}
        events={noEvents}
        style={{ position: 'absolute', inset: 0 }}
      >
        <Stage {...props} holder={holder} glass={glass} />
      </Canvas>
      {props.scene.night && <div style={{ ...over, background: dusk[props.scene.night], mixBlendMode: 'multiply' }} />}
      <canvas
        ref={glass}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
      />
      <div
        style={{
          ...over,
          background: `radial-gradient(ellipse at 50% 48%, transparent 55%, rgba(14,8,3,${vignette}))`,
        }}
      />
    </div>
  )
}

const over = { position: 'absolute', inset: 0, pointerEvents: 'none' } as const

/** Picking is ours: three.js need not look at a single triangle. */
const noEvents = (): { enabled: boolean; priority: number } => ({ enabled: false, priority: 0 })
