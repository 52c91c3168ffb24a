import type { Page } from 'playwright-core'

/** What a walk with the Tab key has left out, and what it came to without one seeing it. */
interface Walk {
  readonly missed: readonly string[]
  readonly unseen: readonly string[]
}

/** Presses Tab all the way round the page. */
export async function walk(page: Page): Promise<Walk> {
  const count = await page.evaluate(markAll)
  const unseen: string[] = []
  for (let i = 0; i < count + 8; i++) {
    await page.keyboard.press('Tab')
    const dim = await page.evaluate(visitOne)
    if (dim) unseen.push(dim)
  }
  return { missed: await page.evaluate(unvisited), unseen: [...new Set(unseen)] }
}

/** Marks what can be pressed or filled in: of a group of radio buttons one, of a summary its details. */
function markAll(): number {
  ;(document.activeElement as HTMLElement | null)?.blur()
  getSelection()?.collapse(document.body.firstElementChild, 0)
  const groups = new Set<string>()
  const wanted = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary'),
  ].filter(one => {
    const radio = one instanceof HTMLInputElement && one.type === 'radio' ? one : null
    if (one.tabIndex < 0 || one.closest('[inert]') || (one as HTMLButtonElement).disabled) return false
    if (!one.checkVisibility({ visibilityProperty: true }) || one.getClientRects().length === 0) return false
    if (!radio) return true
    const known = groups.has(radio.name)
    groups.add(radio.name)
    return !known
  })
  for (const one of wanted) one.dataset.walk = 'no'
  return wanted.length
}

/** Notes where the focus is; says so if it cannot be seen there. */
function visitOne(): string | null {
  const one = document.activeElement as HTMLElement | null
  if (!one || one === document.body) return null
  const group = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null
  const same = group ? document.querySelectorAll<HTMLElement>(`input[name="${CSS.escape(group)}"]`) : [one]
  for (const each of same) each.dataset.walk = 'yes'
  const ringed = (element: Element, part?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const parents = [one, one.parentElement, one.parentElement?.parentElement].filter(each => each instanceof Element)
  const seen = parents.some(each => ringed(each)) || ringed(one, '::after')
  return seen ? null : `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`
}

function unvisited(): readonly string[] {
  const left = [...document.querySelectorAll<HTMLElement>('[data-walk=no]')]
  return left.map(one => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`)
}
