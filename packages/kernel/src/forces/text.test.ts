import { describe, expect, test } from 'vitest'
import { toy } from '../toy.fixture.ts'
import { type Force, oneOfKind } from './force.ts'
import { readForce, tidyName, writeForce } from './text.ts'
import { builder, withForces } from './toy-forces.fixture.ts'

const force: Force = {
  ruleset: 'toy',
  name: 'Able',
  army: 'light-red',
  points: 4,
  terms: { season: 'late-autumn' },
  items: [
    {
      ...oneOfKind('patrol', 1, [{ ...oneOfKind('scout', 3), names: ['Hobbs', '', 'Lee', ''] }, oneOfKind('scout')]),
      names: ['Lion'],
      traits: { quality: 'very-good' },
    },
    oneOfKind('old-flag', 2),
  ],
}
const file = `Sandtable force
rules: toy
name: Able
army: light red
points: 4
season: late autumn

patrol: Lion; quality very good
- 3 scout: Hobbs, , Lee
- scout
2 old flag
`
const read = (text: string, sets = [toy, withForces]): Force => readForce(sets, text, 'f')

describe('a force', () => {
  test('is written for people, and read as it was', () => {
    expect(writeForce(force)).toBe(file)
    const [patrol, flag] = read(file).items
    expect(patrol?.items[0]).toEqual({ ...oneOfKind('scout', 3), names: ['Hobbs', '', 'Lee'] })
    expect(patrol).toMatchObject({ names: ['Lion'], traits: { quality: 'very-good' } })
    expect(flag).toEqual(oneOfKind('old-flag', 2))
    expect(read(file)).toMatchObject({ army: 'light-red', points: 4, terms: { season: 'late-autumn' } })
  })

  test('need not count its points, nor have anybody', () => {
    const { points } = read(file.replace('points: 4\n', ''))
    expect(points).toBeNull()
    expect(writeForce({ ...force, points: null })).not.toContain('points')
    expect(read('Sandtable force\nrules: toy\nname: A\narmy: red').items).toEqual([])
    expect(read('\n\nsandtable FORCE\n\n\nrules: Hide and Seek\nname: A\narmy: Red\n\n').ruleset).toBe('toy')
  })

  test('survives a mail: quoted, with other line ends and spaces, comments, and a times sign', () => {
    const mailed = file.replace('3 scout', '3x scout').replace('2 old flag', '# mine\n2 ×\u00a0Old  Flag')
    for (const end of ['\n', '\r\n', '\r'])
      expect(read(mailed.replace(/^/gm, ' > > ').replaceAll('\n', end))).toEqual(read(file))
  })

  test('is completed by rules that add somebody', () => {
    const complete = (given: Force): Force => ({ ...given, items: [...given.items, oneOfKind('scout')] })
    const set = { ...toy, forces: { ...builder, complete } }
    expect(read(file, [set]).items).toHaveLength(3)
  })
})

test('a name has no letters that separate names, and an end', () => {
  expect(tidyName(' A,b;  c:\td ')).toBe('A b c d')
  expect(tidyName('x'.repeat(60))).toHaveLength(40)
})

const HEAD = 'Sandtable force\nrules: toy\nname: Able\narmy: red\n'
const wrong: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['nothing', '', /^FORCE-1: f: .*begin/],
  ['another file', '\ntitle: Farm', /^FORCE-1: f line 2: /],
  ['a line without a name', 'Sandtable force\nrules toy\n', /^FORCE-1: f line 2: .*expected/],
  ['no rules', 'Sandtable force\nname: Able\n', /^FORCE-1: f: .*'rules/],
  ['no army', HEAD.replace('army: red\n', ''), /^FORCE-1: f: .*'army/],
  ['no name', HEAD.replace('Able', ','), /^HS-FORCE-3: f line 3: the force has no name/],
  ['unknown rules', HEAD.replace('toy', 'toi'), /^FORCE-2: f line 2: .*did you mean toy/],
  ['an army like another', HEAD.replace('red', 'blu'), /^HS-FORCE-2: f line 4: .*army blu.*did you mean blue/],
  ['an unknown army', HEAD.replace('red', 'martian'), /^HS-FORCE-2: f line 4: .*army martian: one of red, light-red/],
  ['an army without a name', HEAD.replace('red', ''), /^HS-FORCE-2: f line 4: .*army \(none\)/],
  ['points in words', `${HEAD}points: two\n`, /^HS-FORCE-3: f line 5: expected points, found two/],
  ['a line twice', `${HEAD}Name: Baker\n`, /^FORCE-3: f line 5: Name is given twice/],
  ['an unknown head', `${HEAD}colour: red\n`, /^HS-FORCE-2: f line 5: .*line colour/],
  ['an unknown term', `${HEAD}season: spring\n`, /^HS-FORCE-2: f line 5: .*season spring: one of summer, late-autumn/],
  ['an unknown kind', `${HEAD}\nscuot\n`, /^HS-FORCE-2: f line 6: .*kind scuot.*did you mean scout/],
  ['an unknown choice', `${HEAD}\npatrol; colour red\n`, /^HS-FORCE-2: f line 6: .*colour red: one of quality/],
  ['a choice where there is none', `${HEAD}\nscout; quality usual\n`, /f line 6: .*nothing can be chosen for it/],
  ['an unknown quality', `${HEAD}\npatrol; quality odd\n`, /^HS-FORCE-2: f line 6: .*quality odd: one of usual/],
  ['nobody', `${HEAD}\n0 scout\n`, /^HS-FORCE-8: f line 6: .*0 of one kind/],
  ['a horde', `${HEAD}\n201 scout\n`, /^HS-FORCE-8: f line 6: .*201 of one kind, from 1 to 200/],
  ['more names than men', `${HEAD}\n2 scout: A, B, C\n`, /^HS-FORCE-3: f line 6: 3 names for 2 of them/],
  ['a man of nobody', `${HEAD}\n- scout\n`, /^HS-FORCE-3: f line 6: too many dashes/],
  ['men too deep', `${HEAD}\nscout\n- scout\n-- scout\n--- scout\n---- scout\n`, /f line 10: too many dashes/],
  ['a book', `${HEAD}\n${'scout\n'.repeat(401)}`, /^HS-FORCE-8: f: too much: 401 lines/],
  ['a library', 'x'.repeat(50_001), /^FORCE-8: f: too much: 50001 letters/],
]
test.each(wrong)('%s is refused, with its line', (_, text, says) => expect(() => read(text)).toThrow(says))

test('the most that a force may be is read', () => {
  expect(read(`${HEAD}\n${'200 scout\n'.repeat(400)}`).items).toHaveLength(400)
  expect(read(`${HEAD}\nscout\n- scout\n-- scout\n--- scout\n`).items[0]?.items[0]?.items[0]?.items).toHaveLength(1)
})
