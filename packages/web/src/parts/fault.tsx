import { Component, type ErrorInfo, type ReactNode } from 'react'
import { go } from '../route.ts'
import { useSaves } from '../saves.ts'
import { useTable } from '../store.ts'
import './fault.css'

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
    const kept = useSaves.getState().games.find(game => game.id === useSaves.getState().current?.id)
    const report = () => `${error.message}\n${error.stack ?? ''}\n${this.where}\n${navigator.userAgent}`
    return (
      <main className="fault">
        <h1>Sandtable made a mistake and stopped before changing anything.</h1>
        {kept && <p className="reading">The game is safe at turn {kept.turn}.</p>}
        <pre className="fault-report">{error.message}</pre>
        <p className="row">
          <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(report())}>
            Copy the report
          </button>
          <button type="button" className="button" onClick={() => this.setState({ error: null })}>
            Show the screen again
          </button>
          <button type="button" className="button" onClick={() => this.leave()}>
            Go home
          </button>
        </p>
      </main>
    )
  }
}
