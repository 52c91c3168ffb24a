import type { Tale, Verified, Wound } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/index.ts'
import { written } from '../../language/numbers.ts'
import { Choice } from '../../parts/choice.tsx'
import { Deed } from '../../parts/deed.tsx'
import { Notice } from '../../parts/notice.tsx'
import { verify } from '../../replay/ask.ts'
import type { Moment } from '../../replay/watch/replay.tsx'
import type { Watching } from '../../replay/watch/use-tale.ts'
import { keptSeat } from '../kept-seats.ts'
import { saveOf } from './review.ts'
import type { Review } from './use-review.ts'
import '../far.css'

interface ReviewProps {
  readonly review: Review
  readonly tale: Tale
  readonly watching: Watching
  look(viewer: string, from: Moment): void
}

/** After the game: one leads through the replay, the others follow or wind freely; and every die can be checked. */
export default function ReviewPanel({ review, tale, watching, look }: ReviewProps) {
  const words = useWords().apart.review
  const { at } = watching
  const { led, others, isLeading, isFollowing, follow, lead } = review
  // whoever leads takes the others along
  useEffect(() => {
    if (isLeading) lead(at, tale.viewer)
  }, [isLeading, lead, at, tale.viewer])
  useFollowing(review, tale, watching, look)
  return (
    <section className="review" aria-label={words.title}>
      <p role="status">
        {others > 0 ? words.here(others) : words.alone} {isLeading ? words.leading : led && words.leads(led.name)}
      </p>
      {led && !isLeading && (
        <Choice
          title={words.title}
          quiet
          look="joined"
          value={isFollowing ? 'follow' : 'free'}
          onChange={how => follow(how === 'follow')}
          options={[
            { value: 'follow', label: words.follow },
            { value: 'free', label: words.free },
          ]}
        />
      )}
      {!isLeading && (
        <button type="button" className="button" onClick={() => lead(at, tale.viewer)}>
          {words.lead}
        </button>
      )}
      <DiceCheck game={review.game} title={tale.title} />
    </section>
  )
}

/** Goes where whoever leads goes. Whoever winds the replay meanwhile winds it freely from then on. */
function useFollowing(
  { led, isFollowing, follow }: Review,
  tale: Tale,
  { at, seek, setPlaying }: Watching,
  look: ReviewProps['look'],
): void {
  /** Where this page was taken last. */
  const shown = useRef<Wound | null>(null)
  useEffect(() => {
    if (!led || !isFollowing) shown.current = null
    else if (shown.current !== led) {
      shown.current = led
      setPlaying(false)
      if (led.viewer === tale.viewer) seek(led.at)
      else look(led.viewer, { at: led.at })
    } else if (at !== led.at) follow(false)
  }, [led, at, isFollowing, follow, tale.viewer, look, seek, setPlaying])
}

/** Replays the game on this machine: every decision, every die, and the seal from before the game. */
function DiceCheck({ game, title }: { readonly game: string; readonly title: string }) {
  const words = useWords().apart.verify
  const [found, setFound] = useState<Verified | null>(null)
  const seat = keptSeat(game)
  if (!seat) return null
  const check = async () => setFound(await verify(await saveOf(seat), title, seat.seal))
  if (!found) return <Deed word={words.check} act={check} />
  const { wrong, version, sealed, decisions, dice, typed, umpire, ended, seals, unsealed, nonces } = found
  const isBad = wrong !== null || sealed === false || unsealed > 0
  return (
    <Notice caution={isBad}>
      <p>{wrong === null ? words.fine(written(decisions), written(dice - unsealed)) : words.wrong(wrong)}</p>
      {sealed !== null && <p>{sealed ? words.sealed : words.wrongSeal}</p>}
      {sealed === null && (
        <p>
          {words.unsealed} <code>{seals.join(' ')}</code>
        </p>
      )}
      {unsealed > 0 && <p>{words.older(written(unsealed))}</p>}
      <p>{nonces.includes(seat.nonce) ? words.mine : words.notMine}</p>
      {typed > 0 && <p>{words.typed(written(typed))}</p>}
      {umpire.length > 0 && <p>{words.umpire(umpire.length)}</p>}
      {ended && ended !== 'ruled' && <p>{words.ended[ended]}</p>}
      {version && <p>{words.version(version)}</p>}
      <p>
        {words.command} <code>{words.line(seat.seal ?? seals[0] ?? '')}</code>
      </p>
    </Notice>
  )
}
