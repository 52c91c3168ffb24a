/**
 * What a field of a record may hold, as the types of the records declare it: one of these values, a list, a list with
 * one form for each place, named fields, named values of one form, or any of several forms.
 */
export type Form =
  | 'text'
  | 'number'
  | 'flag'
  | null
  | { readonly is: readonly (string | number)[] }
  | { readonly list: Form }
  | { readonly each: readonly Form[] }
  | { readonly fields: { readonly [field: string]: Form } }
  | { readonly named: Form }
  | readonly Form[]

/** The forms of the fields that a table has. */
export type Forms = { readonly [field: string]: Form }

/** Has a value that comes from a file this form? */
export function fits(form: Form, value: unknown): boolean {
  if (form === null) return value === null
  if (form === 'text') return typeof value === 'string'
  if (form === 'number') return Number.isFinite(value)
  if (form === 'flag') return typeof value === 'boolean'
  if (isAny(form)) return form.some(one => fits(one, value))
  if ('is' in form) return form.is.includes(value as string | number)
  if ('list' in form) return Array.isArray(value) && value.every(one => fits(form.list, one))
  if ('each' in form)
    return Array.isArray(value) && value.length === form.each.length && form.each.every((one, i) => fits(one, value[i]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if ('named' in form) return Object.values(value).every(one => fits(form.named, one))
  const given = value as { readonly [field: string]: unknown }
  const known = Object.keys(given).every(field => Object.hasOwn(form.fields, field))
  return known && Object.entries(form.fields).every(([field, one]) => fits(one, given[field] ?? null))
}

const isAny = (form: Form): form is readonly Form[] => Array.isArray(form)
