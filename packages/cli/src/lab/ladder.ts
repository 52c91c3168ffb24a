import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { levels } from '@sandtable/bots'
import { noSuch } from '@sandtable/kernel'
import { type BotName, botNames, type Played, type Rung, rungOf } from '@sandtable/lab'
import { ruleSets } from '@sandtable/rules'
import { rootOf } from '../project.ts'
import { Misuse, type Terminal, type Verdict, whole } from '../terminal.ts'
import { codeMark } from './code-mark.ts'
import { KeptGames, nameOf } from './kept.ts'
import { type Order, studyOf } from './order.ts'
import { crewOf, playBlock, progressOn } from './playing.ts'

export interface LadderOptions {
  readonly games: string
  readonly seed: string
  readonly levels?: string
  readonly battles?: string
  readonly workers: string
  readonly keep: string
  readonly write?: string
  readonly json?: boolean
}

/** One step of one set's ladder, with what each battle gave. */
interface Step {
  readonly set: string
  readonly all: Rung
  readonly battles: readonly { readonly battle: string; readonly rung: Rung }[]
}

/** sandtable ladder: each level against the one below, sides swapped with the same dice. */
export async function ladder(set: string, options: LadderOptions, terminal: Terminal): Promise<Verdict> {
  const games = whole(options.games, 'games')
  const workers = whole(options.workers, 'workers')
  if (games === 0 || workers === 0) throw new Misuse(`--${games === 0 ? 'games' : 'workers'} is 1 or more.`)
  const climbed = levelsOf(options.levels)
  const sets = setsOf(set)
  const battles = sets.map(id => [id, battlesOf(id, terminal.folder, options.battles)] as const)
  const file = resolve(terminal.folder, options.keep)
  mkdirSync(dirname(file), { recursive: true })
  const kept = new KeptGames(file)
  const mark = codeMark()
  const count = battles.reduce((sum, [, names]) => sum + names.length, 0) * (climbed.length - 1) * games * 2
  const heard = progressOn(terminal, count)
  const crew = crewOf(workers)
  const steps: Step[] = []
  for (const [id, names] of battles)
    for (const [i, lower] of climbed.slice(0, -1).entries()) {
      const upper = climbed[i + 1] as BotName
      const played: Played[][] = []
      for (const battle of names) {
        const order: Order = { scenario: battle, folder: terminal.folder, seed: options.seed, bots: [lower, upper] }
        const study = studyOf(order)
        const name = nameOf(study, mark)
        await playBlock(order, study, 0, games * 2, crew, kept, name, heard)
        played.push(Array.from({ length: games * 2 }, (_, n) => kept.games(name).get(n) as Played))
      }
      const each = names.map((battle, n) => ({ battle, rung: rungOf(lower, upper, played[n] as Played[]) }))
      steps.push({ set: id, all: rungOf(lower, upper, played.flat()), battles: each })
    }
  terminal.progress?.('')
  const lines = report(steps, options, mark)
  if (options.write !== undefined) writeFileSync(resolve(terminal.folder, options.write), `${lines.join('\n')}\n`)
  if (options.json) terminal.say(JSON.stringify(steps))
  else for (const line of lines) terminal.say(line)
  return 'fine'
}

/** The levels, or other computer players by their names. */
function levelsOf(words: string | undefined): readonly BotName[] {
  const named = words === undefined ? levels : words.split(',')
  const wrong = named.find(name => !botNames.some(bot => bot === name))
  if (wrong !== undefined) throw new Misuse(noSuch('level', wrong, botNames))
  if (named.length < 2) throw new Misuse('A ladder has two levels or more.')
  return named as readonly BotName[]
}

export function setsOf(set: string): readonly string[] {
  const ids = ruleSets.map(({ id }) => id)
  if (set === 'all') return ids
  if (!ids.includes(set)) throw new Misuse(noSuch('rule set', set, ids))
  return [set]
}

/** The ready battles of a set, or those of them whose names hold one of these words. */
export function battlesOf(set: string, folder: string, words?: string): readonly string[] {
  const ready = readdirSync(join(rootOf(folder), 'scenarios', set))
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => `${set}/${name.replace('.yaml', '')}`)
  return words === undefined ? ready : ready.filter(battle => words.split(',').some(word => battle.includes(word)))
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

function rowOf(what: string, { games, points, elo }: Rung): string {
  const between = `${percent(points.low)} to ${percent(points.high)}`
  const strength = `${signed(elo.share)} (${signed(elo.low)} to ${signed(elo.high)})`
  return `| ${what} | ${games} | ${percent(points.share)} | ${between} | ${strength} |`
}

function report(steps: readonly Step[], { games, seed }: LadderOptions, mark: string): readonly string[] {
  const sets = [...new Set(steps.map(({ set }) => set))]
  return [
    '# The ladder of computer players',
    '',
    'Each level plays the one below, in every ready battle: each pair of games has the same dice, and the players change',
    'sides. Points: a won game is one, a draw half. The intervals hold 95 times in 100; Elo: 400 points are ten to one.',
    `Here ${games} pairs a battle, seed ${seed}, a fixed number of playouts for each decision and no clock; code ${mark}.`,
    '`npx sandtable ladder all --write bench/LADDER.md` plays it again; what has been played is kept and not played twice.',
    ...sets.flatMap(set => [
      '',
      `## ${set}`,
      '',
      '| | games | points | 95 % | Elo |',
      '| --- | --- | --- | --- | --- |',
      ...steps
        .filter(step => step.set === set)
        .flatMap(({ all, battles }) => [
          rowOf(`**${all.upper} against ${all.lower}**`, all),
          ...battles.map(({ battle, rung }) => rowOf(battle, rung)),
        ]),
    ]),
  ]
}
