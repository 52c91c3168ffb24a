import { expect, test } from 'vitest'
import { same } from './same.ts'

const rows: readonly (readonly [unknown, unknown, boolean])[] = [
  [1, 1, true],
  [1, 2, false],
  [null, null, true],
  [null, [], false],
  [[], null, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ at: [1, 2], by: 'a' }, { by: 'a', at: [1, 2] }, true],
  [{ at: [1, 2] }, { at: [1, 3] }, false],
  [{ a: undefined }, { b: undefined }, false],
] // biome-ignore format: a row a line

test.each(rows)('%j and %j: %s', (a, b, are) => expect(same(a, b)).toBe(are))
