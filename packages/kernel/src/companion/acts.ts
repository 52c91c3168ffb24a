import type { Game } from '../game/game.ts'
import type { Cites } from '../game/journal.ts'
import type { Id, Tables } from '../game/store.ts'
import type { Decision } from '../play/prompt.ts'
import type { Message } from '../text/message.ts'
import type { Resolution, Scene } from './companion.ts'

interface Part {
  readonly id: string
  readonly says: Message
  readonly cites: Cites
}

/** A step of the turn that runs by itself, or that its side ends with an action. */
export const stepOf = <T extends Tables>(
  part: Part,
  phases: readonly string[],
  decision?: (game: Game<T>) => { readonly side: Id; readonly decision: Decision },
  scene?: (game: Game<T>) => Scene,
): Resolution<T> => ({
  ...part,
  kind: 'step',
  fits: ({ state }) => phases.includes(state.phase),
  ...(decision && { decides: game => decision(game) }),
  ...(scene && { scene: game => scene(game) }),
})

/** An act for which the rules themselves ask for everything, in a scene where nobody is out of reach. */
export const actOf = <T extends Tables>(
  part: Part & { readonly action: string; readonly kind?: Resolution['kind'] },
  fits: (game: Game<T>) => boolean,
  scene?: (game: Game<T>) => Scene,
): Resolution<T> => ({
  id: part.id,
  says: part.says,
  cites: part.cites,
  kind: part.kind ?? 'act',
  fits,
  ...(scene && { scene: game => scene(game) }),
  decides: ({ state }) => ({ side: state.side as Id, decision: { action: part.action } }),
})
