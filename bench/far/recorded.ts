/** A game between two bots far apart: what they decided, and how many bytes each viewer was sent for it. */
import { scripted } from '@sandtable/bots'
import { type Decision, SandtableError } from '@sandtable/kernel'
import { FarDesk, type GameMade, WATCHER } from '@sandtable/room'
import { sourceOf } from '../battle.ts'
import { type BenchServer, Line } from './client.ts'

export interface Recorded {
  readonly battle: string
  readonly sides: readonly string[]
  readonly decisions: readonly { readonly side: string; readonly decision: Decision }[]
  /** Bytes for each decision and viewer. */
  readonly bytes: readonly number[]
}

/** After so many decisions a player must not be faster than the server allows, in ms. */
export const BURST = 100
export const PAUSE = 30

export const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

const clock = { now: () => performance.now(), wait: async () => {} }

/** A page that a bot sits at. It knows what it was told, and nothing else. */
class Page {
  readonly desk = new FarDesk(clock)
  readonly side: string
  readonly #ruleset: string
  bytes = 0
  line: Line | null = null
  isAsked = false
  isOver = false
  heard: () => void = () => {}

  constructor(side: string, ruleset: string) {
    this.side = side
    this.#ruleset = ruleset
  }

  async sit(server: BenchServer, game: string, secret: string): Promise<void> {
    this.line = await Line.open(server, game, secret, (message, bytes) => {
      this.bytes += bytes
      if (message.type !== 'state') return
      const { waitingFor, outcome } = this.desk.take(this.side, this.#ruleset, message)
      this.isAsked = waitingFor.includes(this.side)
      this.isOver = outcome !== null
      this.heard()
    })
  }
}

/** Lets bots play a game, this many decisions at most. */
export async function recorded(server: BenchServer, battle: string, most: number): Promise<Recorded> {
  const [ruleset = ''] = battle.split('/')
  const sides = (sourceOf(battle).value as { readonly sides: readonly { readonly id: string }[] }).sides.map(
    ({ id }) => id,
  )
  const made = await server.make(battle, sides)
  const seats: GameMade['seats'] = { ...made.seats, [WATCHER]: made.watch }
  const pages = [...sides, WATCHER].map(side => new Page(side, ruleset))
  for (const page of pages) await page.sit(server, made.game, seats[page.side] ?? '')
  const bots = new Map(sides.map(side => [side, scripted(side)]))
  const decisions: { side: string; decision: Decision }[] = []
  const bytes: number[] = []
  /** Until this holds at the pages, which are told one after the other. */
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise(done => {
      const look = (): void => {
        if (isSo()) done()
      }
      for (const page of pages) page.heard = look
      look()
    })
  await until(() => pages.every(({ line }) => (line?.seq ?? -1) >= 0))
  while (decisions.length < most && !pages.some(({ isOver }) => isOver)) {
    await until(() => pages.some(({ isAsked, isOver }) => isAsked || isOver))
    const page = pages.find(({ isAsked }) => isAsked)
    if (!page?.line) break
    const decision = (bots.get(page.side) as ReturnType<typeof scripted>).decide(page.desk.room.seat(page.side))
    for (const one of pages) one.bytes = 0
    if (decisions.length > BURST) await wait(PAUSE)
    const { seq } = page.line
    page.isAsked = false
    try {
      await page.line.ask('decide', [decision])
    } catch (error) {
      throw new SandtableError('PLAY-1', battle, `a bot far away was refused: ${error}`)
    }
    await until(() => pages.every(({ line }) => (line?.seq ?? -1) > seq))
    decisions.push({ side: page.side, decision })
    bytes.push(...pages.map(one => one.bytes))
  }
  for (const page of pages) page.line?.close()
  return { battle, sides, decisions, bytes }
}
