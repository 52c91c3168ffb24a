import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

const night = matchMedia('(prefers-color-scheme: dark)')

/** Light or dark, as the person or else the system says. */
export function useTheme(): 'light' | 'dark' {
  const theme = useSettings(settings => settings.theme)
  const dark = useSyncExternalStore(
    changed => {
      night.addEventListener('change', changed)
      return () => night.removeEventListener('change', changed)
    },
    () => night.matches,
  )
  return theme === 'system' ? (dark ? 'dark' : 'light') : theme
}

const sideTokens = ['--own', '--foe', '--third', '--fourth'] as const

/** Puts theme, size of text and colours of the sides on the page. */
export function useAppearance(): void {
  const theme = useTheme()
  const textSize = useSettings(settings => settings.textSize)
  const colours = useSettings(settings => settings.colours)
  const hand = useSettings(settings => settings.hand)
  const form = useSettings(settings => settings.form)
  // before the first paint, so that no light page turns dark
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.theme = theme
    dataset.hand = hand
    dataset.form = form
    style.setProperty('--text-size', String(textSize))
    for (const [i, token] of sideTokens.entries()) {
      const colour = colours[i]
      if (colour) style.setProperty(token, colour)
      else style.removeProperty(token)
    }
  }, [theme, textSize, colours, hand, form])
}
