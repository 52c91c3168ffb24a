import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What happens in this process, counted. */
export class Metrics {
  readonly #counts = new Map<string, number>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.#delay.enable()
  }

  count(what: 'messages' | 'errors' | 'games_made' | 'connections'): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  /** In the format that Prometheus reads. */
  text(now: { readonly [name: string]: number }): string {
    const rows = [
      ...[...this.#counts].map(([what, count]) => [`sandtable_${what}_total`, 'counter', count] as const),
      ...Object.entries(now).map(([name, value]) => [`sandtable_${name}`, 'gauge', value] as const),
      ['process_resident_memory_bytes', 'gauge', process.memoryUsage.rss()] as const,
      ['nodejs_eventloop_lag_p99_seconds', 'gauge', this.#delay.percentile(99) / 1e9] as const,
    ]
    return rows.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('')
  }

  stop(): void {
    this.#delay.disable()
  }
}
