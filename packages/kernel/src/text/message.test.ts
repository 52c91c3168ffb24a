import { describe, expect, test } from 'vitest'
import { cm, inch } from '../length.ts'
import {
  type Arg,
  listed,
  type Message,
  mentions,
  type Phrasing,
  plainly,
  type Speaker,
  say,
  sayIn,
  text,
  the,
} from './message.ts'

const english: Speaker = {
  lengths: 'in',
  and: 'and',
  or: 'or',
  piece: id => `Rifleman ${id.slice(1)}`,
  unit: id => `squad ${id}`,
  side: id => id[0]?.toUpperCase() + id.slice(1),
  army: id => id,
  ground: id => `the ${id}`,
  thing: id => `the ${id}`,
  towards: degrees => `${degrees}`,
  way: () => 'north',
  place: ([x, y]) => `square ${x / inch(1)}/${y / inch(1)}`,
  term: word => word.replaceAll('-', ' '),
}

const german = (sentences: { readonly [says: string]: Phrasing }): Speaker => ({
  ...english,
  sentences,
  lengths: 'cm',
  and: 'und',
  or: 'oder',
  piece: id => `Schütze ${id.slice(1)}`,
  lengthOf: (length, limit) => `${length / cm(1)} cm statt ${limit / cm(1)} cm`,
})

describe('a sentence with gaps', () => {
  test('is a value: its own key, and what fills it', () => {
    expect(text`${the.piece({ id: 'g1' })} leaves ${the.ground('wood')}.`).toEqual({
      says: '{0} leaves {1}.',
      args: [{ piece: 'g1' }, { ground: 'wood' }],
    })
    expect(text`Move`).toEqual({ says: 'Move', args: [] })
  })

  const rows: [string, Message, string][] = [
    ['no gap', text`Move`, 'Move'],
    ['braces without an argument', text`{0}`, '{0}'],
    ['a piece', text`${the.piece('g1')} falls.`, 'Rifleman 1 falls.'],
    ['a unit', text`${the.unit('a')} breaks.`, 'squad a breaks.'],
    ['a side', text`${the.side('red')} wins.`, 'Red wins.'],
    ['ground', text`behind ${the.ground('wall')}`, 'behind the wall'],
    ['a place', text`at ${the.place([inch(3), inch(4)])}`, 'at square 3/4'],
    ['a term', text`${the.term('light-machine-gun')}`, 'light machine gun'],
    ['a name is left as it is', text`${the.name('light-machine-gun {0}')}`, 'light-machine-gun {0}'],
    ['a count', text`${the.count(3)} shots, modifier ${the.count(-1)}`, '3 shots, modifier −1'],
    ['a modifier', text`${the.signed(2)}, ${the.signed(-1)}, ${the.signed(0)}`, '+2, −1, +0'],
    ['something aimed at', text`at ${the.thing('mill')}`, 'at the mill'],
    ['a way', text`goes ${the.way([0, 0], [0, inch(4)])}`, 'goes north'],
    ['a series', text`${the.series([the.count(1), the.count(2), the.count(3)])}`, '1, 2, 3'],
    ['a length', text`${the.length(inch(4.5))} away`, '4.5″ away'],
    ['exactly the limit', text`${the.length(inch(12), inch(12))}`, 'exactly 12″'],
    ['a length over a limit', text`${the.length(inch(14), inch(12))}`, '14″ (12″ at most)'],
    ['a length that is over by a hair', text`${the.length(inch(12) + 1, inch(12))}`, '12.0004″ (12″ at most)'],
    ['pieces', text`${the.pieces(['g1', { id: 'g2' }, 'g3'])}`, 'Rifleman 1, Rifleman 2 and Rifleman 3'],
    ['two terms', text`${the.terms(['rifle', 'hand-grenade'])}`, 'rifle and hand grenade'],
    ['one or another', text`${the.any([the.piece('g1'), the.side('red')])}`, 'Rifleman 1 or Red'],
    ['one of one', text`${the.all([the.count(1)])}`, '1'],
    ['none', text`${the.pieces([])}`, ''],
    ['a sentence in a sentence', text`It fails: ${text`${the.piece('g1')} is hit`}.`, 'It fails: Rifleman 1 is hit.'],
    ['sentences in a list', text`${the.all([text`led`, text`${the.count(2)} left`])}`, 'led and 2 left'],
  ]
  test.each(rows)('%s', (_, message, words) => expect(say(message, english)).toBe(words))

  test('has as many gaps as it needs', () => {
    const [a, b, c, d, e, f, g, h, i, j, k] = [...'abcdefghijk'].map(the.name) as [
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
      Arg,
    ]
    expect(say(text`${a}${b}${c}${d}${e}${f}${g}${h}${i}${j}${k}`, english)).toBe('abcdefghijk')
  })

  test('a word that looks like a gap is never filled', () => {
    expect(say(text`${the.name('{1}')} and ${the.name('b')}`, english)).toBe('{1} and b')
  })
})

