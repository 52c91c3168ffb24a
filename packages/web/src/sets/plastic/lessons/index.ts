import type { Lesson } from '../../../learn/lesson.ts'

/** A turn of Plastic Fantastic: who goes first, the status checks, one figure after the other, and the same for the other side. */
export const lessons: readonly Lesson[] = [
  { id: 'first', when: { phase: 'initiative', actions: ['choose'] }, rules: ['PF-TRN-8', 'PF-TRN-10'] },
  {
    id: 'status',
    when: { phase: 'action', go: 'own' },
    rules: ['PF-TRN-11', 'PF-TRN-12', 'PF-TRN-13', 'PF-TRN-14'],
    points: 'able',
  },
  { id: 'act', when: { phase: 'action', go: 'own' }, rules: ['PF-TRN-16', 'PF-TRN-27'], points: 'able' },
  { id: 'move', when: { selected: true, offered: 'move', go: 'own' }, rules: ['PF-MOV-1', 'PF-MOV-5', 'PF-MOV-6'] },
  { id: 'fire', when: { drafting: 'fire' }, rules: ['PF-EFF-2', 'PF-EFF-3', 'PF-FIR-4'] },
  {
    id: 'cover',
    when: { rolled: 'effect' },
    rules: ['PF-EFF-12', 'PF-FIR-16', 'PF-FIR-18'],
    points: 'about',
    after: ['fire'],
  },
  {
    id: 'grenade',
    when: { go: 'own', offered: 'throw' },
    rules: ['PF-BLA-3', 'PF-BLA-5', 'PF-EXP-1'],
    points: 'offered',
    after: ['act', 'move'],
  },
  {
    id: 'leader',
    when: { go: 'own', offered: 'lead' },
    rules: ['PF-LDR-5', 'PF-LDR-7', 'PF-LDR-9', 'PF-LDR-10'],
    points: 'offered',
    after: ['act'],
  },
  {
    id: 'other-half',
    when: { did: 'end', by: 'own' },
    rules: ['PF-TRN-5', 'PF-TRN-28'],
    after: ['status'], // setting up is ended, too
  },
  { id: 'under-fire', when: { did: 'fire', by: 'other' }, rules: ['PF-EFF-1', 'PF-TRN-26'], points: 'about' },
  { id: 'hand-to-hand', when: { rolled: 'melee' }, rules: ['PF-HTH-3', 'PF-HTH-9', 'PF-HTH-10'], points: 'about' },
  { id: 'rally', when: { rolled: 'status-reroll' }, rules: ['PF-LDR-9'], points: 'about' },
  { id: 'next-turn', when: { turn: 2 }, rules: ['PF-TRN-29', 'PF-TRN-8'] },
]
