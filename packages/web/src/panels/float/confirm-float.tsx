import { actorIn, type Decision, goalIn, isPoint, type Point, targetsIn } from '@sandtable/kernel'
import { type Chance, effectOn, rollTitle, type Snapshot } from '@sandtable/room'
import { useEffect, useRef } from 'react'
import { useHint } from '../../keys/bindings.ts'
import { useWords } from '../../language/index.ts'
import { SlipNote } from '../../learn/slip-hint.tsx'
import { Icon } from '../../parts/icon.tsx'
import { type Marching, marchIn } from '../../play/marching.ts'
import { pieceOf, piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { onFrame, project } from '../../table/control.ts'
import { type Spot, standBeside } from '../../touch/beside.ts'
import { percent } from '../../words/odds.ts'
import { confirmText, speechOf } from '../../words/speech.ts'
import { concerned, replies } from '../prompt/odds.tsx'
import { shownOf } from '../prompt/trials.tsx'
import './floats.css'

/** How far from the place it stands, in pixels: off the piece and its label, and clear of a finger. */
const AWAY = 40

/** Beside the ghost or the target: do it, or not. What is drafted is confirmed where one looks. */
export function ConfirmFloat() {
  const { prompts } = useWords()
  const draft = useTable(t => t.draft)
  const ready = useTable(t => t.draft !== null && t.question === null && t.refused.length === 0)
  const snapshot = useTable(t => t.snapshot)
  const warned = useTable(t => t.slip !== null)
  const { slip } = useWords().learn
  const hint = useHint('cancel', prompts.cancel)
  const float = useRef<HTMLElement>(null)
  const march = useTable(marchIn)
  const at = ready && snapshot && draft ? (march ? endOf(march) : placeOf(draft, snapshot)) : null
  useEffect(() => {
    if (!at || !snapshot) return
    const stand = (): void => {
      const seen = project(at)
      const box = float.current
      if (!box) return
      box.hidden = seen === null
      if (seen) box.style.transform = shift(standBeside({ at: seen, away: AWAY, ...roundAbout(snapshot, draft, box) }))
    }
    // it grows when the odds come
    const grown = new ResizeObserver(stand)
    if (float.current) grown.observe(float.current)
    const forget = onFrame(stand)
    return () => {
      grown.disconnect()
      forget()
    }
  }, [at, draft, snapshot])
  if (!at || !draft || !snapshot) return null
  const offer = snapshot.offers.find(({ action }) => action === draft.action)
  const deed = confirmText(speechOf(snapshot), draft.action, snapshot.prompt, offer?.says)
  const does = warned ? slip.anyway(deed) : deed
  const { confirm, cancel } = useTable.getState()
  return (
    <section ref={float} className="confirm-float" aria-label={prompts.confirmHere}>
      <div className="confirm-buttons">
        <button
          type="button"
          className="button primary"
          aria-label={prompts.confirm(does)}
          onClick={() => void confirm()}
        >
          <Icon name="tick" size={32} />
          <span>{does}</span>
        </button>
        <button type="button" className="button" aria-label={prompts.cancel} title={hint} onClick={cancel}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <SlipNote />
      {!warned && <Chances draft={draft} snapshot={snapshot} />}
    </section>
  )
}

const shift = ({ px, py }: Spot): string => `translate(${px}px, ${py}px)`

/** What stands near: who does it, the others, and how much room there is. */
function roundAbout(snapshot: Snapshot, draft: Decision | null, box: HTMLElement) {
  const seen = (at: Point | null): readonly Spot[] => (at ? [project(at) ?? []].flat() : [])
  const { roles } = snapshot.table
  const aims = draft ? targetsIn(draft, roles) : []
  const standing = piecesOf(snapshot).filter(({ id, gone }) => !gone && !aims.includes(id))
  const of = (mine: boolean): readonly Spot[] =>
    standing.filter(({ side }) => (side === snapshot.seat) === mine).flatMap(({ at }) => seen(at))
  const [from = null] = seen(pieceOf(snapshot, draft && actorIn(draft, roles))?.at ?? null)
  const { offsetWidth, offsetHeight, parentElement: table } = box
  return {
    from,
    size: { wide: offsetWidth, high: offsetHeight },
    table: { wide: table?.clientWidth ?? 0, high: table?.clientHeight ?? 0 },
    own: of(true),
    enemies: of(false),
  }
}

/** What it may do to its target and to one's own, or the test that comes first; and what may come back. In one line. */
function Chances({ draft, snapshot }: { readonly draft: Decision; readonly snapshot: Snapshot }) {
  const { odds: chances } = useWords()
  const odds = useTable(t => t.odds)
  const riposte = useTable(t => t.riposte)
  const speech = speechOf(snapshot)
  const { names } = speech
  const { roles } = snapshot.table
  const doer = actorIn(draft, roles)
  const [target] = targetsIn(draft, roles)
  const told = odds ? concerned(odds.chances, target, snapshot.seat) : []
  const own = told.find(({ side }) => side === snapshot.seat)
  const isAimed = odds !== null && names.isPiece(target) && pieceOf(snapshot, target)?.side !== snapshot.seat
  const hit = isAimed
    ? { piece: String(target), ...effectOn(String(target), odds) }
    : told.find(({ side }) => side !== snapshot.seat)
  const [trial] = hit || !odds ? [] : shownOf(odds.trials)
  const reply = riposte && doer !== null ? worst(replies(riposte, doer), doer) : undefined
  const share = (chance: number, exact: boolean): string =>
    exact ? percent(chance, false) : `${chances.about} ${percent(chance, true)}`
  const befalls = ({ piece, what, chance }: Pick<Chance, 'piece' | 'what' | 'chance'>): string =>
    `${chances.befalls[what](names.piece(piece))}: ${share(chance, odds?.exact ?? false)}`
  const parts = [
    ...(hit ? [befalls(hit)] : []),
    ...(own ? [befalls(own)] : []),
    ...(trial ? [`${rollTitle(trial.roll, speech)}: ${percent(trial.passes, false)}`] : []),
    ...(reply && doer !== null
      ? [
          chances.inReply(
            percent(reply.chance, true),
            chances.befalls[reply.what](names.piece(doer)),
            !hit && !own && !trial,
          ),
        ]
      : []),
  ]
  return parts.length === 0 ? null : <p>{parts.join('; ')}</p>
}

/** The likeliest that may happen to whoever does it. */
const worst = (told: ReturnType<typeof replies>, doer: string) =>
  told.filter(({ piece, chance }) => piece === doer && chance > 0).sort((a, b) => b.chance - a.chance)[0]

/** Where a way of several deeds ends: beside it the way itself can be seen. */
const endOf = ({ plan }: Marching): Point | null => plan.at(-1)?.legs.at(-1)?.path.at(-1) ?? null

/** Where the draft would put the piece, or what it is aimed at. */
function placeOf(draft: Decision, snapshot: Snapshot): Point | null {
  const { roles } = snapshot.table
  const where = goalIn(draft, roles) ?? targetsIn(draft, roles)[0]
  return isPoint(where) ? where : (pieceOf(snapshot, where)?.at ?? null)
}
