type Part<T> = T extends readonly (infer E)[]
  ? readonly Part<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T

/** Of what a whole game would make, no more than a test needs. */
export const part = <T extends object>(of: Part<T>): T => of as T
