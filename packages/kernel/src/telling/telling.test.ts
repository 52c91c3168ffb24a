import { describe, expect, test } from 'vitest'
import type { DecisionEntry, Entry, RollEntry } from '../game/journal.ts'
import type { PieceRecord } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import { inch } from '../length.ts'
import type { Decision } from '../play/prompt.ts'
import { type Message, plainly, spelled, text, the } from '../text/message.ts'
import { movedBy, type Teller, tellDeed, tellDraft } from './deed.ts'
import { madeBy, purposeOf, sumOf, sumUp, tellNeed, tellRoll, tellWanted, titleOf, totalOf } from './roll.ts'
import { tell } from './tell.ts'
import { isTold, type Telling, untold } from './telling.ts'

const at = (x: number, y: number): Point => [inch(x), inch(y)]
const said = (message: Message): string => plainly(message, 'in')

const teller: Teller = {
  telling: {},
  deeds: { move: text`Move`, fire: text`Fire` },
  roles: {
    move: { piece: 'actor', to: 'place', path: 'path', floor: 'floor' },
    fire: { piece: 'actor', target: 'target', spot: 'target' },
  },
}
const decided = (decision: Decision, side = 'red'): DecisionEntry => ({ type: 'decision', side, decision })
const piece = (id: string, place: Point | null) => ({ id, at: place }) as PieceRecord
const moved = (id: string, from: Point | null, to: Point | null): Entry => ({
  type: 'change',
  table: 'piece',
  id,
  before: piece(id, from),
  after: piece(id, to),
  cites: ['XX-MOV-1', 'XX-MOV-2'],
})
const rolled = (roll: Partial<RollEntry>): RollEntry => ({
  type: 'roll',
  purpose: 'to-hit',
  faces: 6,
  dice: [4],
  at: 0,
  cites: ['XX-FIR-1'],
  ...roll,
})

describe('a deed', () => {
  const rows: [string, DecisionEntry, Entry[], string][] = [
    ['a move, with its way', decided({ action: 'move', piece: 'r1' }), [moved('r1', at(1, 1), at(1, 5))], 'r1: Move, (2540, 2540) to (2540, 12700) to (2540, 12700).'],
    [
      'a move in two steps is told from its beginning to its end',
      decided({ action: 'move', piece: 'r1' }),
      [moved('r1', at(0, 0), at(0, 1)), moved('b1', at(3, 3), at(4, 4)), moved('r1', at(0, 1), at(0, 2))],
      'r1: Move, (0, 0) to (0, 5080) to (0, 5080).',
    ],
    ['a move that only goes up, or only across, is one', decided({ action: 'move', piece: 'r1' }), [moved('r1', at(0, 0), at(1, 0))], 'r1: Move, (0, 0) to (2540, 0) to (2540, 0).'],
    ['a move to where it stands', decided({ action: 'move', piece: 'r1', to: at(1, 1) }), [moved('r1', at(1, 1), at(1, 1))], 'r1: Move, to (2540, 2540).'],
    ['a move of another', decided({ action: 'move', piece: 'r1', to: at(1, 1) }), [moved('r2', at(1, 1), at(2, 1))], 'r1: Move, to (2540, 2540).'],
    ['a piece that comes from nowhere', decided({ action: 'move', piece: 'r1' }), [moved('r1', null, at(1, 1))], 'r1: Move.'],
    ['a shot at a piece', decided({ action: 'fire', piece: 'r1', target: 'b1' }), [], 'r1: Fire, at b1.'],
    ['a shot at a place and a piece', decided({ action: 'fire', piece: 'r1', target: 'b1', spot: at(1, 0) }), [], 'r1: Fire, at b1 and (2540, 0).'],
    ['what no piece does is the side’s', decided({ action: 'fire' }), [], 'red: Fire.'],
    ['what has no words is called as it is', decided({ action: 'pass' }, 'blue'), [], 'blue: pass.'],
  ] // biome-ignore format: a row a line
  test.each(rows)('%s', (_, entry, after, words) => expect(said(tellDeed(entry, after, teller))).toBe(words))

  test('is told as the rule set has it, if it does', () => {
    const telling: Telling = {
      deed: ({ action }, who, after) => (action === 'fire' ? text`${who} shoots, ${the.count(after.length)}.` : null),
    }
    const own = { ...teller, telling }
    expect(said(tellDeed(decided({ action: 'fire', piece: 'r1' }), [rolled({})], own))).toBe('r1 shoots, 1.')
    expect(said(tellDeed(decided({ action: 'move', piece: 'r1' }), [], own))).toBe('r1: Move.')
  })

  test('a change of another table with the same id is no move', () => {
    const marker = { ...moved('r1', at(0, 0), at(1, 1)), table: 'marker' } as Entry
    expect(movedBy([marker], 'r1')).toBeNull()
    expect(movedBy([], 'r1')).toBeNull()
    expect(movedBy([moved('r1', at(0, 0), null)], 'r1')).toBeNull()
  })
})

