import {
  actorsIn,
  type ChangeEntry,
  type Entry,
  type Id,
  isPoint,
  type Point,
  type RollEntry,
  type SaidEntry,
  targetsIn,
} from '@sandtable/kernel'
import { deedText } from './deed.ts'
import { rollText } from './rolls.ts'
import type { Line, Speech, Told } from './speech.ts'

/** Tells what has happened, oldest first. */
export function tell(entries: readonly Entry[], speech: Speech): readonly Line[] {
  const lines: Line[] = []
  for (const [i, entry] of entries.entries()) {
    if (entry.type === 'decision') {
      const after = until(entries, i)
      const text = deedText(entry, after, speech)
      const actors = actorsIn(entry.decision, speech.roles)
      const [piece] = actors
      if (text === '') continue
      lines.push({
        at: i,
        text,
        cites: [entry, ...after].flatMap(one => ('cites' in one ? one.cites : [])).slice(0, 1),
        side: entry.side,
        about: actors,
        shows: placesOf(after, piece, targetsIn(entry.decision, speech.roles)),
        kind: 'deed',
      })
    } else if (entry.type === 'roll') lines.push({ ...rollLine(entry, until(entries, i), speech), at: i })
    else if (entry.type === 'said') {
      const line = saidLine(entry, speech)
      if (line.text === '') continue
      lines.push({ ...line, at: i })
    } else {
      const told = speech.words.change?.(entries, i, speech) ?? null
      for (const line of [...turnLine(entry), ...(told ? [{ ...plain, cites: [], ...told }] : [])])
        lines.push({ ...line, at: i })
    }
  }
  // a step in which nothing happened is no heading
  return lines.filter(({ kind }, i) => kind !== 'step' || !['step', 'turn', undefined].includes(lines[i + 1]?.kind))
}

/** What came of an entry, up to the next decision or roll. */
function until(entries: readonly Entry[], i: number): readonly Entry[] {
  const end = entries.findIndex((one, j) => j > i && (one.type === 'decision' || one.type === 'roll'))
  return entries.slice(i + 1, end === -1 ? entries.length : end)
}

const plain = { side: null, about: [], shows: [] } as const

function saidLine({ says, cites, about = [], at, by }: SaidEntry, { names, squares }: Speech): Told {
  const said = names.say(says)
  const where = at && said !== '' ? said.replace(/\.$/, `, at ${squares.name(at)}.`) : said
  return { ...plain, text: by ? `The umpire: ${said}` : where, cites, about, shows: at ? [at] : [], kind: 'said' }
}

function turnLine({ table, before, after, cites }: ChangeEntry): readonly Told[] {
  if (table !== 'game') return []
  const [was, is] = [before, after] as readonly ({ readonly turn?: number; readonly over?: boolean } | null)[]
  return is?.turn === undefined || is.turn === was?.turn || is.over
    ? []
    : [{ ...plain, text: `Turn ${is.turn}`, cites: cites.slice(0, 1), kind: 'turn' }]
}

function rollLine(roll: RollEntry, after: readonly Entry[], speech: Speech): Told {
  return { ...plain, text: rollText(roll, after, speech), cites: roll.cites, about: roll.about ?? [], kind: 'roll' }
}

/** The places that a deed is about: its way, or from the piece to what it is aimed at. */
function placesOf(after: readonly Entry[], piece: Id | undefined, targets: readonly unknown[]): readonly Point[] {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === piece)
  const at = (record: unknown): readonly Point[] => {
    const place = (record as { at?: Point | null } | null)?.at
    return place ? [place] : []
  }
  const ends = [...at(change?.before), ...at(change?.after)]
  const spots = targets.filter(isPoint)
  return spots.length > 0 ? [...ends.slice(-1), ...spots] : ends
}
