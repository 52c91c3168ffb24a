// fitted by sandtable train; do not edit

/** How much each number of a standing counts, as learnt from games. */
export const learnt = {
  muzzleflash: [2.94, -1.23, -1.05, 3.75, -0.92],
  goodbye: [1.4, 1.2, 0.73, -0.36, 1.09, 2.81, 1.15, 3.21],
  plastic: [2.46, -0.02, 1.91, 0.72, -0.42, 1.57, 0.05, 1.94],
  blaze: [0.57, 0.91, 0.83, 3.14, -1.52],
} as const