describe('a draft', () => {
  const told = (decision: Decision, from: Point | null): string[] =>
    tellDraft(decision, 'red', from, teller).map(message => said(message))

  test('is told as if it were done', () => {
    expect(told({ action: 'move', piece: 'r1', to: at(0, 2) }, at(0, 0))).toEqual([
      'r1: Move, (0, 0) to (0, 5080) to (0, 5080).',
    ])
    expect(told({ action: 'move', piece: 'r1' }, at(0, 0))).toEqual(['r1: Move.'])
    const seen: number[] = []
    const telling: Telling = {
      deed(_, __, after) {
        seen.push(after.length)
        return null
      },
    }
    const counting = { ...teller, telling }
    for (const [decision, from] of [
      [{ action: 'move', piece: 'r1', to: at(0, 2) }, at(0, 0)],
      [{ action: 'move', piece: 'r1', to: at(0, 2) }, null],
      [{ action: 'move', piece: 'r1' }, at(0, 0)],
      [{ action: 'move', to: at(0, 2) }, at(0, 0)],
    ] as const)
      tellDraft(decision, 'red', from, counting)
    expect(seen).toEqual([1, 0, 0, 0])
    expect(told({ action: 'move', piece: 'r1', to: at(0, 2) }, null)).toEqual(['r1: Move, to (0, 5080).'])
    expect(told({ action: 'move', to: at(0, 2) }, at(0, 0))).toEqual(['red: Move, to (0, 5080).'])
  })

  test('has its floor and its waypoints', () => {
    const path = [at(0, 1), at(0, 2), at(0, 3)]
    const last = 'r1: Move, (0, 0) to (0, 7620) to (0, 7620).'
    expect(told({ action: 'move', piece: 'r1', path, floor: 2 }, at(0, 0))).toEqual([
      last,
      'Floor 2.',
      'Via 2 waypoints.',
    ])
    expect(told({ action: 'move', piece: 'r1', path: path.slice(1), floor: 0 }, at(0, 0))).toEqual([
      last,
      'Via one waypoint.',
    ])
    expect(told({ action: 'move', piece: 'r1', path: path.slice(2), floor: '7' }, at(0, 0))).toEqual([last])
  })
})

