import type { Sketching } from '@sandtable/kernel'

/** What a battle made by hand begins with, and what its maker decides. In inches. */
export const sketching: Sketching = {
  width: 48,
  depth: 48,
  turns: 8,
  minutes: 60,
  sides: [
    { id: 'british', army: 'allied', quality: 'veteran' },
    { id: 'german', army: 'axis', quality: 'veteran' },
  ],
  starts: { placed: { turn: 1, phase: 'initiative' }, 'set-up': { turn: 0, phase: 'deploy' } },
  units: ['platoon', 'section'],
  decides: {
    game: ['first'],
    side: ['army', 'quality', 'edge', 'zone', 'rerolls', 'dugIn', 'objectives'],
    unit: ['parent', 'quality', 'shows', 'arrives'],
    piece: [
      'quality',
      'rank',
      'weapons',
      'grenades',
      'sniper',
      'engineer',
      'dugIn',
      'role',
      'crews',
      'aboard',
      'reserve',
    ],
    terrain: ['side', 'open', 'destroyed'],
  },
}
