import type { Stand } from '../records.ts'

/** Did the fire that was just offered score a hit? */
export const wasHit = (before: Stand, after: Stand): boolean =>
  after.figures < before.figures ||
  after.hits > before.hits ||
  after.heHits > before.heHits ||
  (after.destroyed && !before.destroyed) ||
  (after.disabled && !before.disabled) ||
  (after.immobilised && !before.immobilised)
