import { capital } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useRef } from 'react'
import { words } from '../language/index.ts'
import { type TextWords, textWords } from '../language/text-words.ts'
import { CoachCard } from '../learn/coach-card.tsx'
import { Over } from '../panels/prompt/over.tsx'
import { Reasons } from '../panels/prompt/reasons.tsx'
import { OthersMayStepIn, PlayOn } from '../panels/prompt/step-in.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../play/store.ts'
import { textOf } from '../sets/index.ts'
import { speechOf } from '../words/speech.ts'
import { whose } from '../words/whose.ts'
import { aloud } from './aloud.ts'
import { TextDraft } from './draft.tsx'
import { toHeading } from './focus.ts'
import { Offers } from './offers.tsx'

/** What is asked and what may be chosen, as headings and one numbered list. */
export function TextPrompt({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = useTable(t => t.question)
  const draft = useTable(t => t.draft)
  const refused = useTable(t => t.refused)
  const { prompt, outcome } = snapshot
  const { names } = speechOf(snapshot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is asked next, its heading is read
  useEffect(() => toHeading(heading.current), [prompt, question, draft, outcome])
  const title = outcome ? text.may.over : prompt ? whose(snapshot) : text.waiting
  const Asked = (prompt && textOf(snapshot.table.ruleset).asked?.(snapshot)) ?? null
  return (
    <section className="text-prompt" id="choices" aria-label={words().prompts.label}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {outcome && <Over snapshot={snapshot} outcome={outcome} />}
      {!outcome && !prompt && <p className="text-says">{waitingText(snapshot, text)}</p>}
      {!outcome && prompt && (
        <p className="text-says">
          {aloud(names.say(prompt.says))} <RuleLinks cites={prompt.cites} under={prompt.under} />
        </p>
      )}
      <CoachCard />
      {!outcome && prompt && (
        <>
          {Asked ? (
            <Asked snapshot={snapshot} />
          ) : draft ? (
            <TextDraft snapshot={snapshot} />
          ) : (
            <Offers snapshot={snapshot} />
          )}
          {!draft && <PlayOn snapshot={snapshot} />}
          {!draft && <OthersMayStepIn snapshot={snapshot} />}
          {/* next to the line that was typed */}
          {refused.length > 0 && <Reasons reasons={refused} />}
        </>
      )}
    </section>
  )
}

function waitingText(snapshot: Snapshot, text: TextWords): string {
  const { waitingFor, thinking, wanted } = snapshot
  const who = waitingFor.map(speechOf(snapshot).names.theSide).join(' and ')
  if (wanted) return text.diceAreYours
  return thinking && who ? text.considers(capital(who)) : text.isToDecide(capital(who || text.nobody))
}
