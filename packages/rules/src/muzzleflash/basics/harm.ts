import type { Event, Id } from '@sandtable/kernel'

/** What hurts somebody, and who did it, where somebody did. */
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
