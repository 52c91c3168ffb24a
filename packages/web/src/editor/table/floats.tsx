import { useHint } from '../../keys/bindings.ts'
import { perform } from '../../keys/listen.ts'
import { useWords } from '../../language/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { COARSE, useMedia } from '../../touch/media.ts'
import { editorWords } from '../language/index.ts'
import { useEditor } from '../store.ts'
import '../../touch/table-tools.css'

/** How one looks at the table, whether things snap, and what the tool in the hand expects. */
export function TableFloats({ isStraight }: { readonly isStraight: boolean }) {
  const words = editorWords.use()
  const { touch } = useWords()
  const snaps = useEditor(editor => editor.snaps)
  const [straight, whole, snap] = [useHint('straight'), useHint('zoomReset'), useHint('snap')]
  return (
    <>
      <ToolHint />
      <section className="table-tools" aria-label={touch.tools} data-more="true">
        <button type="button" className="tool" title={snap} aria-pressed={snaps} onClick={() => perform('snap')}>
          <Icon name="grid" size={24} />
          {words.snap}
        </button>
        <button type="button" className="tool" title={straight} onClick={() => perform('straight')}>
          <Icon name={isStraight ? 'slant' : 'top'} size={24} />
          {isStraight ? touch.slant : touch.straight}
        </button>
        <button type="button" className="tool" title={whole} onClick={() => perform('zoomReset')}>
          <Icon name="whole" size={24} />
          {touch.whole}
        </button>
      </section>
    </>
  )
}

function ToolHint() {
  const words = editorWords.use()
  const hints = useMedia(COARSE) ? words.hintsByFinger : words.hints
  const tool = useEditor(editor => editor.tool)
  const points = useEditor(editor => editor.points.length)
  if (tool.type === 'select') return null
  const hint = tool.type === 'draw' ? hints[tool.shape](points) : hints[tool.type]
  const needed = tool.type === 'draw' && tool.shape !== 'circle' ? (tool.shape === 'line' ? 2 : 3) : null
  return (
    <div className="tool-hint">
      <p role="status">{hint}</p>
      {tool.type === 'stamp' && (
        <span className="row">
          {(['turnLeft', 'turnRight'] as const).map(id => (
            <button key={id} type="button" className="small-button" onClick={() => perform(id)}>
              {words.deedsOf[id]}
            </button>
          ))}
        </span>
      )}
      {points > 0 && (
        <span className="row">
          {needed !== null && (
            <button
              type="button"
              className="small-button"
              aria-disabled={points < needed}
              onClick={() => points >= needed && perform('finish')}
            >
              {words.hints.done}
            </button>
          )}
          <button type="button" className="small-button" onClick={() => perform('remove')}>
            {words.hints.back}
          </button>
        </span>
      )}
    </div>
  )
}
