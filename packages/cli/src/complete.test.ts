import { cellsOf } from '@sandtable/kernel'
import { meetings, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { coverageOfBook, runCases } from './coverage.ts'
import { problemsOf, type Shown, shownBy } from './meetings.ts'
import { bookNamed } from './project.ts'
import { root } from './script.fixture.ts'

// every case runs here once; what `sandtable coverage` says of a set, with and without --meetings, follows from that
test.each(ruleSets.map(({ id }) => id))(
  '%s: every case holds, every rule is cited and shown, and what can meet has met',
  id => {
    const declared = meetings[id]
    const shown: Shown[] = []
    const ran = runCases(id, root, (result, host) => declared && shown.push(shownBy(declared, result, host)))
    const { failed, uncited, unshown, silent } = coverageOfBook(bookNamed(id), root, ran)
    expect({ failed, uncited, unshown, silent }).toEqual({ failed: [], uncited: [], unshown: [], silent: [] })
    if (declared) expect(problemsOf(declared, cellsOf(declared, shown))).toEqual([])
  },
  60_000,
)
