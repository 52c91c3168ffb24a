import type { CSSProperties, ReactNode } from 'react'
import type { TerrainOutline } from '../../catalogue/outline.ts'
import { sideTokens } from '../../parts/side-mark.tsx'
import { lookOf } from '../../sets/index.ts'
import type { TerrainLook } from '../../table/scene.ts'
import { type Drawn, MapTerrain } from './terrain.tsx'

/** What lies on the ground is drawn before what stands on it. */
const layers: readonly (readonly TerrainLook[])[] = [
  ['hill', 'field', 'grass', 'scrub', 'mud', 'beach', 'water', 'woods'],
  ['river', 'stream', 'road', 'ditch', 'bridge', 'rubble', 'crater', 'trench', 'foxhole', 'mines', 'smoke', 'fire'],
]
const layer = (look: TerrainLook): number => {
  const at = layers.findIndex(looks => looks.includes(look))
  return at < 0 ? layers.length : at
}

export interface Laid {
  readonly feature: TerrainOutline
  readonly look: TerrainLook
}

/** The terrain of a table as it is drawn, from below upwards. The look of the set must have been fetched. */
export const laidOut = (terrain: readonly TerrainOutline[], ruleset: string): readonly Laid[] =>
  terrain
    .map(feature => ({ feature, look: lookOf(ruleset).terrain(feature.kind) }))
    .sort((a, b) => layer(a.look) - layer(b.look))

interface GroundProps {
  readonly laid: readonly Laid[]
  readonly drawn: Drawn
  readonly size: readonly [width: number, height: number]
  /** What is drawn on the bare ground, below walls and houses. */
  readonly children?: ReactNode
}

/** The ground of a printed sheet, and what stands on it. */
export function MapGround({ laid, drawn, size, children }: GroundProps) {
  const draw = ({ feature, look }: Laid) => <MapTerrain key={feature.id} feature={feature} look={look} drawn={drawn} />
  return (
    <>
      <rect className="map-ground" width={size[0]} height={size[1]} />
      {laid.filter(({ look }) => layer(look) === 0).map(draw)}
      {children}
      {laid.filter(({ look }) => layer(look) > 0).map(draw)}
    </>
  )
}

/** How zones, grass and rubble are hatched on the sheet with this id. */
export function MapPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {sideTokens.map(token => (
        <pattern
          key={token}
          id={`${id}${token}`}
          style={{ '--side': `var(--${token})` } as CSSProperties}
          width={token === 'foe' ? 8 : 10}
          height={token === 'foe' ? 8 : 10}
          patternUnits="userSpaceOnUse"
          patternTransform={token === 'own' ? 'rotate(45)' : token === 'third' ? 'rotate(-45)' : undefined}
        >
          {token === 'foe' ? (
            <circle cx="2" cy="2" r="1.3" className="zone-ink" />
          ) : (
            <path className="zone-line" d="M0 0V10" />
          )}
        </pattern>
      ))}
      <pattern id={`${id}grass`} width="14" height="12" patternUnits="userSpaceOnUse">
        <path className="map-tuft" d="M3 6l-1.5-4M3 6V1M3 6l1.5-4M10 12l-1.5-4M10 12V7M10 12l1.5-4" />
      </pattern>
      <pattern id={`${id}rubble`} width="11" height="10" patternUnits="userSpaceOnUse">
        <path className="map-stone" d="M1 3l2-2 2 2zM6 8l2.5-2.5L11 8z" />
      </pattern>
    </defs>
  )
}
