import {
  actorIn,
  type ChangeEntry,
  capital,
  type Decision,
  type DecisionEntry,
  type Entry,
  fieldsFor,
  type Id,
  isPoint,
  listed,
  type Point,
  type Role,
  spoken,
} from '@sandtable/kernel'
import type { Speech } from './speech.ts'

/** A decision as a sentence: 'Rifleman 2 moves 5.8″ north to C3.' What it led to says how far. */
export function deedText({ decision, side }: DecisionEntry, after: readonly Entry[], speech: Speech): string {
  const { names, words } = speech
  const actor = fieldsFor(speech.roles, decision.action, 'actor').map(field => decision[field])
  const one = actor.find(names.isPiece)
  const who = one === undefined ? capital(names.theSide(side)) : names.piece(one)
  const told = words.deed?.(decision, who, names, at => speech.squares.name(at), after)
  return told ?? `${who} ${deed(decision, after, speech)}.`
}

function deed(decision: Decision, after: readonly Entry[], speech: Speech): string {
  const verb = thirdPerson(speech.deeds[decision.action] ?? decision.action)
  const actor = actorIn(decision, speech.roles)
  const moved = actor === null ? null : movedTo(after, actor)
  if (moved) return `${verb} ${speech.squares.heading(...moved)} to ${speech.squares.name(moved[1])}`
  const parts = Object.entries(speech.roles[decision.action] ?? {})
    .filter(([, role]) => role !== 'actor')
    .map(([field, role]) => part(field, role, decision[field], speech))
  return [verb, ...parts.filter(said => said !== '')].join(' ')
}

/** The moves of this piece that the entries tell of, from where the first began to where the last ended. */
function movedTo(after: readonly Entry[], piece: Id): readonly [Point, Point] | null {
  const changes = after.filter((e): e is ChangeEntry => e.type === 'change' && e.table === 'piece' && e.id === piece)
  const at = (record: object | null | undefined): Point | null => (record as { at?: Point | null } | null)?.at ?? null
  const [from, to] = [at(changes[0]?.before), at(changes.at(-1)?.after)]
  return from && to && (from[0] !== to[0] || from[1] !== to[1]) ? [from, to] : null
}

function part(field: string, role: Role, value: unknown, { names, squares }: Speech): string {
  if (value === null || value === undefined) return ''
  const aim = role === 'target' ? 'at ' : role === 'place' ? 'to ' : field === 'weapon' ? 'with the ' : ''
  const word = (one: unknown): string => {
    if (isPoint(one)) return squares.name(one)
    // a weapon may be called as a piece is
    if (role !== 'option' && names.isPiece(one)) return names.piece(one)
    if (role !== 'option' && names.isPlace(one)) return `the ${names.place(one)}`
    if (names.isSide(one)) return names.theSide(one)
    return typeof one === 'string' ? names.term(one) : ''
  }
  if (isPoint(value) || typeof value === 'string') return aim + word(value)
  if (Array.isArray(value)) return aim + listed([...new Set(value.map(word))], 'and')
  return typeof value === 'object' ? '' : `${spoken(field)} ${String(value)}`
}

/** 'Throw a grenade' to 'throws a grenade'. */
export function thirdPerson(says: string): string {
  const [verb = '', ...rest] = says.split(' ')
  const low = verb.toLowerCase()
  const bent = /(s|sh|ch|x|z|o)$/.test(low) ? `${low}es` : /[^aeiou]y$/.test(low) ? `${low.slice(0, -1)}ies` : `${low}s`
  return [bent, ...rest].join(' ')
}
