import { type Entry, type Point, type Roles, said, text } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { look as plasticLook } from '../sets/plastic/look.ts'
import { fallenIn, lossesIn, motionOf, scarsIn } from './motion-of.ts'

const man = (id: string, at: Point | null, more: object = {}) => ({ id, at, gone: false, weapons: ['rifle'], ...more })
const decided = (decision: object): Entry => ({ type: 'decision', side: 'a', decision }) as never
const changed = (before: { id: string }, after: object): Entry =>
  ({ type: 'change', table: 'piece', id: before.id, before, after: { ...before, ...after }, cites: [] }) as never
const where =
  (...men: readonly ReturnType<typeof man>[]) =>
  (id: string) =>
    men.find(one => one.id === id)

const a = man('a1', [0, 0])
const b = man('b1', [5000, 0])
const roles: Roles = {
  move: { piece: 'actor', to: 'place', path: 'path' },
  fire: { piece: 'actor', weapon: 'option', target: 'target', targets: 'target' },
  throw: { piece: 'actor', target: 'target' },
  call: { piece: 'actor', target: 'target' },
}
const seen = (...entries: readonly Entry[]) => motionOf(entries, plasticLook, where(a, b), roles)

describe('what is seen of a decision', () => {
  test('a move goes by its waypoints to where it really ended', () => {
    const way: readonly Point[] = [
      [1000, 0],
      [1000, 4000],
    ]
    expect(seen(decided({ action: 'move', piece: 'a1', path: way }), changed(a, { at: [1000, 3000] }))).toEqual([
      {
        type: 'move',
        piece: 'a1',
        path: [
          [0, 0],
          [1000, 0],
          [1000, 3000],
        ],
      },
    ])
  })

  test('a shot flies to where the target stood, who then falls there', () => {
    const entries = [
      decided({ action: 'fire', piece: 'a1', target: 'b1' }),
      changed(a, { acted: true }),
      changed(b, { gone: true, at: null }),
    ]
    const motions = motionOf(entries, plasticLook, where(a, man('b1', null, { gone: true })), roles)
    expect(motions).toEqual([
      { type: 'shot', from: [0, 0], to: [5000, 0], look: 'bullet' },
      { type: 'fall', piece: 'b1', at: [5000, 0] },
    ])
    expect(fallenIn(entries)).toEqual([b])
  })

  test('a grenade flies in a curve and bursts', () => {
    expect(seen(decided({ action: 'throw', piece: 'a1', target: [3000, 0] })).map(({ type }) => type)).toEqual([
      'shot',
      'burst',
    ])
  })

  test('who leaves by the edge does not fall', () => {
    const leaves = { ...changed(a, { gone: true, at: null }), event: { is: 'left' } } as Entry
    expect(seen(leaves)).toEqual([])
    expect(fallenIn([leaves])).toEqual([])
  })

  test('who falls and comes back in the same news does not lie there', () => {
    const dead = { ...a, gone: true, at: null }
    expect(fallenIn([changed(a, { gone: true, at: null }), changed(dead, { gone: false, at: [1, 1] })])).toEqual([])
  })
})

describe('where somebody was lost', () => {
  const lost = { ...(changed(b, { at: null, gone: true }) as object), event: { is: 'lost' } } as Entry
  const left = { ...(changed(b, { at: null, gone: true }) as object), event: { is: 'left' } } as Entry

  test('a marker lies where he stood', () => {
    expect(lossesIn([lost])).toMatchObject([{ id: 'b1', at: [5000, 0] }])
  })

  test('who leaves in good order leaves none, and who comes back takes his away', () => {
    expect(lossesIn([left])).toEqual([])
    expect(lossesIn([lost, changed(man('b1', null, { gone: true }), { gone: false, at: [1, 1] })])).toEqual([])
  })
})

describe('where shells came down', () => {
  const at = (place: Point): Entry => said(text`It bursts.`, [], undefined, undefined, place)
  test('the ground is marked once, however often it is said', () => {
    expect(scarsIn([at([5000, 5000]), at([5000, 5100]), at([9000, 5000])])).toEqual([
      [5000, 5000],
      [9000, 5000],
    ])
  })
  test('what is only said leaves no mark', () => expect(scarsIn([said(text`The day goes on.`, [])])).toEqual([]))
})
