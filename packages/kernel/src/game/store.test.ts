import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarkerRecord, Store } from './store.ts'

const marker = (id: string, kind = 'smoke'): MarkerRecord => ({ id, kind })
const ids = (store: Store): string =>
  store
    .all('marker')
    .map(({ id, kind }) => `${id}:${kind}`)
    .join(' ')

function filled(): Store {
  const store = new Store()
  for (const id of ['a', 'b', 'c']) store.put('marker', id, marker(id))
  return store
}

test('records come in the order in which they came', () => {
  const store = filled()
  store.put('marker', 'a', marker('a', 'fire'))
  expect(ids(store)).toBe('a:fire b:smoke c:smoke')
  expect(store.get('marker', 'b')).toEqual(marker('b'))
  expect(store.get('marker', 'd')).toBeNull()
  expect(store.all('piece')).toEqual([])
})

test('a removed record is gone, but its id is never free again, and put back it stands where it stood', () => {
  const store = filled()
  store.put('marker', 'b', null)
  expect(ids(store)).toBe('a:smoke c:smoke')
  expect(store.get('marker', 'b')).toBeNull()
  expect(store.knows('marker', 'b')).toBe(true)
  store.put('marker', 'b', marker('b'))
  expect(ids(store)).toBe('a:smoke b:smoke c:smoke')
})

test('a record that was unmade never was', () => {
  const store = filled()
  store.unmake('marker', 'c')
  expect(ids(store)).toBe('a:smoke b:smoke')
  expect(store.knows('marker', 'c')).toBe(false)
})

test('a record that was unmade among others leaves its place empty', () => {
  const store = filled()
  store.unmake('marker', 'a')
  expect(ids(store)).toBe('b:smoke c:smoke')
  store.put('marker', 'a', marker('a', 'fire'))
  expect(ids(store)).toBe('a:fire b:smoke c:smoke')
})

test('removing what was never there is nothing', () => {
  const store = filled()
  store.put('marker', 'x', null)
  expect(ids(store)).toBe('a:smoke b:smoke c:smoke')
  expect(store.knows('marker', 'x')).toBe(false)
})

test('ids that mean something to JavaScript are ids like any other', () => {
  const store = new Store()
  for (const id of ['__proto__', 'constructor', 'toString']) {
    expect(store.get('marker', id)).toBeNull()
    store.put('marker', id, marker(id))
    expect(store.get('marker', id)?.id).toBe(id)
  }
})

test('every change of a table counts, and of no other table', () => {
  const store = filled()
  const before = store.stamp('marker')
  store.put('marker', 'b', null)
  store.unmake('marker', 'c')
  expect(store.stamp('marker')).toBe(before + 2)
  expect(store.stamp('terrain')).toBe(0)
})

test('the list of all records is a live one, even after one was removed and put back', () => {
  const store = filled()
  store.put('marker', 'b', null)
  store.put('marker', 'b', marker('b'))
  const all = store.all('marker')
  store.put('marker', 'd', marker('d'))
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('a table that is filled holds these records and no others, as if it were new', () => {
  const store = filled()
  store.put('marker', 'b', null)
  const [copy, before] = [store.fork(), store.stamp('marker')]
  store.fill('marker', [marker('x'), marker('a', 'fire')])
  expect(ids(store)).toBe('x:smoke a:fire')
  expect(store.stamp('marker')).toBe(before + 1)
  expect(['a', 'b', 'x'].map(id => store.knows('marker', id))).toEqual([true, false, true])
  store.put('marker', 'x', null)
  store.put('marker', 'y', marker('y'))
  expect([ids(store), store.get('marker', 'a')?.kind]).toEqual(['a:fire y:smoke', 'fire'])
  expect(ids(copy)).toBe('a:smoke c:smoke')
  expect(copy.stamp('marker')).toBe(before)
})

type Step = {
  readonly on: number
  readonly what: 'make' | 'change' | 'remove' | 'unmake' | 'fork'
  readonly id: number
}
const steps = fc.array(
  fc.record<Step>({
    on: fc.nat(),
    what: fc.constantFrom('make', 'change', 'remove', 'unmake', 'fork'),
    id: fc.nat(7),
  }),
  { maxLength: 60 },
)

test('a fork and what it was forked from never see each other change', () => {
  fc.assert(
    fc.property(steps, list => {
      // beside each store a plain list of what must be in it: rows, with null where one was removed
      const worlds: { store: Store; rows: [string, MarkerRecord | null][] }[] = [{ store: new Store(), rows: [] }]
      list.forEach(({ on, what, id: n }, i) => {
        const world = worlds[on % worlds.length] as (typeof worlds)[number]
        const { store, rows } = world
        const id = `m${n}`
        const row = rows.find(([known]) => known === id)
        if (what === 'fork') worlds.push({ store: store.fork(), rows: rows.map(([key, value]) => [key, value]) })
        else if (what === 'unmake') {
          const last = rows.at(-1)
          if (!last?.[1]) return
          rows.pop()
          store.unmake('marker', last[0])
        } else if (what === 'remove') {
          if (!row?.[1]) return
          row[1] = null
          store.put('marker', id, null)
        } else {
          const record = marker(id, `v${i}`)
          if (row) row[1] = record
          else rows.push([id, record])
          store.put('marker', id, record)
        }
        for (const { store, rows } of worlds) {
          expect(store.all('marker')).toEqual(rows.flatMap(([, record]) => record ?? []))
          for (const [id, record] of rows) {
            expect(store.get('marker', id)).toBe(record)
            expect(store.knows('marker', id)).toBe(true)
          }
        }
      })
    }),
  )
})
