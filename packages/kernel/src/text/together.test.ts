import { expect, test } from 'vitest'
import { together } from './together.ts'

test.each([
  [['Sherman 1'], 'Sherman 1'],
  [['Rifle section 11', 'Rifle section 12'], 'Rifle sections 11 and 12'],
  [['LMG 1', 'Company HQ', 'LMG 2', 'LMG 3'], 'LMGs 1, 2 and 3 and Company HQ'],
])('%j are called %s', (names, said) => expect(together(names)).toBe(said))
