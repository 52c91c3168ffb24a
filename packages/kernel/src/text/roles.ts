import type { Role } from '../book/schema.ts'
import type { Id, Tables } from '../game/store.ts'
import { isPoint, type Point } from '../geometry/point.ts'
import type { Decision, Purpose, Question } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'

/** What the fields of the actions are for. Screens, bots and the terminal go by this, never by the name of a field. */
export type Roles = { readonly [action: string]: { readonly [field: string]: Role } }

export const rolesOf = <T extends Tables>({ actions }: RuleSet<T>): Roles =>
  Object.fromEntries(
    Object.entries(actions).map(([action, { fields }]) => [
      action,
      Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, type.role ?? 'option'] as const)),
    ]),
  )

/** The roles of the actions that have one. */
export type Purposes = { readonly [action: string]: Purpose }

export const purposesOf = <T extends Tables>({ actions }: RuleSet<T>): Purposes =>
  Object.fromEntries(Object.entries(actions).flatMap(([action, { purpose }]) => (purpose ? [[action, purpose]] : [])))

/** The action with this role among these, if there is one. */
export const actionFor = (purposes: Purposes, purpose: Purpose, actions: readonly string[]): string | undefined =>
  actions.find(action => purposes[action] === purpose)

/** A question with what its field is for. */
export const withRole = (question: Question | null, roles: Roles, action: string): Question | null =>
  question && { ...question, role: roles[action]?.[question.field] ?? 'option' }

/** The fields of an action that are for this. */
export const fieldsFor = (roles: Roles, action: string, role: Role): readonly string[] =>
  Object.entries(roles[action] ?? {}).flatMap(([field, is]) => (is === role ? [field] : []))

/** The values of a decision in this role, including those in lists. A field that is not given is undefined. */
const valuesFor = (decision: Decision, roles: Roles, role: Role): readonly unknown[] =>
  fieldsFor(roles, decision.action, role).flatMap(field => {
    const value = decision[field]
    return Array.isArray(value) && !isPoint(value) ? value : [value]
  })

/** Who acts. */
export const actorsIn = (decision: Decision, roles: Roles): readonly Id[] =>
  valuesFor(decision, roles, 'actor').filter(value => typeof value === 'string')

/** Who acts, or the first of them. */
export const actorIn = (decision: Decision, roles: Roles): Id | null => actorsIn(decision, roles)[0] ?? null

/** On what: pieces, terrain, or spots. */
export const targetsIn = (decision: Decision, roles: Roles): readonly (Id | Point)[] =>
  valuesFor(decision, roles, 'target').filter(value => typeof value === 'string' || isPoint(value))

/** The way of a decision: its path, or its destination. */
export function wayIn(decision: Decision, roles: Roles): readonly Point[] {
  const path = valuesFor(decision, roles, 'path').filter(isPoint)
  return path.length > 0 ? path : valuesFor(decision, roles, 'place').filter(isPoint)
}

/** Where it ends. */
export const goalIn = (decision: Decision, roles: Roles): Point | null => wayIn(decision, roles).at(-1) ?? null

/** The floor it ends on; 0 is the ground, and where no floor is named. */
export const floorIn = (decision: Decision, roles: Roles): number =>
  valuesFor(decision, roles, 'floor').find(value => typeof value === 'number') ?? 0

/** A decision without its fields in these roles. */
export const withoutRoles = (decision: Decision, roles: Roles, ...without: readonly Role[]): Decision => {
  const kept = Object.entries(decision).filter(([field]) => {
    const role = roles[decision.action]?.[field]
    return role === undefined || !without.includes(role)
  })
  return Object.fromEntries(kept) as Decision
}

/** A decision that takes this way: straight to a place, or along a path. */
export function routed(decision: Decision, way: readonly Point[], roles: Roles): Decision {
  const [place, path] = (['place', 'path'] as const).map(role => fieldsFor(roles, decision.action, role)[0])
  const rest = withoutRoles(decision, roles, 'place', 'path')
  if (way.length === 1 && place !== undefined) return { ...rest, [place]: way[0] as Point }
  return path === undefined || way.length === 0 ? rest : { ...rest, [path]: way }
}
