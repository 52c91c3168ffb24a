/**
 * What has been done to a value, without limit: values share what did not change, so a step costs little. A step has
 * a name for people. Steps with the same `run` that follow each other are one: a name that is typed letter by letter.
 */
export interface Step<T, Name = string> {
  readonly value: T
  readonly name: Name
  readonly run?: string
}

export interface History<T, Name = string> {
  readonly past: readonly Step<T, Name>[]
  readonly now: Step<T, Name>
  readonly future: readonly Step<T, Name>[]
}

export const begun = <T, Name>(value: T, name: Name): History<T, Name> => ({
  past: [],
  now: { value, name },
  future: [],
})

export function did<T, Name>(history: History<T, Name>, step: Step<T, Name>): History<T, Name> {
  const { past, now } = history
  if (step.value === now.value) return history
  const goesOn = step.run !== undefined && step.run === now.run && history.future.length === 0
  return { past: goesOn ? past : [...past, now], now: step, future: [] }
}

export function undone<T, Name>(history: History<T, Name>): History<T, Name> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history
}

export function redone<T, Name>(history: History<T, Name>): History<T, Name> {
  const { past, now, future } = history
  const [next, ...rest] = future
  return next ? { past: [...past, now], now: next, future: rest } : history
}
