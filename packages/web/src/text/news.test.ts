import { spelled } from '@sandtable/kernel'
import type { Line } from '@sandtable/room'
import { expect, test } from 'vitest'
import { gathered } from './news.ts'

const line = (kind: Line['kind'], side: string | null, text: string): Line => ({
  at: 0,
  says: spelled(text),
  under: [],
  kind,
  side,
  text,
  cites: [],
  about: [],
  shows: [],
})
const lines = [
  line('deed', 'red', 'Rifleman 1 fires at German rifleman 2.'),
  line('roll', null, 'Effect: needs 5+, rolls 3: fails.'),
  line('deed', 'blue', 'German rifleman 2 moves 5.8″ to C3.'),
  line('deed', 'blue', 'German rifleman 1 fires at Rifleman 1.'),
  line('roll', null, 'Effect: needs 5+, rolls 6: succeeds.'),
  line('said', null, 'Rifleman 1 is eliminated.'),
  line('turn', null, 'Turn 2'),
]

test('own results come one by one, each act of others as one sentence', () =>
  expect(gathered(lines, 'red', 'usual')).toBe(
    'Rifleman 1 fires at German rifleman 2. Effect: needs 5 or more, rolls 3: fails. ' +
      'German rifleman 2 moves 5.8 inches to C3. German rifleman 1 fires at Rifleman 1; Rifleman 1 is eliminated. Turn 2.',
  ))

test('who wants little hears little, and who wants all hears the dice', () => {
  expect(gathered(lines, 'red', 'short')).toBe(
    'German rifleman 2 moves 5.8 inches to C3. German rifleman 1 fires at Rifleman 1. Turn 2.',
  )
  expect(gathered(lines, 'red', 'full')).toContain('Effect: needs 5 or more, rolls 6: succeeds; Rifleman 1')
})

test('nothing is said of nothing', () => expect(gathered([], 'red', 'usual')).toBe(''))
