import * as kernel from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { cm, inch, mm } from './length.ts'

test.each([0.5, 1, 2.25, 48])('%s is as long here as in the kernel', n => {
  expect([inch(n), cm(n), mm(n)]).toEqual([kernel.inch(n), kernel.cm(n), kernel.mm(n)])
})
