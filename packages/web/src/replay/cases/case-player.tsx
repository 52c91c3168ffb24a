import { sentence } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { caseOf } from '../../catalogue/catalogue.ts'
import { useWords, words } from '../../language/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { useIsText } from '../../settings/settings.ts'
import { MapPreview } from '../../table/preview.tsx'
import { sayProblem } from '../../words/say-problem.ts'
import { ask } from '../ask.ts'
import { after, before } from '../places/places.ts'
import { MomentText } from '../watch/moment-text.tsx'
import { pointed } from '../watch/pointed.ts'
import { linesOf, ready, sayIn } from '../watch/shown.ts'
import { useTale, type Watching } from '../watch/use-tale.ts'
import { frameOf } from './frame.ts'
import './case-player.css'

/** Runs a case through the real rules, and shows it step by step. */
export function CasePlayer({ set, name }: { readonly set: string; readonly name: string }) {
  const [tale, setTale] = useState<Tale | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    caseOf(set, name)
      .then(value => ask({ type: 'case', ruleset: set, value }))
      .then(ready)
      .then(told => current && setTale(told))
      .catch(error => current && setProblem(sayProblem(error)))
    return () => {
      current = false
    }
  }, [set, name])
  if (problem) return <Notice caution>{problem}</Notice>
  return tale ? <CaseTable tale={tale} /> : <p className="case-wait">{words().rulebook.settingUp}</p>
}

function CaseTable({ tale }: { readonly tale: Tale }) {
  const { rulebook } = useWords()
  const watching = useTale(tale, 1)
  const figure = useRef<HTMLElement>(null)
  useEffect(() => void figure.current?.scrollIntoView({ block: 'nearest' }), [])
  const { at, places, seek, playing, setPlaying } = watching
  const isOver = at === places.length
  const to = (position: number) => {
    setPlaying(false)
    seek(position)
  }
  const play = () => {
    if (!playing && isOver) seek(0)
    setPlaying(!playing && places.length > 0)
  }
  return (
    <figure ref={figure} className="case-player">
      <CaseScene tale={tale} watching={watching} />
      <Caption tale={tale} at={at} />
      <div className="case-tools">
        <button
          type="button"
          className="replay-tool"
          aria-label={rulebook.back}
          onClick={() => to(before(places.steps, at))}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="replay-tool"
          aria-label={playing ? rulebook.pause : rulebook.playCase}
          onClick={play}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="replay-tool"
          aria-label={rulebook.forward}
          onClick={() => to(after(places.steps, at, places.length))}
        >
          <Icon name="next" />
        </button>
        <span className="quiet">{rulebook.step(at, places.length)}</span>
      </div>
    </figure>
  )
}

/** What has just happened, or how it begins; at the end, why the last step was refused. */
function Caption({ tale, at }: { readonly tale: Tale; readonly at: number }) {
  const { refused, begins, still } = useWords().learn.case
  const lines = useMemo(() => linesOf(tale), [tale])
  const say = useMemo(() => sayIn(tale), [tale])
  const line = lines.findLast(one => one.at < at)
  const isOver = at === tale.story.entries.length
  return (
    <figcaption aria-live="polite">
      {isOver && tale.refused.length > 0 ? (
        tale.refused.map(({ says, cites }) => (
          <p key={say(says)} className="case-refused">
            <Icon name="lock" size={16} /> {refused} {sentence(say(says))} <RuleLinks cites={cites} />
          </p>
        ))
      ) : (
        <p>
          {line ? line.text : lines.length > 0 || tale.refused.length > 0 ? begins : still}{' '}
          {line && <RuleLinks cites={line.cites} under={line.under} />}
        </p>
      )}
    </figcaption>
  )
}

/** The part of the table that it is about, drawn or in words. */
function CaseScene({ tale, watching }: { readonly tale: Tale; readonly watching: Watching }) {
  const isText = useIsText()
  const frame = useMemo(() => frameOf(tale), [tale])
  if (isText) return <MomentText tale={tale} view={watching.view} />
  return (
    <div className="case-table" style={frame as CSSProperties}>
      <div className="case-sheet">
        <MapPreview scene={pointed(watching.scene, tale, watching.at)} pixels={1400} />
      </div>
    </div>
  )
}
