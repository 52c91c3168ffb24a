export const muzzleflash = {}
