/** Between middles, squared. */
export const squared = (a: { readonly x: number; readonly y: number }, x: number, y: number): number =>
  (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y)
