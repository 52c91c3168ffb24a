/** The part of a stand's points that is due when that share of it is lost, rounded down. */
export const dueFor = (points: number, share: number): number => Math.floor(points * share)
