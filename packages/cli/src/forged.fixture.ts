import { readFileSync } from 'node:fs'
import {
  type DiceSpec,
  Host,
  type Prompt,
  type RuleSet,
  randomDecision,
  readChain,
  Stream,
  writeChain,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { root } from './script.fixture.ts'

/** A line of a save as an object, free to be changed. */
export type Line = { [field: string]: unknown }

export const linesIn = (save: string): Line[] => readChain(save).lines.map(line => JSON.parse(line))

/** What JSON.stringify cannot write: keys that an object literal swallows, and nesting without a bottom. */
const raw: { readonly [mark: string]: string } = {
  DEEP: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  PROTO: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
}

/** Lines written as a whole file, each linked to the one before: a forger's work leaves no broken link. */
export const relinked = (lines: readonly unknown[]): string =>
  writeChain(
    lines.map(line => JSON.stringify(line).replace(/"(DEEP|PROTO)"/, (_, mark: string) => raw[mark] as string)),
  )

/** A random game of a set's tutorial. */
export function randomGame(set: string, decisions: number, dice: DiceSpec = { from: 'seed', seed: 3 }): Host {
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  const file = `scenarios/${set}/tutorial.yaml`
  const host = new Host(rules, readYaml(readFileSync(`${root}/${file}`, 'utf8'), file), { dice }).start()
  return playAtRandom(host, decisions)
}

export function playAtRandom(host: Host, decisions: number, stream = new Stream('forged')): Host {
  for (let n = 0; n < decisions && !host.over; n++) {
    while (host.wanted)
      host.enter(
        host.wanted.names
          ? [...host.wanted.names].slice(0, host.wanted.count)
          : Array.from({ length: host.wanted.count }, () => 1 + stream.next(host.wanted?.faces ?? 6)),
      )
    const { side } = host.run.prompts[stream.next(host.run.prompts.length)] as Prompt
    const decision = randomDecision(host.run, side, stream)
    if (!decision) throw new Error(`${side} has nothing to decide`)
    host.decide(side, decision)
  }
  return host
}
