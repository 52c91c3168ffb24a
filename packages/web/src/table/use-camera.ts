import { useCallback, useState } from 'react'
import type { Wish } from '../keys/table-deeds.ts'
import { useSettings } from '../settings/settings.ts'
import type { CameraWish } from './scene.ts'

/** Where one looks from, and how to wish for another place. */
export function useCamera(first?: CameraWish['view']): readonly [CameraWish, Wish] {
  const [camera, setCamera] = useState<CameraWish>(() => ({
    view: first ?? (useSettings.getState().opens === 'map' ? 'straight' : 'free'),
    serial: 0,
  }))
  const wish = useCallback<Wish>(
    change =>
      setCamera(now => ({ ...now, ...(typeof change === 'function' ? change(now) : change), serial: now.serial + 1 })),
    [],
  )
  return [camera, wish]
}
