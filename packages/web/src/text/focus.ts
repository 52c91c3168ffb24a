/** The command line of the page, where it is. */
export const COMMAND = 'text-command'

/** Somebody has chosen something: the next question's heading gets the focus. Who types goes on typing. */
let wanted = false

export function afterChoice(): void {
  wanted = document.activeElement?.id !== COMMAND
}

export const isWanted = (): boolean => wanted

/** Puts the focus on the heading, if that was asked for. */
export function toHeading(heading: HTMLElement | null): void {
  if (!wanted || !heading) return
  wanted = false
  heading.focus()
}
