/** The rule sets on the first page. */
export const sets = {
  searchable: 'rules, numbered and searchable',
  toRead: 'Rulebook only',
  counts: (rules: number, rulings: number) => `${rules} rules, ${rulings} rulings`,
  notYet: 'Not playable yet',
  minutes: (span: string) => `${span} minutes`,
  figures: (span: string) => `${span} figures a side`,
  stands: (span: string) => `${span} stands a side`,
  scenarios: (n: number) => (n === 1 ? 'One scenario' : `${n} scenarios`),
  /** What a book says of itself, in short: when it plays, and what a figure stands for. */
  book: (says: string): string => says.split(/[;,]| and /)[0] ?? '',
  to: (least: number, most: number) => `${least} to ${most}`,
}
