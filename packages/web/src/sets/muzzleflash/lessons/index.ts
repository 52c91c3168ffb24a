import type { Lesson } from '../../../learn/lesson.ts'

/** A turn of Muzzleflash: action points, one man after the other, reactions, and what fire does to those it does not kill. */
export const lessons: readonly Lesson[] = [
  { id: 'points', when: { phase: 'action', go: 'own' }, rules: ['MF-ACT-1', 'MF-ACT-6', 'MF-ACT-7'], points: 'able' },
  { id: 'kept', when: { phase: 'action', go: 'own' }, rules: ['MF-ACT-2', 'MF-REA-1'] },
  { id: 'move', when: { selected: true, offered: 'move', go: 'own' }, rules: ['MF-MOV-1', 'MF-MOV-8'] },
  {
    id: 'fire',
    when: { drafting: 'fire' },
    rules: ['MF-SHT-7', 'MF-SHT-11', 'MF-SHT-13', 'MF-SHT-14'],
  },
  { id: 'wound', when: { rolled: 'injure' }, rules: ['MF-HIT-5', 'MF-HIT-7', 'MF-HIT-8'], points: 'about' },
  {
    id: 'pins',
    when: { changed: { table: 'piece', field: 'pins' } },
    rules: ['MF-PIN-1', 'MF-PIN-2', 'MF-PIN-11'],
    points: 'about',
  },
  {
    id: 'cover',
    when: { rolled: 'hit' },
    rules: ['MF-SHT-20', 'MF-SHT-21', 'MF-PIN-6'],
    points: 'about',
    after: ['pins'],
  },
  {
    id: 'reaction',
    when: { actions: ['react', 'pass'] },
    rules: ['MF-REA-1', 'MF-REA-3', 'MF-REA-8'],
    points: 'about',
  },
  { id: 'standing', when: { actions: ['react', 'policy'] }, rules: ['MF-REA-1', 'MF-REA-10'], after: ['reaction'] },
  { id: 'answered', when: { did: 'react', by: 'other' }, rules: ['MF-REA-2', 'MF-ACT-2'], points: 'about' },
  {
    id: 'pin-test',
    when: { rolled: 'pin-test' },
    rules: ['MF-PIN-12', 'MF-PIN-13', 'MF-PIN-20', 'MF-PYT-3'],
    points: 'about',
  },
  {
    id: 'pinned',
    when: { happened: 'pinned' },
    rules: ['MF-PIN-21', 'MF-PIN-23', 'MF-PIN-24', 'MF-PIN-26'],
    points: 'about',
  },
  { id: 'hedge', when: { rolled: 'obstacle' }, rules: ['MF-MOV-8', 'MF-MOV-9'], points: 'about' },
  {
    id: 'order',
    when: { go: 'own', offered: 'order' },
    rules: ['MF-ORD-2', 'MF-ORD-8', 'MF-ACT-10', 'MF-ACT-11'],
    points: 'offered',
    after: ['points', 'move'],
  },
  {
    id: 'grenade',
    when: { go: 'own', offered: 'prime' },
    rules: ['MF-GRE-1', 'MF-GRE-2', 'MF-GRE-6'],
    points: 'offered',
    after: ['order', 'fire'],
  },
  { id: 'grenade-lands', when: { did: 'throw' }, rules: ['MF-GRE-10', 'MF-SHT-17', 'MF-GRE-15'], points: 'about' },
  { id: 'injured', when: { happened: 'injured' }, rules: ['MF-REC-3', 'MF-REC-4', 'MF-REC-7'], points: 'about' },
  { id: 'melee', when: { rolled: 'melee' }, rules: ['MF-CQB-1', 'MF-CQB-3'], points: 'about' },
  {
    id: 'other-turn',
    when: { did: 'end', by: 'own', phase: 'action' },
    rules: ['MF-REA-1', 'MF-REA-10'],
    after: ['kept'],
  },
  { id: 'next-turn', when: { turn: 2, go: 'own' }, rules: ['MF-ACT-3', 'MF-ACT-4'] },
]
