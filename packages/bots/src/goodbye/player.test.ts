import { readFileSync } from 'node:fs'
import { type Decision, Host, jsonSource, type Source } from '@sandtable/kernel'
import { goodbye, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from '../play.ts'
import { random } from '../random.ts'
import { scripted } from '../scripted.ts'

const rules = goodbye

const read = (name: string): Source => {
  const file = new URL(`../../../../scenarios/goodbye/${name}.yaml`, import.meta.url)
  return readYaml(readFileSync(file, 'utf8'), name)
}

const open = (source: Source, seed: number): Host => new Host(rules, source, { dice: { from: 'seed', seed } }).start()

/** A whole game of scripted players, as a list of decisions. */
function decisions(source: Source, seed: number): readonly unknown[] {
  const host = open(source, seed)
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`${id} ${seed}`)])))
  return host.game.journal.entries.filter(({ type }) => type === 'decision')
}

/** The same table, but new to the cache: a wall out of the way makes it a different one. */
const anew = (source: Source, name: string): Source => {
  const given = source.value as { readonly table: { readonly terrain: readonly object[] } }
  const wall = { id: name, kind: 'wall', line: [[0, 0.1], [0, 0.2]] } // biome-ignore format: a point a line says less
  return jsonSource(name, { ...given, table: { ...given.table, terrain: [...given.table.terrain, wall] } })
}

test('a game goes the same way on a table that was played on before and on one that nobody knows', () => {
  const table = read('tutorial')
  const known = anew(table, 'known')
  for (const seed of [1, 2, 3, 4]) expect(decisions(known, seed)).toEqual(decisions(anew(table, `new-${seed}`), seed))
})

/** The tutorial with other cards in play, and hands that only their owners see. */
const dealt = (german: object, british: object, start: object): Source => {
  const given = read('tutorial').value as object
  const sides = [
    { id: 'british', home: 'south', ...british },
    { id: 'german', home: 'north', ...german },
  ]
  return jsonSource('dealt', {
    ...given,
    options: { 'GB-RUL-89': 'closed' },
    sides,
    start: { turn: 2, last: 5, ...start },
  })
}

/** What the British player decides until their turn is over, or the German one is; the Germans never use a card. */
function turnOf(source: Source, seed: number): readonly Decision[] {
  const host = open(source, seed)
  const bots = { british: scripted(seed), german: scripted(seed + 1) }
  const made: Decision[] = []
  while (!host.over && host.game.state.turn === 2) {
    const side = host.waitingFor[0] as 'british' | 'german'
    const prompt = host.prompt(side)
    const cards = (prompt?.context as { readonly cards?: readonly string[] } | null)?.cards
    const decision = side === 'german' && cards ? { action: 'pass' } : bots[side].decide(host.seat(side))
    if (side === 'british') made.push(decision)
    host.decide(side, decision)
  }
  return made
}

/** Pairs of battles that differ only in what the British may not know. */
const twins: readonly (readonly [string, object, object, object, object])[] = [
  ['a closed hand', { hand: ['KH', '10H'] }, { hand: ['QD', 'JD'] }, {}, { phase: 'free', side: 'british' }],
  ['another hand', { hand: ['QH', 'KD'] }, { hand: ['AD', '9D'] }, { hand: ['JH'] }, { phase: 'free', side: 'german' }],
  ['a card face down', { cardDue: 'KH' }, { cardDue: 'QD' }, {}, { phase: 'free', side: 'british' }],
]

test.each(twins)('%s of the enemy changes nothing that the player decides', (_, here, there, own, start) => {
  for (let seed = 1; seed <= 8; seed++) {
    const made = turnOf(dealt(here, own, start), seed)
    expect(made.length).toBeGreaterThan(3)
    expect(turnOf(dealt(there, own, start), seed)).toEqual(made)
  }
})

test('its own card face down changes nothing that the player decides before it is turned', () => {
  const start = { phase: 'free', side: 'german' }
  const until = (card: string): readonly Decision[] => {
    const host = open(dealt({}, { cardDue: card }, start), 3)
    const bots = { british: scripted(1), german: random(1) }
    const made: Decision[] = []
    while (host.game.state.side === 'german' && !host.over) {
      const side = host.waitingFor[0] as 'british' | 'german'
      const decision = bots[side].decide(host.seat(side))
      if (side === 'british') made.push(decision)
      host.decide(side, decision)
    }
    return made
  }
  expect(until('AC')).toEqual(until('KH'))
})

