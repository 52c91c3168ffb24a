import type { Page } from 'playwright-core'
import { quiet } from './quiet.ts'
import type { Visit } from './seat.ts'

/** A piece as the page lists it for those who cannot see the canvas. */
export interface Listed {
  readonly id: string
  readonly name: string
  /** In hundredths of a millimetre from the south-west corner. */
  readonly at: readonly [number, number]
  readonly own: boolean
  readonly states: readonly string[]
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The rim that is seen round the table, in millimetres: both sides together. */
const RIM = 84

/** A hand on the mouse, over a table that is seen straight down as it is first laid out. */
export class Hand {
  readonly page: Page
  private readonly corner: Place
  private readonly zoom: number

  private constructor(page: Page, corner: Place, zoom: number) {
    this.page = page
    this.corner = corner
    this.zoom = zoom
  }

  /** Sizes in inches, as the scenario has them. */
  static async over({ page }: Visit, width: number, depth: number): Promise<Hand> {
    await page.waitForSelector('[data-table][data-frames]')
    await quiet(page) // a panel that comes or goes moves the table
    await lookDown(page)
    const box = await page.locator('[data-table]').boundingBox()
    if (!box) throw new Error('there is no table on the screen')
    const [w, d] = [width * 25.4, depth * 25.4]
    const zoom = Math.min(box.width / (w + RIM), box.height / (d + RIM))
    const corner = { x: box.x + box.width / 2 - (w / 2) * zoom, y: box.y + box.height / 2 + (d / 2) * zoom }
    return new Hand(page, corner, zoom)
  }

  /** Where on the screen a place of the table is. */
  pixel([x, y]: readonly [number, number]): Place {
    return { x: this.corner.x + (x / 100) * this.zoom, y: this.corner.y - (y / 100) * this.zoom }
  }

  async moveTo(at: readonly [number, number]): Promise<void> {
    const { x, y } = this.pixel(at)
    await this.page.mouse.move(x, y, { steps: 3 })
  }

  async click(at: readonly [number, number], how: { button?: 'right'; with?: string } = {}): Promise<void> {
    const { x, y } = this.pixel(at)
    if (how.with) await this.page.keyboard.down(how.with)
    await this.page.mouse.click(x, y, { button: how.button ?? 'left' })
    if (how.with) await this.page.keyboard.up(how.with)
  }

  /** Presses on a place, moves to another, and stays there until let go. */
  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.moveTo(from)
    await this.page.mouse.down()
    const end = this.pixel(to)
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
  }

  /** What stands on the table now. */
  async pieces(): Promise<readonly Listed[]> {
    return this.page.$$eval('[data-piece]', list =>
      list.map(one => {
        const { piece = '', at = '', own, states = '' } = (one as HTMLElement).dataset
        const [x = 0, y = 0] = at.split(',').map(Number)
        return {
          id: piece,
          name: one.textContent ?? '',
          at: [x, y] as const,
          own: own === 'true',
          states: states.split(' '),
        }
      }),
    )
  }
}

/** A battle may have opened at a slant. */
async function lookDown(page: Page): Promise<void> {
  const table = page.locator('[data-table]')
  if ((await table.getAttribute('data-view'))?.endsWith(' 90.00')) return
  await page.keyboard.press('t')
  await page.waitForSelector('[data-view$=" 90.00"]')
}

export const inches = (x: number, y: number): readonly [number, number] => [Math.round(x * 2540), Math.round(y * 2540)]
