/** Own circle, enemy diamond, then square and triangle: a side is told by its shape as well as its colour. */
const shapes = [
  <circle key="own" cx="8" cy="8" r="6" />,
  <path key="foe" d="M8 .8 15.2 8 8 15.2.8 8z" />,
  <path key="third" d="M2.5 2.5h11v11h-11z" />,
  <path key="fourth" d="M8 1.5 15 14H1z" />,
] as const

export const sideTokens = ['own', 'foe', 'third', 'fourth'] as const

export function SideMark({ side, size = 14 }: { readonly side: number; readonly size?: number }) {
  return (
    <svg
      className={`side-mark ${sideTokens[side] ?? 'fourth'}`}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {shapes[side] ?? shapes[3]}
    </svg>
  )
}
