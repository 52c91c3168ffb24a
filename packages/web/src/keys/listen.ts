import { useEffect } from 'react'
import { useSettings } from '../settings/settings.ts'
import { commandFor } from './bindings.ts'
import { type Chord, chordOf } from './chord.ts'
import { type CommandId, commandOf, type Where } from './commands.ts'

/** What a command does; the chord tells which of several keys it was. False: it does nothing now, and the page may have the key. */
export interface Deeds {
  do(id: CommandId, chord: Chord): unknown
  /** A hold key was let go. */
  release?(id: CommandId): void
  /** The keys are somebody else's for the moment. */
  deaf?(): boolean
}

/** Who answers on each screen now. */
const listening = new Map<Where, Deeds>()

/** Gives a command without its key, as the finder does. */
export const perform = (id: CommandId): unknown => listening.get(commandOf(id).where)?.do(id, '')

/** Can it be given here? */
export const isListening = (id: CommandId): boolean => listening.has(commandOf(id).where)

/** Takes the keys of one place as long as it is on the screen. */
export function useKeys(where: Where, deeds: Deeds): void {
  useEffect(() => {
    listening.set(where, deeds)
    const { pressed, released, left } = listenerOf(where, deeds)
    addEventListener('keydown', pressed)
    addEventListener('keyup', released)
    addEventListener('blur', left)
    return () => {
      if (listening.get(where) === deeds) listening.delete(where)
      removeEventListener('keydown', pressed)
      removeEventListener('keyup', released)
      removeEventListener('blur', left)
      left()
    }
  }, [where, deeds])
}

function listenerOf(where: Where, deeds: Deeds) {
  const held = new Set<CommandId>()
  const letGo = (id: CommandId): void => {
    if (held.delete(id)) deeds.release?.(id)
  }
  const hold = (id: CommandId, chord: Chord): void => {
    for (const other of held) if (other !== id) letGo(other)
    if (held.has(id))
      letGo(id) // the second press of a toggle
    else {
      held.add(id)
      deeds.do(id, chord)
    }
  }
  return {
    pressed(event: KeyboardEvent): void {
      const chord = chordOf(event)
      if (!chord || event.defaultPrevented || deeds.deaf?.() || isTyping(event, chord)) return
      // with Shift a key may do a little more, or less
      const id = commandFor(chord, where) ?? commandFor(chord.replace('Shift+', ''), where)
      if (!id || isOthers(chord, where)) return
      if (commandOf(id).onTable && !isOnTable(event.target as HTMLElement)) {
        byMouse = false // from here on the keys go through the page
        return
      }
      if (commandOf(id).hold) {
        event.preventDefault()
        if (!event.repeat) hold(id, chord)
      } else if (deeds.do(id, chord) !== false) event.preventDefault()
    },
    released({ key }: KeyboardEvent): void {
      if (useSettings.getState().holdKeys === 'toggle') return
      const chord = chordOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false })
      const id = chord && commandFor(chord, where)
      if (id) letGo(id)
    },
    left(): void {
      for (const id of held) letGo(id)
    },
  }
}

/** What a screen has a key for comes before its table. */
const isOthers = (chord: Chord, where: Where): boolean =>
  where === 'table' && [...listening.keys()].some(other => other !== where && commandFor(chord, other) !== undefined)

/** The table itself has the focus: on what floats over it, Tab is Tab. */
const isOnTable = (target: HTMLElement): boolean =>
  isLedThere(target) ||
  (target.closest('main') !== null && target.closest('button, a, input, select, textarea, .unit-card, .coach') === null)

/** Whoever last pressed the mouse has not gone through the page by keys since. */
let byMouse = false
/** The page has led the focus to a question after a click: whoever plays by mouse still means the table. */
const isLedThere = (target: HTMLElement): boolean => byMouse && target.tabIndex === -1 && target !== document.body

/**
 * What the mouse has pressed keeps the focus, but nobody means it any more: Enter is for the draft, where there is one.
 * A dialog that it opened gives the focus back to it, whatever is pressed in there.
 */
let pressed: Element | null = null
const isOver = (target: EventTarget | null): boolean => (target as Element | null)?.closest?.('dialog') != null
addEventListener('pointerdown', ({ target }) => {
  byMouse = true
  if (!isOver(target)) pressed = (target as Element | null)?.closest?.('button, a, summary') ?? null
})
addEventListener('focusin', ({ target }) => {
  if (target !== pressed && !isOver(target)) pressed = null
})

/** Where text is written, keys write; those that write nothing still command. And a button is pressed by Enter and Space. */
function isTyping({ target }: KeyboardEvent, chord: Chord): boolean {
  if (document.querySelector('dialog[open]')) return true // what lies over the screen has the keys
  const element = target as HTMLElement
  if (element.closest('[data-keys=pass]')) return false // its keys mean the same as everywhere on the screen
  if (element.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'))
    return !/^(F\d|Shift\+F|Ctrl\+K|Alt\+)/.test(chord)
  // Enter means nothing to a radio button: it confirms what was chosen with it
  if (element.closest('input')) return /^Arrow|^Space|^Tab/.test(chord)
  // of several that are taken together each is toggled by Space; Enter takes them
  if (chord === 'Enter' && element.closest('.choice[aria-pressed]')) return false
  const button = element.closest('button, a, summary')
  if (chord === 'Enter' && button !== null && button === pressed) return false
  return button !== null && /^(Enter|Space)$/.test(chord)
}
