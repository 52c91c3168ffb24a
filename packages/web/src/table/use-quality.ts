import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { suggestQuality } from './quality.ts'
import type { Quality } from './scene.ts'

/** What the machine can draw, unless the player has said otherwise. */
export function useQuality(): Quality {
  const chosen = useSettings(settings => settings.quality)
  return useMemo(() => (chosen === 'auto' ? suggestQuality() : chosen), [chosen])
}
