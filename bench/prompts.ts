/** What a screen waits for with 200 figures a side: everything that is offered, worked out for every man. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Host, jsonSource, type RuleSet } from '@sandtable/kernel'
import { Room, snapshotOf } from '@sandtable/room'
import { ruleSets } from '@sandtable/rules'
import { crowded } from './crowded.ts'

/** One obstacle in so many of the fullest table is left. */
const OBSTACLES = 50
const AGAIN = 9

/** The moments at which most is offered. */
const moments: readonly (readonly [set: string, phase?: string])[] = [
  ['plastic'],
  ['muzzleflash'],
  ['goodbye', 'free'],
  ['goodbye', 'orders'],
  ['goodbye', 'move'],
  ['goodbye', 'fire'],
  ['blaze'],
]

export interface PromptFigures {
  /** In a process that has done nothing but open the game, in ms of CPU. */
  readonly cold: number
  /** The median of the same, asked again. */
  readonly again: number
}

/** Each in a process of its own. */
export const promptBench = (): { [moment: string]: PromptFigures } =>
  Object.fromEntries(
    moments.map(moment => {
      const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), ...moment.map(String)])
      return [moment.join(', '), JSON.parse(String(stdout))]
    }),
  )

interface Battle {
  readonly table: { readonly terrain: readonly object[] }
  readonly pieces: readonly object[]
  readonly start: object
}

function opened(set: string, phase: string | undefined): Host {
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  const battle = crowded(set, 1).value as Battle
  const source = jsonSource(`200 a side, ${set}`, {
    ...battle,
    table: { ...battle.table, terrain: battle.table.terrain.filter((_, i) => i % OBSTACLES === 0) },
    pieces: battle.pieces.map(piece => ({ ...piece, ...(phase === 'move' && { ordered: 'move' }) })),
    start: { ...battle.start, ...(phase && { phase }) },
  })
  return new Host(rules, source, { dice: { from: 'seed', seed: 1 } }).start()
}

function measured(set: string, phase: string | undefined): PromptFigures {
  const room = new Room(opened(set, phase), new Map())
  const [side = ''] = room.waitingFor
  const screen = { people: [side], thinking: false, table: { sides: [] } as never }
  const take = (): number => {
    const before = process.cpuUsage()
    snapshotOf(room, side, 0, screen)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const cold = take()
  const again = Array.from({ length: AGAIN }, take).sort((a, b) => a - b)[Math.floor(AGAIN / 2)] as number
  return { cold, again }
}

const [, file, set, phase] = process.argv
if (file === fileURLToPath(import.meta.url) && set) console.log(JSON.stringify(measured(set, phase)))
