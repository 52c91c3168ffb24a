import type { SetWords } from '../words.ts'

const status: { readonly [status: string]: string } = {
  ready: 'ready',
  'fire-only': 'may fire only',
  halted: 'halted',
}

const goesFirst = (who: string, first: string): string =>
  who.toLowerCase() === first.toLowerCase() ? 'to go first' : `that ${first} goes first`

export const words: SetWords = {
  offers: { end: 'End your go' },
  deed({ action, first }, who, names) {
    if (action === 'choose' && typeof first === 'string')
      return names.isSide(first)
        ? `${who} decides ${goesFirst(who, names.theSide(first))}.`
        : `${who}: ${first} goes first.`
    if (action === 'end') return `${who} ends its go.`
    return null
  },
  became: (before, after) => (before.status === after.status ? null : (status[String(after.status)] ?? null)),
}
