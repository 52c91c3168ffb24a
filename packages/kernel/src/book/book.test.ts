import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Book } from './book.ts'
import { amount, int, length, list, name, oneOf, optional, record } from './schema.ts'
import { jsonSource, Place } from './source.ts'

/** A book of one rule, one ruling and a few tables; `change` spoils it. */
function small(change: (data: ReturnType<typeof good>) => void = () => {}): Book {
  const data = good()
  change(data)
  return new Book(data, 'rulebooks/small.yaml')
}

const good = () => ({
  id: 'small',
  title: 'Small',
  period: 'any',
  scale: 'one to one',
  unit: 'in',
  summary: 'A book for tests.',
  sections: [
    {
      id: 'ACT',
      title: 'Actions',
      rules: [{ id: 'SM-ACT-1', says: 'See SM-RUL-1.', source: 'p. 1', kind: 'mechanic' }],
    },
  ],
  rulings: [
    { id: 'SM-RUL-1', about: ['SM-ACT-1'], question: 'Which?', options: { a: 'This.', b: 'That.' }, default: 'a' },
  ],
  tables: {
    weapons: {
      note: 'ranges in inches',
      rows: {
        pistol: { range: 6 as number | string, rof: 2, note: 'small' },
        mortar: { range: 30, rof: 1, blast: 4.5 },
      },
    },
    costs: { rows: { wall: 1, hedge: 0.5 }, double: { wall: 2 } },
    cover: { columns: ['open', 'soft'], rows: { normal: [7, 8] } },
    paces: { rows: { foot: { move: 6, dash: 12 } } },
    bands: {
      rows: [
        { upTo: 3, needs: 3 },
        { upTo: 6, needs: 4 },
      ],
    },
    check: { source: 'p. 2', ap: 3 },
  },
  dice: { hit: 'd6, to hit' },
  actions: { fire: { fields: { piece: 'id' }, when: 'own turn' } },
  fields: { pins: 'whole number' },
  kinds: { rifleman: { move: 6, weapons: ['rifle'] } },
  terrain: { wall: { height: 1 } },
  'start-phases': { note: 'for readers', action: 'the side acts' },
  refusals: { note: 'for readers', words: { range: 'too far' } } as object,
  scenarios: [{ title: 'A fight' }],
})

const weapons = { range: length, rof: int, blast: optional(length) }

const root = new URL('../../../../', import.meta.url)
const sets = readdirSync(new URL('rulebooks', root))
  .filter(file => file.endsWith('.yaml'))
  .map(file => file.replace('.yaml', ''))

test.each(sets)('the rulebook of %s is in order', set => {
  const file = `rulebooks/${set}.yaml`
  const book = new Book(parse(readFileSync(new URL(file, root), 'utf8')), file)
  expect(book.id).toBe(set)
  expect(Object.keys(book.refusals)).not.toContain('note')
})

test('rules, rulings and words are found by name', () => {
  const book = small()
  expect(book.prefix).toBe('SM')
  expect(book.rule('SM-ACT-1')).toMatchObject({ kind: 'mechanic', section: 'ACT' })
  expect(book.hasRule('SM-ACT-2')).toBe(false)
  expect(book.ruling('SM-RUL-1')).toMatchObject({ default: 'a', offered: false })
  expect(book.startPhases).toEqual({ action: 'the side acts' })
  expect(book.refusals).toEqual({ range: 'too far' })
  expect(() => book.rule('SM-ACT-2')).toThrow('BOOK-1: rulebooks/small.yaml: ')
})

test('an id that is not in the book is an error, or is said to be missing', () => {
  const book = small()
  expect([book.hasRule('SM-ACT-1'), book.hasRuling('SM-RUL-1'), book.hasRuling('SM-RUL-2')]).toEqual([
    true,
    true,
    false,
  ])
  expect(() => book.ruling('SM-RUL-2')).toThrow('BOOK-1: rulebooks/small.yaml: ')
})

test('the dice of a purpose say how high they go', () => {
  const dice = { hit: 'd6, to hit', drift: 'a d6 and a D10', many: 'd100', card: 'a card', word: 'ad6' }
  const book = small(data => Object.assign(data, { dice }))
  expect(['hit', 'drift', 'many', 'card', 'word', 'luck'].map(purpose => book.facesOf(purpose))).toEqual([
    6,
    10,
    100,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ])
})

test('a table that the code reads cites the rules that it names', () => {
  const book = small(data => Object.assign(data.tables.check, { ap: 3, by: 'SM-ACT-1, not XY-ACT-1' }))
  expect(book.citedByTables).toEqual([])
  book.row('check', { ap: int, by: name })
  expect(book.citedByTables).toEqual(['SM-ACT-1'])
  book.values('costs', length) // which names none
  expect(book.citedByTables).toEqual(['SM-ACT-1'])
})

