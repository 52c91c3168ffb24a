import { encode } from 'uqr'

/** A link as a QR code, dark on light whatever the theme is: cameras want it so. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="far-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
