import type { Source } from '../book/source.ts'
import { Stream } from '../dice/dice.ts'
import type { Tables } from '../game/store.ts'
import type { RuleSet } from '../ruleset.ts'
import { runCase } from './case.ts'
import { Numbers, numbersOf, type TableNumber } from './numbers.ts'

/** The outcome of one changed number: a case failed, the book could not be read, or the change went unnoticed. */
export interface Mutation {
  readonly to: number
  readonly met: 'held' | 'refused' | 'unnoticed'
  /** The case that failed. */
  readonly by?: string
}

/** The outcome of one number, changed a little down and a little up. */
export interface NumberReport extends TableNumber {
  readonly mutations: readonly Mutation[]
  /** How many cases read it. */
  readonly readers: number
  /** Every change of it is noticed. */
  readonly held: boolean
}

export interface MutationReport {
  readonly set: string
  /** How many numbers the tables have. */
  readonly of: number
  /** Those that were changed. */
  readonly numbers: readonly NumberReport[]
  /** Cases that fail without any change, and so test nothing. */
  readonly failing: readonly string[]
}

export interface MutationOptions {
  /** How many numbers are tried; all by default. */
  readonly sample?: number
  readonly seed?: number | string
}

/** A passing case: the rules it shows, and the numbers it reads. */
type Killer = {
  readonly source: Source
  readonly shows: readonly string[]
  readonly reads: Set<TableNumber>
  kills: number
}

/**
 * Changes each number of a rule set's tables a little, one at a time, and checks whether a case notices. The numbers
 * that each case reads are recorded once, so that a change runs only the cases it can affect.
 */
export function mutate<T extends Tables>(
  rules: RuleSet<T>,
  sources: readonly Source[],
  { sample, seed = 1 }: MutationOptions = {},
): MutationReport {
  const all = numbersOf(rules.book)
  const chosen = sample === undefined ? all : drawn(all, sample, seed)
  const numbers = new Numbers(rules.book)
  const { killers, failing } = readersAmong(rules, sources, numbers, chosen)
  const reports = chosen.map(number => {
    const readers = killers.filter(({ reads }) => reads.has(number)).sort(likeliest)
    const mutations = numbers.beside(number).map(to => met(rules, numbers, number, to, readers))
    const held = mutations.every(mutation => mutation.met !== 'unnoticed')
    return { ...number, mutations, readers: readers.length, held }
  })
  return { set: rules.id, of: all.length, numbers: reports, failing }
}

function met<T extends Tables>(
  rules: RuleSet<T>,
  numbers: Numbers,
  number: TableNumber,
  to: number,
  readers: readonly Killer[],
): Mutation {
  const killed = numbers.with(number, to, () => ({
    by: readers.find(reader => notices(rules, reader)),
  }))
  if (!killed) return { to, met: 'refused' }
  if (!killed.by) return { to, met: 'unnoticed' }
  killed.by.kills++
  return { to, met: 'held', by: nameOf(killed.by.source) }
}

/** A case notices when it fails, or when it no longer shows a rule that it is meant to show. */
function notices<T extends Tables>(rules: RuleSet<T>, { source, shows }: Killer): boolean {
  const { failures, cited } = runCase(rules, source)
  return failures.length > 0 || shows.some(rule => !cited.has(rule))
}

/** Cases that have caught something come first; then those that read few numbers, since these matter to them. */
const likeliest = (a: Killer, b: Killer): number => a.reads.size - a.kills - (b.reads.size - b.kills)

/** The passing cases, each with the numbers it reads. */
function readersAmong<T extends Tables>(
  rules: RuleSet<T>,
  sources: readonly Source[],
  numbers: Numbers,
  chosen: readonly TableNumber[],
): { readonly killers: Killer[]; readonly failing: string[] } {
  const killers: Killer[] = []
  const failing: string[] = []
  let reads = new Set<TableNumber>()
  const end = numbers.watch(chosen, number => reads.add(number))
  try {
    for (const source of sources) {
      reads = new Set()
      const { failures, rules: listed, cited } = runCase(rules, source)
      if (failures.length > 0) failing.push(nameOf(source))
      else killers.push({ source, shows: listed.filter(rule => cited.has(rule)), reads, kills: 0 })
    }
  } finally {
    end()
  }
  return { killers, failing }
}

const nameOf = (source: Source): string => String((source.value as { readonly name?: unknown }).name ?? source.file)

/** A sample of this size, in the original order; the same seed draws the same sample. */
function drawn(all: readonly TableNumber[], count: number, seed: number | string): TableNumber[] {
  const stream = new Stream(seed)
  const left = all.map((_, i) => i)
  const taken = new Set<number>()
  while (taken.size < count && left.length > 0) taken.add(left.splice(stream.next(left.length), 1)[0] as number)
  return all.filter((_, i) => taken.has(i))
}
