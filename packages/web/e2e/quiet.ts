import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Has the page had nothing to do by itself since then? */
    isQuiet(since: number): boolean
  }
}

/** Runs in the page before it does anything: counts what it waits for, and notes when anything on it changed last. */
export function watchWork(): void {
  /** Long enough for what is drawn next to begin, also on a slow machine. */
  const STILL = 80
  let underWay = 0
  let changed = performance.now()
  const begins = (): void => {
    underWay++
  }
  const ends = (many = 1): void => {
    underWay -= many
    changed = performance.now()
  }

  const Real = Worker
  globalThis.Worker = class extends Real {
    private asked = 0
    constructor(...args: ConstructorParameters<typeof Real>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (!('id' in data)) return
        this.asked--
        ends()
      })
    }
    override postMessage(...args: unknown[]): void {
      this.asked++
      begins()
      super.postMessage(...(args as [unknown]))
    }
    override terminate(): void {
      ends(this.asked)
      this.asked = 0
      super.terminate()
    }
  }

  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args)
    begins()
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => ends())
    return transaction
  }

  const look = new MutationObserver(() => {
    changed = performance.now()
  })
  look.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  window.isQuiet = since =>
    underWay === 0 &&
    performance.now() - Math.max(changed, since) > STILL &&
    document.querySelector('[data-waiting]') === null
}

/** Waits until nothing is under way: no question to the game, nothing being kept, no computer's turn, no drawing. */
export async function quiet(page: Page): Promise<void> {
  const asked = await page.evaluate(() => performance.now())
  await page.waitForFunction(since => window.isQuiet(since), asked, { timeout: 60_000 })
}
