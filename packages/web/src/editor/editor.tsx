import { lazy, Suspense, useCallback, useMemo } from 'react'
import { NotHere } from '../parts/not-here.tsx'
import { Notice } from '../parts/notice.tsx'
import { whyNot } from '../saves/kept-words.ts'
import { useIsText } from '../settings/settings.ts'
import type { TableEvent } from '../table/scene.ts'
import { useCamera } from '../table/use-camera.ts'
import { useQuality } from '../table/use-quality.ts'
import { EditorBar } from './bar.tsx'
import { useEditorKeys } from './keys.ts'
import { editorWords } from './language/index.ts'
import { Palette } from './palette/palette.tsx'
import { EditorRail } from './rail/rail.tsx'
import { useEditor } from './store.ts'
import { TableFloats } from './table/floats.tsx'
import { PencilLayer } from './table/layer.tsx'
import { pointAt } from './table/pointing.ts'
import { sceneOfSketch } from './table/scene-of-sketch.ts'
import { testPlay } from './test-play.ts'
import { TextTable } from './text/text-table.tsx'
import { type Keeping, useWork } from './works/use-work.ts'
import './editor.css'

const Table = lazy(() => import('../table/table.tsx'))

/** A battle on the table, with the tools to make it. */
export function Editor({ set, id }: { readonly set: string; readonly id: string }) {
  const words = editorWords.use()
  const keeping = useWork(set, id)
  if (keeping.problem) return <NotHere says={keeping.problem} />
  if (keeping.state === 'missing') return <NotHere says={words.missing} />
  if (keeping.state === 'opening') return <main className="laying">{words.opening}</main>
  return <Desk keeping={keeping} />
}

function Desk({ keeping }: { readonly keeping: Keeping }) {
  const words = editorWords.use()
  const [camera, wish] = useCamera('straight') // one draws as on a map
  const isWatched = useEditor(editor => editor.isWatched)
  const { keepNow } = keeping
  const play = useCallback(() => void testPlay(keepNow), [keepNow])
  const isText = useIsText()
  useEditorKeys(wish, play, isText)
  return (
    <div className={isText ? 'editor in-text' : 'editor'}>
      <EditorBar keeping={keeping} onPlay={play} />
      {!isText && <Palette />}
      <main className={isText ? 'in-words' : 'table'} aria-label={words.table} tabIndex={-1}>
        {isText ? (
          <TextTable />
        ) : (
          <>
            <EditorTable camera={camera} />
            <PencilLayer />
            <TableFloats isStraight={camera.view === 'straight'} />
          </>
        )}
        <div className="editor-notes">
          {isWatched && (
            <Notice>
              {words.watched}{' '}
              <button type="button" className="link" onClick={() => void keeping.takeOver()}>
                {words.takeOver}
              </button>
            </Notice>
          )}
          {keeping.trouble && <Notice caution>{whyNot(keeping.trouble)}</Notice>}
        </div>
      </main>
      <EditorRail />
    </div>
  )
}

function EditorTable({ camera }: { readonly camera: ReturnType<typeof useCamera>[0] }) {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const opened = useEditor(editor => editor.opened)
  const selection = useEditor(editor => editor.selection)
  const tool = useEditor(editor => editor.tool)
  const quality = useQuality()
  const scene = useMemo(() => sceneOfSketch(rules, opened, selection, tool), [rules, opened, selection, tool])
  const heard = useCallback((event: TableEvent) => scene && pointAt(event, scene), [scene])
  if (!scene) return <p className="loading">{words.noTable}</p>
  return (
    <Suspense fallback={<p className="loading">{words.opening}</p>}>
      <Table
        scene={scene}
        quality={quality}
        camera={camera}
        motion={still}
        speed={1}
        onEvent={heard}
        onMotionDone={nothingMoves}
      />
    </Suspense>
  )
}

const still: readonly never[] = []
const nothingMoves = (): void => undefined