const options = goodbye.book.rulings.flatMap(({ id, options: all, default: usual, offered }) =>
  offered ? Object.keys(all).flatMap(option => (option === usual ? [] : [[id, option] as const])) : [],
)

test.each(options)('under %s %s it plays to the end', (ruling, option) => {
  const given = read('tutorial').value as object
  const host = open(jsonSource(`${ruling} ${option}`, { ...given, options: { [ruling]: option } }), 2)
  const { winners } = play(host, { british: scripted(1), german: scripted(2) })
  expect(host.over).toBe(true)
  expect(winners.length).toBeLessThan(2)
})

const kept = ['KH', 'QH', 'JH', '10H', '9H', 'AD', 'KD', 'QD', 'JD', '10D', '9D']

/** Where melee is more common, for the card that helps in it. */
const fieldFor = (card: string): string => (card === 'QD' ? 'three-cornered-no-mans-land' : 'trench-raid-at-dusk')

test.each(kept)('it plays the card %s when that is worth it', { timeout: 30_000 }, card => {
  const given = read(fieldFor(card)).value as { readonly sides: readonly { readonly id: string }[] }
  const [first] = given.sides
  const sides = given.sides.map(side => (side === first ? { ...side, hand: [card] } : side))
  const isPlayed = (seed: number): boolean => {
    const host = open(jsonSource(card, { ...given, sides }), seed)
    play(host, Object.fromEntries(sides.map(({ id }) => [id, scripted(`${id} ${seed}`)])))
    return host.game.journal.entries.some(
      entry => entry.type === 'decision' && entry.side === first?.id && entry.decision.card === card,
    )
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8].some(isPlayed)).toBe(true)
})

/** Riflemen who have not acted, near a corporal with a point of valour; an enemy in the open, or behind a wood. */
const idle = (side: object, wood: object[]): Source =>
  jsonSource('idle', {
    table: { width: 90, depth: 90, terrain: wood },
    sides: [
      { id: 'red', home: 'south', ...side },
      { id: 'blue', home: 'north' },
    ],
    units: [{ id: 'u1', side: 'red', kind: 'section' }],
    pieces: [
      { id: 'c1', side: 'red', unit: 'u1', kind: 'corporal', at: [40, 30] },
      ...[34, 37, 43, 46, 49].map((x, i) => ({
        id: `r${i}`,
        side: 'red',
        unit: 'u1',
        kind: 'rifleman',
        at: [x, 31],
      })),
      ...[36, 40, 44].map((x, i) => ({ id: `b${i}`, side: 'blue', kind: 'sergeant', at: [x, 45], luck: 0 })),
    ],
    start: { turn: 3, last: 4, side: 'blue', phase: 'close' },
  })
const screen = [{ id: 'w1', kind: 'building', polygon: [[0, 36], [90, 36], [90, 40], [0, 40]], openings: [] }] // biome-ignore format: a point a line says less

test('men who did nothing in their own turn take the initiative when enemies stand before them, and not for nothing', () => {
  const interrupt = (source: Source) => scripted(1).interrupt?.(open(source, 1).seat('red')) ?? null
  expect(interrupt(idle({ done: true }, []))).toMatchObject({ resource: 'valour', for: 'take-initiative' })
  expect(interrupt(idle({ done: true }, screen))).toBe(null)
  // their own turn is still to come, and these enemies have fired already
  expect(interrupt(idle({ done: false }, []))).toBe(null)
})

test('in play it takes the initiative out of turn, and then acts', { timeout: 60_000 }, () => {
  const host = open(read('trench-raid-at-dusk'), 3)
  play(host, { raiders: scripted(1), garrison: scripted(2) })
  const { entries } = host.game.journal
  const claims = entries.flatMap((entry, i) =>
    entry.type === 'decision' && entry.decision.for === 'take-initiative' ? [i] : [],
  )
  expect(claims.length).toBeGreaterThan(0)
  for (const i of claims) {
    const next = entries.slice(i + 1).find(entry => entry.type === 'decision' && entry.decision.action !== 'pass')
    expect(next).toMatchObject({ side: (entries[i] as { readonly side: string }).side })
  }
})
