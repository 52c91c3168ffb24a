import { inch, type Point } from '@sandtable/kernel'
import { type ReactElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { DemoScene } from './table/demo/making.ts'
import { Pairs } from './table/demo/pairs.tsx'
import { realScene, unmarked } from './table/demo/real.ts'
import { demoScenes } from './table/demo/scenes.ts'
import { FlatTable } from './table/flat.tsx'
import { MapPreview } from './table/preview.tsx'
import type { CameraWish, Quality, TableEvent, TableScene } from './table/scene.ts'
import Table, { panBy, rotateBy, zoomBy } from './table/table.tsx'

/** The table by itself, ?pair=overview beside the renders it is to stand beside; ?scene=crossroads|trench|armour|themes&view=straight|free&quality=plain|light|full&zoom=…&at=x,y (inches) */
const query = new URLSearchParams(location.search)

function Demo(): ReactElement {
  if (query.get('flat') === 'preview')
    return <MapPreview scene={demoScenes(query.get('scene') ?? 'crossroads', query.get('theme')).scene} pixels={1000} />
  const pair = query.get('pair')
  if (pair) return <Pairs name={pair} quality={(query.get('quality') ?? 'full') as Quality} />
  return query.get('battle') ? (
    <RealDemo />
  ) : (
    <TableDemo {...demoScenes(query.get('scene') ?? 'crossroads', query.get('theme'))} />
  )
}

/** ?battle=<set>/<battle>&turn=3&viewer=allied: a real position. */
function RealDemo(): ReactElement | null {
  const [scene, setScene] = useState<TableScene | null>(null)
  useEffect(() => {
    const [battle, viewer] = [query.get('battle') ?? '', query.get('viewer')]
    void realScene({ battle, turn: Number(query.get('turn') ?? 1), ...(viewer && { viewer }) }).then(setScene)
  }, [])
  return scene && <TableDemo scene={scene} motion={[]} />
}

function TableDemo(scene: DemoScene): ReactElement {
  const at = query.get('at')?.split(',').map(Number)
  const camera: CameraWish = {
    view: (query.get('view') ?? 'straight') as CameraWish['view'],
    serial: 1,
    ...(query.get('piece') && { piece: query.get('piece') as string }),
    ...(at && { centre: [inch(at[0] ?? 0), inch(at[1] ?? 0)] as Point }),
  }
  const quality = (query.get('quality') ?? 'plain') as Quality
  const [motion, setMotion] = useState(() => (query.get('motion') ? scene.motion : []))
  const View = query.get('flat') ? FlatTable : Table
  return (
    <View
      scene={shown(scene.scene)}
      quality={quality}
      camera={camera}
      motion={motion}
      speed={Number(query.get('speed') ?? 1)}
      onEvent={(event: TableEvent) => {
        const log = window as { events?: TableEvent[] }
        log.events = [...(log.events ?? []), event]
      }}
      onMotionDone={() => {
        setMotion([])
        Object.assign(window, { motionDone: true })
      }}
    />
  )
}

/** ?open=1 takes the roofs off, ?bare=1 shows the table without anything that was drawn or laid on it. */
function shown(scene: TableScene): TableScene {
  if (query.get('bare')) return unmarked(scene)
  return query.get('open') ? opened(scene) : scene
}

const opened = (scene: TableScene): TableScene => ({
  ...scene,
  terrain: scene.terrain.map(one => (one.look === 'building' ? { ...one, open: true } : one)),
})

Object.assign(window, { control: { panBy, zoomBy, rotateBy } })
createRoot(document.getElementById('root') as HTMLElement).render(<Demo />)
