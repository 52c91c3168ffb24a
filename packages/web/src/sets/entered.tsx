import { type ReactNode, use } from 'react'
import type { Parts } from './door.ts'
import { enter } from './index.ts'

interface EnteredProps {
  readonly set: string
  readonly parts: readonly (keyof Parts)[]
  readonly children: ReactNode
}

/** Waits for parts of a rule set before it shows what needs them. */
export function Entered({ set, parts, children }: EnteredProps): ReactNode {
  use(enter(set, parts))
  return children
}
