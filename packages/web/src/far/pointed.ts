import { type Point, text, the } from '@sandtable/kernel'
import type { Heard } from '@sandtable/room'
import { words } from '../language/index.ts'
import { noNotice } from '../play/notice.ts'
import { useShownByOthers } from '../play/shown-by-others.ts'
import { useTable } from '../play/store.ts'
import type { Overlay } from '../table/scene.ts'
import { speechOf } from '../words/speech.ts'

/** How long a place that somebody points at is shown, in ms. */
const MOMENT = 12_000
/** How wide its ring is: as wide as a large base, in hundredths of a millimetre. */
const RING = 3200

/** Shows a ping or a ruler for a while, with the name of whoever shares it. */
export function pointOut(heard: Heard, name: string): void {
  const overlays = drawn(heard, name)
  if (overlays.length === 0) return
  useShownByOthers.setState(({ overlays: before }) => ({ overlays: [...before, ...overlays] }))
  setTimeout(
    () => useShownByOthers.setState(({ overlays: all }) => ({ overlays: all.filter(one => !overlays.includes(one)) })),
    MOMENT,
  )
}

/** Says for a while what somebody shares: a place may lie out of sight, and the talk may be closed. */
export function sayAloud({ said }: Heard, name: string): void {
  const { snapshot, say } = useTable.getState()
  if (!snapshot) return
  const { together } = words()
  const { squares } = speechOf(snapshot)
  const says =
    'text' in said
      ? `${together.said(name)} ${said.text}`
      : 'ping' in said
        ? together.points(name, squares.name(said.ping))
        : together.rules(name, squares.name(said.ruler[0]), squares.name(said.ruler[1]))
  say(says)
  setTimeout(() => useTable.setState(({ notice }) => (notice === says ? noNotice : {})), MOMENT)
}

function drawn({ said }: Heard, name: string): readonly Overlay[] {
  if ('ping' in said) return [{ type: 'ring', look: 'lesson', at: said.ping, radius: RING, label: name }]
  if (!('ruler' in said)) return []
  const [from, to] = said.ruler
  return [{ type: 'ruler', from, to, label: `${name}: ${lengthOf(from, to)}` }]
}

/** In the lengths that the rule set measures. */
function lengthOf(from: Point, to: Point): string {
  const { snapshot } = useTable.getState()
  const length = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))
  return snapshot ? speechOf(snapshot).names.label(text`${the.length(length)}`, true) : ''
}
