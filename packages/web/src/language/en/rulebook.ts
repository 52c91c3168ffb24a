export const rulebook = {
  books: 'Rulebooks',
  one: 'Rulebook',
  notHere: 'This rulebook is not here.',
  opening: 'Opening the book.',
}
