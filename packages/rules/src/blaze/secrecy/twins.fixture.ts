import { jsonSource, type Source } from '@sandtable/kernel'

const woods = {
  id: 'w1',
  kind: 'woods',
  polygon: [
    [100, 700],
    [1100, 700],
    [1100, 1150],
    [100, 1150],
  ],
}
const works = {
  id: 'h1',
  kind: 'building',
  polygon: [
    [540, 500],
    [640, 500],
    [640, 600],
    [540, 600],
  ],
  floors: 2,
}

/** Red marches north towards a wood in which blue lies; both have orders. */
const world = {
  ruleset: 'blaze',
  table: { width: 1200, depth: 1200, hiddenMovement: true, last: 4, terrain: [woods, works] },
  sides: [
    { id: 'red', doubleMoves: 1, edge: 'south' },
    { id: 'blue', edge: 'north', mineSquares: 1, suppressiveTemplates: 1 },
  ],
  units: [
    { id: 'u1', side: 'red', kind: 'platoon', rating: 'confident' },
    { id: 'u2', side: 'blue', kind: 'platoon', rating: 'average', stands0: 4, figures0: 12 },
  ],
  pieces: [
    { id: 'r1', side: 'red', unit: 'u1', kind: 'rifle-section', at: [300, 100] },
    { id: 'r2', side: 'red', unit: 'u1', kind: 'rifle-section', at: [600, 100] },
    { id: 'r3', side: 'red', kind: 'medium-mortar', at: [900, 100], rating: 'confident' },
    { id: 'r4', side: 'red', kind: 'sherman', at: [450, 200], rating: 'confident' },
    { id: 'b1', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [500, 1000], facing: 180 },
  ],
  start: { turn: 1, phase: 'planning' },
}

type Record = { readonly id: string; readonly [field: string]: unknown }

/** More blue pieces, features, or other fields of blue. */
export interface More {
  readonly pieces?: readonly Record[]
  readonly terrain?: readonly Record[]
  readonly side?: object
  readonly unit?: object
  readonly phase?: string
}

/** The world with these; in a step of the turn, if one is named, with all of red on that card. */
export const worldWith = (more: More, step?: string): Source =>
  jsonSource('secrets', {
    ...world,
    table: { ...world.table, terrain: [...world.table.terrain, ...(more.terrain ?? [])] },
    sides: world.sides.map(side => (side.id === 'blue' ? { ...side, ...more.side } : side)),
    units: world.units.map(unit => (unit.id === 'u2' ? { ...unit, ...more.unit } : unit)),
    pieces: [...world.pieces.map(piece => onCard(piece, step)), ...(more.pieces ?? [])],
    start: { ...world.start, ...(more.phase && { phase: more.phase }), ...(step && { phase: step }) },
  })

const onCard = (piece: { readonly side: string }, step: string | undefined): object =>
  step && piece.side === 'red' ? { ...piece, card: step, ...(step.startsWith('move') && { arrow: 0 }) } : piece

const hidden = { side: 'blue', kind: 'rifle-section', hidden: true, facing: 180 }
const marker = { side: 'blue', kind: 'rifle-section', marker: 'marker', revealed: false, facing: 180 }
/** In the open, far enough away to be left alone for a while. */
const open = { id: 'b2', side: 'blue', kind: 'rifle-section', at: [1100, 1100], facing: 180, rating: 'average' }
const plane = { id: 'b2', side: 'blue', kind: 'fighter', rating: 'average' }
const sniper = (id: string, x: number): Record => ({ ...hidden, id, kind: 'sniper', at: [x, 1100] })
const mine = (real: boolean): Record => ({
  id: 'm1',
  kind: 'mine',
  side: 'blue',
  real,
  polygon: [
    [280, 280],
    [330, 280],
    [330, 330],
    [280, 330],
  ],
})

