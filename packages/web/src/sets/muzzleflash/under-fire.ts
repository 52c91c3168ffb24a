import type { Id } from '@sandtable/kernel'

/** A man whom the enemy's deed concerns, with the pins that he has now. */
export interface Man {
  readonly id: Id
  readonly pins: number
}

/** Of each man about whom the player was asked because he came under fire: when that was, and his pins then. */
export type Asked = ReadonlyMap<Id, { readonly turn: string; readonly deed: string; readonly pins: number }>

/**
 * A man who comes under fire is asked about once in a turn, and again only when fire has told on him since: misses from
 * far away would otherwise be asked about one by one. The same deed may be looked at again and again.
 */
export function askedAgain(
  asked: Asked,
  now: { readonly turn: string; readonly deed: string },
  men: readonly Man[],
): { readonly isNew: boolean; readonly asked: Asked } {
  const isNew = men.some(({ id, pins }) => {
    const last = asked.get(id)
    return last?.turn !== now.turn || last.deed === now.deed || last.pins !== pins
  })
  return isNew
    ? { isNew, asked: new Map([...asked, ...men.map(({ id, pins }) => [id, { ...now, pins }] as const)]) }
    : { isNew, asked }
}