test('what the code has read can be read again, when the book has changed', () => {
  const book = small()
  expect(book.readings).toEqual([])
  book.table('weapons', weapons)
  book.row('cover.normal', { open: int, soft: int })
  book.values('costs.double', int)
  book.values('check', int)
  book.terrains({ height: length })
  expect(book.readings.map(({ path }) => path)).toEqual([
    ['tables', 'weapons', 'rows'],
    ['tables', 'cover', 'rows', 'normal'],
    ['tables', 'costs', 'double'],
    ['tables', 'check'],
    ['terrain'],
  ])
  Object.assign((book.data as ReturnType<typeof good>).tables.weapons.rows.pistol, { rof: 9 })
  const [reading] = book.readings
  expect([reading?.held, reading?.again()]).toMatchObject([{ pistol: { rof: 2 } }, { pistol: { rof: 9 } }])
})

test('words that stand by themselves are read as well', () => {
  expect(small(data => Object.assign(data, { refusals: { range: 'too far' } })).refusals).toEqual({ range: 'too far' })
})

test('a table is typed, its lengths exact, an empty column null', () => {
  const { rows } = small().table('weapons', weapons)
  expect(rows.pistol).toEqual({ range: 15240, rof: 2, blast: null })
  expect(rows.mortar?.blast).toBe(11430)
  expect(rows.toString).toBeUndefined()
})

test('tables come in other forms too', () => {
  const book = small()
  expect(book.values('costs', length).rows.hedge).toBe(1270)
  expect(book.values('costs.double', int).rows.wall).toBe(2)
  expect(book.table('cover', { open: int, soft: int }).rows.normal).toEqual({ open: 7, soft: 8 })
  expect(book.lines('bands', { upTo: length, needs: int }).rows).toHaveLength(2)
  expect(book.row('cover.normal', { open: int, soft: int }).rows).toEqual({ open: 7, soft: 8 })
  expect(book.values('check', int).rows).toEqual({ ap: 3 })
  expect(book.kinds({ move: length, weapons: list(name) }).name).toBe('kinds')
  expect(book.terrains({ height: length }).rows.wall).toEqual({ height: 2540 })
  expect([...book.definitions.keys()]).toEqual([
    'costs',
    'costs.double',
    'cover',
    'bands',
    'cover.normal',
    'check',
    'kinds',
    'terrain',
  ])
})

test('says what may be changed of a table, and how it is written', () => {
  const book = small()
  book.table('cover', { open: int, soft: int })
  book.row('cover.normal', { open: int, soft: int })
  book.values('costs', length)
  book.lines('bands', { upTo: length, needs: int })
  const parts = (name: string) => book.definitions.get(name)?.parts?.of ?? null
  expect(['cover', 'cover.normal', 'costs', 'bands'].map(parts)).toEqual(['rows', 'row', 'values', null])
  expect(book.written('cover')).toEqual({ normal: { open: 7, soft: 8 } })
  expect(book.written('cover.normal')).toEqual({ open: 7, soft: 8 })
  expect(book.written('costs')).toEqual({ wall: 1, hedge: 0.5 })
  expect(book.written('bands')).toEqual(good().tables.bands.rows)
})

test('a scenario changes part of a single row, and a list as a whole', () => {
  const place = new Place(jsonSource('scenario.yaml', {}), 'in', 'SM').at('tables')
  const row = small().row('cover.normal', { open: int, soft: int })
  expect(row.read({ soft: 9 }, place)).toEqual({ open: 7, soft: 9 })
  const nested = small().row('paces', { foot: record({ move: int, dash: int }) })
  expect(nested.read({ foot: { dash: 9 } }, place)).toEqual({ foot: { move: 6, dash: 9 } })
  const lines = small().lines('bands', { upTo: length, needs: int })
  expect(lines.read([{ upTo: 1, needs: 2 }], place)).toEqual([{ upTo: 2540, needs: 2 }])
  expect(() => small().row('cover.abnormal', { open: int })).toThrow('no such part')
})

test('a scenario adds rows and changes part of one', () => {
  const table = small().table('weapons', weapons)
  const place = new Place(jsonSource('scenario.yaml', {}), 'in', 'SM').at('tables').at('weapons')
  const rows = table.read({ pistol: { rof: 3 }, sling: { range: 2, rof: 1 } }, place)
  expect(rows.pistol).toEqual({ range: 15240, rof: 3, blast: null })
  expect(rows.sling).toEqual({ range: 5080, rof: 1, blast: null })
  expect(rows.mortar).toBe(table.rows.mortar)
  expect(table.rows.pistol?.rof).toBe(2)
  expect(() => table.read({ sling: { rof: 1 } }, place)).toThrow(
    'SM-SCEN-1: scenario.yaml: something is missing: tables.weapons.sling: range',
  )
})

