import { findSet } from '../catalogue.ts'
import type { Kept } from '../saves.ts'

/** Which rules, and who plays. */
export function who({ ruleset, seats, title, name }: Kept): string {
  const people = Object.values(seats).filter(seat => seat === 'person').length
  const seated = Object.keys(seats).length
  const sat =
    seated === 0
      ? 'from a file'
      : people === 0
        ? 'the computer alone'
        : people < seated
          ? 'against the computer'
          : 'all at this screen'
  return `${name ? `${title}, ` : ''}${findSet(ruleset)?.title ?? ruleset}, ${sat}`
}

/** How it stands, and since when. */
export function when({ turn, last, over, waitingFor, seats, sides, at }: Kept): string {
  if (over) return `${named(over, sides).replace(/\.?$/, '.')} Over since turn ${turn}, ${ago(at)}.`
  const asked = waitingFor.map(id => sides.find(side => side.id === id)?.name ?? id).join(' and ')
  const of = last ? `Turn ${turn} of ${last}` : `Turn ${turn}`
  const computer = waitingFor.length > 0 && waitingFor.every(id => seats[id] === 'computer')
  return `${of}, ${asked}${computer ? ' (the computer)' : ''} to decide, ${ago(at)}.`
}

/** The rules speak of sides by their ids. */
export const named = (says: string, sides: Kept['sides']): string =>
  sides.reduce((text, { id, name }) => text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), name), says)

function ago(at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000)
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const days = Math.floor((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
