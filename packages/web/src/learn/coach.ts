import type { Id } from '@sandtable/kernel'
import { create } from 'zustand'
import { type TableState, useTable } from '../play/store.ts'
import { useSettings } from '../settings/settings.ts'
import { due, isOfEvent, isOfHand, type Lesson, type Seen } from './lesson.ts'
import { lessonsOf } from './lessons.ts'
import { had, remember } from './remembered.ts'

/** An explanation that has come, and what it pointed at then. */
export interface Given {
  readonly lesson: Lesson
  readonly pieces: readonly Id[]
  /** How many decisions the player had made before it came. */
  readonly when: number
}

interface CoachState {
  readonly set: string | null
  /** All that were given in this game, oldest first. */
  readonly given: readonly Given[]
  /** Which of them is read; null where none is. */
  readonly at: number | null
}

export const useCoach = create<CoachState>(() => ({ set: null, given: [], at: null }))

/** Turns to another of those that were given. */
export const turnTo = (at: number | null): void => useCoach.setState({ at })

/** The next one, or, where all have been read, the last one again, or none: one key for all of it. */
export function turnOn(): void {
  const { given, at } = useCoach.getState()
  if (at === null) turnTo(given.length > 0 ? given.length - 1 : null)
  else turnTo(at + 1 < given.length ? at + 1 : null)
}

export function switchOff(): void {
  useSettings.getState().set({ lessons: 'off' })
  turnTo(null)
}

/** Watches the table and explains what comes up, each thing once. Gives the end of it. */
export function coachAlways(): () => void {
  let lessons: readonly Lesson[] = []
  let decided = 0
  let game: object | null = null
  const hear = (now: TableState, before: TableState | null): void => {
    const { snapshot, client, curtain } = now
    if (client !== game) {
      game = client
      decided = 0
      lessons = []
      useCoach.setState({ set: null, given: [], at: null })
    }
    if (!snapshot || curtain || snapshot.watched) return // whoever only watches has nothing to learn to do
    const { ruleset } = snapshot.table
    if (useCoach.getState().set !== ruleset) {
      useCoach.setState({ set: ruleset })
      void lessonsOf(ruleset).then(all => {
        lessons = all
        hear(useTable.getState(), null)
      })
      return
    }
    // a player who sits down has not read what another was told
    if (before?.snapshot && before.snapshot.seat !== snapshot.seat) turnTo(null)
    const isNew = before !== null && before.snapshot !== snapshot && !snapshot.newsIsAll
    const news = isNew ? snapshot.news : []
    if (news.some(entry => entry.type === 'decision' && entry.side === snapshot.seat)) {
      decided += 1
      putAway(decided)
    }
    if (useSettings.getState().lessons === 'on')
      give(
        ruleset,
        lessons,
        { snapshot, news, draft: now.draft, isAsking: now.question !== null, selected: now.selected },
        decided,
      )
  }
  hear(useTable.getState(), null)
  return useTable.subscribe((now, before) => {
    const { snapshot, draft, question, selected, curtain } = now
    if (
      snapshot !== before.snapshot ||
      draft !== before.draft ||
      question !== before.question ||
      selected !== before.selected ||
      curtain !== before.curtain
    )
      hear(now, before)
  })
}

/** So many decisions later, what a lesson spoke of has passed. */
const PASSED = 2
export const isPast = ({ when }: Given, decided: number): boolean => decided - when >= PASSED

/** What is past is put away by itself; it can be read again with a key. */
function putAway(decided: number): void {
  const { given, at } = useCoach.getState()
  const read = at === null ? undefined : given[at]
  if (read && isPast(read, decided)) turnTo(null)
}

function give(set: string, lessons: readonly Lesson[], seen: Seen, decided: number): void {
  const known = had(set)
  const { given, at } = useCoach.getState()
  const fresh = freshIn(lessons, seen, known, given, decided)
  if (fresh.length === 0) return
  remember(
    set,
    fresh.map(({ lesson }) => lesson.id),
  )
  // a lesson that has just come stays open, unless the player has gone on: then that is explained
  const reading = at !== null && given[at]?.when === decided && !fresh.some(({ lesson }) => isOfHand(lesson))
  useCoach.setState({ given: [...given, ...fresh], at: reading ? at : given.length })
}

/** Of what merely happens, no more is explained between two decisions: the rest waits until it happens again. */
const EVENTS = 2

/** Those whose moment it is and that have not come before. */
export function freshIn(
  lessons: readonly Lesson[],
  seen: Seen,
  known: readonly string[],
  given: readonly Given[],
  decided: number,
): readonly Given[] {
  const readBefore = (id: string): boolean =>
    known.includes(id) && !given.some(({ lesson, when }) => lesson.id === id && when === decided)
  let room = EVENTS - given.filter(({ lesson, when }) => when === decided && isOfEvent(lesson)).length
  return lessons.flatMap(lesson => {
    if (known.includes(lesson.id) || !(lesson.after ?? []).every(readBefore)) return []
    const pieces = isOfEvent(lesson) && room <= 0 ? null : due(lesson, seen)
    if (pieces && isOfEvent(lesson)) room -= 1
    return pieces ? [{ lesson, pieces, when: decided }] : []
  })
}
