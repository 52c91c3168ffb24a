import type { Lesson } from '../../../learn/lesson.ts'

/** A turn of Blaze Away: cards in secret, all turned over, then ten steps. */
export const lessons: readonly Lesson[] = [
  { id: 'set-up', when: { phase: 'deployment', actions: ['deploy'] }, rules: ['BA-HIDE-1'] },
  { id: 'planning', when: { phase: 'planning', actions: ['order'] }, rules: ['BA-CARD-1', 'BA-RUL-4'], points: 'able' },
  { id: 'cards', when: { phase: 'planning', actions: ['order'] }, rules: ['BA-TURN-1', 'BA-TURN-2'] },
  {
    id: 'arrow',
    when: { drafting: 'order', with: { card: ['move', 'move-fire'] } },
    rules: ['BA-MOVE-1', 'BA-MOVE-2', 'BA-MOVE-4'],
  },
  { id: 'sharing', when: { phase: 'planning', did: 'order', by: 'own' }, rules: ['BA-CMD-5', 'BA-CARD-3', 'BA-CMD-7'] },
  {
    id: 'steps',
    when: { changed: { table: 'game', field: 'phase', to: 'action' } },
    rules: ['BA-TURN-1', 'BA-TURN-2', 'BA-RUL-9'],
  },
  { id: 'reveal', when: { phase: 'planning', drafting: 'end' }, rules: ['BA-CARD-1', 'BA-TURN-2'] },
  {
    id: 'charge',
    when: { phase: 'charge', offered: 'charge' },
    rules: ['BA-CHRG-2', 'BA-CHRG-3', 'BA-CHRG-8'],
    points: 'offered',
  },
  { id: 'prone', when: { did: 'order', with: { card: ['prone'] } }, rules: ['BA-PRONE-2', 'BA-PRONE-3', 'BA-PRONE-5'] },
  {
    id: 'aimed',
    when: { phase: 'aimed-fire', offered: 'fire' },
    rules: ['BA-AIM-1', 'BA-AIM-2', 'BA-AIM-5'],
    points: 'offered',
  },
  { id: 'hits', when: { rolled: 'hit' }, rules: ['BA-ARMS-24', 'BA-ARMS-26', 'BA-ARMS-27'], points: 'about' },
  {
    id: 'move',
    when: { phase: 'move', offered: 'move' },
    rules: ['BA-MOVE-1', 'BA-MOVE-3', 'BA-MOVE-4'],
    points: 'offered',
  },
  { id: 'by-turns', when: { phase: 'move', did: 'move', by: 'other' }, rules: ['BA-RUL-9'], points: 'about' },
  { id: 'move-fire', when: { phase: 'move-fire', actions: ['fire'] }, rules: ['BA-MOVE-6', 'BA-MOVE-7'] },
  {
    id: 'opportunity',
    when: { actions: ['react', 'pass'] },
    rules: ['BA-OPP-1', 'BA-OPP-2', 'BA-OPP-6'],
    points: 'about',
  },
  {
    id: 'opportunity-step',
    when: { phase: 'opportunity-fire', offered: 'fire' },
    rules: ['BA-OPP-1', 'BA-OPP-3'],
    points: 'offered',
  },
  { id: 'charged', when: { did: 'charge', by: 'other' }, rules: ['BA-CHRG-9', 'BA-MELEE-21'], points: 'about' },
  {
    id: 'melee',
    when: { rolled: 'melee-attack' },
    rules: ['BA-MELEE-2', 'BA-MELEE-25', 'BA-MELEE-26'],
    points: 'about',
  },
  {
    id: 'losses',
    when: { happened: 'wounded' },
    rules: ['BA-ARMS-21', 'BA-BREAK-1', 'BA-BREAK-4'],
    points: 'about',
  },
  { id: 'next-turn', when: { turn: 2, phase: 'planning', actions: ['order'] }, rules: ['BA-CARD-1', 'BA-TURN-1'] },
]
