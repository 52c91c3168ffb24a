/** The ready battles that the table demo shows beside the renders. */
export const demoBattles = {
  crossroads: 'muzzleflash/counter-attack',
  raid: 'goodbye/trench-raid-at-dusk',
} as const
