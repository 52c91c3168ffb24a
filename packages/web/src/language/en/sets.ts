/** The rule sets on the first page. */
export const sets = {
  searchable: 'rules, numbered and searchable',
  toRead: 'To be read',
  counts: (rules: number, rulings: number) => `${rules} rules, ${rulings} rulings`,
  notYet: 'Not yet on the table',
  minutes: (span: string) => `${span} minutes`,
  figures: (span: string) => `${span} figures a side`,
  scenarios: (n: number) => (n === 1 ? 'One scenario' : `${n} scenarios`),
  to: (least: number, most: number) => `${least} to ${most}`,
  pitches: {
    muzzleflash: 'Four action points a man, and whatever he keeps he may react with. Fire pins before it kills.',
    goodbye: 'Men shoot as they please but move only when ordered. Luck, valour and a hand of cards bend the rest.',
    plastic: 'Every figure fights as it is modelled. One die, a handful of modifiers, and somebody falls.',
    blaze: 'Both sides lay order cards in secret; then ten steps decide who shoots and who moves first.',
  },
}
