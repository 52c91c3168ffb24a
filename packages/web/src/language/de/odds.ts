import type { Words } from '../index.ts'

export const odds: Words['odds'] = {
  title: 'Aussichten',
  you: verb => `bei „${verb}“`,
  hold: 'ohne das',
  reply: piece => `Antwort des Gegners: ${piece} fällt`,
  about: 'etwa',
  cannot: 'unmöglich',
  certain: 'sicher',
  befalls: {
    gone: piece => `${piece} fällt`,
    pinned: piece => `${piece} wird festgenagelt`,
    wounded: piece => `${piece} wird verwundet`,
    away: piece => `${piece} verlässt den Tisch`,
  },
  forYours: (chance, first) => `${first ? 'Dann' : 'dann'} etwa ${chance} für deine Figur`,
  from: piece => `Von ${piece}:`,
  falls: chance => `${chance}, dass sie fällt`,
  cannotFall: 'Sie kann nicht fallen',
}