describe('another language', () => {
  const falls = text`${the.piece('g1')} falls to ${the.piece('a2')}.`

  test('a pattern may put the gaps in another order', () => {
    const speaker = german({ '{0} falls to {1}.': '{1} trifft, und {0} fällt.' })
    expect(say(falls, speaker)).toBe('Schütze 2 trifft, und Schütze 1 fällt.')
  })

  test('a function does what a pattern cannot', () => {
    const shots: Phrasing = (word, count) =>
      word(count as never) === '1' ? 'ein Schuss' : `${word(count as never)} Schüsse`
    const speaker = german({ '{0} shots': shots })
    expect(say(text`${the.count(1)} shots`, speaker)).toBe('ein Schuss')
    expect(say(text`${the.count(3)} shots`, speaker)).toBe('3 Schüsse')
  })

  test('sentences inside, lists and lengths are told in it too', () => {
    const speaker = german({ led: 'geführt', 'Because: {0}': 'Weil: {0}' })
    expect(say(text`Because: ${the.all([text`led`, the.piece('g1')])}`, speaker)).toBe('Weil: geführt und Schütze 1')
    expect(say(text`${the.length(cm(14), cm(12))}`, speaker)).toBe('14 cm statt 12 cm')
  })

  test('what it has no words for stays as it is', () => {
    expect(say(falls, german({}))).toBe('Schütze 1 falls to Schütze 2.')
  })
})

test('a list is joined before its last word', () => {
  expect(listed([], 'and')).toBe('')
  expect(listed(['a'], 'and')).toBe('a')
  expect(listed(['a', 'b'], 'or')).toBe('a or b')
  expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c')
})

test('a message mentions what it speaks of, however deep', () => {
  const message = text`${the.piece('g1')}: ${text`${the.pieces(['a1', 'a2'])} near ${the.ground('wall')}`}, ${the.side('red')}`
  for (const id of ['g1', 'a1', 'a2', 'wall', 'red']) expect(mentions(message, id)).toBe(true)
  expect(mentions(message, 'a3')).toBe(false)
  expect(mentions(text`g1 falls.`, 'g1')).toBe(false)
})

test('plainly: ids and raw words, for logs and errors', () => {
  const message = text`${the.piece('g1')} with ${the.term('light-machine-gun')} at ${the.place([100, 200])}`
  expect(plainly(message)).toBe('g1 with light-machine-gun at (100, 200)')
  expect(plainly(text`${the.length(inch(4))}`, 'in')).toBe('4″')
})

test('a message that belongs to no seat can be told in another language too', () => {
  const message = text`${the.piece('g1')} falls.`
  expect(sayIn(message, { sentences: { '{0} falls.': '{0} fällt.' } })).toBe('g1 fällt.')
  expect(sayIn(message, {})).toBe('g1 falls.')
})
