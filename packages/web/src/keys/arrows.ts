/** Lists in which arrow keys go from one to the next, as in any list. Tab leaves them as it always does. */
const lists =
  '.piece-list, .choices, .offer-tabs, .cards-in-hand, .units, .rulebook-chapters, .rulebook-found, .kept-list, .table-tools'

const steps: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Before the table hears of it: there the same keys move the view. */
export function walkLists(event: KeyboardEvent): void {
  const step = steps[event.key]
  const target = event.target as HTMLElement
  const list = target.closest<HTMLElement>(lists)
  if (!step || !list || event.ctrlKey || event.altKey || event.metaKey || !target.matches('button, a')) return
  const all = [...list.querySelectorAll<HTMLElement>('button, a')].filter(one => one.offsetParent !== null)
  all[step(all.indexOf(target), all.length)]?.focus()
  event.preventDefault()
  event.stopPropagation()
}
