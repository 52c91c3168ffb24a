import { changeIn } from '@sandtable/lab'
import { Misuse } from '../terminal.ts'

/** A battle that is played: the one that was named, or something else in its place. */
export interface Arm {
  /** What is otherwise, in the words of the call; empty for the battle as it is. */
  readonly name: string
  readonly scenario: string
  readonly changes: readonly string[]
}

/**
 * The battle as it is, then each `--compare`: a change, or another scenario. Then every combination of the `--sweep`s,
 * each of which lists values: 'start.last=6,8,10'.
 */
export function armsOf(scenario: string, compare: readonly string[], sweep: readonly string[]): readonly Arm[] {
  const compared = compare.map(words =>
    changeIn(words)
      ? { name: words, scenario, changes: [words] }
      : { name: words, scenario: words, changes: [] as readonly string[] },
  )
  const grid = sweep
    .map(valuesOf)
    .reduce<readonly (readonly string[])[]>(
      (cells, values) => cells.flatMap(cell => values.map(value => [...cell, value])),
      [[]],
    )
  const swept = sweep.length === 0 ? [] : grid.map(changes => ({ name: changes.join(' '), scenario, changes }))
  return [{ name: '', scenario, changes: [] }, ...compared, ...swept]
}

/** 'start.last=6,8' as 'start.last=6' and 'start.last=8'. */
function valuesOf(words: string): readonly string[] {
  const at = words.indexOf('=')
  if (at < 1) throw new Misuse(`--sweep takes values, as in start.last=6,8,10, not ${words}.`)
  return words
    .slice(at + 1)
    .split(',')
    .map(value => `${words.slice(0, at)}=${value}`)
}
