import type { Id } from '@sandtable/kernel'
import { useEffect, useMemo } from 'react'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { useSettings } from '../../settings/settings.ts'
import { isWorthAsking, type SnapOdds } from './snap-odds.ts'
import { type Asked, askedAgain } from './under-fire.ts'

/** What is reacted to, as the prompt carries it. */
export interface Deed {
  readonly actor: Id
  readonly affected: readonly Id[]
  readonly grenade?: object
}

/** Whose other deeds of this turn the player does not want to react to. */
let spared: { readonly actor: Id; readonly turn: string } | null = null

let asked: Asked = new Map()

const turnNow = (): string => {
  const { turn, side } = (useTable.getState().snapshot?.view.tables.game[0] ?? {}) as { turn?: number; side?: Id }
  return `${turn} ${side}`
}

/** Lets this pass, and what he does next; a man who comes under fire is asked about nevertheless. */
export function spare(actor: Id): void {
  spared = { actor, turn: turnNow() }
  void useTable.getState().pass()
}

/** Does this put one of those who could react in danger? */
function isDangerous(deed: Deed, about: readonly Id[]): boolean {
  const { snapshot } = useTable.getState()
  const field = (id: Id, name: 'ap' | 'pins'): number =>
    ((pieceOf(snapshot, id) ?? {}) as { readonly [field in 'ap' | 'pins']?: number })[name] ?? 0
  const men = about.filter(id => deed.affected.includes(id)).map(id => ({ id, pins: field(id, 'pins') }))
  const now = { turn: turnNow(), deed: `${deed.actor} ${field(deed.actor, 'ap')}` }
  const found = askedAgain(asked, now, men)
  asked = found.asked
  return found.isNew || deed.grenade !== undefined
}

/**
 * Passes by itself, if the player wants that, when no piece can snap well enough and none is in danger. True: the player
 * is asked; null: that is not known yet.
 */
export function useAsked(
  deed: Deed | undefined,
  snaps: { readonly odds: SnapOdds; readonly all: boolean },
  isReady: boolean,
): boolean | null {
  const prompt = useTable(t => t.snapshot?.prompt)
  const few = useSettings(settings => settings.fewReactions)
  const from = useSettings(settings => settings.reactFrom)
  const inDanger = useMemo(() => !prompt || !deed || isDangerous(deed, prompt.about), [prompt, deed])
  const isSpared = deed !== undefined && spared?.actor === deed.actor && spared.turn === turnNow()
  const isWorth = deed && isReady ? isWorthAsking(deed.actor, snaps.odds, snaps.all, from) : null
  const isAsked = inDanger || (!isSpared && (few || from > 0 ? isWorth : true))
  useEffect(() => {
    if (prompt && isAsked === false) void useTable.getState().pass()
  }, [prompt, isAsked])
  return isAsked
}
