import { capital, UMPIRE } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useRef } from 'react'
import { isAtTable } from '../../keys/regions.ts'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { marchIn } from '../../play/marching.ts'
import { isAsked } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { panelsOf } from '../../sets/index.ts'
import { OfferTabs } from '../../touch/offer-tabs.tsx'
import { speechOf } from '../../words/speech.ts'
import { whose } from '../../words/whose.ts'
import { Draft } from './draft.tsx'
import { GroupMarch } from './march.tsx'
import { Offers } from './offers.tsx'
import { Over } from './over.tsx'
import { Reasons } from './reasons.tsx'
import { OthersMayStepIn, PlayOn } from './step-in.tsx'
import { VeteranHint } from './veteran.tsx'
import './prompt.css'
import { useWords } from '../../language/index.ts'

/** What is asked, what may be chosen, and why the rest may not. It draws the prompt and knows no rule. */
export function PromptPanel() {
  const { prompts } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const question = useTable(t => t.question)
  const grouped = useTable(t => marchIn(t) !== null)
  const refused = useTable(t => t.refused)
  const heading = useRef<HTMLHeadingElement>(null)
  const prompt = snapshot?.prompt ?? null
  const asked = isAsked(snapshot)
  useEffect(() => {
    if (prompt && asked && !isAtTable()) heading.current?.focus({ preventScroll: true })
  }, [prompt, asked])
  // the row that was chosen is gone: whoever had the focus there goes on from the question
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is asked next
  useEffect(() => {
    if (asked && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [draft, question, asked])
  if (!snapshot) return null
  if (snapshot.outcome) return <Over snapshot={snapshot} outcome={snapshot.outcome} />
  if (!prompt) return <Waiting snapshot={snapshot} />
  const Asked = panelsOf(snapshot.table.ruleset).offers?.(prompt) ?? Offers
  return (
    <section
      className="prompt"
      data-side={sideNumber(snapshot.seat, snapshot)}
      aria-label={prompts.label}
      aria-live={asked ? 'assertive' : 'off'}
    >
      <p className="whose">
        <SideMark side={sideNumber(snapshot.seat, snapshot)} />
        <span>{whose(snapshot)}</span>
        <RuleLinks cites={prompt.cites.slice(0, 1)} under={[...prompt.cites.slice(1), ...(prompt.under ?? [])]} />
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {speechOf(snapshot).names.say(prompt.says)}
      </h2>
      {Asked === Offers && <OfferTabs />}
      {draft ? <Draft /> : grouped ? <GroupMarch /> : <Asked />}
      {!draft && <PlayOn snapshot={snapshot} />}
      {asked && <VeteranHint snapshot={snapshot} />}
      {!draft && <OthersMayStepIn snapshot={snapshot} />}
      {refused.length > 0 && <Reasons reasons={refused} />}
    </section>
  )
}

function Waiting({ snapshot }: { readonly snapshot: Snapshot }) {
  const { prompts, together } = useWords()
  const { seat, waitingFor, thinking, wanted, readiness } = snapshot
  const { names } = speechOf(snapshot)
  const who = waitingFor.map(names.theSide).join(prompts.and)
  const says = wanted
    ? prompts.yourDice
    : thinking && who
      ? prompts.considers(capital(who))
      : prompts.toDecide(capital(who || prompts.nobody))
  const [first] = waitingFor
  return (
    <section
      className="prompt waiting"
      data-side={first === undefined ? undefined : sideNumber(first, snapshot)}
      data-waiting={seat === UMPIRE ? undefined : true}
      aria-label={prompts.waiting}
      aria-live="polite"
    >
      <p className="whose">
        {first !== undefined && <SideMark side={sideNumber(first, snapshot)} />}
        <span>{thinking ? prompts.computer : ''}</span>
      </p>
      <h2>{says}</h2>
      {readiness && <p className="quiet">{together.ready(readiness.ready, readiness.of)}</p>}
    </section>
  )
}
