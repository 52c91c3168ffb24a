import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Host, readForce, readScenario, Voice } from '@sandtable/kernel'
import { readYaml, readYamlAll, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { papers } from '../paper.ts'
import { drawnIn, flat, measure, outside, readBack, textOf, unprintable } from '../print.fixture.ts'
import { forceSheet } from './force.ts'
import { scenarioSheets } from './scenario.ts'
import { type About, battleSeen, type Knowing, knownTo, sheetsSeen } from './seen.ts'
import { unitSheets } from './sheets.ts'
import { terrainMarks } from './terrain.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const battles = ruleSets.flatMap(({ id }) =>
  readdirSync(`${root}scenarios/${id}`).flatMap(file => (file.endsWith('.yaml') ? [`${id}/${file.slice(0, -5)}`] : [])),
)

/** A ready battle as it begins: its sides, and what its file says. */
function opened(name: string): { readonly host: Host; readonly voices: readonly Knowing[]; readonly about: About } {
  const file = `${root}scenarios/${name}.yaml`
  const source = readYaml(readFileSync(file, 'utf8'), file)
  const rules = ruleSets.find(({ id }) => name.startsWith(id))!
  const host = new Host(rules, source, { dice: { from: 'seed', seed: 1 } }).start()
  const { title, summary, turns, briefing } = readScenario(ruleSets, source)
  const voices = host.game.setup.sides.map(({ id }) => knownTo(new Voice(host.seat(id))))
  return { host, voices, about: { title, summary, when: `${turns} turns`, briefing } }
}

test.each(battles)('%s can be printed with all its sheets, and nothing sticks out or is missing', name => {
  const { voices, about } = opened(name)
  const scenario = scenarioSheets(battleSeen(voices, about), papers.a4, measure)
  const sheets = voices.map(voice => unitSheets(sheetsSeen(voice, about), papers.letter, measure))
  for (const page of [scenario, ...sheets].flatMap(({ pages }) => pages)) {
    expect(outside(page)).toEqual([])
    expect(unprintable(page)).toEqual([])
  }
  expect(scenario.pages.length).toBeGreaterThan(voices.length)
  expect(textOf(scenario.pages[0]!)).toContain('Scale 1 :')
})

test('the map is to scale: the crossroads of Saint-Martin are 1800 by 1200 mm', async () => {
  const { voices, about } = opened('blaze/crossroads-at-saint-martin')
  const printed = scenarioSheets(battleSeen(voices, about), papers.a4, measure)
  const scale = Number(/Scale 1 : (\d+)/.exec(textOf(printed.pages[0]!))?.[1])
  const boxes = await drawnIn(printed)
  const near = (a: number, b: number) => Math.abs((a * 25.4) / 72 - b / scale) < 0.05
  const found = (wide: number, deep: number) =>
    boxes.some(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => near(x2 - x1, wide) && near(y2 - y1, deep))
  expect(found(1800, 1200)).toBe(true)
  expect(found(100, 90)).toBe(true) // the church
})

test('the map says what is drawn how, and the name of a zone hides no place', () => {
  const { voices, about } = opened('plastic/crossroads-house')
  const [map] = scenarioSheets(battleSeen(voices, about), papers.a4, measure).pages
  for (const kind of ['Building', 'Stone wall', 'Thick trees', 'Trench']) expect(textOf(map!)).toContain(kind)
  const spots = flat(map!.marks).filter(({ text, size }) => ['German', 'House'].includes(text) && size < 8)
  const [zone, house] = [spots.find(({ text }) => text === 'German')!, spots.find(({ text }) => text === 'House')!]
  expect(Math.abs(zone.x - house.x)).toBeGreaterThan(20)
})

test('each side has its own page, and the page of one tells nothing of the other', () => {
  const { voices, about } = opened('blaze/crossroads-at-saint-martin')
  const { pages, bookmarks } = scenarioSheets(battleSeen(voices, about), papers.a4, measure)
  expect(bookmarks.map(({ title }) => title)).toEqual(['Map', 'British', 'German'])
  const [map, british, german] = pages.map(textOf)
  expect(british).toContain('3 Shermans')
  expect(british).not.toContain('sniper')
  expect(german).toContain('Sniper')
  expect(map).not.toContain('Panzergrenadier')
})

test('a map shows exactly those on the table whom its side knows of: no ambush is given away', () => {
  const ahead = { title: 'x', summary: '', when: 'turn 1', briefing: {} }
  const blaze = ruleSets.find(({ id }) => id === 'blaze')!
  const file = `${root}cases/blaze/hide.yaml`
  const cases = readYamlAll(readFileSync(file, 'utf8'), file).filter(
    ({ value }) => !JSON.stringify(value).includes('"fault"'),
  )
  let hidden = 0
  for (const source of cases) {
    const host = new Host(blaze, source, { dice: { from: 'seed', seed: 1 } }).start()
    const standing = host.game.store.all('piece').filter(({ at, gone }) => at && !gone)
    for (const { id: side } of host.game.setup.sides) {
      const voice = new Voice(host.seat(side))
      const known = standing.filter(({ id }) => voice.find('piece', id)?.at)
      hidden += standing.length - known.length
      expect(battleSeen([knownTo(voice)], ahead).ground.pieces).toHaveLength(known.length)
    }
  }
  expect(hidden).toBeGreaterThan(5)
})

test('everybody who is left is on a sheet', () => {
  const { host, voices, about } = opened('goodbye/trench-raid-at-dusk')
  for (const voice of voices) {
    const own = host.game.store.all('piece').filter(({ side, gone }) => side === voice.side && !gone)
    const names = sheetsSeen(voice, about).units.flatMap(({ sheets }) => sheets.flatMap(sheet => sheet.names))
    expect(names).toHaveLength(own.length)
  }
})

test('men whose sheets say the same share one, with boxes for each', () => {
  const { voices, about } = opened('muzzleflash/farm-on-the-lane')
  const [page] = unitSheets(sheetsSeen(voices[0]!, about), papers.a4, measure).pages
  const said = flat(page!.marks).map(({ text }) => text)
  expect(said.filter(text => /^Rifleman /.test(text))).toHaveLength(12)
  expect(said.filter(text => text === 'Condition')).toHaveLength(7)
  expect(said).toContain('1st section')
})

test('a force with what each line costs, and its faults', async () => {
  const text = readFileSync(`${root}forces/muzzleflash/british-patrol.txt`, 'utf8')
  const force = readForce(ruleSets, text, 'british-patrol.txt')
  const rules = ruleSets.find(({ id }) => id === force.ruleset)!
  const { pages } = await readBack(forceSheet(rules, force, papers.a4, measure))
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toContain('Rifle section')
  expect(pages[0]?.text).toMatch(/In all.* 2/)
  const poor = await readBack(forceSheet(rules, { ...force, points: 1 }, papers.a4, measure))
  expect(poor.pages[0]?.text).toContain('Not legal')
})

test('thin trees and thick ones are told apart, in a circle too', () => {
  const drawn = (kind: string) =>
    terrainMarks([{ kind, name: null, circle: [0, 0, 8] }], { at: at => at, scale: 1 }).filter(
      ({ type }) => type === 'circle',
    )
  const [thin, thick] = [drawn('thin-trees'), drawn('thick-trees')]
  expect(thin.length).toBeGreaterThan(5)
  expect(thick[0]).not.toEqual(thin[0])
})
