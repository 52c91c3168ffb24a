import {
  type Id,
  type Message,
  offer,
  type Procedure,
  type PromptSpec,
  perform,
  prompt,
  text,
  the,
} from '@sandtable/kernel'
import { pinnedSince } from '../basics/aftermath.ts'
import { type Deed, mayBeShotFor, type Occasion, whoDid } from '../basics/deed.ts'
import { isHelpless, isWeapon, onTable } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { canAffect, canSnapAt } from '../shooting/weapons.ts'

/** What the enemy may do after an action: MF-RUL-49. */

const react: { readonly [type in Deed['type']]: (actor: Id) => Message } = {
  move: actor => text`${the.piece(actor)} has moved: react?`,
  shot: actor => text`${the.piece(actor)} has fired: react?`,
  throw: actor => text`${the.piece(actor)} has thrown a grenade: react?`,
  other: actor => text`${the.piece(actor)} has acted: react?`,
}

/** Does it have AP for a reaction, and is it in a state to use them? */
export const isReady = (game: Muzzleflash, piece: Piece): boolean =>
  piece.ap > 0 && onTable(piece) && !isHelpless(piece) && !isWeapon(game, piece)

/** May it respond? The deed affects it, or it can shoot at the actor for it. MF-RUL-50. */
function isConcerned(game: Muzzleflash, piece: Piece, deed: Deed, known: Known): boolean {
  if (deed.affected.includes(piece.id)) return true
  return mayBeShotFor(deed) && whoDid(deed).some(id => affects(game, piece, game.piece(id), known))
}

function affects(game: Muzzleflash, piece: Piece, actor: Piece, known: Known): boolean {
  const key = `${piece.id} ${actor.id}`
  const before = known.get(key)
  if (before?.piece === piece && before.actor === actor) return before.yes
  const yes = canAffect(game, piece, actor)
  known.set(key, { piece, actor, yes })
  return yes
}

/** Who could affect whom at the last check: reactions ask again and again. */
type Known = Map<string, { readonly piece: Piece; readonly actor: Piece; readonly yes: boolean }>

/** The actor's enemies that may still react and are to be asked. */
function eligible(game: Muzzleflash, deed: Deed, done: readonly Id[], known: Known): readonly Piece[] {
  const { side } = game.piece(deed.actor)
  return game.pieces.filter(
    piece =>
      piece.side !== side &&
      piece.policy !== 'never' &&
      isReady(game, piece) &&
      !done.includes(piece.id) &&
      isConcerned(game, piece, deed, known),
  )
}

/** Why it is asked now: a shot is one action however many AP it cost, and a grenade lies for one reaction before it goes off. */
const when: { readonly [type in Deed['type']]: string } = {
  move: 'MF-REA-2',
  shot: 'MF-REA-9',
  throw: 'MF-SHT-17',
  other: 'MF-REA-3',
}

/** After an action, until no one can or wants to react any more. Returns what is left of a grenade about to go off. */
export function* reactions(game: Muzzleflash, happened: Deed, since: number): Procedure<Deed> {
  let deed: Deed = { ...happened, affected: [...new Set([...happened.affected, ...pinnedSince(game, since)])] }
  const done: Id[] = []
  const known: Known = new Map()
  for (;;) {
    const able = eligible(game, deed, done, known)
    const [first] = able
    if (!first) return deed
    const spec = askingFor(deed, done, able)
    const eager = able.find(piece => piece.policy === 'snap')
    if (eager) {
      done.push(eager.id)
      const target = mayBeShotFor(deed) ? whoDid(deed).find(id => canSnapAt(game, eager, id)) : undefined
      if (target !== undefined)
        yield* perform(game, { action: 'react', piece: eager.id, with: 'fire', target }, prompt(eager.side, spec))
      continue
    }
    const before = game.journal.length
    const answer = yield* offer(game, first.side, spec)
    if (answer.action === 'pass' || answer.action === 'volley') return deed
    if (answer.action !== 'react') continue
    done.push(String(answer.piece))
    if (answer.with === 'smother') deed = afterSmothering(game, deed, before)
  }
}

const askingFor = (deed: Deed, done: readonly Id[], able: readonly Piece[]): PromptSpec => {
  const context: Occasion = { deed, done: [...done] }
  return {
    says: react[deed.type](deed.actor),
    actions: ['react', ...(mayBeShotFor(deed) && able.length > 1 ? ['volley'] : []), 'policy', 'pass'],
    cites: ['MF-REA-1', done.length > 0 ? 'MF-REA-7' : when[deed.type]],
    under: ['MF-ACT-2', 'MF-REA-6', 'MF-REA-10', 'MF-RUL-49', 'MF-RUL-50'],
    about: able.map(piece => piece.id),
    context,
    default: { action: 'pass' },
  }
}

/** Did a figure throw itself on the grenade, as pins and nerve allowed: MF-GRE-16? The journal knows. */
function afterSmothering(game: Muzzleflash, deed: Deed, since: number): Deed {
  const dared = game.journal.from(since).find(entry => entry.type === 'roll' && entry.purpose === 'smother')
  if (!deed.grenade || dared?.type !== 'roll') return deed
  const smothered = dared.dice.reduce((sum, die) => sum + die, 0) <= (dared.need ?? 0)
  return { ...deed, grenade: { ...deed.grenade, tried: true, smothered } }
}
