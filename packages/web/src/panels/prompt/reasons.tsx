import { type Message, plainly, type Reason, sentence } from '@sandtable/kernel'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { useTable } from '../../play/store.ts'
import { speechOf } from '../../words/speech.ts'

/** Why something may not be done: whole sentences, each with its rules. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const say = useSay()
  return (
    <div className="reasons" role="alert">
      {reasons.map(reason => (
        <p key={reason.word + say(reason.says)}>
          {sentence(say(reason.says))} <RuleLinks cites={reason.cites} />
        </p>
      ))}
    </div>
  )
}

/** The rules' sentences with the names of this table. */
export function useSay(): (says: Message) => string {
  const snapshot = useTable(t => t.snapshot)
  return snapshot ? speechOf(snapshot).names.say : plainly
}
