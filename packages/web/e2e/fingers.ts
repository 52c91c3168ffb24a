import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Visit } from './seat.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Longer than the page waits for a second tap, or for a finger that asks for details, in ms. */
const LONGEST = 550

/** Fingers on the glass, as many as one likes. */
export class Fingers {
  private readonly page: Page
  private readonly session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.session = session
  }

  static async on({ page, context }: Visit): Promise<Fingers> {
    return new Fingers(page, await context.newCDPSession(page))
  }

  /** All fingers that are now on the glass: those that are named, and no others. */
  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }))
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async down(...places: readonly Place[]): Promise<void> {
    await this.touch('touchStart', places)
  }

  async move(...places: readonly Place[]): Promise<void> {
    await this.touch('touchMove', places)
  }

  /** Those that are named stay. */
  async lift(...places: readonly Place[]): Promise<void> {
    await this.touch('touchEnd', places)
  }

  async tap({ x, y }: Place): Promise<void> {
    await this.page.touchscreen.tap(x, y)
  }

  /** One finger from here to there, in steps. */
  async drag(from: Place, to: Place, steps = 6): Promise<void> {
    await this.down(from)
    for (let i = 1; i <= steps; i++)
      await this.move({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps })
    await this.lift()
  }

  /** Rests on a place until this has come of it. */
  async hold(at: Place, until: Locator, state: 'visible' | 'detached' = 'visible'): Promise<void> {
    await this.down(at)
    await until.waitFor({ state })
    await this.lift()
  }

  /** Until every timer that the page has begun for a finger (src/table/pointer.ts) has run out: a longer one of its own, begun now, comes last. */
  async rest(): Promise<void> {
    await this.page.evaluate(time => new Promise(done => setTimeout(done, time)), LONGEST)
  }
}

/** The middle of something on the page. */
export async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
