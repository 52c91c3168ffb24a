import type { DiceSpec } from '@sandtable/kernel'
import { Room } from '@sandtable/room'
import { keep, openGame } from './open.ts'
import { adviser, seatBots } from './table/players.ts'
import { playLoop } from './table/session.ts'
import { Misuse, plain, type Terminal, type Verdict } from './terminal.ts'

export interface PlayCommand {
  readonly seed?: string
  readonly sides?: string
  readonly dice?: string
  readonly think?: string
  readonly save?: string
  readonly colour?: boolean
}

/** sandtable play */
export async function play(scenario: string, options: PlayCommand, given: Terminal): Promise<Verdict> {
  const terminal = options.colour === false ? plain(given) : given
  const { host, notes, goesOn } = openGame(scenario, diceOf(options), terminal.folder)
  const sides = host.setup.sides.map(side => side.id)
  const seed = host.dice.from === 'seed' ? String(host.dice.seed) : scenario
  for (const note of notes) terminal.say(note)
  if (host.dice.from === 'seed') terminal.say(`Seed ${host.dice.seed}: the same seed and decisions give the same game.`)
  terminal.say('Type help at any time.')
  const room = new Room(host, seatBots(options.sides, sides, seed))
  const ending = await playLoop(room, terminal, {
    adviser: adviser(seed),
    budget: secondsIn(options.think) * 1000,
    goesOn,
    keep(game, file) {
      const where = file ?? options.save
      if (where === undefined) throw new Misuse('Say where: save and a file.')
      return keep(game, where, terminal.folder)
    },
  })
  if (ending !== 'silent' && options.save !== undefined) terminal.say(keep(room.save(), options.save, terminal.folder))
  return 'fine'
}

function secondsIn(words = '1'): number {
  const seconds = Number(words)
  if (words.trim() !== '' && seconds >= 0 && seconds <= 600) return seconds
  throw new Misuse(`--think is a number of seconds up to 600, not ${words}.`)
}

function diceOf({ dice = 'seed', seed }: PlayCommand): DiceSpec {
  if (dice === 'typed') return { from: 'people' }
  if (dice !== 'seed') throw new Misuse(`Dice come from a seed or are typed: --dice seed or --dice typed, not ${dice}.`)
  return { from: 'seed', seed: seed ?? String(Math.floor(Math.random() * 1_000_000)) }
}
