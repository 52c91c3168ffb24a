/** What runs inside every engine that is compared: a bundle of kernel, rules and bots, the same bytes everywhere. */
import { nextDecision, scripted } from '@sandtable/bots'
import {
  type Answer,
  canonical,
  type DiceSpec,
  Host,
  type Id,
  type RuleSet,
  type Source,
  sha256,
  tableNames,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'

/** A game to play: by its answers if they are given, otherwise by the scripted bots. */
export interface Order {
  readonly battle: string
  readonly yaml: string
  readonly seed: number
  /** Other dice than those of the seed. */
  readonly dice?: DiceSpec
  readonly answers?: readonly Answer[]
}

export interface Played {
  readonly battle: string
  readonly seed: number
  readonly answers: readonly Answer[]
  readonly events: number
  /** The last hash of its trail. */
  readonly hash: string
}

/** Games of one battle share its set-up. */
const sources = new Map<string, Source>()

/** Plays a game to its end. */
export function played({ battle, yaml, seed, dice = { from: 'seed', seed }, answers }: Order): Host {
  const source = sources.get(yaml) ?? readYaml(yaml, battle)
  sources.set(yaml, source)
  const rules = ruleSets.find(({ id }) => battle.startsWith(`${id}/`)) as RuleSet
  const host = new Host(rules, source, { dice }).start()
  const bots = new Map(host.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)]))
  for (let i = 0; !host.over; i++) {
    const next = answers ? answers[i] : nextDecision(host, (id: Id) => bots.get(id))
    if (!next) throw new Error(`${battle}, seed ${seed}: it goes on after its last answer`)
    host.decide(next.side, next.decision)
  }
  return host
}

/**
 * A hash after every event: of the hash before, and of the event with the record that it leaves behind. Two games
 * with equal trails had equal states at every event.
 */
export function trailOf({ game }: Host): readonly string[] {
  const { entries } = game.journal
  const begun = game.fork(0)
  begun.rewind(entries)
  let hash = sha256(canonical(tableNames.map(table => begun.store.all(table))))
  return entries.map(entry => {
    hash = sha256(hash + canonical(entry.type === 'change' ? { ...entry, before: null } : entry))
    return hash
  })
}

/** The decisions of a game in their order. */
export const answersOf = ({ game }: Host): readonly Answer[] =>
  game.journal.entries.flatMap(entry =>
    entry.type === 'decision' ? [{ side: entry.side, decision: entry.decision }] : [],
  )

export function report(order: Order): Played {
  const host = played(order)
  const trail = trailOf(host)
  const { battle, seed } = order
  return { battle, seed, answers: answersOf(host), events: trail.length, hash: trail.at(-1) ?? '' }
}

/** Fetches games from the desk at this address, plays them and reports, until none is left. */
export async function work(desk: string, engine: string): Promise<void> {
  const tell = (way: string, what: unknown): Promise<Response> =>
    fetch(`${desk}${way}?engine=${engine}`, { method: 'POST', body: JSON.stringify(what) })
  try {
    for (;;) {
      const next = await fetch(`${desk}work?engine=${engine}`)
      if (next.status === 204) break
      const { batch, orders } = (await next.json()) as { batch: number; orders: readonly Order[] }
      await tell('played', { batch, games: orders.map(report) })
    }
    await tell('done', selfName())
  } catch (error) {
    await tell('broke', String(error instanceof Error ? error.stack : error))
  }
}

/** What the engine says it is. */
function selfName(): string {
  const { process, navigator } = globalThis as {
    readonly process?: { readonly version: string }
    readonly navigator?: { readonly userAgent: string }
  }
  return process?.version ?? navigator?.userAgent ?? 'unknown'
}
