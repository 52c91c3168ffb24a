import { availableParallelism } from 'node:os'
import { noSuch } from '@sandtable/kernel'
import { type BotName, botNames, isAnswered, type Played, playGame, summaryOf } from '@sandtable/lab'
import { Misuse, type Terminal, type Verdict, whole } from '../terminal.ts'
import { playWithCrew } from './crew.ts'
import { type Order, type Ordered, studyOf } from './order.ts'
import { tell } from './telling.ts'

export interface LabOptions {
  readonly games: string
  readonly bots: string
  readonly seed: string
  readonly workers?: string
  readonly untilClear?: boolean
  readonly json?: boolean
}

/** After so many games at a time it is asked whether the answer is clear: the same number, however many play. */
const BLOCK = 50

/** sandtable lab: plays a battle many times, and says who wins, how sure that is, and why. */
export async function lab(scenario: string, options: LabOptions, terminal: Terminal): Promise<Verdict> {
  const games = whole(options.games, 'games')
  const workers = options.workers === undefined ? availableParallelism() : whole(options.workers, 'workers')
  if (games === 0 || workers === 0) throw new Misuse(`--${games === 0 ? 'games' : 'workers'} is 1 or more.`)
  const order: Order = { scenario, folder: terminal.folder, seed: options.seed, bots: botsOf(options.bots) }
  const { seed, bots } = order
  const study = studyOf(order)
  const played: Played[] = []
  const progress = progressOn(terminal, games)
  while (played.length < games) {
    const until = options.untilClear ? Math.min(games, played.length + BLOCK) : games
    played.push(...(await playBlock(order, study, played.length, until, workers, progress)))
    if (options.untilClear && isAnswered(played)) break
  }
  terminal.progress?.('')
  const summary = summaryOf(played)
  if (options.json)
    terminal.say(JSON.stringify({ scenario, title: study.title, set: study.rules.id, seed, players: bots, ...summary }))
  else for (const line of tell(study, summary, played.length < games)) terminal.say(line)
  return 'fine'
}

/** The games from one number up to another, in their order, whoever played them. */
async function playBlock(
  order: Order,
  study: Ordered,
  from: number,
  until: number,
  workers: number,
  heard: () => void,
): Promise<readonly Played[]> {
  const played: Played[] = []
  let n = from
  const next = (): number | null => (n < until ? n++ : null)
  const hear = (game: Played): void => {
    played.push(game)
    heard()
  }
  if (workers === 1) for (let one = next(); one !== null; one = next()) hear(playGame(study, one))
  else await playWithCrew(order, Math.min(workers, until - from), next, hear)
  return played.sort((a, b) => a.n - b.n)
}

function botsOf(text: string): readonly BotName[] {
  const names = text.split(',').map(name => name.trim())
  const wrong = names.find(name => !botNames.some(bot => bot === name))
  if (wrong !== undefined) throw new Misuse(noSuch('computer player', wrong, botNames))
  return names as BotName[]
}

/** '120 of 600 games, 40 s left', as far as the games so far can tell. */
function progressOn(terminal: Terminal, games: number): () => void {
  const began = performance.now()
  let count = 0
  return () => {
    count += 1
    const left = Math.round(((performance.now() - began) / count / 1000) * (games - count))
    terminal.progress?.(`${count} of ${games} games, ${left} s left`)
  }
}
