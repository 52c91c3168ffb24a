import { readdirSync, readFileSync } from 'node:fs'
import { capital, inch, makeNames, Squares, spoken, text, the } from '@sandtable/kernel'
import { blaze, goodbye, muzzleflash, plastic } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { germans } from '../../sets/german.ts'
import { placeText } from '../../words/speech.ts'
import { sets as inEnglish } from '../en/sets.ts'
import { german } from './rules.ts'
import { sets } from './sets.ts'

const squares = new Squares(inch(30), inch(30), 'in')
const names = makeNames({
  seat: 'allied',
  pieces: [
    { id: 'r1', side: 'allied', kind: 'american-rifleman' },
    { id: 'r2', side: 'allied', kind: 'american-rifleman' },
    { id: 'g1', side: 'german', kind: 'german-mg42-gunner' },
  ],
  lands: [{ id: 'wall-1', kind: 'stone-wall' }],
  units: [{ id: 'a-1st', side: 'german', kind: 'leader' }],
  sides: { allied: 'American', german: 'German' },
  squares,
  language: german('plastic'),
})

test.each([
  [text`${the.piece('r1')} fires at ${the.thing('g1')}.`, 'Schütze 1 schießt auf MG42-Schütze (deutsch).'],
  [
    text`${the.piece('r2')} moves ${the.way([0, 0], [inch(2), inch(3.5)])} to ${the.place([inch(2), inch(3.5)])}.`,
    'Schütze 2 geht 4″ nach Nordosten, auf A1.',
  ],
  [text`out of range: ${the.length(inch(13.5), inch(12))}`, 'Außer Reichweite: 13,5″ statt höchstens 12″'],
  [text`out of range: ${the.length(inch(12), inch(12))}`, 'Außer Reichweite: genau 12″'],
  [text`behind the ${the.ground('wall-1')}`, 'Hinter: Steinmauer'],
  [text`${the.side('german')} has won.`, 'Die deutsche Seite hat gewonnen.'],
  [text`nobody can do this now`, 'Das kann jetzt niemand'],
  [text`still to be set up: ${the.pieces(['r1', 'r2'])}`, 'Noch aufzustellen: Schütze 1 und Schütze 2'],
])('%j', (says, said) => expect(names.say(says)).toBe(said))

test('the way to a place is told in German', () =>
  expect(placeText([inch(2), inch(3.5)], { names, squares }, [0, 0])).toBe('A1, 4″ nach Nordosten'))

test('the leaders of a force are no order', () =>
  expect(german('goodbye').unit('command', 'section', null)).toBe('Führung'))

test('a unit of the enemy says whose it is', () => expect(names.unit('a-1st')).toBe('1. Anführer (deutsch)'))

test('what a set has no word for stays as the rules have it', () => {
  const nameless = makeNames({
    seat: 'red',
    pieces: [{ id: 'd', side: 'red', kind: 'german-dragon' }],
    sides: { red: 'Red' },
    squares: new Squares(inch(30), inch(30), 'in'),
    language: german('nameless'),
  })
  expect([nameless.piece('d'), nameless.term('fire-only')]).toEqual(['German dragon', 'fire only'])
})

test.each([muzzleflash, goodbye, plastic, blaze])(
  'every kind of piece and of ground of $id has its German name',
  set => {
    const { terms } = germans[set.id] ?? { terms: {} }
    const kinds = ['kinds', 'terrain'].flatMap(table => Object.keys(set.book.definitions.get(table)?.rows ?? {}))
    const named = german(set.id)
    const isEnglish = (kind: string): boolean =>
      !(kind in terms) && named.piece({ kind, number: '', army: null }) === capital(spoken(kind))
    expect(kinds.length).toBeGreaterThan(20)
    expect(kinds.filter(isEnglish)).toEqual([])
  },
)

test('whose side a piece is stands in brackets, and not in others', () => {
  const asked = text`How far is it to ${the.piece('g1')}?`
  expect(names.say(asked)).toBe('MG42-Schütze (deutsch): wie weit ist es bis dorthin?')
})

const folder = new URL('../../../../../rulebooks/', import.meta.url)
const books = readdirSync(folder)
  .filter(file => file.endsWith('.yaml'))
  .map(
    file => parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly period: string; readonly scale: string },
  )

test('what a book says of itself is said shortly', () =>
  expect(
    ['First World War, Western Front', 'one figure is one man; one model is one vehicle'].map(inEnglish.book),
  ).toEqual(['First World War', 'one figure is one man']))

test('in German every book says it in German', () => {
  expect(books.length).toBeGreaterThan(3)
  for (const book of books) {
    expect(sets.book(book.period)).toMatch(/Weltkrieg/)
    expect(sets.book(book.scale)).toMatch(/ ist ein/)
  }
})
