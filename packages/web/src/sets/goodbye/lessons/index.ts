import type { Lesson } from '../../../learn/lesson.ts'

/** A turn of Goodbyeeeeee!!!: the steps in their order, and luck, courage and cards as they come. */
export const lessons: readonly Lesson[] = [
  { id: 'steps', when: { go: 'own', phase: 'free' }, rules: ['GB-TURN-3', 'GB-TURN-5'] },
  {
    id: 'free',
    when: { go: 'own', phase: 'free' },
    rules: ['GB-TURN-8', 'GB-MOVE-10', 'GB-MOVE-12', 'GB-MOVE-14'],
    points: 'able',
  },
  {
    id: 'orders-step',
    when: { go: 'own', phase: 'orders', offered: 'order' },
    rules: ['GB-STAT-19', 'GB-STAT-20', 'GB-STAT-22', 'GB-STAND-1'],
    points: 'offered',
  },
  { id: 'order-roll', when: { rolled: 'command' }, rules: ['GB-STAT-20', 'GB-STAT-21', 'GB-STAT-22'] },
  {
    id: 'move-step',
    when: { go: 'own', phase: 'move' },
    rules: ['GB-MOVE-1', 'GB-MOVE-5', 'GB-MOVE-6'],
    points: 'able',
  },
  {
    id: 'fire-step',
    when: { go: 'own', phase: 'fire' },
    rules: ['GB-STAT-18', 'GB-MOVE-13', 'GB-MOVE-14', 'GB-MOVE-15'],
    points: 'able',
  },
  { id: 'shot', when: { rolled: 'hit' }, rules: ['GB-FIRE-3', 'GB-FIRE-4'], points: 'about' },
  { id: 'lewis', when: { selected: ['lmg-gunner'] }, rules: ['GB-LMG-1', 'GB-LMG-6', 'GB-MOVE-13'] },
  {
    id: 'overwatch',
    when: { go: 'own', offered: 'overwatch' },
    rules: ['GB-OVER-1', 'GB-OVER-2', 'GB-OVER-3'],
    points: 'offered',
    after: ['fire-step'],
  },
  {
    id: 'grenade',
    when: { go: 'own', offered: 'throw', phase: 'fire' },
    rules: ['GB-GREN-1', 'GB-GREN-2', 'GB-GREN-3', 'GB-GREN-4'],
    points: 'offered',
    after: ['fire-step'],
  },
  { id: 'luck', when: { actions: ['use', 'pass'] }, rules: ['GB-STAT-4', 'GB-STAT-5', 'GB-LUCK-3'], points: 'about' },
  {
    id: 'valour',
    when: { go: 'own', offered: 'use', phase: 'free' },
    rules: ['GB-STAT-6', 'GB-STAT-7', 'GB-STAT-9', 'GB-STAT-12'],
    points: { glance: 'valour' },
    after: ['fire-step'],
  },
  { id: 'courage', when: { rolled: 'courage' }, rules: ['GB-PIN-1', 'GB-COUR-6', 'GB-PIN-7'], points: 'about' },
  { id: 'pinned', when: { happened: 'pinned' }, rules: ['GB-PIN-3', 'GB-PIN-4', 'GB-PIN-8'], points: 'about' },
  { id: 'close-step', when: { go: 'own', phase: 'close' }, rules: ['GB-TURN-13', 'GB-HTH-1', 'GB-CLOSE-1'] },
  { id: 'hand-to-hand', when: { rolled: 'melee' }, rules: ['GB-HTH-1', 'GB-HTH-8'], points: 'about' },
  {
    id: 'watching',
    when: { actions: ['react', 'pass'] },
    rules: ['GB-OVER-3', 'GB-STAND-3', 'GB-STAND-4'],
    points: 'about',
  },
  { id: 'card', when: { rolled: 'card' }, rules: ['GB-TURN-2', 'GB-TURN-6', 'GB-CARD-1'] },
  {
    id: 'half',
    when: { changed: { table: 'unit', field: 'testedHalf', to: true } },
    rules: ['GB-COUR-2', 'GB-COUR-8', 'GB-COUR-9'],
  },
  { id: 'other-turn', when: { phase: 'close', did: 'end', by: 'own' }, rules: ['GB-TURN-5', 'GB-STAT-10'] },
  { id: 'next-turn', when: { turn: 2, go: 'own' }, rules: ['GB-TURN-1', 'GB-TURN-2', 'GB-TURN-7'] },
]
