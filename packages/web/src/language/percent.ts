/** '83 %', which no line breaks in two. */
export const inPercent = (share: number | string): string => `${share}\u00a0%`
