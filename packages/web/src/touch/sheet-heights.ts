/** How far the sheet is open, from least to most. */
export const steps = ['closed', 'half', 'full'] as const
export type Open = (typeof steps)[number]

/** The question alone is in sight. */
const CLOSED = 96
/** The bar stays above an open sheet. */
const BAR = 60
/** Of the height of the screen: on a phone the table has 55 %, and the bar is above it. */
const HALF = { phone: 0.45, tablet: 0.38 } as const

export const heightsOf = (isPhone: boolean): { readonly [open in Open]: string } => ({
  closed: `${CLOSED}px`,
  half: isPhone ? `calc(${100 * HALF.phone}dvh - ${BAR}px)` : `${100 * HALF.tablet}dvh`,
  full: `calc(100dvh - ${BAR}px)`,
})

/** How far a sheet slides on after it is let go, in milliseconds of its speed. */
const GLIDE = 150

/** Where a sheet comes to rest that was let go at a height, moving at so many pixels a millisecond. */
export function restingAt(height: number, speed: number, screen = innerHeight, isPhone = innerWidth < 700): Open {
  const goal = height + speed * GLIDE
  const half = isPhone ? HALF.phone * screen - BAR : HALF.tablet * screen
  const at: { readonly [open in Open]: number } = { closed: CLOSED, half, full: screen - BAR }
  return steps.reduce((best, step) => (Math.abs(at[step] - goal) < Math.abs(at[best] - goal) ? step : best), 'closed')
}

export const besideOf = (open: Open, step: 1 | -1): Open => steps[steps.indexOf(open) + step] ?? open
