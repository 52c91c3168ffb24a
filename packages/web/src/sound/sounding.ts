import { isAsked } from '../play/on-table.ts'
import { type TableState, useTable } from '../play/store.ts'
import { useSettings } from '../settings/settings.ts'
import { heardOf } from './hearing.ts'
import { alerts, type Sound } from './recipes.ts'

/** Makes the game heard, where the person has asked for it; the answer ends it. What makes the sounds is loaded only then. */
export function soundAlways(): () => void {
  return useTable.subscribe((state, before) => {
    const { sound } = useSettings.getState()
    if (sound === 'off' || state.curtain) return
    for (const { sound: name, pan } of soundsOf(state, before))
      if (sound === 'all' || alerts.includes(name)) make(name, pan)
  })
}

/** Once, to try how loud it is. */
export const tryOut = (sound: Sound): void => make(sound, 0)

function make(sound: Sound, pan: number): void {
  const { volumes } = useSettings.getState()
  const loud = alerts.includes(sound) ? volumes.alerts : volumes.table
  if (loud > 0) void import('./synth.ts').then(({ play }) => play(sound, loud, pan))
}

function soundsOf(state: TableState, before: TableState): readonly { readonly sound: Sound; readonly pan: number }[] {
  const { snapshot } = state
  if (state.refused.length > 0 && before.refused.length === 0) return [{ sound: 'refused', pan: 0 }]
  if (!snapshot || snapshot === before.snapshot) return []
  const isMine = isAsked(snapshot) && !isAsked(before.snapshot) && before.snapshot !== null
  return [
    ...(snapshot.newsIsAll ? [] : heardOf(snapshot.news, snapshot)),
    ...(isMine && !snapshot.thinking ? [{ sound: 'yourMove' as const, pan: 0 }] : []),
  ]
}
