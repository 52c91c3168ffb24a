import { type Reason, sentence } from '@sandtable/kernel'
import type { ReactNode } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import type { Names } from '../words/names.ts'

interface AnswerProps {
  readonly may: boolean
  /** Why it may not be given. */
  readonly why: Reason | undefined
  readonly names: Names
  readonly pressed?: boolean | undefined
  readonly children: ReactNode
  take(): void
}

/** A large answer; one that may not be given says why. */
export function Answer({ may, why, names, pressed, children, take }: AnswerProps) {
  return (
    <div className="companion-answer">
      <button type="button" className="companion-choice" aria-pressed={pressed} disabled={!may} onClick={take}>
        {children}
      </button>
      {why && <Why reason={why} names={names} />}
    </div>
  )
}

export function Why({ reason: { says, cites }, names }: { readonly reason: Reason; readonly names: Names }) {
  return (
    <p className="companion-why">
      {sentence(names.say(says))} <RuleLinks cites={cites} />
    </p>
  )
}
