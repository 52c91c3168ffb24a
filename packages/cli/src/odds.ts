import { type Decision, Place, readDecision, Voice } from '@sandtable/kernel'
import { oddsOf, rollSum } from '@sandtable/room'
import { readYaml } from '@sandtable/rules'
import { openGame, openSource } from './open.ts'
import { isFile, partOf } from './project.ts'
import { speechOf } from './table/log.ts'
import { chanceLine } from './table/odds.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

interface OddsOptions {
  readonly json?: boolean
}

type Row = { readonly [key: string]: unknown }

/** sandtable odds: what may come of a decision under the real rules, and how likely each outcome is. */
export function odds(position: string, words: readonly string[], options: OddsOptions, terminal: Terminal): Verdict {
  const { host } = openGame(position, { from: 'seed', seed: 1 }, terminal.folder)
  const row = words.length > 0 ? rowOf(words) : firstOf(position, terminal.folder)
  const { as, refused: _, ...rest } = row
  const side = as === undefined ? host.waitingFor[0] : String(as)
  if (side === undefined) throw new Misuse(`${position}: the game is over.`)
  if (!host.setup.sides.some(({ id }) => id === side)) throw new Misuse(`There is no side ${side}.`)
  const decision = read(rest)
  const seat = host.seat(side)
  const refusal = seat.refusal(decision)
  if (refusal) throw refusal
  const work = oddsOf(seat, decision)
  let step = work.next()
  while (!step.done) step = work.next()
  const { exact, tries, chances, trials } = step.value
  if (options.json) {
    terminal.say(JSON.stringify({ side, decision, exact, ...(tries && { tries }), chances, rolls: trials }))
    return 'fine'
  }
  const voice = new Voice(seat)
  for (const trial of trials)
    terminal.say(`${rollSum(trial.roll, speechOf(voice), times(trial))}: ${percent(trial.passes)}.`)
  for (const chance of chances) terminal.say(chanceLine(voice, chance, exact))
  if (chances.length === 0) terminal.say('Nobody can be lost, pinned or wounded by it.')
  terminal.say(exact ? 'Every possible roll was played.' : `Played ${tries} times.`)
  return 'fine'

  function read(raw: Row): Decision {
    const place = new Place(rowSource(raw), host.rules.book.unit, host.rules.book.prefix, 'PLAY')
    return readDecision(host.rules, raw, place)
  }
}

const rowSource = (value: unknown) => ({ file: 'decision', value, line: () => null })
const times = ({ times }: { readonly times: number }): readonly string[] => (times > 1 ? [`up to ${times} times`] : [])
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

/** 'as=red action=fire piece=r1 target=b1 at=[10,12]' */
function rowOf(words: readonly string[]): Row {
  const pairs = words.map(word => /^([a-z]\w*)=(.+)$/i.exec(word) ?? wrong(word))
  return readYaml(`{ ${pairs.map(([, key, value]) => `${key}: ${value}`).join(', ')} }`, 'decision').value as Row
}

function wrong(word: string): never {
  throw new Misuse(`A decision is written as action=fire piece=r1 target=b1; this is not: ${word}.`)
}

/** What a case decides first. */
function firstOf(position: string, folder: string): Row {
  const source = isFile(position.split('#')[0] ?? '') || position.includes('#') ? openSource(position, folder) : null
  const first: unknown = (source && (partOf(source, 'do') as readonly unknown[] | undefined))?.[0]
  if (typeof first !== 'object' || first === null)
    throw new Misuse(
      'Say what is decided, as in action=fire piece=r1 target=b1: only a case has a decision of its own.',
    )
  return first as Row
}
