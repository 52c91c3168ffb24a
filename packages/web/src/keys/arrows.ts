/** Lists in which arrow keys go from one to the next, as in any list. Tab leaves them as it always does. */
const lists =
  '.choices, .offer-tabs, .cards-in-hand, .units, .rulebook-chapters, .rulebook-found, .kept-list, .table-tools'

const steps: { readonly [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Before the table hears of it: there the same keys move the view. */
export function walkLists(event: KeyboardEvent): void {
  const step = steps[event.key]
  const target = event.target as HTMLElement
  const list = target.closest<HTMLElement>(lists)
  if (!step || !list || event.ctrlKey || event.altKey || event.metaKey || !target.matches('button, a')) return
  const all = [...list.querySelectorAll<HTMLElement>('button, a')].filter(one => one.offsetParent !== null)
  all[(all.indexOf(target) + step + all.length) % all.length]?.focus()
  event.preventDefault()
  event.stopPropagation()
}