test.each<[string, (book: Book) => unknown, string]>([
  [
    'a bad cell',
    book => book.table('weapons', { ...weapons, rof: oneOf('one') }),
    'BOOK-TABLE-3: rulebooks/small.yaml: weapons.pistol.rof: expected one of one, found 2',
  ],
  ['an undeclared column', book => book.table('weapons', { range: length, rof: int }), 'weapons.mortar.blast'],
  ['a column that is not given', book => book.table('weapons', { ...weapons, blast: length }), 'weapons.pistol: blast'],
  ['a table that is not there', book => book.table('arms', weapons), 'arms: there is no such table'],
  ['an inherited name', book => book.values('constructor', amount), 'constructor: there is no such table'],
  [
    'a part of a table without rows',
    book => book.values('check.ammo', amount),
    'check.ammo: the table has no such part',
  ],
  [
    'a row that is a list in a table without columns',
    book => book.table('weapons', weapons).read({ pistol: [1, 2] }, place),
    'expected named columns, found [1,2]',
  ],
  ['a part that is not there', book => book.values('costs.triple', amount), 'costs.triple'],
  [
    'a row of the wrong length',
    book => book.table('cover', { open: int, soft: int }).read({ normal: [1] }, place),
    'expected 2 values',
  ],
])('%s stops the program', (_, use, says) => {
  expect(() => use(small())).toThrow(says)
})
const place = new Place(jsonSource('scenario.yaml', {}), 'in')

test('the message names the cell', () => {
  const book = small(data => Object.assign(data.tables.weapons.rows.pistol, { range: '6 in.' }))
  expect(() => book.table('weapons', weapons)).toThrow(
    'BOOK-TABLE-3: rulebooks/small.yaml: weapons.pistol.range: expected a length, found "6 in."',
  )
})

type Data = ReturnType<typeof good>
test.each<[string, (data: Data) => unknown, string]>([
  [
    'an id of two words',
    data => Object.assign(data, { id: 'Small-Wars' }),
    'id: an id is one word in lower case, not "Small-Wars"',
  ],
  [
    'a long prefix',
    data => Object.assign(data.sections[0]?.rules[0] ?? {}, { id: 'SML-ACT-1' }),
    'rule ids begin with a prefix of two capitals, not "SML"',
  ],
  ['an id twice', data => data.rulings.push({ ...data.rulings[0] } as never), 'SM-RUL-1 is used twice'],
  ['a section twice', data => data.sections.push({ ...data.sections[0], rules: [] } as never), 'ACT is used twice'],
  ['an id of another section', data => Object.assign(data.sections[0] as object, { id: 'MOVE' }), 'SM-MOVE-…'],
  [
    'an id with a leading zero',
    data => Object.assign(data.sections[0]?.rules[0] as object, { id: 'SM-ACT-01' }),
    'SM-ACT-…',
  ],
  [
    'a rule of no kind',
    data => Object.assign(data.sections[0]?.rules[0] as object, { kind: 'remark' }),
    'sections.0.rules.0.kind',
  ],
  ['a ruling about nothing', data => data.rulings[0]?.about.push('ACT-1'), 'SM-RUL-1 is about ACT-1'],
  [
    'a default that is no option',
    data => Object.assign(data.rulings[0] as object, { default: 'c' }),
    'rulings.0.default',
  ],
  [
    'a ruling without a choice',
    data => Object.assign(data.rulings[0] as object, { options: { a: 'x' } }),
    'two options',
  ],
  [
    'a rule that is mentioned and not there',
    data => Object.assign(data.dice, { hit: 'SM-ACT-9' }),
    'dice.hit: there is no SM-ACT-9',
  ],
  ['an unknown unit', data => Object.assign(data, { unit: 'ell' }), 'unit: expected one of in, cm, mm'],
  ['a field in kebab-case', data => Object.assign(data.fields, { 'pin-points': 'x' }), 'fields.pin-points'],
  ['a column that a comma made', data => Object.assign(data.kinds.rifleman, { 'own company)': null }), 'own company)'],
  ['no rules', data => Object.assign(data, { sections: [], rulings: [] }), 'there are no rules'],
  [
    'a section in lower case',
    data => Object.assign(data.sections[0] as object, { id: 'act' }),
    'expected a section in capitals, found "act"',
  ],
  ['no refusals', data => Object.assign(data, { refusals: undefined }), 'refusals'],
])('a book with %s is refused', (_, change, says) => {
  expect(() => small(change)).toThrow(says)
})
