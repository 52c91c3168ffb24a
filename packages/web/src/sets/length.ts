/**
 * Lengths as the kernel has them, in whole hundredths of a millimetre. Written out once more, because the first page draws maps
 * with these looks and must not load the kernel for three numbers.
 */
export const inch = (n: number): number => Math.round(n * 2540)
export const cm = (n: number): number => Math.round(n * 1000)
export const mm = (n: number): number => Math.round(n * 100)
