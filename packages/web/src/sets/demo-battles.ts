/** The ready battles that the table demo shows beside the renders. */
export const demoBattles = {
  crossroads: 'muzzleflash/counter-attack',
  farm: 'muzzleflash/farm-on-the-lane',
  storm: 'blaze/red-storm-at-the-collective-farm',
  raid: 'goodbye/trench-raid-at-dusk',
} as const
