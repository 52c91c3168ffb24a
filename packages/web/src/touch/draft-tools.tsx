import type { Decision } from '@sandtable/kernel'
import { useEffect } from 'react'
import { perform } from '../keys/listen.ts'
import { useWords } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { pointAt } from '../pointing.ts'
import { useTable } from '../store.ts'
import { COARSE, useMedia } from './media.ts'
import { takeTool, useTool } from './tool.ts'

/** How far one press turns a piece: as far as one click of the wheel. */
const TURN = 15

/** What the mouse does with Ctrl and its wheel to a move, as buttons for a finger. */
export function DraftTools({ draft, fields }: { readonly draft: Decision; readonly fields: readonly string[] }) {
  const words = useWords().touch
  const isTouch = useMedia(COARSE)
  const adding = useTool(({ tool }) => tool === 'waypoint')
  useEffect(() => () => void (useTool.getState().tool === 'waypoint' && takeTool(null)), [])
  const goes = draft.to !== undefined || draft.path !== undefined
  if (!isTouch || !goes) return null
  const legs = ((draft.path as readonly unknown[] | undefined) ?? []).length
  return (
    <fieldset className="draft-tools" aria-label={words.drafting}>
      {fields.includes('path') && (
        <button
          type="button"
          className="button"
          aria-pressed={adding}
          onClick={() => {
            takeTool(adding ? null : 'waypoint')
            if (!adding) useTable.getState().say(words.waypointNow)
          }}
        >
          <Icon name="waypoint" /> {words.waypoint}
        </button>
      )}
      {legs > 1 && (
        <button type="button" className="button" onClick={() => perform('shorten')}>
          <Icon name="undo" /> {words.shorten}
        </button>
      )}
      {fields.includes('facing') && (
        <>
          <button type="button" className="button" onClick={() => pointAt({ type: 'turn', by: -TURN })}>
            <Icon name="left" /> {words.turnLeft}
          </button>
          <button type="button" className="button" onClick={() => pointAt({ type: 'turn', by: TURN })}>
            <Icon name="right" /> {words.turnRight}
          </button>
        </>
      )}
    </fieldset>
  )
}
