import { useTable } from './store.ts'
import type { CameraWish } from './table/scene.ts'

type Wish = (change: Partial<CameraWish>) => void

/** The keys of a game. Everything that can be done on the table can be done with them. */
export function keysOfPlay(event: KeyboardEvent, wish: Wish): void {
  const target = event.target as HTMLElement
  if (target.closest('input, textarea, select')) return
  const state = useTable.getState()
  const done = (): void => event.preventDefault()
  if (event.key === 'Escape') state.cancel()
  else if (event.key === 'Enter' && event.ctrlKey)
    void state.draftAction('end').then(() => useTable.getState().confirm())
  else if (event.key === 'Enter' && state.draft && target.tagName !== 'BUTTON') void state.confirm()
  else if (event.ctrlKey && event.key.toLowerCase() === 'z') void (event.shiftKey ? state.redo() : state.undo())
  else if (event.ctrlKey && event.key.toLowerCase() === 'y') void state.redo()
  else if (event.ctrlKey || event.altKey || event.metaKey) return
  else if (/^[1-9]$/.test(event.key)) pick(Number(event.key))
  else if (event.key === 'h' || event.key === 'H') void state.pass()
  else if (event.key === 't' || event.key === 'T') wish({ view: 'straight' })
  else if (event.key === 'n' || event.key === 'N') state.seen()
  else if (event.key === 'Tab' && target.closest('.table')) nextPiece(event.shiftKey ? -1 : 1)
  else if (event.key === 'Backspace') shorten()
  else if (event.key === ' ' && state.selected) centre(wish)
  else if (event.key.toLowerCase() === 'm' && state.selected && state.hover) void ruleToHover()
  else return
  done()
}

/** Takes the choice of that number, as the prompt panel counts them. */
function pick(number: number): void {
  const rows = document.querySelectorAll<HTMLButtonElement>('.prompt .choice')
  rows[number - 1]?.click()
}

/** The next own piece that can act. */
function nextPiece(step: 1 | -1): void {
  const { snapshot, selected, select } = useTable.getState()
  const able = Object.entries(snapshot?.glances ?? {})
    .filter(([, glances]) => glances.includes('can-act'))
    .map(([id]) => id)
  if (able.length === 0) return
  const at = selected ? able.indexOf(selected) : -1
  void select(able[(at + step + able.length) % able.length] ?? null)
}

/** From the selected piece to the pointer. */
async function ruleToHover(): Promise<void> {
  const { selected, hover, snapshot, layRuler } = useTable.getState()
  const pieces = (snapshot?.view.tables.piece ?? []) as readonly {
    readonly id: string
    readonly at: readonly [number, number] | null
  }[]
  const from = pieces.find(piece => piece.id === selected)
  if (from?.at && hover) await layRuler(from.id, hover.piece ?? hover.at, [from.at, hover.at])
}

function centre(wish: Wish): void {
  const { snapshot, selected } = useTable.getState()
  const piece = (
    snapshot?.view.tables.piece as
      | readonly { readonly id: string; readonly at: readonly [number, number] | null }[]
      | undefined
  )?.find(p => p.id === selected)
  if (piece?.at) wish({ centre: piece.at })
}

/** One waypoint less. */
function shorten(): void {
  const { draft, draftAction } = useTable.getState()
  const path = draft?.path as readonly (readonly [number, number])[] | undefined
  if (!draft || !path || path.length < 2) return
  const { action, path: _, ...fields } = draft
  const rest = path.slice(0, -1)
  void draftAction(action, { ...fields, ...(rest.length === 1 ? { to: rest[0] } : { path: rest }) })
}
