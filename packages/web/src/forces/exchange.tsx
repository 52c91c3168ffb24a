import { type Force, readForce, writeForce } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { useId, useRef, useState } from 'react'
import { download, fileName } from '../parts/download.ts'
import { Notice } from '../parts/notice.tsx'
import { go } from '../route.ts'
import { sayProblem } from '../words/say-problem.ts'
import { forceAt, OWN } from './building.ts'
import { keepForce, newForceId } from './kept.ts'
import { forceWords } from './language/index.ts'

/** The force as text, to be copied into a mail or saved. */
export function AsText({ force }: { readonly force: Force }) {
  const words = forceWords.use()
  const [isCopied, setCopied] = useState(false)
  const text = writeForce(force)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <details className="force-text">
      <summary>{words.text}</summary>
      <textarea readOnly value={text} rows={Math.min(18, text.split('\n').length)} aria-label={words.text} />
      <p className="row">
        <button type="button" className="button" onClick={() => void copy().catch(() => setCopied(false))}>
          {words.copyText}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(new Blob([text], { type: 'text/plain' }), `${fileName(force.name)}.txt`)}
        >
          {words.saveText}
        </button>
        {isCopied && <span role="status">{words.copied}</span>}
      </p>
    </details>
  )
}

/** Of a file, no more is read: a force has fewer letters. */
const READ = 200_000

/** A force that came by mail: pasted, or from a file. What is wrong with it is told with its line, and nothing is taken. */
export function ReadText() {
  const words = forceWords.use()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const take = (given: string, file: string): void => {
    try {
      const force = readForce(ruleSets, given, file)
      const own = newForceId()
      keepForce(own, force)
      setText('')
      setProblem(null)
      go(forceAt(force.ruleset, OWN + own))
    } catch (error) {
      setProblem(`${sayProblem(error)} ${words.nothingTaken}`)
    }
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const read = await file.slice(0, READ).text()
    setText(read)
    take(read, file.name)
  }
  return (
    <details className="force-text">
      <summary>{words.readText}</summary>
      <label htmlFor={id} className="label">
        {words.paste}
      </label>
      <textarea id={id} rows={6} value={text} onChange={event => setText(event.target.value)} />
      <p className="row">
        <button
          type="button"
          className="button"
          aria-disabled={text.trim() === ''}
          onClick={() => take(text, words.text)}
        >
          {words.take}
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {words.open}
        </button>
      </p>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        hidden
        aria-label={words.open}
        onChange={event => {
          void open(event.target.files?.[0])
          event.target.value = '' // the same file may be opened again once it is mended
        }}
      />
      {problem && <Notice caution>{problem}</Notice>}
    </details>
  )
}
