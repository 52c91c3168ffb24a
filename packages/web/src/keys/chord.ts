/** A key with what is held beside it, as one word: 'Ctrl+Shift+Z', 'F6', '?'. */
export type Chord = string

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const alone = /^(Control|Shift|Alt|Meta|AltGraph|CapsLock|Dead|Unidentified)$/

/** What was pressed; null while only a modifier is down. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): Chord | null {
  if (alone.test(key)) return null
  const isLetter = /^\p{L}$/u.test(key)
  // a sign such as ? has its shift in it already
  const shifted = shiftKey && (isLetter || key.length > 1)
  const name = key === ' ' ? 'Space' : isLetter ? key.toUpperCase() : key
  return [ctrlKey || metaKey ? 'Ctrl+' : '', altKey ? 'Alt+' : '', shifted ? 'Shift+' : '', name].join('')
}

const words: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  '-': '−',
}

/** As it is printed: 'Ctrl Z', '←'. */
export const printed = (chord: Chord): string =>
  chord === '+'
    ? '+'
    : chord
        .split(/\+(?=.)/)
        .map(part => words[part] ?? part)
        .join(' ')
