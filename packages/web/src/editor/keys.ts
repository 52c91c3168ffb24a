import { useMemo } from 'react'
import type { CommandId } from '../keys/commands.ts'
import { type Deeds, useKeys } from '../keys/listen.ts'
import { deedsOfTable, type Wish } from '../keys/table-deeds.ts'
import {
  cancel,
  copySelection,
  finishShape,
  groupSelection,
  mirrorSelection,
  nudge,
  paste,
  removeSelection,
  scaleSelection,
  selectAll,
  selectNext,
  turnSelection,
  twice,
  ungroupSelection,
  useToolHere,
} from './deeds.ts'
import { redo, sketchNow, takeUp, undo, useEditor } from './store.ts'
import { toolOf } from './tools.ts'

/** What the keys do where a battle is made. With something in the hand or selected, the arrows move that and not the view. */
export function useEditorKeys(wish: Wish, play: () => void, isText: boolean): void {
  const deeds = useMemo(() => deedsOfEditor(play, isText), [play, isText])
  const table = useMemo(
    () => (isText ? inWords : deedsOfTable(wish, (x, y, chord) => nudge(x, y, chord.startsWith('Shift+')))),
    [wish, isText],
  )
  useKeys('edit', deeds)
  useKeys('table', table)
}

/** Where the table is read, nothing is looked at or drawn by hand, and Tab is Tab. */
const inWords: Deeds = { do: () => false }
const byHand: readonly CommandId[] = ['takeSelect', 'takePolygon', 'takeLine', 'takeCircle', 'takeStamp', 'takePiece', 'put', 'finish', 'snap', 'nextThing', 'lastThing'] // biome-ignore format: a list

function deedsOfEditor(play: () => void, isText: boolean): Deeds {
  const deeds: { readonly [id in CommandId]?: () => unknown } = {
    takeSelect: () => takeUp({ type: 'select' }),
    takePolygon: () => takeUp(toolOf('polygon')),
    takeLine: () => takeUp(toolOf('line')),
    takeCircle: () => takeUp(toolOf('circle')),
    takeStamp: () => takeUp(toolOf('stamp')),
    takePiece: () => takeUp(toolOf('piece')),
    put: useToolHere,
    finish: () => (useEditor.getState().points.length > 0 ? finishShape() : false),
    leave: cancel,
    takeBack: undo,
    doAgain: redo,
    remove: removeSelection,
    copy: copySelection,
    cut: () => copySelection() && removeSelection(),
    paste,
    twice,
    all: selectAll,
    group: groupSelection,
    ungroup: ungroupSelection,
    turnLeft: () => turnSelection(-15),
    turnRight: () => turnSelection(15),
    smaller: () => scaleSelection(1 / 1.1),
    larger: () => scaleSelection(1.1),
    mirror: () => mirrorSelection('left-right'),
    flip: () => mirrorSelection('top-bottom'),
    snap: () => useEditor.setState({ snaps: !useEditor.getState().snaps }),
    nextThing: () => sketchNow() && selectNext(1),
    lastThing: () => selectNext(-1),
    testPlay: play,
  }
  const isHeard = (id: CommandId): boolean => deeds[id] !== undefined && !(isText && byHand.includes(id))
  return { do: id => (isHeard(id) ? deeds[id]?.() : false) }
}
