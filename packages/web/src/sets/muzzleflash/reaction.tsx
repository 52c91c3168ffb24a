import type { Id, Reason } from '@sandtable/kernel'
import { bestFirst, effectOn, worthOf } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { Key } from '../../keys/key.tsx'
import { useWords } from '../../language/index.ts'
import { Choices, type Row } from '../../panels/prompt/choices.tsx'
import { sumText } from '../../panels/prompt/trials.tsx'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { settingChoices } from '../../settings/choices.ts'
import { useSettings } from '../../settings/settings.ts'
import { aimText } from '../../words/odds.ts'
import { type Speech, speechOf } from '../../words/speech.ts'
import { panelWords } from './language/index.ts'
import { type SnapOdds, snapAt, useSnapOdds } from './snap-odds.ts'
import { type Deed, spare, useAsked } from './sparing.ts'
import { order } from './standing-order.tsx'

/** Who could react, in rows: who could smother a grenade, the snaps, then something else; with why those who cannot snap cannot. */
export function useReaction(): { readonly rows: readonly Row[]; readonly about: readonly Id[] } | null {
  const snapshot = useTable(t => t.snapshot)
  const { draftAction, select } = useTable.getState()
  const deed = (snapshot?.prompt?.context as { readonly deed?: Deed } | null)?.deed
  const barred = useWhyNot(deed, 'fire')
  const far = useWhyNot(deed?.grenade ? deed : undefined, 'smother')
  const able = barred && (snapshot?.prompt?.about ?? []).filter(id => !barred.get(id)?.length)
  const snaps = useSnapOdds(deed?.grenade ? undefined : deed?.actor, able)
  const isAsked = useAsked(deed, snaps, barred !== null)
  if (!snapshot?.prompt || !deed) return null
  const speech = speechOf(snapshot)
  const { names } = speech
  const { about } = snapshot.prompt
  // a row that comes late would take the number of another, and a question that passes by itself is none
  if (!barred || !isAsked) return { rows: [], about }
  const chance = (piece: Id): number | undefined => {
    const odds = snaps.odds.get(piece)
    return odds ? worthOf(effectOn(deed.actor, odds)) : undefined
  }
  const rows = (snaps.all ? bestFirst(about, chance) : about).map(
    (piece): Row => ({
      key: piece,
      says: panelWords.now().snaps(names.piece(piece)),
      note: noteOf(piece, deed.actor, snaps.odds, speech),
      shows: { piece, draft: snapAt(piece, deed.actor) },
      no: barred.get(piece) ?? [],
      onPick: () => {
        void select(piece)
        const { action, ...fields } = snapAt(piece, deed.actor)
        void draftAction(action, fields)
      },
    }),
  )
  const brave = (far ? about.filter(id => !far.get(id)?.length) : []).map(
    (piece): Row => ({
      key: `smother ${piece}`,
      says: panelWords.now().smothers(names.piece(piece)),
      shows: { piece },
      no: [],
      onPick: () => {
        void select(piece)
        void draftAction('react', { piece, with: 'smother' })
      },
    }),
  )
  const together = snapshot.prompt.actions.includes('volley') ? volleyOf(bestFirst(able ?? [], chance)) : []
  const otherwise: Row = { key: 'else', says: says(deed), no: [], onPick: () => void draftAction('react') }
  return {
    rows: [
      ...brave,
      ...rows.slice(0, SHOWN - brave.length),
      ...together,
      otherwise,
      ...rows.slice(SHOWN - brave.length),
    ],
    about,
  }
}

/** One answer for all who can snap: everybody is taken, unless somebody is taken out. */
function volleyOf(able: readonly Id[]): readonly Row[] {
  const { draftAction, mark } = useTable.getState()
  if (able.length < 2) return []
  const onPick = (): void => void draftAction('volley').then(() => mark(able))
  return [{ key: 'several', says: panelWords.now().several(able.length), no: [], onPick }]
}

