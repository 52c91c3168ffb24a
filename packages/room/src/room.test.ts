import { scripted } from '@sandtable/bots'
import { Host, type Id, jsonSource, load, type RuleSet } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { isIdle } from './idle.ts'
import { Room } from './room.ts'
import { roomOf } from './rooms.fixture.ts'

/** Plays on until this person is waited for, or the game is over; other people decide as the computer would. */
function until(room: Room, person: Id): void {
  const helper = scripted('the others')
  for (let n = 0; n < 3000 && !room.over; n++) {
    const next = room.next()
    const [asked = ''] = room.waitingFor
    if (next) room.play(next)
    else if (asked === person) return
    else room.decide(asked, helper.decide(room.seat(asked)))
  }
}

/** Plays a game to its end, with this person deciding as the computer would; calls before each of these decisions. */
function toTheEnd(room: Room, person: Id, before: () => void = () => {}): void {
  const helper = scripted('a person')
  for (until(room, person); !room.over; until(room, person)) {
    before()
    room.decide(person, helper.decide(room.seat(person)))
  }
}

describe('a person and a computer', () => {
  test('play to the end, and the person is never waited for in the go of the other', () => {
    const room = roomOf('plastic/tutorial', ['german'])
    expect(room.people).toEqual(['german'])
    let decided = 0
    toTheEnd(room, 'german', () => {
      expect(room.waitingFor).toEqual(['german'])
      decided += 1
    })
    expect(room.over).toBe(true)
    expect(room.outcome).not.toBeNull()
    expect(decided).toBeGreaterThan(5)
  })

  test('a decision that is refused changes nothing', () => {
    const room = roomOf('plastic/tutorial', ['german'])
    until(room, 'german')
    const { length } = room
    expect(() => room.decide('german', { action: 'fire', piece: 'nobody' })).toThrow()
    expect(room.length).toBe(length)
  })

  test('what is kept goes on where it was', () => {
    const room = roomOf('plastic/tutorial', ['german'])
    until(room, 'german')
    const { host, notes } = load(ruleSets, room.save(), 'kept')
    expect(notes).toEqual([])
    expect(host.view('german')).toEqual(room.seat('german').view())
  })
})

describe('undo', () => {
  test('takes the last decision back, and redo makes it again', () => {
    const room = roomOf('plastic/tutorial', ['german'])
    until(room, 'german')
    const before = room.seat('german').view()
    const { length } = room
    const move = [...room.seat('german').decisions()].find(({ action }) => action === 'move')
    room.decide('german', move)
    const after = room.seat('german').view()
    expect(after).not.toEqual(before)
    room.undo('german')
    expect(room.length).toBe(length)
    expect(room.seat('german').view()).toEqual(before)
    room.redo('german')
    expect(room.seat('german').view()).toEqual(after)
  })

  test('is refused after dice were rolled', () => {
    const room = roomOf('plastic/tutorial', ['german'])
    until(room, 'german')
    const shot = [...room.seat('german').decisions()].find(({ action }) => action === 'fire')
    room.decide('german', shot ?? { action: 'end' })
    expect(room.seat('german').whyNoUndo()).not.toBeNull()
    expect(() => room.undo('german')).toThrow()
  })
})

describe('a prompt that can only be passed', () => {
  test('is passed for people, where the rules let it', () => {
    const room = roomOf('blaze/tutorial', ['british', 'german'])
    const helper = scripted('both')
    let asked = 0
    for (let n = 0; n < 60 && !room.over; n++) {
      const [side = ''] = room.waitingFor
      expect(isIdle(room.seat(side), room.roles)).toBe(false)
      room.decide(side, helper.decide(room.seat(side)))
      asked += 1
    }
    expect(asked).toBe(60)
  })
})

describe('two people at one screen', () => {
  /** Red looks at a wood in which blue hides a section: near enough to fire, or in the far corner. */
  const hidden = (at: readonly [number, number], people: readonly Id[]): Room => {
    const square = (x: number, y: number, size: number) => [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ]
    const source = jsonSource('position', {
      ruleset: 'blaze',
      table: {
        width: 1200,
        depth: 1200,
        terrain: [
          { id: 'w1', kind: 'woods', polygon: square(200, 600, 200) },
          { id: 'w2', kind: 'woods', polygon: square(1000, 1000, 200) },
        ],
      },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces: [
        { id: 'r1', side: 'red', kind: 'rifle-section', rating: 'average', at: [300, 300], card: 'move', arrow: 0 },
        {
          id: 'b1',
          side: 'blue',
          kind: 'rifle-section',
          rating: 'average',
          at,
          hidden: true,
          card: 'aimed-fire',
          facing: 180,
        },
      ],
      start: { turn: 1, phase: 'aimed-fire' },
    })
    const rules = ruleSets.find(({ id }) => id === 'blaze') as RuleSet
    const host = new Host(rules, source, { dice: { from: 'seed', seed: 1 } }).start()
    return new Room(host, new Map(['red', 'blue'].filter(id => !people.includes(id)).map(id => [id, scripted(id)])))
  }

  test('are both asked, whether something hidden could act or not', () => {
    const rooms = [hidden([300, 610], ['red', 'blue']), hidden([1150, 1150], ['red', 'blue'])]
    expect(rooms.map(room => room.waitingFor)).toEqual([['blue'], ['blue']])
    const seen = rooms.map(room => JSON.stringify([room.seat('red').view(), room.seat('red').news()]))
    expect(seen[0]).toBe(seen[1])
  })

  test('against the computer, one who can do nothing is not asked', () => {
    expect(hidden([1150, 1150], ['blue']).waitingFor).toEqual(['red'])
  })
})

describe('whoever lets everything pass', () => {
  test('is not asked again until his own go', () => {
    const room = roomOf('muzzleflash/tutorial', ['british', 'german'])
    const helper = scripted('both')
    const goOf = (): Id | null => room.seat('british').known().state.side ?? null
    const play = (isEnough: () => boolean): void => {
      for (let n = 0; n < 2000 && !room.over && !isEnough(); n++) {
        const next = room.next()
        const [asked = ''] = room.waitingFor
        if (next) room.play(next)
        else room.decide(asked, helper.decide(room.seat(asked)))
      }
    }
    const askedOutOfTurn = (): Id | undefined =>
      room.waitingFor.find(side => side !== goOf() && room.seat(side).prompt()?.default !== undefined)
    play(() => askedOutOfTurn() !== undefined)
    const side = askedOutOfTurn() as Id
    expect(['british', 'german']).toContain(side)
    room.letPass(side)
    room.pass(side)
    const { length } = room
    play(() => {
      if (goOf() !== side) expect(askedOutOfTurn()).toBeUndefined()
      return goOf() === side && room.waitingFor.includes(side)
    })
    expect(goOf()).toBe(side)
    expect(room.length).toBeGreaterThan(length)
    expect(room.letsPass(side)).toBe(false)
  })
})

describe('interrupting', () => {
  test('is offered to people in the go of another, and nobody waits for them', () => {
    const room = roomOf('goodbye/tutorial', ['british'], 2)
    let offered = 0
    for (let n = 0; n < 600 && !room.over; n++) {
      const { interrupters } = room
      for (const side of interrupters) {
        expect(room.people).toContain(side)
        expect(room.waitingFor).not.toContain(side)
        offered += 1
      }
      const next = room.next()
      if (next) room.play(next)
      else room.decide('british', scripted('british').decide(room.seat('british')))
    }
    expect(offered).toBeGreaterThan(0)
  })
})
