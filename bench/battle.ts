/** Games for the benches: every ready scenario, two bots. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bot, nextDecision, scripted } from '@sandtable/bots'
import { Host, type RuleSet, type Source } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'

/** npm runs its scripts in the root of the repository. */
const scenarios = 'scenarios'

/** The ready scenarios of a set, as 'plastic/tutorial'. */
export const battlesOf = (set: string): readonly string[] =>
  readdirSync(join(scenarios, set))
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => `${set}/${file.replace('.yaml', '')}`)

export const rulesOf = (battle: string): RuleSet => ruleSets.find(({ id }) => id === battle.split('/')[0]) as RuleSet

const read = (battle: string) => readYaml(readFileSync(join(scenarios, `${battle}.yaml`), 'utf8'), `${battle}.yaml`)

const sources = new Map(ruleSets.flatMap(({ id }) => battlesOf(id)).map(battle => [battle, read(battle)]))
export const battles: readonly string[] = [...sources.keys()]

export function sourceOf(battle: string): Source {
  const source = sources.get(battle)
  if (!source) throw new Error(`no scenario ${battle}`)
  return source
}

/** A game between two bots, scripted by default, to the end or for this many decisions. */
export function battle(
  name: string,
  seed: number,
  decisions = Number.POSITIVE_INFINITY,
  bot: (nth: number) => Bot = nth => scripted(seed * 2 + nth),
): Host {
  const host = new Host(rulesOf(name), sourceOf(name), { dice: { from: 'seed', seed } }).start()
  const bots = new Map(host.game.sides.map((side, nth) => [side.id, bot(nth)]))
  for (let made = 0; !host.over && made < decisions; made++) {
    const { side, decision } = nextDecision(host, id => bots.get(id))
    host.decide(side, decision)
  }
  return host
}
