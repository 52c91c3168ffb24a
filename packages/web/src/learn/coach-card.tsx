import { sentence } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { useHint } from '../keys/bindings.ts'
import { Key } from '../keys/key.tsx'
import { RULES, useLanguage, useWords } from '../language/index.ts'
import { type LessonText, type LessonTexts, lessonTexts } from '../language/lessons.ts'
import { briefingOf } from '../panels/briefing.ts'
import { useCorner } from '../panels/float/corner.ts'
import { Icon } from '../parts/icon.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../play/store.ts'
import { useIsText, useSettings } from '../settings/settings.ts'
import { COARSE, useMedia } from '../touch/media.ts'
import { speechOf } from '../words/speech.ts'
import { coachAlways, switchOff, turnTo, useCoach } from './coach.ts'
import { had } from './remembered.ts'
import './learn.css'

/** Where it may lie, and how much of a corner it takes, in pixels. */
const CORNERS = ['top left', 'top right'] as const
const LEFT_HAND = ['top right', 'top left'] as const
/** While pieces are set up no card of a piece lies below. */
const LAYING = ['top left', 'top right', 'bottom left'] as const
const PLACES = { 'top left': '', 'top right': ' aside', 'bottom left': ' low', 'bottom right': ' low' } as const
const SIZE = { wide: 340, high: 380 }

/** What has just come up for the first time, explained and read out. Nothing waits for it. */
export function CoachCard() {
  // always there: what comes into a region that comes with it is not read out
  const isLeft = useSettings(({ hand }) => hand === 'left')
  const isLaying = useTable(({ snapshot }) => snapshot?.offers.some(({ purpose }) => purpose === 'set-up') ?? false)
  const corners = isLeft ? LEFT_HAND : isLaying ? LAYING : CORNERS
  const corner = useCorner(corners, SIZE)
  const place = isLeft ? (corner === corners[0] ? '' : ' aside') : PLACES[corner]
  return (
    <div className={`coach-place${place}`} aria-live="polite">
      <Card />
    </div>
  )
}

function Card() {
  const { given, at } = useCoach()
  const snapshot = useTable(table => table.snapshot)
  const texts = useTexts(useCoach(({ set }) => set))
  const { card } = useWords().learn
  useEffect(coachAlways, [])
  const last = given.at(-1)
  const shown = at === null ? undefined : given[at]
  if (!snapshot || !texts || !last) return null
  if (!shown) return <Again title={textOf(last.lesson.id, texts, snapshot)?.title ?? ''} at={given.length - 1} />
  const text = textOf(shown.lesson.id, texts, snapshot)
  if (!text || at === null) return null
  const more = given.length - 1 - at
  return (
    <section className="coach" data-lesson={shown.lesson.id} aria-label={card.label}>
      <header>
        <h2>{text.title}</h2>
        <button
          type="button"
          className="coach-close"
          aria-label={card.close}
          title={card.close}
          onClick={() => turnTo(null)}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      {/* a long text is scrolled with the keys too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className="coach-text" tabIndex={0}>
        <p lang={shown.lesson.id === 'orders' ? RULES : undefined}>{text.what}</p>
        {text.why && <p className="coach-why">{text.why}</p>}
        {shown.lesson.rules.length > 0 && (
          <p className="coach-rules">
            <RuleLinks cites={shown.lesson.rules} />
          </p>
        )}
      </div>
      <p className="coach-now">
        <b>{card.now}</b> {text.now}
      </p>
      <footer aria-live="off">
        {at > 0 && (
          <button type="button" className="button" onClick={() => turnTo(at - 1)}>
            {card.before}
          </button>
        )}
        {more > 0 && (
          <button type="button" className="button" onClick={() => turnTo(at + 1)}>
            {card.next} <Key of="lesson" />
          </button>
        )}
        <span className="quiet">{card.place(numberOf(snapshot.table.ruleset, shown.lesson.id))}</span>
        <button type="button" className="link coach-off" onClick={switchOff}>
          {card.off}
        </button>
      </footer>
    </section>
  )
}

/** The count runs on when the page is loaded again. */
const numberOf = (set: string, lesson: string): number => had(set).indexOf(lesson) + 1

/** Closed, it is one line from which the last explanation can be read again. */
function Again({ title, at }: { readonly title: string; readonly at: number }) {
  const { card } = useWords().learn
  const hint = useHint('lesson')
  return (
    <p className="coach-again">
      <button type="button" className="link" title={hint} onClick={() => turnTo(at)}>
        {card.again(title)}
      </button>
    </p>
  )
}

/** The words of this set's explanations, in the language that is spoken; null until they have come. */
function useTexts(set: string | null): LessonTexts | null {
  const language = useLanguage()
  const isText = useIsText()
  const isFinger = useMedia(COARSE)
  const way = isText ? 'text' : isFinger ? 'finger' : null
  const [texts, setTexts] = useState<LessonTexts | null>(null)
  useEffect(() => {
    let here = true
    if (set) void lessonTexts(language, set, way).then(read => here && setTexts(read))
    return () => {
      here = false
    }
  }, [set, language, way])
  return texts
}

/** Orders are those of the scenario; where it has none for this side, what the rules say it plays for. */
function textOf(id: string, texts: LessonTexts, snapshot: Snapshot): LessonText | undefined {
  const text = texts[id]
  if (id !== 'orders' || !text) return text
  const { names } = speechOf(snapshot)
  const orders = briefingOf(snapshot) ?? snapshot.goals.map(goal => sentence(names.say(goal))).join(' ')
  return orders ? { ...text, what: orders } : text
}
