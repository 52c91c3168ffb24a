import { fieldsOf, type Host, type Id, type RuleSet, type Value } from '@sandtable/kernel'

/** What an umpire does to a game. Each is an entry of the journal that says so. */
export type Umpiring =
  | { readonly does: 'change'; readonly piece: Id; readonly fields: { readonly [field: string]: Value } }
  /** Changes what is no piece. */
  | {
      readonly does: 'alter'
      readonly table: 'side' | 'unit' | 'terrain'
      readonly id: Id
      readonly fields: { readonly [field: string]: Value }
    }
  /** Puts a new piece on the table. */
  | { readonly does: 'place'; readonly piece: { readonly [field: string]: Value } }
  | { readonly does: 'remove'; readonly piece: Id }
  | { readonly does: 'roll'; readonly purpose: string; readonly count: number; readonly faces: number }
  | { readonly does: 'say'; readonly words: string }
  /** Takes back the last decision of a side, as far as no dice have fallen since. */
  | { readonly does: 'take back'; readonly side: Id }
  /** Ends the game; without winners it is a draw. */
  | { readonly does: 'end'; readonly winners: readonly Id[] }

/** A state of a piece that an umpire may set: yes or no, a number, or one of several words. */
export interface Settable {
  readonly field: string
  readonly value: boolean | number | string
  readonly options?: readonly string[]
}

export function umpire(host: Host, act: Umpiring): void {
  if (act.does === 'change') host.overrule('piece', act.piece, act.fields)
  else if (act.does === 'alter') host.overrule(act.table, act.id, act.fields)
  else if (act.does === 'place') host.place(act.piece)
  else if (act.does === 'remove') host.remove(act.piece)
  else if (act.does === 'take back') host.takeBack(act.side)
  else if (act.does === 'end') host.end({ how: 'ruled', winners: act.winners })
  else if (act.does === 'roll') host.roll(act.purpose, act.count, act.faces)
  else host.announce(act.words)
}

/** What a piece is, rather than the state it is in; its place and its end have their own ways. */
const FIXED = ['id', 'side', 'unit', 'kind', 'at', 'gone']

/** The states of a piece, or of another record, that have a plain value. */
export function settablesOf(
  rules: RuleSet,
  piece: { readonly [field: string]: unknown },
  table: 'piece' | 'side' | 'unit' | 'terrain' = 'piece',
): readonly Settable[] {
  return Object.entries(fieldsOf(rules, table)).flatMap(([field, type]): readonly Settable[] => {
    if (FIXED.includes(field) || piece[field] === undefined || piece[field] === null) return []
    const value = type.write(piece[field], rules.book.unit)
    if (typeof value === 'boolean' || typeof value === 'number') return [{ field, value }]
    return typeof value === 'string' && type.options ? [{ field, value, options: type.options }] : []
  })
}
