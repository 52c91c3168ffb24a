import type { Cites } from '../game/journal.ts'

/** A sentence with one full stop, and its rules after it. */
export const sentence = (text: string, cites: Cites = []): string =>
  `${/[.?!:]$/.test(text) ? text : `${text}.`}${cites.length > 0 ? ` ${citing(cites)}` : ''}`

/** 'PF-MOV-1, PF-MOV-2 and 5 more': the reader can ask for the rest. */
export function citing(cites: Cites, most = 2): string {
  const each = [...new Set(cites)]
  if (each.length <= most + 1) return each.join(', ')
  return `${each.slice(0, most).join(', ')} and ${each.length - most} more`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