describe('a roll', () => {
  const led = { says: text`led`, by: 1, cites: [] }
  const rows: [string, Partial<RollEntry>, string][] = [
    ['no number is needed', {}, 'To hit: rolls 4.'],
    ['one die that is enough', { need: 4 }, 'To hit: needs 4+, rolls 4: succeeds.'],
    ['one die that is not', { need: 5 }, 'To hit: needs 5+, rolls 4: fails.'],
    ['a modifier makes it', { need: 5, modifiers: [led] }, 'To hit: needs 5+, rolls 4, led +1: 5, succeeds.'],
    ['a modifier is not enough', { need: 6, modifiers: [led] }, 'To hit: needs 6+, rolls 4, led +1: 5, fails.'],
    ['a modifier of nothing is not told', { need: 4, modifiers: [{ ...led, by: 0 }] }, 'To hit: needs 4+, rolls 4: succeeds.'],
    ['some of several dice', { dice: [2, 5, 6], need: 5 }, 'To hit: needs 5+, rolls 2, 5 and 6: 2 of 3.'],
    ['none of several dice', { dice: [2, 3], need: 5 }, 'To hit: needs 5+, rolls 2 and 3: none of 2.'],
    ['all together', { dice: [2, 3], need: 5, reads: { whose: 'own', good: 'sum' } }, 'To hit: needs 5+, rolls 2 and 3: 5, succeeds.'],
    ['all together, too little', { dice: [2, 2], need: 5, reads: { whose: 'own', good: 'sum' } }, 'To hit: needs 5+, rolls 2 and 2: 4, fails.'],
    ['all together, and low', { dice: [2, 3], need: 5, reads: { whose: 'own', good: 'at most' } }, 'To hit: needs 5 or less, rolls 2 and 3: 5, succeeds.'],
    ['too high', { dice: [3, 3], need: 5, reads: { whose: 'own', good: 'low' } }, 'To hit: needs 5 or less, rolls 3 and 3: 6, fails.'],
    ['low, with a modifier that the number includes', { dice: [2, 3], need: 6, modifiers: [led], reads: { whose: 'own', good: 'low' } }, 'To hit: needs 6 or less (5, led +1), rolls 2 and 3: 5, succeeds.'],
    ['low, with a modifier of nothing', { dice: [2], need: 6, modifiers: [{ ...led, by: 0 }], reads: { whose: 'own', good: 'low' } }, 'To hit: needs 6 or less, rolls 2: succeeds.'],
    ['of somebody', { about: ['r1', 'mill'] }, 'To hit on r1 and mill: rolls 4.'],
    ['cards', { drawn: ['queen'], purpose: 'card' }, 'Card: draws queen.'],
  ] // biome-ignore format: a row a line
  test.each(rows)('%s', (_, roll, words) => expect(said(tellRoll(rolled(roll), [], {}))).toBe(words))

  test('a die for each of several is told one by one, with what became of them', () => {
    const roll = rolled({ purpose: 'status', dice: [3, 6], about: ['r1', 'r2'], need: 4 })
    const telling: Telling = {
      became: (before, after) => (before.at === after.at ? null : text`gone to ${the.place(after.at as Point)}`),
    }
    const still = at(0, 0)
    const after = [moved('r2', still, still), moved('r1', at(0, 0), at(1, 0))]
    expect(said(tellRoll(roll, after, telling))).toBe('Status: r1 rolls 3: gone to (2540, 0); r2 rolls 6.')
    expect(said(tellRoll(roll, [rolled({})], telling))).toBe('Status: r1 rolls 3; r2 rolls 6.')
    expect(said(tellRoll(roll, after, {}))).toBe('Status: r1 rolls 3; r2 rolls 6.')
    expect(said(tellRoll(roll, [], { apiece: () => false }))).toBe(
      'Status on r1 and r2: needs 4+, rolls 3 and 6: 1 of 2.',
    )
  })

  test('a die for each side names the sides, in the telling and in short', () => {
    const roll = rolled({ purpose: 'initiative', dice: [5, 4], reads: { whose: 'sides', good: 'high' } })
    const sides = ['red', 'blue']
    expect(said(tellRoll(roll, [], {}, sides))).toBe('Initiative: red rolls 5; blue rolls 4.')
    expect(said(sumUp(roll, [], { ...teller, sides }) as Message)).toBe('Initiative: red rolls 5; blue rolls 4.')
    expect(said(tellRoll(roll, [], {}, ['red', 'blue', 'green']))).toBe('Initiative: rolls 5 and 4.')
  })

  test('what became of several is counted', () => {
    const roll = rolled({ purpose: 'status', dice: [3, 6, 1], about: ['r1', 'r2', 'r3'] })
    const telling: Telling = { became: (_, { at }) => ((at as Point)[0] > 0 ? text`ready` : text`halted`) }
    const after = ['r1', 'r2', 'r3'].map((id, i) => moved(id, at(9, 9), at(i % 2, 0)))
    expect(said(sumUp(roll, after, { ...teller, telling }) as Message)).toBe('Status: 2 halted, 1 ready.')
    expect(sumUp(roll, after.slice(1), { ...teller, telling })).toBeNull()
    expect(sumUp(rolled({}), [], { ...teller, telling })).toBeNull()
  })

  test('fewer dice than subjects are not one each', () => {
    expect(said(tellRoll(rolled({ about: ['r1', 'r2'], dice: [1] }), [], {}))).toBe('To hit on r1 and r2: rolls 1.')
  })

  test('the rule set has words of its own', () => {
    const telling: Telling = {
      purpose: ({ purpose }) => (purpose === 'to-hit' ? text`Shooting` : null),
      title: ({ about }) => (about ? text`Shot at ${the.all(about.map(the.piece))}` : null),
      result: ({ dice }) => (dice[0] === 6 ? text`a miracle` : null),
      drawn: card => text`the ${the.name(card)}`,
    }
    expect(said(tellRoll(rolled({ dice: [6] }), [], telling))).toBe('Shooting: rolls 6: a miracle.')
    expect(said(tellRoll(rolled({ about: ['b1'] }), [], telling))).toBe('Shot at b1: rolls 4.')
    expect(said(tellRoll(rolled({ drawn: ['ace', 'king'] }), [], telling))).toBe(
      'Shooting: draws the ace and the king.',
    )
    expect(said(purposeOf(rolled({ purpose: 'end-of-turn' }), telling))).toBe('End of turn')
  })

  test('dice that are still to be rolled say what they need', () => {
    expect(said(tellWanted(rolled({ need: 3 }), {}))).toBe('To hit, needs 3+')
    expect(said(tellWanted(rolled({ about: ['r1'] }), {}))).toBe('To hit on r1')
    expect(said(titleOf(rolled({ about: [] }), {}))).toBe('To hit')
    expect(said(tellNeed(rolled({})))).toBe('needs 0+')
  })

  test('its dice succeed as they are read', () => {
    const dice = [3, 4, 5]
    const led = { says: text`led`, by: 1, cites: [] }
    const read = (good: 'need' | 'shown' | 'sum' | 'at most' | 'low' | 'high', need: number) =>
      madeBy(rolled({ dice, need, modifiers: [led], reads: { whose: 'own', good } }))
    expect(read('need', 5)).toEqual([false, true, true])
    expect(read('high', 5)).toEqual([false, true, true])
    expect(read('shown', 5)).toEqual([false, false, true])
    expect(read('sum', 12)).toEqual([true, true, true])
    expect(read('sum', 13)).toEqual([false, false, false])
    expect(read('at most', 12)).toEqual([true, true, true])
    expect(read('low', 11)).toEqual([false, false, false])
    expect(madeBy(rolled({ dice: [1] }))).toEqual([true])
  })

  test('its result is one number if its dice are one', () => {
    expect(sumOf(rolled({}))).toBeNull()
    expect(sumOf(rolled({ need: 4 }))).toBe(4)
    expect(sumOf(rolled({ need: 4, dice: [1, 2] }))).toBeNull()
    expect(sumOf(rolled({ need: 4, dice: [1, 2], reads: { whose: 'own', good: 'sum' } }))).toBe(3)
    expect(totalOf(rolled({ dice: [] }))).toBe(0)
    expect(totalOf(rolled({ dice: [2, 6], modifiers: [{ says: text`led`, by: 3, cites: [] }] }))).toBe(5)
  })
})

