import { monitorEventLoopDelay } from 'node:perf_hooks'

type Counted = 'messages' | 'errors' | 'games_made' | 'connections' | 'steps' | 'storage_errors' | 'refused'

/** Upper ends of the buckets in which the time to store a step is counted, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const
const STORED = 'sandtable_step_stored_seconds'

/** What happens in this process, counted. */
export class Metrics {
  readonly #counts = new Map<string, number>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #buckets = BUCKETS.map(() => 0)
  #stored = { count: 0, seconds: 0 }

  constructor() {
    this.#delay.enable()
  }

  count(what: Counted): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  /** Storing a step took so many ms. */
  took(milliseconds: number): void {
    const seconds = milliseconds / 1000
    for (const [i, end] of BUCKETS.entries()) if (seconds <= end) this.#buckets[i] = (this.#buckets[i] ?? 0) + 1
    this.#stored = { count: this.#stored.count + 1, seconds: this.#stored.seconds + seconds }
  }

  /** In the format that Prometheus reads. */
  text(now: { readonly [name: string]: number }): string {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const rows = [
      ...[...this.#counts].map(([what, count]) => [`sandtable_${what}_total`, 'counter', count] as const),
      ...Object.entries(now).map(([name, value]) => [`sandtable_${name}`, 'gauge', value] as const),
      ['process_resident_memory_bytes', 'gauge', rss] as const,
      ['process_cpu_seconds_total', 'counter', (user + system) / 1e6] as const,
      ['nodejs_heap_size_used_bytes', 'gauge', heapUsed] as const,
      ['nodejs_eventloop_lag_p99_seconds', 'gauge', this.#delay.percentile(99) / 1e9] as const,
      ['nodejs_eventloop_lag_max_seconds', 'gauge', this.#delay.max / 1e9] as const,
    ]
    return rows.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('') + this.#histogram
  }

  get #histogram(): string {
    const { count, seconds } = this.#stored
    const buckets = BUCKETS.map((end, i) => `${STORED}_bucket{le="${end}"} ${this.#buckets[i]}\n`).join('')
    const rest = `${STORED}_bucket{le="+Inf"} ${count}\n${STORED}_sum ${seconds}\n${STORED}_count ${count}\n`
    return `# TYPE ${STORED} histogram\n${buckets}${rest}`
  }

  stop(): void {
    this.#delay.disable()
  }
}
