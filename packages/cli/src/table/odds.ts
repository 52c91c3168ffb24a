import {
  type Decision,
  type Game,
  type Known,
  Refusal,
  type Run,
  seeded,
  type TableName,
  tableNames,
  text,
  type Voice,
  type Wording,
} from '@sandtable/kernel'

/**
 * What would come of a decision: the game is forked so many times, each with dice of its own, and the decision played. Reactions
 * are passed. Nothing of the real game changes, and its dice are never looked at.
 */
export function odds(seat: Voice, decision: Decision, tries: number): string[] {
  const { host, side, wording } = seat
  const refusal = host.refusal(side, decision)
  if (refusal) throw refusal
  if (!seat.knowsAll) throw new Refusal([{ word: 'odds', says: SECRETS, cites: [] }])
  const tallies = new Map<string, Map<string, number>>()
  for (let i = 0; i < tries; i++) {
    const run = host.run.fork(seeded(`odds ${i}`))
    run.answer(side, decision)
    passReactions(run)
    for (const [subject, part] of differences(host.game, run.game, wording)) {
      const tally = tallies.get(subject) ?? new Map<string, number>()
      tally.set(part, (tally.get(part) ?? 0) + 1)
      tallies.set(subject, tally)
    }
  }
  return report(tallies, tries)
}

const SECRETS = text`there are things on this table that you may not know, and the odds would tell of them`

function passReactions(run: Run): void {
  while (!run.over && !run.isSettled) {
    const passed = run.prompts.find(prompt => prompt.default)
    if (!passed?.default) return
    run.answer(passed.side, passed.default)
  }
}

/** Everything that is not as it was, as who and what. Records that did not change are shared, so this is quick. */
function* differences(before: Game, after: Game, wording: Wording): Generator<readonly [string, string]> {
  for (const table of tableNames) {
    if (table === 'game') continue
    for (const record of after.store.all(table)) {
      const old = before.store.get(table, record.id)
      if (old !== record) yield* parts(table, old, record, wording)
    }
    for (const record of before.store.all(table))
      if (!after.store.get(table, record.id)) yield* parts(table, record, null, wording)
  }
  if (after.state.over && !before.state.over) yield ['the game', 'is over']
}

function* parts(table: TableName, before: object | null, after: object | null, wording: Wording) {
  const id = ((after ?? before) as Known).id
  for (const { says } of wording.changes(table, before as Known | null, after as Known | null))
    yield [wording.called(table, id), says] as const
}

/** At most this many ways are told for each record: places where a shell may land are many. */
const most = 5

function report(tallies: ReadonlyMap<string, ReadonlyMap<string, number>>, tries: number): string[] {
  const lines: string[] = []
  const always: string[] = []
  for (const [subject, tally] of tallies) {
    const certain = [...tally].filter(([, times]) => times === tries).map(([part]) => part)
    if (certain.length > 0) always.push(`${subject}: ${certain.join(', ')}`)
    // what came about as often came about together, nearly always
    const ways = new Map<number, string[]>()
    for (const [part, times] of tally) if (times < tries) ways.set(times, [...(ways.get(times) ?? []), part])
    const open = [...ways].sort((a, b) => b[0] - a[0])
    for (const [times, parts] of open.slice(0, most))
      lines.push(`${subject}: ${parts.join(', ')} in ${times} of ${tries} tries.`)
    if (open.length > most) lines.push(`${subject}: and ${open.length - most} rarer ways.`)
  }
  if (lines.length + always.length === 0) return [`Nothing changes in ${tries} tries.`]
  return [...lines, ...(always.length > 0 ? [`Always: ${always.join('; ')}.`] : [])]
}
