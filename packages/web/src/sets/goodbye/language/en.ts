/** What Goodbyeeeeee!!!'s own panels say. */
export const en = {
  event: 'Event card',
  close: 'Close the card',
  fortune: 'Your cards, luck and valour',
  held: 'Cards you hold',
  purses: 'Luck and valour',
  inAll: 'All sections',
  left: { luck: (n: number) => `luck ${n}`, valour: (n: number) => `valour ${n}` },
  unordered: {
    one: 'Moving now, he cannot be ordered this turn.',
    several: 'Moving now, they cannot be ordered this turn.',
  },
}
