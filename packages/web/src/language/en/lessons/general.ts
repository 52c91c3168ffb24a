import type { LessonText, Ways } from '../../lessons.ts'

export const texts = {
  orders: {
    title: 'Your orders',
    what: 'No orders came with this battle. The set says who has won when it is over.',
    why: 'Everything else serves them. How many turns are left stands at the top.',
    now: 'Look at the table first: drag with the right button to move the view, turn the wheel to come nearer.',
  },
  odds: {
    title: 'Before you confirm',
    what: 'Nothing has happened yet. The ghost shows where the piece would go; below stand the odds, where they may be told.',
    why: '“Their reply” is the other side of the bargain: what may befall the piece there before you can act again, and if it stays.',
    now: 'Try another place and watch the numbers. Enter confirms, Escape drops it.',
  },
  undo: {
    title: 'Taking it back',
    what: 'A decision can be taken back until somebody has learned something from it: until dice fall or a secret comes out.',
    why: 'So a slip of the hand costs nothing, and nobody rolls twice.',
    now: 'Press Ctrl Z to go back, Ctrl Y to do it again. Where it is not possible, the button says why.',
  },
  over: {
    title: 'After the battle',
    what: 'Below stands who has won and why, by the terms of this set.',
    why: 'The whole game is kept, die by die: in the menu lies its replay, forwards and backwards.',
    now: 'Look where it turned. The other scenarios of the set are longer and have more in them.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now, for those who have fingers and no keys, and for those who read the game and type. */
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
