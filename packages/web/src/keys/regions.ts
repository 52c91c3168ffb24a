/** The regions of all screens, in the order in which F6 goes round those that are there. */
const regions = [
  'header',
  'main',
  '.hand',
  '.coach',
  '.rail .prompt',
  '.tray',
  '.log',
  'footer:not(.coach *)',
  '.rulebook-panel',
] as const

/** Is the table itself in hand? There Tab goes through the pieces, and who plays there goes on there. */
export const isAtTable = (): boolean => document.activeElement?.tagName === 'MAIN'

/** Puts the focus into the next region that is there. */
export function toRegion(step: 1 | -1): void {
  const found = regions.flatMap(region => document.querySelector<HTMLElement>(region) ?? [])
  // some lie within others: the innermost counts
  const here = found.findLastIndex(region => region.contains(document.activeElement))
  const next = found[(here + step + found.length) % found.length] ?? found[0]
  if (!next) return
  // a prompt is read by its question
  const heading = next.querySelector<HTMLElement>('h2[tabindex]')
  const target = heading ?? next
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}
