/** Games for the benches: every ready scenario, two bots. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Bot, nextDecision, scripted } from '@sandtable/bots'
import { Host, type RuleSet } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'

const scenarios = new URL('../scenarios/', import.meta.url)

/** The ready scenarios of a set, as 'plastic/tutorial'. */
export const battlesOf = (set: string): readonly string[] =>
  readdirSync(new URL(`${set}/`, scenarios))
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => `${set}/${file.replace('.yaml', '')}`)

const rulesOf = (battle: string): RuleSet => ruleSets.find(({ id }) => id === battle.split('/')[0]) as RuleSet

const read = (battle: string) => readYaml(readFileSync(new URL(`${battle}.yaml`, scenarios), 'utf8'), `${battle}.yaml`)

const sources = new Map(ruleSets.flatMap(({ id }) => battlesOf(id)).map(battle => [battle, read(battle)]))
export const battles: readonly string[] = [...sources.keys()]

/** A game played by two bots, the scripted ones unless told, to the end or for so many decisions. */
export function battle(
  name: string,
  seed: number,
  decisions = Number.POSITIVE_INFINITY,
  bot: (nth: number) => Bot = nth => scripted(seed * 2 + nth),
): Host {
  const source = sources.get(name)
  if (!source) throw new Error(`no scenario ${name}`)
  const host = new Host(rulesOf(name), source, { dice: { from: 'seed', seed } }).start()
  const bots = new Map(host.game.sides.map((side, nth) => [side.id, bot(nth)]))
  for (let made = 0; !host.over && made < decisions; made++) {
    const { side, decision } = nextDecision(host, id => bots.get(id))
    host.decide(side, decision)
  }
  return host
}