const square = (x: number, y: number, size: number): readonly (readonly number[])[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
const work = { side: 'blue', hidden: true }
const bunker = (x: number, y: number): Record => ({ ...work, id: 'k1', kind: 'bunker', polygon: square(x, y, 80) })
const trench = (x: number, y: number): Record => ({ ...work, id: 't1', kind: 'trench', polygon: square(x, y, 60) })

/** What red may not know, in two versions; of what lies face down, until the cards are turned over. */
export const twins: readonly (readonly [string, More, More, until?: 'reveal'])[] = [
  [
    'where a hidden stand is',
    { pieces: [{ ...hidden, id: 'b2', at: [300, 800] }] },
    { pieces: [{ ...hidden, id: 'b2', at: [800, 1000] }] },
  ],
  [
    'what a hidden stand is',
    { pieces: [{ ...hidden, id: 'b2', at: [300, 900] }] },
    { pieces: [{ ...hidden, id: 'b2', kind: 'atg-75mm', at: [300, 900] }] },
  ],
  [
    'how many stands are hidden',
    { pieces: [{ ...hidden, id: 'b2', at: [300, 900] }] },
    {
      pieces: [
        { ...hidden, id: 'b2', at: [300, 900] },
        { ...hidden, id: 'b3', at: [700, 900] },
      ],
    },
  ],
  [
    'what a hidden stand was ordered',
    { phase: 'aimed-fire', pieces: [{ ...hidden, id: 'b2', at: [300, 900], card: 'opportunity-fire' }] },
    { phase: 'aimed-fire', pieces: [{ ...hidden, id: 'b2', at: [300, 900], card: 'dummy' }] },
  ],
  [
    'what a marker is',
    { pieces: [{ ...marker, id: 'b2', at: [300, 900] }] },
    { pieces: [{ ...marker, id: 'b2', kind: 'panther', rating: 'excellent', at: [300, 900] }] },
  ],
  [
    'whether a marker is a dummy',
    { pieces: [{ ...marker, id: 'b2', at: [300, 900] }] },
    { pieces: [{ ...marker, id: 'b2', kind: 'dummy-marker', marker: 'dummy', at: [300, 900] }] },
  ],
  [
    'who rides in a marker',
    {
      pieces: [
        { ...marker, id: 'b2', kind: 'truck', at: [300, 900], passengers: ['b3'] },
        { ...hidden, id: 'b3', aboard: 'b2', at: [300, 900] },
      ],
    },
    { pieces: [{ ...marker, id: 'b2', kind: 'truck', at: [300, 900] }] },
  ],
  [
    'where a sniper is',
    { pieces: [{ ...hidden, id: 'b2', kind: 'sniper', at: [300, 800] }] },
    { pieces: [{ ...hidden, id: 'b2', kind: 'sniper', at: [1000, 1000] }] },
  ],
  [
    'which floor a hidden stand is on',
    { pieces: [{ ...hidden, id: 'b2', at: [590, 550], floor: 1 }] },
    { pieces: [{ ...hidden, id: 'b2', at: [800, 1000] }] },
  ],
  ['which mine square is real', { terrain: [mine(true)] }, { terrain: [mine(false)] }],
  [
    'where a hidden trench is',
    {
      terrain: [
        {
          id: 't1',
          kind: 'trench',
          side: 'blue',
          hidden: true,
          polygon: [
            [500, 800],
            [700, 800],
            [700, 850],
            [500, 850],
          ],
        },
      ],
    },
    {
      terrain: [
        {
          id: 't1',
          kind: 'trench',
          side: 'blue',
          hidden: true,
          polygon: [
            [800, 1000],
            [900, 1000],
            [900, 1050],
            [800, 1050],
          ],
        },
      ],
    },
  ],
  ['that a hidden bunker stands between', { terrain: [bunker(400, 550)] }, { terrain: [bunker(900, 1100)] }],
  [
    'that an enemy in the open lies in a hidden trench',
    { pieces: [{ ...open, at: [1150, 650] }], terrain: [trench(1120, 620)] },
    { pieces: [{ ...open, at: [1150, 650] }], terrain: [trench(150, 1000)] },
  ],
  [
    'how a marker lies',
    { pieces: [{ ...marker, id: 'b2', at: [1150, 550], prone: true }] },
    { pieces: [{ ...marker, id: 'b2', at: [1150, 550] }] },
  ],
  [
    'which floor a marker is on',
    { pieces: [{ ...marker, id: 'b2', at: [590, 550], floor: 1 }] },
    { pieces: [{ ...marker, id: 'b2', at: [590, 550] }] },
  ],
  [
    'what a side has in hand',
    {},
    { side: { mineSquares: 3, suppressiveTemplates: 4, divisional: 'heavy', barrageTemplates: 6 } },
  ],
  ['how many disputes the enemy has won', {}, { side: { disputesWon: 2 } }],
  ['how much a unit has lost', {}, { unit: { lost: 3, stands0: 6, figures0: 18 } }],
  [
    'what waits off the table',
    { pieces: [{ ...hidden, hidden: false, id: 'b2', arrives: 9 }] },
    { pieces: [{ ...hidden, hidden: false, id: 'b2', kind: 'tiger-1', arrives: 9 }] },
  ],
  [
    'which card lies with a stand',
    { pieces: [{ ...open, card: 'move', arrow: 180, cardId: 1 }] },
    { pieces: [{ ...open, card: 'aimed-fire', cardId: 1 }] },
    'reveal',
  ],
  [
    'where an arrow points',
    { pieces: [{ ...open, card: 'move', arrow: 180, cardId: 1 }] },
    { pieces: [{ ...open, card: 'move', arrow: 90, cardId: 1 }] },
    'reveal',
  ],
  [
    'which stands have a card together',
    { pieces: [{ ...open, card: 'prone', cardId: 1 }] },
    { pieces: [{ ...open, card: 'prone', cardId: 2 }] },
    'reveal',
  ],
  [
    'what an Action is',
    { phase: 'action', pieces: [{ ...open, card: 'action', task: 'other' }] },
    { phase: 'action', pieces: [{ ...open, card: 'action', task: 'repair' }] },
  ],
  [
    'on what an Action is done',
    { phase: 'action', pieces: [{ ...open, card: 'action', task: 'other', taskTarget: [500, 900] }] },
    { phase: 'action', pieces: [{ ...open, card: 'action', task: 'other', taskTarget: [700, 900] }] },
  ],
  [
    'how far an Action has come',
    { phase: 'action', pieces: [{ ...open, card: 'action', task: 'other', taskDone: 1 }] },
    { phase: 'action', pieces: [{ ...open, card: 'action', task: 'other', taskDone: 2 }] },
  ],
  [
    'whose charge is on a house',
    { pieces: [{ ...hidden, id: 'b2', at: [300, 900] }], terrain: [{ ...works, id: 'h2', charge: 'b2' }] },
    { pieces: [{ ...hidden, id: 'b2', at: [300, 900] }], terrain: [{ ...works, id: 'h2' }] },
  ],
  [
    'on whom a mortar is zeroed in',
    { pieces: [{ ...open, kind: 'medium-mortar', zeroed: 'r1' }] },
    { pieces: [{ ...open, kind: 'medium-mortar', zeroed: [600, 100] }] },
  ],
  ['what a stand is worth', { pieces: [{ ...open, points: 3 }] }, { pieces: [{ ...open, points: 9 }] }],
  [
    'how keen the eyes of a hidden stand are',
    { pieces: [{ ...hidden, id: 'b2', at: [300, 1100], keenEyes: 50 }] },
    { pieces: [{ ...hidden, id: 'b2', at: [300, 1100] }] },
  ],
  [
    'how well a hidden stand hides',
    { pieces: [{ ...hidden, id: 'b2', at: [300, 1100], stealth: 50 }] },
    { pieces: [{ ...hidden, id: 'b2', at: [300, 1100] }] },
  ],
  [
    'what an aircraft was told to do',
    { pieces: [{ ...plane, airMission: 'recon', card: 'move' }] },
    { pieces: [{ ...plane, airMission: 'air-cover', card: 'opportunity-fire' }] },
    'reveal',
  ],
  [
    'against whom an aircraft was called',
    { pieces: [{ ...plane, kind: 'tankbuster', airTarget: 'r4' }] },
    { pieces: [{ ...plane, kind: 'tankbuster', airTarget: 'r1' }] },
  ],
  [
    'what the enemy has seen from the air',
    { side: { sightings: [[300, 100]] } },
    { side: { sightings: [[600, 100]] } },
  ],
  [
    'how many works and false ones the enemy may still lay',
    { side: { mineSquares: 1, dummyMines: 5, wireStrips: 3 } },
    { side: { mineSquares: 1, dummyMines: 0, wireStrips: 0 } },
  ],
  ['how many snipers lie hidden', { pieces: [sniper('b2', 300)] }, { pieces: [sniper('b2', 300), sniper('b3', 900)] }],
  [
    'what rides in what waits off the table',
    {
      pieces: [
        { ...hidden, hidden: false, id: 'b2', kind: 'truck', arrives: 9, passengers: ['b3'] },
        { ...hidden, hidden: false, id: 'b3', aboard: 'b2' },
      ],
    },
    { pieces: [{ ...hidden, hidden: false, id: 'b2', kind: 'truck', arrives: 9 }] },
  ],
  [
    'how a gun is loaded',
    { pieces: [{ id: 'b2', side: 'blue', kind: 'atg-37mm', at: [300, 1100], facing: 180 }] },
    { pieces: [{ id: 'b2', side: 'blue', kind: 'atg-37mm', at: [300, 1100], facing: 180, sgLoaded: true }] },
  ],
]
