/** Games far apart: bots at pages that know nothing but what they were told. */
import { type Bot, scripted } from '@sandtable/bots'
import type { Decision, Id } from '@sandtable/kernel'
import type { GameMade } from '@sandtable/room'
import { sourceOf } from '../bench/battle.ts'
import { FarError, FarPage, until, wishFor } from '../packages/server/src/game/far.fixture.ts'
import { MOST } from './games.ts'

export const sidesOf = (battle: string): readonly Id[] =>
  (sourceOf(battle).value as { readonly sides: readonly { readonly id: Id }[] }).sides.map(({ id }) => id)

/** A game of this battle in which people play every side. */
export const wishOf = (battle: string) =>
  wishFor(battle, Object.fromEntries(sidesOf(battle).map(side => [side, 'person'])))

/** How long to wait where a page sends more than its share, in ms. */
const PAUSE = 1000

/** One game, with a page for every side. */
export class FarMatch {
  readonly made: GameMade
  readonly pages: readonly FarPage[]
  readonly #bots: ReadonlyMap<Id, Bot>

  private constructor(made: GameMade, pages: readonly FarPage[], seed: number) {
    this.made = made
    this.pages = pages
    this.#bots = new Map(Object.keys(made.seats).map(side => [side, scripted(`${seed} ${side}`)]))
  }

  /** Everybody sits down, each on a line of their own. */
  static async begin(made: GameMade, seed: number, connect: (page: FarPage) => Promise<void>): Promise<FarMatch> {
    const pages: FarPage[] = []
    for (const [side, secret] of Object.entries(made.seats)) {
      const page = new FarPage()
      await connect(page)
      await page.hello(made.game, secret, { nonce: `${seed} ${side}` })
      pages.push(page)
    }
    await until(() => pages.every(({ scene }) => scene !== null))
    return new FarMatch(made, pages, seed)
  }

  get isOver(): boolean {
    return this.pages.some(({ scene }) => scene?.outcome != null)
  }

  /** The page that is to decide; null when it is over. */
  async asked(): Promise<FarPage | null> {
    const next = () => this.pages.find(page => page.scene?.waitingFor.includes(page.seat))
    await until(() => this.isOver || next() !== undefined)
    return this.isOver ? null : (next() ?? null)
  }

  /** What the bot at this page decides. */
  thinks(page: FarPage): Decision {
    return (this.#bots.get(page.seat) as Bot).decide(page.desk.room.seat(page.seat))
  }

  /** The page decides, and everybody has heard of it. */
  async decide(page: FarPage, decision: Decision, key?: string): Promise<void> {
    const { seq } = page
    for (;;)
      try {
        await page.ask('decide', [decision], { seq, ...(key !== undefined && { key }) })
        break
      } catch (error) {
        if (!(error instanceof FarError) || !error.wrong.code.endsWith('NET-8')) throw error
        await new Promise(done => setTimeout(done, PAUSE))
      }
    await until(() => this.pages.every(one => one.seq > seq))
  }

  /** The bots play to the end; the game as the server has it. */
  async playOut(): Promise<string> {
    for (let count = 0; ; count++) {
      if (count === MOST) throw new Error(`it is not over after ${MOST} decisions`)
      const page = await this.asked()
      if (!page) break
      await this.decide(page, this.thinks(page))
    }
    return (await (this.pages[0] as FarPage).ask('save', [])) as string
  }

  hangUp(): void {
    for (const page of this.pages) page.hangUp()
  }
}
