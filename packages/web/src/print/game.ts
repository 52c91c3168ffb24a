import type { Id } from '@sandtable/kernel'
import type { Knowing } from '@sandtable/print'
import { findSet } from '../catalogue/catalogue.ts'
import { useTable } from '../play/store.ts'
import { namesOf } from '../words/names.ts'
import { printWords } from './language/index.ts'
import type { Printable } from './menu.tsx'

/** What somebody at the table can print: their own units as they are, and the map as their seat knows it. */
export function gamePrintables(): readonly Printable[] {
  const words = printWords.now()
  return [
    {
      says: words.sheets,
      work: async () => {
        const [{ sheetsSeen, unitSheets }, known] = await Promise.all([import('@sandtable/print'), knownHere()])
        return (paper, measure) => unitSheets(sheetsSeen(known.knowing, known.about), paper, measure)
      },
    },
    {
      says: words.map,
      work: async () => {
        const [{ battleSeen, scenarioSheets }, known] = await Promise.all([import('@sandtable/print'), knownHere()])
        return (paper, measure) => scenarioSheets(battleSeen([known.knowing], known.about), paper, measure)
      },
    },
  ]
}

/** What the seat at this screen knows, with the sheets of all its pieces. */
async function knownHere() {
  const { snapshot, client } = useTable.getState()
  if (!snapshot || !client) throw new Error('No game is open.')
  const { seat: side, view, table, goals, flags, roster } = snapshot
  const pieces = view.tables.piece as readonly { readonly id: Id; readonly side: Id }[]
  const own = pieces.filter(piece => piece.side === side)
  const sheets = await Promise.all(own.map(async ({ id }) => [id, await client.ask('sheet', id)] as const))
  const [game] = view.tables.game as readonly { readonly turn: number }[]
  const knowing: Knowing = {
    side,
    rules: findSet(table.ruleset)?.title ?? table.ruleset,
    unit: table.unit,
    width: table.width,
    depth: table.depth,
    view,
    names: namesOf(snapshot),
    goals,
    flags,
    roster,
    sheets: Object.fromEntries(sheets),
  }
  return {
    knowing,
    about: { title: table.title, summary: '', when: printWords.now().turn(game?.turn ?? 1), briefing: {} },
  }
}
