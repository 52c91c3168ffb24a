declare module 'virtual:catalogue' {
  const sets: readonly import('./catalogue/catalogue.ts').SetOutline[]
  export default sets
}

declare module 'virtual:rulings' {
  const offered: { readonly [set: string]: readonly import('@sandtable/kernel').Ruling[] }
  export default offered
}

declare module 'virtual:cases/*' {
  const cases: readonly { readonly name: string }[]
  export default cases
}

declare module 'virtual:book/*' {
  const book: import('./catalogue/catalogue.ts').ReadingBook
  export default book
}
