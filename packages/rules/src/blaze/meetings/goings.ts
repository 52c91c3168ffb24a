import type { Matrix } from '@sandtable/kernel'

/** What a stand can meet wherever it comes to be. */
const there = {
  mines: 'mines',
  wire: 'wire',
  hidden: 'a hidden enemy who comes to light',
  sniper: 'a sniper who fires or is found',
  casualty: 'the fallen of a lost stand',
}

/** Voluntary ways of moving. */
export const moves: Matrix = {
  id: 'moves',
  says: 'ways of moving against what a move can meet',
  rows: {
    move: 'a Move',
    'move-fire': 'a Move and Fire',
    double: 'a double move',
    half: 'the half move of engineers',
    'fall-back': 'a fall back',
    charge: 'a charge',
    overrun: 'an overrun',
  },
  columns: {
    ...there,
    smoke: 'smoke on the way',
    friend: 'a friend on the way',
    enemy: 'an enemy on the way',
    room: 'somebody where it would end',
    wreck: 'a wreck where it would end',
    woods: 'woods or scrub',
    river: 'a river',
    line: 'a wall or hedge',
    trench: 'a trench',
    house: 'a house to go into',
    full: 'a full floor, or none such (refused)',
    barred: 'ground that it may not enter (refused)',
    exact: 'exactly its allowance',
    'too-far': 'more than its allowance',
    edge: 'the edge of the table (refused)',
    zero: 'the range of a mortar or gun, which is lost',
    passengers: 'those it carries',
    tow: 'the gun it tows',
    fire: 'fire that answers it',
    held: 'a state that holds it (refused)',
  },
  impossible: [
    {
      rows: ['double', 'half', 'charge'],
      columns: ['passengers', 'tow'],
      because: 'only men on foot or horseback do this (BA-DBL-1, BA-WIRE-8, BA-CHRG-1)',
    },
    {
      rows: ['charge', 'overrun'],
      columns: ['edge'],
      because: 'it leads to an enemy, who is on the table (BA-CHRG-2, BA-RUL-95)',
    },
    {
      rows: ['charge'],
      columns: ['full'],
      because: 'a charge goes to the floor of whom it charges, whoever else is there (BA-RUL-123)',
    },
    {
      rows: ['overrun'],
      columns: ['tow'],
      because: 'no vehicle that may run men over is one that tows (BA-OVER-1, BA-TERR-4)',
    },
    {
      rows: ['overrun'],
      columns: ['house', 'full'],
      because: 'only infantry in the open is run over (BA-OVER-1)',
    },
  ],
}

/** Ways of being put down somewhere, without a way that leads there. */
export const placings: Matrix = {
  id: 'placings',
  says: 'ways of being put down against what is there',
  rows: {
    dismount: 'getting off',
    'set-down': 'being set down beside a wreck or house',
    drop: 'coming down by parachute',
    glider: 'coming down in a glider',
  },
  columns: {
    ...there,
    woods: 'woods or scrub',
    house: 'a house',
    water: 'deep water',
    room: 'somebody who is there already',
    edge: 'the edge of the table',
    fire: 'fire that answers it',
  },
  impossible: [
    {
      rows: ['set-down'],
      columns: ['fire'],
      because: 'it has not moved of its own will: nobody answers that (BA-HULL-15, BA-OPP-6)',
    },
  ],
}

/** Ways of moving that are forced on a stand, or follow from a fight. */
export const forced: Matrix = {
  id: 'forced',
  says: 'forced moves against what they meet',
  rows: {
    'push-back': 'being pushed back from a melee',
    retire: 'being driven out while prone',
    'run-over': 'being pushed on by an overrun',
    bump: 'pulling back from whoever bumps into it',
    advance: "the winner's advance",
    drift: 'drifting with the current',
  },
  columns: {
    ...there,
    smoke: 'smoke on the way',
    friend: 'a friend on the way',
    enemy: 'an enemy on the way',
    room: 'a friend where it would end',
    wreck: 'a wreck where it would end',
    woods: 'woods or scrub',
    river: 'a river',
    line: 'a wall or hedge',
    trench: 'a trench',
    house: 'a house',
    barred: 'ground that it may not enter',
    edge: 'the edge of the table',
    weapon: 'a gun or mortar, or the range that it had',
  },
  impossible: [
    {
      rows: ['bump'],
      columns: ['mines', 'wire', 'barred'],
      because: 'who pulls back stops short of what he would have to cross (BA-RUL-121)',
    },
    {
      rows: ['bump'],
      columns: ['friend'],
      because: '50 mm are no longer than a base: who is on the way is where it would end (BA-RUL-121)',
    },
    {
      rows: ['advance'],
      columns: ['friend', 'enemy', 'room', 'wreck', 'edge'],
      because: 'it goes into the place beside it that was left, and only if nobody is there (BA-RUL-241)',
    },
    {
      rows: ['advance'],
      columns: ['barred'],
      because: 'nobody charges over ground that he may not enter (BA-CHRG-2, BA-TERR-6)',
    },
    {
      rows: ['drift'],
      columns: ['mines', 'wire', 'woods', 'line', 'trench', 'house'],
      because: 'a craft drifts on water alone, until it would touch land (BA-CRAFT-7, BA-RUL-135)',
    },
    {
      rows: ['drift'],
      columns: ['friend'],
      because: 'a craft drifts 50 mm at most, too little to pass another (BA-CRAFT-8)',
    },
  ],
}

export const columnsOf: { readonly [matrix: string]: Matrix['columns'] } = {
  moves: moves.columns,
  placings: placings.columns,
  forced: forced.columns,
}
