declare module 'virtual:catalogue' {
  const sets: readonly import('./catalogue/catalogue.ts').SetOutline[]
  export default sets
}

declare module 'virtual:details' {
  /** By set and battle: '<set>/tutorial'. */
  const details: {
    readonly [battle: string]: {
      readonly terrain: readonly import('./catalogue/outline.ts').TerrainOutline[]
      readonly briefings: { readonly [side: string]: string }
    }
  }
  export default details
}

declare module 'virtual:rulings' {
  const offered: { readonly [set: string]: readonly import('@sandtable/kernel').Ruling[] }
  export default offered
}

declare module 'virtual:books' {
  /** What is fetched when somebody wants it, of each rule set. */
  type Fetched<T> = { readonly [set: string]: () => Promise<{ readonly default: T }> }
  export const books: Fetched<import('./catalogue/catalogue.ts').ReadingBook>
  export const cases: Fetched<readonly { readonly name: string }[]>
}
