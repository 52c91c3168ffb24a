import { expect, test } from 'vitest'
import { decided, Journal } from './journal.ts'
import { Reading } from './reading.ts'
import { Store } from './store.ts'

/** A reading that lists the sides that have decided, and counts how often it was told something. */
function listing() {
  const heard: number[] = []
  const reading = new Reading<readonly string[]>([], (sides, entry, position) => {
    heard.push(position)
    return entry.type === 'decision' ? [...sides, entry.side] : sides
  })
  return { reading, heard }
}

const decide = (journal: Journal, side: string): void => journal.add(decided(side, { action: 'go' }))

test('reads each entry once while the journal grows', () => {
  const { reading, heard } = listing()
  const journal = new Journal(7)
  expect(reading.of(journal)).toEqual([])
  decide(journal, 'red')
  decide(journal, 'blue')
  expect(reading.of(journal)).toEqual(['red', 'blue'])
  decide(journal, 'red')
  expect(reading.of(journal)).toEqual(['red', 'blue', 'red'])
  expect(heard).toEqual([7, 8, 9])
})

test('begins again where something was taken back, even if as much was added since, and with another journal', () => {
  const { reading } = listing()
  const journal = new Journal()
  decide(journal, 'red')
  decide(journal, 'blue')
  expect(reading.of(journal)).toEqual(['red', 'blue'])
  journal.rewind(new Store(), 1)
  decide(journal, 'green')
  expect(reading.of(journal)).toEqual(['red', 'green'])
  expect(reading.of(new Journal())).toEqual([])
})
