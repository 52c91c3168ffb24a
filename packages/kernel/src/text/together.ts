import { many } from './kind-name.ts'
import { listed } from './message.ts'

/** Names of several: 'Rifle section 11' and 'Rifle section 12' to 'Rifle sections 11 and 12'; men keep their titles. */
export function together(names: readonly string[]): string {
  const kinds = new Map<string, string[]>()
  for (const name of names) {
    const [, kind = name, number = ''] = /^(.*) (\d+)$/.exec(name) ?? []
    kinds.set(kind, [...(kinds.get(kind) ?? []), number])
  }
  const told = [...kinds].map(([kind, numbers]) =>
    numbers.length === 1
      ? `${kind} ${numbers[0]}`.trim()
      : `${many(2, kind).replace(/^2 /, '')} ${listed(numbers, 'and')}`.trim(),
  )
  return listed(told, 'and')
}
