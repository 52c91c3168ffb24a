import ts from 'typescript-api'
import type { Form } from '../packages/kernel/src/game/forms.ts'

/** What a value of this type may be, for checking one that comes from a file. */
export function formOf(type: ts.Type, checker: ts.TypeChecker): Form {
  if (type.isUnion()) return anyOf(type.types, checker)
  if (type.flags & ts.TypeFlags.StringLike) return type.isStringLiteral() ? { is: [type.value] } : 'text'
  if (type.flags & ts.TypeFlags.NumberLike) return type.isNumberLiteral() ? { is: [type.value] } : 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'flag'
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return null
  const inside = checker.getTypeArguments(type as ts.TypeReference)
  if (checker.isTupleType(type)) return { each: inside.map(one => formOf(one, checker)) }
  if (checker.isArrayType(type)) return { list: formOf(inside[0] as ts.Type, checker) }
  const values = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  if (values) return { named: formOf(values, checker) }
  if (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0)
    throw new Error(`a record holds no ${checker.typeToString(type)}`)
  return { fields: fieldsOf(type, checker) }
}

export const fieldsOf = (type: ts.Type, checker: ts.TypeChecker): { readonly [field: string]: Form } =>
  Object.fromEntries(type.getProperties().map(field => [field.name, formOf(checker.getTypeOfSymbol(field), checker)]))

/** All literals of a union are one form, true and false another. */
function anyOf(types: readonly ts.Type[], checker: ts.TypeChecker): Form {
  const is: (string | number)[] = []
  const others = new Map<string, Form>()
  for (const type of types) {
    const form = formOf(type, checker)
    if (form !== null && typeof form === 'object' && 'is' in form) is.push(...form.is)
    else others.set(JSON.stringify(form), form)
  }
  const sorted = [...others].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, form]) => form)
  const forms = [...(is.length > 0 ? [{ is: is.sort() }] : []), ...sorted]
  return forms.length === 1 ? (forms[0] as Form) : forms
}
