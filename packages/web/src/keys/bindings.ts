import { useSettings } from '../settings/settings.ts'
import { type Chord, printed } from './chord.ts'
import { type CommandId, commandIds, commandOf, commandSays, overlap, type Where } from './commands.ts'

/** The keys of a command: the person's own, or the usual ones. */
export const keysOf = (id: CommandId, own = useSettings.getState().keys): readonly Chord[] =>
  own[id] ?? commandOf(id).keys

/** The command that this chord gives on a screen. */
export const commandFor = (chord: Chord, where: Where): CommandId | undefined =>
  commandIds.find(id => commandOf(id).where === where && keysOf(id).includes(chord))

/** The command that already has this key, where both could be meant. */
export const rivalOf = (id: CommandId, chord: Chord): CommandId | undefined =>
  commandIds.find(other => other !== id && overlap(commandOf(id), commandOf(other)) && keysOf(other).includes(chord))

/** Gives a command another key; null gives the usual ones back. */
export function bind(id: CommandId, chord: Chord | null): void {
  const { keys, set } = useSettings.getState()
  const { [id]: _, ...others } = keys
  set({ keys: chord === null ? others : { ...others, [id]: [chord] } })
}

export const isRebound = (): boolean => Object.keys(useSettings.getState().keys).length > 0
export const bindAllAnew = (): void => useSettings.getState().set({ keys: {} })

/** 'Ctrl Z', as it now is, and again when it changes. */
export function useKey(id: CommandId): string {
  const own = useSettings(settings => settings.keys)
  const [first] = keysOf(id, own)
  return first ? printed(first) : ''
}

/** A tooltip with its key: 'Take it back (Ctrl Z)'. */
export function useHint(id: CommandId, says = commandSays(id)): string {
  const key = useKey(id)
  return key ? `${says} (${key})` : says
}
