/** The seat that sees everything. */
export const UMPIRE = 'umpire'
