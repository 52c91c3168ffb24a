import type { Sketching } from '@sandtable/kernel'

/** What a battle made by hand begins with, and what its maker decides. In centimetres. */
export const sketching: Sketching = {
  width: 120,
  depth: 120,
  turns: 10,
  minutes: 60,
  sides: [
    { id: 'british', nation: 'British', home: 'south', zone: 20 },
    { id: 'german', nation: 'German', home: 'north', zone: 20 },
  ],
  starts: { placed: { turn: 1, phase: 'initiative' }, 'set-up': { turn: 1, phase: 'deploy' } },
  units: ['section', 'command'],
  decides: {
    game: ['gas'],
    side: ['home', 'zone', 'team', 'objective'],
    unit: ['luck', 'valour', 'courage', 'command'],
    piece: ['crewOf', 'weapons', 'skill', 'luck', 'valour', 'armour', 'stormtrooper', 'prone', 'overwatch'],
    terrain: ['openings'],
  },
}
