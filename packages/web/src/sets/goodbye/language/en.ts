/** What Goodbyeeeeee!!!'s own panels say. */
export const en = {
  event: 'Event card',
  close: 'Close the card',
  fortune: 'Your cards, luck and valour',
  held: 'Cards you hold',
  purses: 'Luck and valour',
  inAll: 'All sections',
}
