import { useRef, useState } from 'react'
import { editorWords } from '../language/index.ts'
import { edit, useSketch } from '../store.ts'

/** As large as the list of battles shows it. */
const [WIDE, HIGH] = [360, 200]
const MOST = 58_000

/** A picture of the battle: the table as it is seen now, or a file. It is made small, and goes with the battle. */
export function Picture() {
  const words = editorWords.use()
  const { picture } = useSketch()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const put = (next: string | undefined) =>
    edit({ type: 'changed', what: words.picture }, now => {
      const { picture: _, ...rest } = now
      return next ? { ...rest, picture: next } : rest
    })
  const take = async (source: () => Promise<ImageBitmap>) => {
    setProblem(null)
    try {
      put(small(await source()))
    } catch {
      setProblem(words.noPicture)
    }
  }
  return (
    <fieldset className="field nested">
      <legend className="label">{words.picture}</legend>
      {picture && <img className="battle-picture" src={picture} alt="" width={WIDE} height={HIGH} />}
      <div className="row">
        <button type="button" className="small-button" onClick={() => void take(tableNow)}>
          {words.fromTable}
        </button>
        <button type="button" className="small-button" onClick={() => input.current?.click()}>
          {words.fromFile}
        </button>
        {picture && (
          <button type="button" className="small-button" onClick={() => put(undefined)}>
            {words.remove}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.picture}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void take(() => createImageBitmap(file))
          event.target.value = ''
        }}
      />
      {problem && <p className="note caution">{problem}</p>}
    </fieldset>
  )
}

/** The canvas keeps nothing after a frame: it is read in the frame in which it was drawn. */
async function tableNow(): Promise<ImageBitmap> {
  const { onFrame, panBy } = await import('../../table/control.ts')
  const canvas = document.querySelector<HTMLCanvasElement>('.editor [data-table] canvas, canvas[data-table]')
  if (!canvas) throw new Error('no table')
  return new Promise((resolve, reject) => {
    const end = onFrame(() => {
      end()
      createImageBitmap(canvas).then(resolve, reject)
    })
    panBy(0, 0)
  })
}

function small(image: ImageBitmap): string {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  const brush = canvas.getContext('2d')
  const scale = Math.max(WIDE / image.width, HIGH / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  brush?.drawImage(image, (WIDE - w) / 2, (HIGH - h) / 2, w, h)
  for (const quality of [0.8, 0.6, 0.4]) {
    const made = canvas.toDataURL('image/jpeg', quality)
    if (made.length <= MOST) return made
  }
  throw new Error('too large')
}
