import { type Decision, fieldsFor, type Role, type Roles, wayIn } from '@sandtable/kernel'
import { useEffect } from 'react'
import { perform } from '../keys/listen.ts'
import { useWords } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { pointAt } from '../play/pointing.ts'
import { useTable } from '../play/store.ts'
import { COARSE, useMedia } from './media.ts'
import { takeTool, useTool } from './tool.ts'

/** How far one press turns a piece: as far as one click of the wheel. */
const TURN = 15

/** What the mouse does with Ctrl and its wheel to a move, as buttons for a finger. */
export function DraftTools({ draft, roles }: { readonly draft: Decision; readonly roles: Roles }) {
  const words = useWords().touch
  const isTouch = useMedia(COARSE)
  const adding = useTool(({ tool }) => tool === 'waypoint')
  useEffect(() => () => void (useTool.getState().tool === 'waypoint' && takeTool(null)), [])
  const legs = wayIn(draft, roles).length
  if (!isTouch || legs === 0) return null
  const has = (role: Role): boolean => fieldsFor(roles, draft.action, role).length > 0
  return (
    <fieldset className="draft-tools" aria-label={words.drafting}>
      {has('path') && (
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
      {has('facing') && (
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
