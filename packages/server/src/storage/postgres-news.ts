import pg from 'pg'

/** Hears that a game has a step with this number. */
export type Hears = (game: string, seq: number) => void

/** Carries news between nodes, at most once: what is lost is found by the next look at the table. */
export interface News {
  tell(steps: readonly { readonly game: string; readonly seq: number }[]): void
  hear(hears: Hears): void
  close(): Promise<void>
}

/** Also what the connection is called, for whoever looks at the database. */
const CHANNEL = 'sandtable_step'
/** NOTIFY carries less than 8,000 bytes. */
const LONGEST = 7000
/** How long to wait before another attempt to connect, in ms. */
const PAUSE = 1000

/**
 * News by NOTIFY. It is sent after the steps are stored, on one connection, and what comes while one is under way goes
 * together: within their transactions, all commits of all nodes would wait for each other (bench/RESULTS.md).
 */
export function postgresNews(address: string): News {
  let hears: Hears | null = null
  let client: pg.Client | null = null
  let waiting: string[] = []
  let [busy, closed] = [false, false]
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: address, application_name: CHANNEL })
    const lost = (): void => {
      if (client === next) client = null
      next.removeAllListeners('end')
      if (!closed) timer = setTimeout(() => void connect(), PAUSE).unref()
    }
    next.on('error', () => {}) // its end follows
    next.once('end', lost)
    next.on('notification', ({ payload = '' }) => {
      for (const step of payload.split(',')) {
        const [game = '', seq] = step.split(' ')
        hears?.(game, Number(seq))
      }
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch {
      await next.end().catch(() => {})
    }
    if (closed) await next.end().catch(() => {})
  }

  const flush = async (): Promise<void> => {
    busy = true
    while (client && waiting.length > 0) {
      let payload = waiting.shift() ?? ''
      while (waiting[0] !== undefined && payload.length + waiting[0].length < LONGEST) payload += `,${waiting.shift()}`
      await client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {})
    }
    waiting = []
    busy = false
  }

  return {
    tell(steps) {
      if (!client) return
      for (const { game, seq } of steps) waiting.push(`${game} ${seq}`)
      if (!busy) void flush()
    },
    hear(listener) {
      hears = listener
      void connect()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
