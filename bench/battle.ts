/** Plastic games for the benches: a ready scenario, two scripted bots. */
import { readFileSync } from 'node:fs'
import { scripted } from '@sandtable/bots'
import { Host } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'

export const battles = ['tutorial', 'crossroads-house', 'cracking-the-bunker', 'break-out-at-dawn'] as const

const sources = Object.fromEntries(
  battles.map(name => {
    const file = `scenarios/plastic/${name}.yaml`
    return [name, readYaml(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), file)]
  }),
)

/** A game played by two bots, to the end or for so many decisions. */
export function battle(name: string, seed: number, decisions = Number.POSITIVE_INFINITY): Host {
  const source = sources[name]
  if (!source) throw new Error(`no scenario ${name}`)
  const host = new Host(plastic, source, { dice: { from: 'seed', seed } }).start() as unknown as Host
  const bots = new Map(host.game.sides.map((side, i) => [side.id, scripted(seed * 2 + i)]))
  for (let made = 0; !host.over && made < decisions; made++) {
    const side = host.waitingFor[0]
    const bot = side === undefined ? undefined : bots.get(side)
    if (side === undefined || !bot) throw new Error('nobody is asked')
    host.decide(side, bot.decide(host, side))
  }
  return host
}
