import type { Page } from 'playwright-core'

/** What one message of the game has told the page about orders, and to whom. */
export interface Heard {
  readonly seat: string
  /** By side: the stands whose card, arrow or task is in it, one field each. */
  readonly cards: { readonly [side: string]: readonly string[] }
  /** The sides whose decisions to lay a card are in it. */
  readonly ordered: readonly string[]
}

declare global {
  interface Window {
    heard?: Heard[]
  }
}

/** Runs in the page before it does anything: listens to all that its workers tell, as the page itself does. */
export function keepHeard(): void {
  type Told = { readonly [field: string]: unknown }
  const Real = Worker
  const inOrders = (piece: Told): string[] =>
    ['card', 'cardId', 'arrow', 'task', 'taskTarget'].filter(
      field => piece[field] !== undefined && piece[field] !== null,
    )
  globalThis.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Real>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (!data.snapshot || !window.heard) return
        const { seat, view, news } = data.snapshot
        const cards: { [side: string]: string[] } = {}
        const changed = (news as Told[]).flatMap(({ type, table, after }) =>
          type === 'change' && table === 'piece' && after ? [after as Told] : [],
        )
        for (const piece of [...(view.tables.piece as Told[]), ...changed])
          cards[String(piece.side)] = [
            ...(cards[String(piece.side)] ?? []),
            ...inOrders(piece).map(field => `${piece.id} ${field}`),
          ]
        const ordered = (news as Told[]).flatMap(({ type, side, decision }) =>
          type === 'decision' && (decision as Told).action === 'order' ? [String(side)] : [],
        )
        window.heard.push({ seat, cards, ordered })
      })
    }
  }
}

/** What has been told since it was asked before. */
export const hear = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => {
    const heard = window.heard ?? []
    window.heard = []
    return heard
  })