/** '1 AP, 16 %, 2D6, needs 5+, long range +1': what a snap costs, its odds, and the sum they come from. */
function noteOf(piece: Id, actor: Id, odds: SnapOdds, speech: Speech): string {
  const { cost, does, testFirst } = panelWords.now()
  const found = odds.get(piece)
  if (!found) return cost
  const [trial] = found.trials
  // the test of a man with pins has a name; that the others are shots goes without saying
  const isShot = trial?.roll.about?.includes(actor) ?? false
  const needed = trial && sumText(trial, speech).replace(/^[^:]*: /, '')
  const sum = needed && (isShot ? needed : testFirst(needed))
  const { what, chance } = effectOn(actor, found)
  return [cost, does[what](aimText({ chance, about: !found.exact })), ...(sum ? [sum] : [])].join(', ')
}

/** A reaction in as few presses as can be: who snaps, something else, or nothing; and how not to be asked again. */
export function Reaction() {
  const words = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const { pass, letPass } = useTable.getState()
  const few = useSettings(settings => settings.fewReactions)
  const deed = (snapshot?.prompt?.context as { readonly deed?: Deed } | null)?.deed
  useShown(deed)
  const reaction = useReaction()
  if (!snapshot || !reaction || !deed) return null
  const { names } = speechOf(snapshot)
  const { rows, about } = reaction
  const these = about.length === 1 ? names.piece(about[0] as Id) : words.these(about.length)
  return (
    <>
      <Choices rows={rows} most={SHOWN + 2} />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void pass()}>
          {words.letPass} <Key of="pass" />
        </button>
        <button type="button" className="button" onClick={() => void letPass()}>
          {words.passAll}
        </button>
      </div>
      {!deed.grenade && (
        <p className="standing-all">
          <button type="button" className="link" onClick={() => spare(deed.actor)}>
            {words.sparing(names.piece(deed.actor))}
          </button>
        </p>
      )}
      <p className="standing-all">
        {words.fromNowOn(these)}{' '}
        <button type="button" className="link" onClick={() => void order(about, 'snap')}>
          {words.alwaysSnap}
        </button>
        ,{' '}
        <button type="button" className="link" onClick={() => void order(about, 'never')}>
          {words.neverReact}
        </button>
        .
      </p>
      <label className="standing-all">
        <input
          type="checkbox"
          checked={few}
          onChange={event => useSettings.getState().set({ fewReactions: event.target.checked })}
        />{' '}
        {words.askOnly}
      </label>
      <AskFrom />
    </>
  )
}

/** From what chance on the player wants to be asked: the same choice as in the settings. */
export function AskFrom() {
  const from = useSettings(settings => settings.reactFrom)
  const { title, options } = settingChoices(useWords()).reactFrom
  return (
    <label className="standing-all">
      {title}{' '}
      <select value={from} onChange={event => useSettings.getState().set({ reactFrom: Number(event.target.value) })}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** How many are listed before the rest folds. */
const SHOWN = 4

const says = ({ grenade }: Deed): string => (grenade ? panelWords.now().elseGrenade : panelWords.now().elseMove)

type Barred = ReadonlyMap<Id, readonly Reason[]>

/** Why those who could react could not do this; null until the rules have answered. */
function useWhyNot(deed: Deed | undefined, way: 'fire' | 'smother'): Barred | null {
  const actor = deed?.actor
  const prompt = useTable(t => t.snapshot?.prompt)
  const [known, setKnown] = useState<{ readonly of: unknown; readonly barred: Barred } | null>(null)
  useEffect(() => {
    const { client } = useTable.getState()
    if (!client || !prompt || actor === undefined) return
    const ask = async (piece: Id) =>
      [
        piece,
        await client.ask('refusal', { action: 'react', piece, with: way, ...(way === 'fire' && { target: actor }) }),
      ] as const
    void Promise.all(prompt.about.map(ask)).then(
      told => setKnown({ of: prompt, barred: new Map(told) }),
      () => {}, // the game went on meanwhile
    )
  }, [prompt, actor, way])
  return known?.of === prompt ? (known?.barred ?? null) : null // what was told of another prompt tells nothing of this
}

/** Shows on the table who has acted; a grenade shows itself. */
function useShown(deed: Deed | undefined): void {
  const prompt = useTable(t => t.snapshot?.prompt)
  const actor = deed?.grenade ? undefined : deed?.actor
  useEffect(() => {
    const { snapshot, show } = useTable.getState()
    const at = pieceOf(snapshot, actor)?.at
    if (prompt && at) show([at])
    return () => show([])
  }, [prompt, actor])
}
