import { Key } from '../../keys/key.tsx'
import { useTable } from '../../play/store.ts'
import { useSettings } from '../../settings/settings.ts'
import './floats.css'
import { useWords } from '../../language/index.ts'

const speeds = [0.5, 1, 2, 4, 8, 16] as const

/** While what happened is being shown: how to be done with it, and how quickly it goes. */
export function PlaybackBar({ playing }: { readonly playing: boolean }) {
  const { panels } = useWords()
  const speed = useSettings(s => s.speed)
  const set = useSettings(s => s.set)
  const mine = useTable(t => t.snapshot?.prompt !== null)
  const seen = useTable(t => t.seen)
  if (!playing) return null
  const next = speeds[(speeds.findIndex(one => one >= speed) + 1) % speeds.length] ?? 1
  return (
    <section className="playback" aria-label={panels.playback}>
      <button type="button" className="button" onClick={seen}>
        {mine ? panels.skipToMine : panels.skip} <Key of="skip" />
      </button>
      <button
        type="button"
        className="button"
        aria-label={panels.speed(speed, next)}
        onClick={() => set({ speed: next })}
      >
        {speed}×
      </button>
    </section>
  )
}
