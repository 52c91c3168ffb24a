/** An arrow that points so many degrees clockwise from straight up. */
export function WayArrow({ turn, size = 14 }: { readonly turn: number; readonly size?: number }) {
  return (
    <svg className="way-arrow" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2 20 12h-5v10H9V12H4Z" transform={`rotate(${turn} 12 12)`} />
    </svg>
  )
}
