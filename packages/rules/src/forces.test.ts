import { readdirSync, readFileSync } from 'node:fs'
import { costOf, type Force, forceLines, readForce, Stream, writeForce } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './sets.gen.ts'

const root = new URL('../../../forces/', import.meta.url)
const sets = ruleSets.filter(({ forces }) => forces)
const files = sets.flatMap(({ id }) =>
  readdirSync(new URL(`${id}/`, root)).map(name => ({ set: id, file: `${id}/${name}` })),
)
const read = (file: string): Force => readForce(ruleSets, readFileSync(new URL(file, root), 'utf8'), file)

describe('ready forces', () => {
  test.each(files)('$file is legal, spends its points, and can be fielded', ({ set, file }) => {
    const rules = sets.find(({ id }) => id === set)
    const builder = rules?.forces
    if (!rules || !builder) throw new Error(set)
    const force = read(file)
    expect(force.ruleset).toBe(set)
    expect(builder.faults(force)).toEqual([])
    expect(force.points).not.toBeNull()
    expect(costOf(builder, force)).toBe(force.points)
    const { pieces } = builder.field(rules, [{ side: 'red', force }], new Stream(file))
    expect(pieces.length).toBeGreaterThan(0)
  })

  test.each(files)('$file reads the same when it is written again', ({ file }) => {
    expect(readForce(ruleSets, writeForce(read(file)), file)).toEqual(read(file))
  })
})

const HEAD = 'Sandtable force\nrules: muzzleflash\nname: Able\narmy: british\n'

describe('the text of a force', () => {
  test('survives a mail: quoted, with carriage returns, comments and other spaces', () => {
    const text = `${HEAD}points: 2\n\n# mine\nrifle section: Lion; quality elite\n- 8 x rifleman: Atkins, Hobbs\n`
    const mailed = text.replace(/^/gm, '> ').replaceAll('\n', '\r\n').replaceAll('rifle section', 'Rifle\u00a0 section')
    const force = readForce(ruleSets, mailed, 'mail')
    expect(force.items).toMatchObject([{ kind: 'rifle-section', names: ['Lion'], traits: { quality: 'elite' } }])
    const names = [...forceLines(force)].flatMap(([, item]) => item.names)
    expect(names).toEqual(['Lion', 'Atkins', 'Hobbs'])
  })

  const wrong: readonly (readonly [what: string, text: string, says: RegExp])[] = [
    ['nothing', '', /^FORCE-1: f: .*begin/],
    ['another file', 'title: Farm', /^FORCE-1: f line 1: /],
    ['no rules', 'Sandtable force\nname: Able\n', /^FORCE-1: f: .*'rules/],
    ['unknown rules', HEAD.replace('muzzleflash', 'muzleflash'), /^FORCE-2: f line 2: .*did you mean muzzleflash/],
    ['an unknown army', HEAD.replace('british', 'martian'), /^MF-FORCE-2: f line 4: .*army martian: one of british/],
    ['points in words', `${HEAD}points: two\n`, /^MF-FORCE-3: f line 5: /],
    ['a line twice', `${HEAD}name: Baker\n`, /^FORCE-3: f line 5: name is given twice/],
    ['an unknown head', `${HEAD}colour: red\n`, /^MF-FORCE-2: f line 5: .*line colour/],
    ['an unknown kind', `${HEAD}\nrifle secton\n`, /^MF-FORCE-2: f line 6: .*did you mean rifle-section/],
    ['an unknown choice', `${HEAD}\nsherman; colour red\n`, /^MF-FORCE-2: f line 6: .*colour red: one of quality/],
    ['an unknown quality', `${HEAD}\nsherman; quality goood\n`, /^MF-FORCE-2: f line 6: .*quality goood/],
    ['nobody', `${HEAD}\n0 sherman\n`, /^MF-FORCE-8: f line 6: /],
    ['a horde', `${HEAD}\n999 sherman\n`, /^MF-FORCE-8: f line 6: /],
    ['more names than men', `${HEAD}\nsherman: Betsy, Bob\n`, /^MF-FORCE-3: f line 6: 2 names for 1/],
    ['a man of nobody', `${HEAD}\n- nco\n`, /^MF-FORCE-3: f line 6: too many dashes/],
    ['a book', `${HEAD}\n${'sherman\n'.repeat(500)}`, /^MF-FORCE-8: f: too much: 500 lines/],
    ['a library', 'x'.repeat(60_000), /^FORCE-8: f: too much: 60000 letters/],
  ]
  test.each(wrong)('%s is refused, with its line', (_, text, says) => {
    expect(() => readForce(ruleSets, text, 'f')).toThrow(says)
  })
})
