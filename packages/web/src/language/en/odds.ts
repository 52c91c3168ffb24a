import { inPercent } from '../percent.ts'

export const odds = {
  title: 'Odds',
  doIt: 'If you do it',
  hold: 'Otherwise',
  reply: (befalls: string) => `Their reply: ${befalls}`,
  about: 'about',
  band: (low: number, high: number) => `${low} to ${inPercent(high)}`,
  tests: 'Rolls',
  supposed: (rolls: number) =>
    `${rolls === 0 ? 'No roll that you know of' : 'As far as you know'}: what is hidden from you is not counted.`,
  /** A roll that is made several times: the shots of a burst. */
  times: (rolls: number) => `up to ${rolls} rolls`,
  each: (chance: string, rolls: number) => (rolls > 1 ? `${chance} each` : chance),
  cannot: 'no chance',
  certain: 'certain',
  befalls: {
    gone: (piece: string) => `${piece} falls`,
    damaged: (piece: string) => `${piece} is damaged`,
    pinned: (piece: string) => `${piece} is pinned`,
    wounded: (piece: string) => `${piece} is wounded`,
    away: (piece: string) => `${piece} leaves the table`,
  },
  /** Beside a target, where it does not fall. */
  short: { damaged: 'damaged', pinned: 'pinned', wounded: 'wounded', away: 'away' },
  inReply: (chance: string, befalls: string, first: boolean) =>
    `${first ? 'In reply' : 'in reply'}: about ${chance} that ${befalls}`,
  from: (piece: string) => `From ${piece}:`,
  falls: (chance: string) => `Falls: ${chance}`,
  cannotFall: 'Cannot fall to this',
}
