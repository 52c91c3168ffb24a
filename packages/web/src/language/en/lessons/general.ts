/** What an explanation says: what this is, why it matters, and what to try now. */
export interface LessonText {
  readonly title: string
  readonly what: string
  readonly why: string
  readonly now: string
}

export const general = {
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
