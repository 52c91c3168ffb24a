import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgesOf } from '@sandtable/bots'
import { fitted, lessonsOf, lossOf } from '@sandtable/lab'
import { openSource } from '../open.ts'
import { rootOf, rulesNamed } from '../project.ts'
import { Misuse, type Terminal, type Verdict, whole } from '../terminal.ts'
import { battlesOf, setsOf } from './ladder.ts'

export interface TrainOptions {
  readonly games: string
  readonly seed: string
  readonly dry?: boolean
}

/** Every fourth game is not learnt from: it shows what was learnt. */
const HELD_BACK = 4

/** sandtable train: fits the eye of the general on games among regulars, and writes it into the set's folder. */
export function train(set: string, { games, seed, dry }: TrainOptions, terminal: Terminal): Verdict {
  const count = whole(games, 'games')
  if (count < HELD_BACK) throw new Misuse(`--games is ${HELD_BACK} or more.`)
  const all = new Map(setsOf('all').map(id => [id, judgesOf(id).learnt]))
  for (const id of setsOf(set)) {
    const judges = judgesOf(id)
    const rules = rulesNamed(id)
    const sources = battlesOf(id, terminal.folder).map(battle => openSource(battle, terminal.folder))
    const played = sources.flatMap(source =>
      Array.from({ length: count }, (_, n) => {
        terminal.progress?.(`${id}: ${source.file}, game ${n + 1} of ${count}`)
        return lessonsOf(rules, source, `${seed} ${n}`)
      }),
    )
    terminal.progress?.('')
    const lessons = played.filter((_, n) => n % HELD_BACK > 0).flat()
    const exam = played.filter((_, n) => n % HELD_BACK === 0).flat()
    const learnt = fitted(lessons, judges)
    const loss = (weights: readonly number[]): string => lossOf(exam, weights).toFixed(3)
    terminal.say(
      `${id}: ${lessons.length} positions of ${played.length} games; on ${exam.length} others it is wrong by`,
    )
    terminal.say(`  ${loss(judges.taught.map(() => 0))} knowing nothing`)
    terminal.say(`  ${loss(judges.taught)} as taught: ${judges.taught.join(', ')}`)
    terminal.say(`  ${loss(learnt)} as learnt: ${learnt.join(', ')}`)
    all.set(id, learnt)
  }
  if (!dry) writeFileSync(join(rootOf(terminal.folder), FILE), fileOf(all))
  return 'fine'
}

const FILE = 'packages/bots/src/judges/learnt.gen.ts'

const fileOf = (sets: ReadonlyMap<string, readonly number[]>): string => `// fitted by sandtable train; do not edit

/** How much each number of a standing counts, as learnt from games. */
export const learnt = {
${[...sets].map(([id, weights]) => `  ${id}: [${weights.join(', ')}],`).join('\n')}
} as const
`
