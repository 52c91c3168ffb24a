import type { ChangeEntry, Decision, DecisionEntry, Entry, Id, Point, Squares } from '@sandtable/kernel'
import { spoken } from '@sandtable/kernel'
import type { SetWords } from '../sets/words.ts'
import type { Names } from './names.ts'

/** What is needed to speak of what happens at a table. */
export interface Speech {
  readonly names: Names
  readonly squares: Squares
  readonly words: SetWords
  /** What the rules call their actions: 'Throw a grenade'. */
  readonly deeds: { readonly [action: string]: string }
}

/** A decision as a sentence: 'Rifleman 2 moves 5.8″ north to C3.' What it led to says how far. */
export function deedText({ decision, side }: DecisionEntry, after: readonly Entry[], speech: Speech): string {
  const { names, words } = speech
  const who = names.isPiece(decision.piece) ? names.piece(decision.piece) : capital(names.theSide(side))
  const told = words.deed?.(decision, who, names, at => speech.squares.name(at), after)
  return told ?? `${who} ${deed(decision, after, speech)}.`
}

function deed(decision: Decision, after: readonly Entry[], speech: Speech): string {
  const verb = thirdPerson(speech.deeds[decision.action] ?? decision.action)
  const moved = movedTo(after, decision.piece as Id)
  if (moved) return `${verb} ${speech.squares.heading(...moved)} to ${speech.squares.name(moved[1])}`
  const parts = Object.entries(decision)
    .filter(([field]) => field !== 'action' && field !== 'piece')
    .map(([field, value]) => part(field, value, speech))
  return [verb, ...parts.filter(said => said !== '')].join(' ')
}

/** The moves of this piece that the entries tell of, from where the first began to where the last ended. */
function movedTo(after: readonly Entry[], piece: Id): readonly [Point, Point] | null {
  const changes = after.filter((e): e is ChangeEntry => e.type === 'change' && e.table === 'piece' && e.id === piece)
  const at = (record: object | null | undefined): Point | null => (record as { at?: Point | null } | null)?.at ?? null
  const [from, to] = [at(changes[0]?.before), at(changes.at(-1)?.after)]
  return from && to && (from[0] !== to[0] || from[1] !== to[1]) ? [from, to] : null
}

function part(field: string, value: unknown, { names, squares }: Speech): string {
  if (value === null || value === undefined) return ''
  const aim = field.startsWith('target') ? 'at ' : field === 'to' ? 'at ' : field === 'weapon' ? 'with ' : ''
  if (isPoint(value)) return `${aim || 'at '}${squares.name(value)}`
  if (Array.isArray(value)) {
    const several = value.map(one => part('', one, { names, squares, words: {}, deeds: {} }))
    return aim + listed([...new Set(several)])
  }
  // a weapon may be called as a piece is
  if (field !== 'weapon' && names.isPiece(value)) return aim + names.piece(value)
  if (names.isSide(value)) return aim + names.theSide(value)
  if (typeof value === 'string') return aim + (field === 'weapon' ? `the ${spoken(value)}` : spoken(value))
  return typeof value === 'object' ? '' : `${spoken(field)} ${String(value)}`
}

/** 'Throw a grenade' to 'throws a grenade'. */
export function thirdPerson(says: string): string {
  const [verb = '', ...rest] = says.split(' ')
  const low = verb.toLowerCase()
  const bent = /(s|sh|ch|x|z|o)$/.test(low) ? `${low}es` : /[^aeiou]y$/.test(low) ? `${low.slice(0, -1)}ies` : `${low}s`
  return [bent, ...rest].join(' ')
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(one => typeof one === 'number')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
