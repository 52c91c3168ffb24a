import { allowed, type Decision, type Id, isPoint, type Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { GameClient } from '../../game/client.ts'
import { Choices } from '../../panels/prompt/choices.tsx'
import { isAsked, pieceOf } from '../../play/on-table.ts'
import { type TableState, useTable } from '../../play/store.ts'
import { speechOf } from '../../words/speech.ts'
import { panelWords } from './language/index.ts'
import { phaseOf, standsOf } from './records.ts'

/** What those under one card may do alike: each goes the same way, or fires at the same enemy. */
const alike = ['move', 'fire'] as const
type Alike = (typeof alike)[number]

/** The others under one card with the stand of a draft who have still to act. */
function fellowsIn(snapshot: Snapshot, draft: Decision): readonly Id[] {
  const { cardId } = standsOf(snapshot).find(({ id }) => id === draft.piece) ?? {}
  const { question } = snapshot.offers.find(({ action }) => action === draft.action) ?? {}
  if (cardId === undefined || cardId === null || question?.field !== 'piece') return []
  const able = new Set(question.choices.filter(allowed).map(({ value }) => value))
  return standsOf(snapshot).flatMap(({ id, side, cardId: other }) =>
    side === snapshot.seat && other === cardId && id !== draft.piece && able.has(id) ? [id] : [],
  )
}

/** Below a drafted move or shot: the whole card does the same, one stand after the other. */
export function Following() {
  const blaze = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const action = alike.find(one => one === draft?.action)
  const rest = snapshot && draft && action && isStepOf(snapshot) ? fellowsIn(snapshot, draft) : []
  if (!draft || !action || rest.length === 0) return null
  const row = {
    key: 'all',
    says: blaze.alike[action](rest.length),
    no: [],
    onPick: () => void withFellows(draft, rest),
  }
  return <Choices rows={[row]} />
}

/** A step that can be ended is one's own; fire that answers somebody is asked for otherwise. */
const isStepOf = ({ prompt }: Snapshot): boolean => prompt?.actions.includes('end') === true

async function withFellows(like: Decision, rest: readonly Id[]): Promise<void> {
  const { snapshot, confirm } = useTable.getState()
  const from = pieceOf(snapshot, like.piece)?.at
  if (!snapshot || !from) return
  const now = momentOf(snapshot)
  await confirm()
  for (const piece of rest) {
    if (!(await isAskedAgain(now, like.action))) return
    const at = pieceOf(useTable.getState().snapshot, piece)?.at
    // the player may have left the game meanwhile
    if (at) await doAlike(like, piece, [at[0] - from[0], at[1] - from[1]]).catch(() => {})
  }
}

/** The same a little to the side; where that cannot be, the nearest place that is suggested, or it is said who does nothing. */
async function doAlike({ action, ...like }: Decision, piece: Id, [x, y]: Point): Promise<void> {
  const { client, snapshot, say } = useTable.getState()
  if (!client || !snapshot) return
  const beside = (at: unknown): unknown => (isPoint(at) ? [at[0] + x, at[1] + y] : at)
  const { to, path, ...rest } = like as { readonly to?: unknown; readonly path?: readonly unknown[] }
  const way = { ...(to !== undefined && { to: beside(to) }), ...(path && { path: path.map(beside) }) }
  const same = { action, ...rest, ...way, piece } as Decision
  const found = (await mayBe(client, same)) ? same : await nearest(client, same, way.to ?? way.path?.at(-1))
  if (found) await client.ask('decide', found)
  else say(panelWords.now().notAlike[action as Alike](speechOf(snapshot).names.piece(piece)))
}

/** Is there nothing left to say, and nothing against it? */
const mayBe = async (client: GameClient, decision: Decision): Promise<boolean> =>
  (await client.ask('question', decision)) === null && (await client.ask('refusal', decision)).length === 0

async function nearest(client: GameClient, { action, piece }: Decision, end: unknown): Promise<Decision | null> {
  const question = isPoint(end) ? await client.ask('question', { action, piece } as Decision) : null
  const places = question?.choices.filter(allowed).map(({ value }) => value as unknown) ?? []
  const far = (at: Point): number => (isPoint(end) ? Math.hypot(at[0] - end[0], at[1] - end[1]) : 0)
  const [to] = places.filter(isPoint).sort((a, b) => far(a) - far(b))
  const found = to && ({ action, piece, to } as Decision)
  return found && (await mayBe(client, found)) ? found : null
}

/** Whose step of which turn it is: with the next one everything is different. */
const momentOf = (snapshot: Snapshot): string =>
  `${snapshot.seat} ${(snapshot.view.tables.game[0] as { readonly turn?: number }).turn} ${phaseOf(snapshot)}`

/** Waits until this side is asked again in the same step, and all has been seen; false when it has come to something else. */
function isAskedAgain(moment: string, action: string): Promise<boolean> {
  const answer = ({ snapshot, curtain, draft, unseen }: TableState): boolean | null => {
    if (!snapshot || snapshot.outcome || curtain || momentOf(snapshot) !== moment) return false
    const mine = isAsked(snapshot) && isStepOf(snapshot) && snapshot.prompt?.actions.includes(action)
    if (!mine || unseen.length > 0) return null
    return draft === null // a player who has begun something else is not interrupted
  }
  return new Promise(done => {
    const look = (state: TableState): boolean => {
      const found = answer(state)
      if (found !== null) done(found)
      return found !== null
    }
    if (look(useTable.getState())) return
    const stop = useTable.subscribe(state => {
      if (look(state)) stop()
    })
  })
}
