import type { Sketching } from '@sandtable/kernel'

/** What a battle made by hand begins with, and what its maker decides. In inches. */
export const sketching: Sketching = {
  width: 48,
  depth: 48,
  turns: 12,
  minutes: 40,
  sides: [
    { id: 'allied', home: 'south', zone: 12, objective: { type: 'more-than-lost' } },
    { id: 'german', home: 'north', zone: 12, objective: { type: 'more-than-lost' } },
  ],
  starts: { placed: { turn: 1, phase: 'initiative' }, 'set-up': { turn: 1, phase: 'deploy' } },
  units: [],
  decides: {
    game: [],
    side: ['army', 'home', 'zone', 'players', 'objective'],
    unit: [],
    piece: ['pose', 'reserve', 'weapons', 'leader', 'binoculars', 'radio', 'bayonet', 'player'],
    terrain: ['openings', 'destroyed'],
  },
}
