import type { LessonText, Ways } from '../../lessons.ts'

export const texts = {
  orders: {
    title: 'Your orders',
    what: 'This battle sets you no task. The rules say who has won when it is over.',
    why: 'Whatever else you do should serve this. The turns left are shown at the top.',
    now: 'Look at the table first: the right button or the arrow keys move the view, the wheel or + and − bring it nearer.',
  },
  odds: {
    title: 'Before you confirm',
    what: 'Nothing has happened yet. The draft shows where the piece would go, and the odds.',
    why: '“Their reply” is the price: what may happen to the piece before you can act again, there and where it stands now.',
    now: 'Try another place and watch the numbers. Enter confirms, Escape drops it.',
  },
  undo: {
    title: 'Taking it back',
    what: 'A decision can be taken back until dice have been rolled or a secret has come out.',
    why: 'A slip of the hand costs nothing, and nobody rolls twice.',
    now: 'Press Ctrl Z to go back, Ctrl Y to do it again. Where it is not possible, the button says why.',
  },
  over: {
    title: 'After the battle',
    what: 'The panel says who has won and why.',
    why: 'The whole game is saved, die by die: its replay is in the menu.',
    now: 'Look for the turning point. The other scenarios of the set are longer.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now on a touch screen, and in text mode. */
export const ways = {
  finger: {
    orders: 'Look at the table first: two fingers move the view and bring it nearer.',
    odds: 'Try another place and watch the numbers. The tick confirms.',
    undo: 'Undo is at the top. Where it is not possible, it says why.',
  },
  text: {
    orders: 'Type “list” to hear where everybody stands, “map” for the squares, “help” for all that can be typed.',
    odds: 'Type “odds” before a decision to hear its numbers without making it. Enter does it, “cancel” drops it.',
    undo: 'Type “undo” to go back, “redo” to do it again. Where it is not possible, the answer says why.',
  },
} satisfies Ways
