import { Component, type ErrorInfo, type ReactNode, useState } from 'react'
import { useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { useSaves } from '../saves/saves.ts'
import './fault.css'
import { useWords, words } from '../language/index.ts'

/** Our own mistakes end here: the page says so, the game stays, and the report can be copied. */
export class Fault extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state = { error: null as Error | null }
  private where = ''

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(_: Error, { componentStack }: ErrorInfo) {
    this.where = componentStack ?? ''
  }

  private leave(): void {
    useTable.getState().leave()
    go('#/')
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { page } = words()
    const report = () => `${error.message}\n${error.stack ?? ''}\n${this.where}`
    return (
      <main className="fault">
        <h1>{page.mistake}</h1>
        <p className="reading">{safeTurn()}</p>
        <pre className="fault-report">{error.message}</pre>
        <p className="row">
          <CopyReport report={report} />
          <button type="button" className="button" onClick={() => this.setState({ error: null })}>
            {page.again}
          </button>
          <button type="button" className="button" onClick={() => this.leave()}>
            {page.goHome}
          </button>
        </p>
      </main>
    )
  }
}

/** What is kept stays, whatever the page does. */
export function safeTurn(): string {
  const { games, current } = useSaves.getState()
  const kept = games.find(game => game.id === current?.id)
  return kept ? words().page.safeAt(kept.turn) : ''
}

/** For a bug report: what went wrong, where, and in which browser. Where copying is not allowed, it is shown. */
export function CopyReport({ report }: { report(): string }) {
  const { page } = useWords()
  const [copied, setCopied] = useState<'no' | 'yes' | 'shown'>('no')
  const text = (): string => `${report()}\n${navigator.userAgent}`
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => setCopied('yes'),
        () => setCopied('shown'),
      )
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {copied === 'yes' ? page.copied : page.copyReport}
      </button>
      {copied === 'shown' && <textarea className="fault-report" aria-label={page.report} readOnly value={text()} />}
    </>
  )
}