describe('a log', () => {
  test('neither a roll nor the change of another counts as what a piece did', () => {
    const entries = [
      decided({ action: 'fire', piece: 'r1', spot: at(5, 5) }),
      moved('b1', at(7, 7), at(8, 8)),
      moved('r1', at(0, 0), at(1, 0)),
      rolled({ about: ['r1'] }),
      moved('r1', at(1, 0), at(9, 9)),
    ]
    const [deed, roll] = tell(entries, teller)
    expect(deed?.shows).toEqual([at(1, 0), at(5, 5)])
    expect(deed?.cites).toEqual(['XX-MOV-1'])
    expect(roll).toMatchObject({ at: 3, kind: 'roll', under: [] })
  })

  test('a roll without subjects is about nobody', () => {
    expect(tell([rolled({})], teller)[0]).toMatchObject({ about: [], under: [] })
  })

  const turn = (from: number | null, to: number | null, over = false): Entry => ({
    type: 'change',
    table: 'game',
    id: 'game',
    before: from === null ? null : ({ id: 'game', turn: from } as never),
    after: to === null ? null : ({ id: 'game', turn: to, over } as never),
    cites: ['XX-TRN-1', 'XX-TRN-2'],
  })
  const lines = (entries: readonly Entry[], telling: Telling = {}) => tell(entries, { ...teller, telling })

  test('has a line for each decision, roll and sentence, with its rules and places', () => {
    const entries: Entry[] = [
      decided({ action: 'move', piece: 'r1' }),
      moved('r1', at(0, 0), at(0, 2)),
      rolled({ about: ['r1'], under: ['XX-FIR-9'] }),
      { type: 'said', says: text`Ah.`, cites: ['XX-SAY-1'], about: ['r1'], at: at(3, 3) },
      { type: 'said', says: spelled('Hold on'), cites: [], by: 'umpire' },
    ]
    expect(lines(entries).map(line => ({ ...line, says: said(line.says) }))).toEqual([
      {
        at: 0,
        says: 'r1: Move, (0, 0) to (0, 5080) to (0, 5080).',
        kind: 'deed',
        cites: ['XX-MOV-1'],
        under: [],
        side: 'red',
        about: ['r1'],
        shows: [at(0, 0), at(0, 2)],
      },
      {
        at: 2,
        says: 'To hit on r1: rolls 4.',
        kind: 'roll',
        cites: ['XX-FIR-1'],
        under: ['XX-FIR-9'],
        side: null,
        about: ['r1'],
        shows: [],
      },
      {
        at: 3,
        says: 'Ah.',
        kind: 'said',
        cites: ['XX-SAY-1'],
        under: [],
        side: null,
        about: ['r1'],
        shows: [at(3, 3)],
      },
      { at: 4, says: 'The umpire: Hold on', kind: 'said', cites: [], under: [], side: null, about: [], shows: [] },
    ])
  })

  test('says that it was the umpire who put, took, moved or changed a piece, or rolled', () => {
    const umpired = (before: object | null, after: object | null, table = 'piece'): Entry =>
      ({ type: 'change', table, id: 'r1', before, after, cites: ['XX-MOV-1'], by: 'umpire' }) as never
    const [here, there] = [at(1, 1), at(1, 5)]
    const told = (entry: Entry) =>
      lines([entry]).map(({ says, kind, about, shows }) => [said(says), kind, about, shows])
    const line = (says: string, shows: readonly Point[]) => [[says, 'said', ['r1'], shows]]
    expect(told(umpired(null, piece('r1', here)))).toEqual(line('The umpire puts r1 on the table.', [here]))
    expect(told(umpired({ at: here, gone: false }, { at: null, gone: true }))).toEqual(
      line('The umpire takes r1 off the table.', []),
    )
    expect(told(umpired(piece('r1', here), piece('r1', there)))).toEqual(
      line('The umpire moves r1 (2540, 2540) to (2540, 12700) to (2540, 12700).', [there]),
    )
    expect(told(umpired(piece('r1', here), piece('r1', at(2, 1))))[0]?.[0]).toMatch('moves')
    const changed = 'The umpire changes r1.'
    expect(told(umpired(piece('r1', here), piece('r1', here)))).toEqual(line(changed, [here]))
    expect(told(umpired(piece('r1', null), piece('r1', here)))).toEqual(line(changed, [here]))
    expect(told(umpired(piece('r1', here), piece('r1', null)))).toEqual(line(changed, []))
    expect(told(umpired({ at: null, gone: true }, { at: null, gone: true }))).toEqual(line(changed, []))
    expect(told(umpired(piece('r1', here), null))).toEqual(line(changed, []))
    // what is no piece is named after its table, and lies nowhere
    const named = (table: string) => lines([umpired({ id: 'r1' }, { id: 'r1' }, table)]).map(({ says }) => says.args)
    expect(['unit', 'side', 'terrain'].map(table => named(table))).toEqual([
      [[the.unit('r1')]],
      [[the.side('r1')]],
      [[the.ground('r1')]],
    ])
    expect(told(umpired({ id: 'r1' }, { id: 'r1' }, 'side'))).toEqual([[changed, 'said', [], []]])
    expect(told(rolled({ by: 'umpire' })).map(([says]) => says)).toEqual(['The umpire: To hit: rolls 4.'])
  })

  test('tells of a deed only what came of it before the next one', () => {
    const entries = [
      decided({ action: 'move', piece: 'r1' }),
      decided({ action: 'move', piece: 'r1' }),
      moved('r1', at(0, 0), at(1, 0)),
    ]
    expect(lines(entries).map(line => said(line.says))).toEqual([
      'r1: Move.',
      'r1: Move, (0, 0) to (2540, 0) to (2540, 0).',
    ])
    expect(lines(entries)[0]).toMatchObject({ cites: [], shows: [] })
  })

  test('a deed at a spot shows where the piece ended and the spot', () => {
    const [line] = lines([
      decided({ action: 'fire', piece: 'r1', target: 'b1', spot: at(5, 5) }),
      moved('r1', at(0, 0), at(1, 0)),
    ])
    expect(line?.shows).toEqual([at(1, 0), at(5, 5)])
    expect(lines([decided({ action: 'fire', piece: 'r1', spot: at(5, 5) })])[0]?.shows).toEqual([at(5, 5)])
  })

  test('has a heading for every turn but the end of the last', () => {
    const told = lines([
      turn(null, 1),
      turn(1, 1),
      turn(1, 2),
      turn(2, 3, true),
      turn(3, null),
      moved('r1', at(0, 0), at(1, 1)),
    ])
    expect(told.map(line => [said(line.says), line.kind, line.cites, line.at])).toEqual([
      ['Turn 1', 'turn', ['XX-TRN-1'], 0],
      ['Turn 2', 'turn', ['XX-TRN-1'], 2],
    ])
    const start: Entry = {
      type: 'change',
      table: 'side',
      id: 'red',
      before: null,
      after: { turn: 4 } as never,
      cites: [],
    }
    expect(lines([start])).toEqual([])
  })

  test('a step in which nothing happened is no heading', () => {
    const telling: Telling = {
      change: (entries, i) =>
        (entries[i] as { table?: string }).table === 'side' ? { says: text`Step`, kind: 'step', side: 'red' } : null,
    }
    const step: Entry = { type: 'change', table: 'side', id: 'red', before: null, after: null, cites: [] }
    const word: Entry = { type: 'said', says: text`Ah.`, cites: [] }
    const kinds = (...entries: Entry[]) => lines(entries, telling).map(({ kind }) => kind)
    expect(kinds(step, word)).toEqual(['step', 'said'])
    expect(kinds(step)).toEqual([])
    expect(kinds(step, step, word)).toEqual(['step', 'said'])
    expect(kinds(step, turn(1, 2))).toEqual(['turn'])
    expect(lines([step, word], telling)[0]).toMatchObject({ side: 'red', at: 0, cites: [], shows: [] })
  })

  test('what need not be told has no line', () => {
    expect(isTold(untold)).toBe(false)
    expect(isTold(text`Ah.`)).toBe(true)
    expect(lines([{ type: 'said', says: untold, cites: [] }])).toEqual([])
  })
})

