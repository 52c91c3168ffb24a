import { useEffect, useState } from 'react'
import { useWords } from '../language/index.ts'
import { CopyReport, safeTurn } from './fault.tsx'

/** Our mistakes outside of any screen: something promised was not done. The screen stays, and the person is told. */
export function Mishap() {
  const { page } = useWords()
  const [report, setReport] = useState<string | null>(null)
  useEffect(() => {
    const failed = ({ reason }: PromiseRejectionEvent) => setReport(said(reason))
    const broke = ({ error, message }: ErrorEvent) => setReport(said(error ?? message))
    addEventListener('unhandledrejection', failed)
    addEventListener('error', broke)
    return () => {
      removeEventListener('unhandledrejection', failed)
      removeEventListener('error', broke)
    }
  }, [])
  if (report === null) return null
  return (
    <div className="mishap" role="alert">
      <p>
        {page.mistake} {safeTurn()}
      </p>
      <p className="row">
        <CopyReport report={() => report} />
        <button type="button" className="button" onClick={() => setReport(null)}>
          {page.close}
        </button>
      </p>
    </div>
  )
}

const said = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ''}` : String(thrown)
