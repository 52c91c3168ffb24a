import type { Tale } from '@sandtable/room'
import { useMemo } from 'react'
import { sideTokens } from '../../parts/side-mark.tsx'
import { turningPoints } from '../../report/turning.ts'
import { sideOrder } from '../watch/order.ts'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'

const SHOWN = 4

/** The deeds that cost a side most, each a way there. */
export function TurningList({
  tale,
  watching,
  names,
}: {
  readonly tale: Tale
  readonly watching: Watching
  readonly names: { readonly [side: string]: string }
}) {
  const words = replayWords.use().turning
  const points = useMemo(() => turningPoints(tale, SHOWN), [tale])
  return (
    <section className="replay-turning" aria-labelledby="turning">
      <h2 id="turning">{words.title}</h2>
      {points.length === 0 && <p className="quiet">{words.none}</p>}
      <ol>
        {points.map(({ at, until, side, share, text, turn }) => {
          const percent = String(Math.round(share * 100))
          return (
            <li key={`${at} ${side}`}>
              <button
                type="button"
                onClick={() => {
                  watching.setPlaying(false)
                  watching.seek(until)
                }}
              >
                <b className={`swing ${sideTokens[sideOrder(tale).indexOf(side)] ?? 'fourth'}`} aria-hidden="true">
                  {words.lost(percent)}
                </b>
                <span className="swing-text">{text}</span>
                <span className="offscreen"> {words.says(names[side] ?? side, percent)},</span>
                <span className="quiet">{words.turn(turn)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
