import { Book } from './book/book.ts'
import { flag, length } from './book/schema.ts'

/** The rulebook of Hide and Seek. */

const rule = (section: string) => (says: string, i: number) => ({
  id: `HS-${section}-${i + 1}`,
  says,
  source: 'made up',
  kind: 'mechanic',
})
const data = {
  id: 'toy',
  title: 'Hide and Seek',
  period: 'any',
  scale: 'one to one',
  unit: 'cm',
  summary: 'For tests.',
  sections: [
    {
      id: 'HIDE',
      title: 'Hiding',
      rules: ['Scouts hide where they like.', 'A side may lay two mines.'].map(rule('HIDE')),
    },
    { id: 'ORD', title: 'Orders', rules: ['All order one scout, unseen.', 'Each draws a card.'].map(rule('ORD')) },
    {
      id: 'GO',
      title: 'Going',
      rules: ['The scout goes.', 'Who sees it may shoot.', 'Mines.', 'Search.'].map(rule('GO')),
    },
    { id: 'END', title: 'The end', rules: ['Smoke lifts.', 'After the last round it is over.'].map(rule('END')) },
  ],
  rulings: [
    {
      id: 'HS-RUL-1',
      about: ['HS-GO-2'],
      question: 'What hits?',
      options: { four: '4', five: '5' },
      default: 'four',
      offered: true,
    },
    {
      id: 'HS-RUL-2',
      about: ['HS-GO-4'],
      question: 'Who may search?',
      options: { all: 'all', none: 'none' },
      default: 'all',
    },
  ],
  tables: { orders: { rows: { rush: { reach: 20, quiet: false }, sneak: { reach: 8, quiet: true } } } },
  dice: { shot: 'd6', card: 'a card', mine: 'd6' },
  actions: {},
  fields: {},
  kinds: { scout: { radius: 1, range: 25 } },
  terrain: { bush: { height: 2 } },
  'start-phases': { hide: 'the scouts hide' },
  refusals: { words: { far: 'too far', side: 'not yours', turn: 'not now' } },
  scenarios: [],
}
export const book = new Book(data, 'rulebooks/toy.yaml')
export const orders = book.table('orders', { reach: length, quiet: flag })
export const kinds = book.kinds({ radius: length, range: length })
export const terrains = book.terrains({ height: length })
