import { useState } from 'react'
import { useWords } from '../language/index.ts'
import { sayProblem } from '../words/say-problem.ts'
import { Notice } from './notice.tsx'

interface DeedProps {
  readonly word: string
  readonly primary?: boolean
  /** A link rather than a button. */
  readonly plain?: boolean
  act(): Promise<unknown>
}

/** A button whose deed takes a moment and may fail: its word changes, and what went wrong is said below. */
export function Deed({ word, primary, plain, act }: DeedProps) {
  const { home } = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      setProblem(sayProblem(error))
    }
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className={plain ? 'link' : primary ? 'button wide primary' : 'button wide'}
        onClick={() => void start()}
      >
        {isBusy ? home.laying : word}
      </button>
      {problem && <Notice caution>{problem}</Notice>}
    </>
  )
}
