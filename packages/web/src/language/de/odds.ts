import type { Words } from '../index.ts'

export const odds: Words['odds'] = {
  title: 'Aussichten',
  doIt: 'Wenn du es tust',
  hold: 'Sonst',
  reply: piece => `Antwort des Gegners: ${piece} fällt`,
  about: 'etwa',
  band: (low, high) => `${low} bis ${high} %`,
  tests: 'Würfe',
  supposed: rolls =>
    `${rolls === 0 ? 'Kein Wurf, von dem du weißt.' : 'Soweit du weißt.'} Was dir verborgen ist, zählt hier nicht.`,
  times: rolls => `bis zu ${rolls} Würfe`,
  each: (chance, rolls) => (rolls > 1 ? `je ${chance}` : chance),
  cannot: 'unmöglich',
  certain: 'sicher',
  befalls: {
    gone: piece => `${piece} fällt`,
    pinned: piece => `${piece} wird festgenagelt`,
    wounded: piece => `${piece} wird verwundet`,
    away: piece => `${piece} verlässt den Tisch`,
  },
  short: { pinned: 'festgenagelt', wounded: 'verwundet', away: 'fort' },
  inReply: (chance, piece, first) => `${first ? 'Darauf' : 'darauf'}: ${piece} fällt mit etwa ${chance}`,
  from: piece => `Von ${piece}:`,
  falls: chance => `${chance}, dass sie fällt`,
  cannotFall: 'Kann sie nicht ausschalten',
}
