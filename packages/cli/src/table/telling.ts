import {
  type ChangeEntry,
  capital,
  citing,
  type Entry,
  type Known,
  listed,
  type Modifier,
  type RollEntry,
  sentence,
  type Wording,
} from '@sandtable/kernel'

/** One thing that happened, in words. A heading begins a turn. */
export interface Told {
  readonly text: string
  readonly heading?: boolean
  /** Which of the entries it tells of, or the first of them. */
  readonly entry: number
}

/** Tells entries of a journal as sentences. Changes that came about together and are alike are told together. */
export function tell(entries: readonly Entry[], wording: Wording): Told[] {
  const told: Told[] = []
  let phase: string | null = null
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as Entry
    if (entry.type === 'change' && entry.table === 'game') {
      const { turn, phase: now, side, over } = entry.after as Known
      if (turn !== (entry.before as Known | null)?.turn) told.push({ text: `Turn ${turn}`, heading: true, entry: i })
      // phases in which nothing happens are passed over in silence
      phase = over
        ? null
        : capital(
            `${String(now).replaceAll('-', ' ')}${typeof side === 'string' ? `, ${wording.names.theSide(side)}` : ''}.`,
          )
      continue
    }
    const lines = sentences(entries, i, wording)
    if (lines.length === 0) continue
    if (phase) told.push({ text: phase, entry: i })
    phase = null
    told.push(...lines.map(text => ({ text, entry: i })))
  }
  return told
}

function sentences(entries: readonly Entry[], i: number, wording: Wording): string[] {
  const entry = entries[i] as Entry
  if (entry.type === 'decision')
    return [sentence(`${wording.names.side(entry.side)}: ${wording.decision(entry.decision)}`)]
  if (entry.type === 'said')
    return [sentence(`${entry.by ? 'The umpire: ' : ''}${wording.say(entry.says)}`, entry.cites)]
  if (entry.type === 'roll') return [rollText(entry, wording)]
  // a run of changes is told at its first one
  if (i > 0 && entries[i - 1]?.type === 'change' && !isGame(entries[i - 1])) return []
  const end = entries.findIndex((next, j) => j > i && (next.type !== 'change' || isGame(next)))
  return changesText(entries, i, end === -1 ? entries.length : end, wording)
}

const isGame = (entry: Entry | undefined): boolean => entry?.type === 'change' && entry.table === 'game'

function changesText(entries: readonly Entry[], from: number, to: number, wording: Wording): string[] {
  const groups = new Map<string, { who: string[]; cites: readonly string[] }>()
  for (const change of entries.slice(from, to) as ChangeEntry[]) {
    if (isSaid(change, entries.slice(to))) continue
    const parts = wording.changes(change.table, change.before as Known | null, change.after as Known | null)
    const [first] = parts
    if (!first) continue
    const what = `${change.by ? ' (the umpire)' : ''}${first.does ? '' : ':'} ${parts.map(({ says }) => says).join(', ')}`
    const group = groups.get(what) ?? { who: [], cites: change.cites }
    group.who.push(wording.called(change.table, change.id))
    groups.set(what, group)
  }
  return [...groups].map(([what, { who, cites }]) => sentence(capital(`${listed(who, 'and')}${what}`), cites))
}

/** Do the rules themselves tell of this, before anything else happens? Then it need not be told twice. */
function isSaid(change: ChangeEntry, after: readonly Entry[]): boolean {
  const gone = (change.after as Known | null)?.gone === true
  const next = after[0]
  return gone && next?.type === 'said' && next.about?.includes(change.id) === true
}

/** 'To hit: needs 5 or more, rolls 2 and 6; long range +1 (MF-SHT-3): 3 and 7, one of 2 succeeds. MF-HIT-2'. */
export function rollText(roll: RollEntry, wording: Wording, most = 2): string {
  const { purpose, dice, need, modifiers = [], about = [], cites } = roll
  const named = about.length === dice.length && dice.length > 1
  const shown = dice.map((die, i) => (named ? `${wording.called('piece', about[i] as string)} ${die}` : String(die)))
  const sum = modifiers.reduce((total, { by }) => total + by, 0)
  const totals = dice.map(die => die + sum)
  const subject =
    about.length > 0 && !named
      ? `, ${listed(
          about.map(id => wording.called('piece', id)),
          'and',
        )}`
      : ''
  const parts = [
    `${capital(purpose.replaceAll('-', ' '))}${subject}:`,
    need === undefined ? '' : ` needs ${need} or more,`,
    ` rolls ${dice.length === 0 ? 'no dice' : listed(shown, 'and')}`,
    modifiers.length > 0 ? `; ${modifiers.map(one => modifierText(one, most, wording)).join(', ')}` : '',
    sum !== 0 && dice.length > 0 ? `: ${listed(totals.map(String), 'and')}` : '',
    need === undefined
      ? ''
      : `${sum !== 0 ? ', ' : ': '}${verdict(totals.filter(total => total >= need).length, dice.length)}`,
  ]
  return `${parts.join('')}.${cites.length > 0 ? ` ${citing(cites, most)}` : ''}`
}

function modifierText({ says, by, cites }: Modifier, most: number, wording: Wording): string {
  return `${wording.names.label(says, true)} ${by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '+0'}${cites.length > 0 ? ` (${citing(cites, most)})` : ''}`
}

function verdict(successes: number, dice: number): string {
  if (dice === 1) return successes === 1 ? 'succeeds' : 'fails'
  return successes === 0 ? 'none succeeds' : `${successes} of ${dice} ${successes === 1 ? 'succeeds' : 'succeed'}`
}