describe('the same deed of several in a row', () => {
  const waits: Telling = {
    deed: (_, who) => text`${who} waits.`,
    together: ({ action }, who) => (action === 'move' ? text`${who} wait.` : null),
  }
  const lines = (...entries: readonly Entry[]) =>
    tell(entries, { ...teller, telling: waits }).map(({ says, about }) => `${said(says)} ${about}`)
  const does = (action: string, who: string, side?: string): Entry => decided({ action, piece: who }, side)
  test('is one line, which is about all of them', () => {
    const [one, ...more] = tell([does('move', 'a'), does('move', 'b'), does('move', 'c')], {
      ...teller,
      telling: waits,
    })
    expect(one).toMatchObject({ at: 0, about: ['a', 'b', 'c'], says: text`${the.pieces(['a', 'b', 'c'])} wait.` })
    expect(more).toEqual([])
  })
  test('of more than four names the first, and counts the others', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(who => does('move', who))
    expect(lines(...five)).toEqual(['a and 4 others wait. a,b,c,d,e'])
  })
  test('tells the way if all went alike, and keeps apart who went another', () => {
    const went: Telling = {
      deed: (_, who) => text`${who} goes.`,
      together: (_, who, way) => (way ? text`${who} go to ${the.place(way[1])}.` : text`${who} stay.`),
    }
    const goes = (who: string, from: Point, to: Point) => [does('move', who), moved(who, from, to)]
    const told = (...entries: readonly Entry[]) =>
      tell(entries, { ...teller, telling: went }).map(({ says }) => said(says))
    const [a, b] = [goes('a', [0, 0], [0, 5080]), goes('b', [900, 0], [1000, 4980])]
    expect(told(...a, ...b)).toEqual(['a and b go to (0, 5080).'])
    expect(told(...a, ...goes('b', [900, 0], [1001, 5080]))).toHaveLength(2)
    expect(told(...a, ...goes('b', [900, 0], [900, 4979]))).toHaveLength(2)
    expect(told(...a, does('move', 'b'))).toHaveLength(2)
    expect(told(...a, ...goes('a', [0, 5080], [0, 10160]))).toHaveLength(2)
    expect(told(does('move', 'a'), does('move', 'b'))).toEqual(['a and b stay.'])
  })
  test('another deed, another side, or a line between keeps them apart', () => {
    expect(lines(does('move', 'a'), does('fire', 'b'), does('move', 'c'))).toHaveLength(3)
    expect(lines(does('move', 'a'), does('move', 'b', 'blue'))).toHaveLength(2)
    expect(lines(does('fire', 'a'), does('fire', 'b'))).toHaveLength(2)
    expect(lines(does('move', 'a'), rolled({}), does('move', 'b'))).toHaveLength(3)
  })
})

describe('a sentence of the rules', () => {
  const entries: Entry[] = [
    decided({ action: 'fire', piece: 'r1', target: 'b1' }),
    { type: 'said', says: text`Snap shot.`, cites: ['XX-FIR-2'], about: ['r1'] },
  ]
  const lines = (telling: Telling) =>
    tell(entries, { ...teller, telling }).map(({ says, under }) => [said(says), under])

  test('is a line of its own', () => {
    expect(lines({})).toEqual([
      ['r1: Fire, at b1.', []],
      ['Snap shot.', []],
    ])
  })

  test('that the decision has told is not told again, and its rules are kept with the decision', () => {
    const once: Telling = { said: (_, decision) => (decision?.action === 'fire' ? untold : null) }
    expect(lines(once)).toEqual([['r1: Fire, at b1.', ['XX-FIR-2']]])
  })
})
