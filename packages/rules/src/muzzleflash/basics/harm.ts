import type { Event, Id } from '@sandtable/kernel'

/** The cause of a loss, and the piece behind it if there is one. */
export interface Source {
  readonly cause: 'fire' | 'grenade' | 'blast' | 'melee' | 'morale' | 'panic' | 'wounds'
  readonly by: Id | null
}

/** What a change means to people. */
export const event = (is: Event['is'], { cause, by }: Source): Event =>
  by === null ? { is, cause } : { is, cause, by }

/** Of a round that strikes or bursts. */
export const sourceOf = ({ class: type, by }: { readonly class: string; readonly by: Id | null }): Source => ({
  cause: type === 'grenade' ? 'grenade' : 'blast',
  by,
})
