import type { Words } from '../index.ts'
import { inPercent } from '../percent.ts'

export const odds: Words['odds'] = {
  title: 'Aussichten',
  doIt: 'Wenn du es tust',
  hold: 'Sonst',
  reply: befalls => `Antwort des Gegners: ${befalls}`,
  about: 'etwa',
  band: (low, high) => `${low} bis ${inPercent(high)}`,
  tests: 'Würfe',
  supposed: rolls =>
    `${rolls === 0 ? 'Keine Probe, von der du weißt' : 'Soweit du weißt'}: Was dir verborgen ist, zählt hier nicht.`,
  times: rolls => `bis zu ${rolls} Würfe`,
  each: (chance, rolls) => (rolls > 1 ? `je ${chance}` : chance),
  cannot: 'unmöglich',
  certain: 'sicher',
  befalls: {
    gone: piece => `${piece} fällt`,
    damaged: piece => `${piece} wird beschädigt`,
    pinned: piece => `${piece} wird niedergehalten`,
    wounded: piece => `${piece} wird verwundet`,
    away: piece => `${piece} verlässt den Tisch`,
  },
  short: { damaged: 'beschädigt', pinned: 'niedergehalten', wounded: 'verwundet', away: 'fort' },
  inReply: (chance, befalls, first) => `${first ? 'Darauf' : 'darauf'}: ${befalls}, mit etwa ${chance}`,
  from: piece => `Von ${piece}:`,
  falls: chance => `Fällt: ${chance}`,
  cannotFall: 'Kann dadurch nicht fallen',
}
