import { posix } from 'node:path'
import ts from 'typescript-api'
import { isGenerated, isTest, packageFiles, type TextFile } from './files.ts'

/**
 * Files that import each other in a circle can only be understood all at once, and which of them runs first is left
 * to chance. Types do not count: they are gone at run time.
 */
export const check = (): string[] =>
  cycles(packageFiles()).map(cycle => `import each other in a circle: ${cycle.join(', ')}`)

/** The largest groups of files that all reach each other by imports of values, each in the order of its paths. */
export function cycles(files: readonly TextFile[]): (readonly string[])[] {
  const written = files.filter(({ path }) => !isTest(path) && !isGenerated(path))
  const imported = new Map(written.map(file => [file.path, valuesFrom(file)]))
  return groups(imported).map(group => group.sort((a, b) => (a < b ? -1 : 1)))
}

/** The files whose values a file imports or re-exports. Dynamic import() does not count. */
function valuesFrom({ path, text }: TextFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return source.statements.flatMap(statement => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : null
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || isOnlyTypes(statement)) return []
    return [posix.join(posix.dirname(path), from.text)]
  })
}

function isOnlyTypes(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { isTypeOnly, exportClause } = statement
    return isTypeOnly || (!!exportClause && ts.isNamedExports(exportClause) && all(exportClause.elements))
  }
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return false
  const { isTypeOnly, name, namedBindings } = statement.importClause
  return isTypeOnly || (!name && !!namedBindings && ts.isNamedImports(namedBindings) && all(namedBindings.elements))
}

const all = (names: readonly { readonly isTypeOnly: boolean }[]): boolean => names.every(name => name.isTypeOnly)

/** Strongly connected components of more than one file: Tarjan's algorithm. */
function groups(imported: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const low = (path: string): number => lowest.get(path) ?? Number.POSITIVE_INFINITY
  const visit = (path: string): void => {
    number.set(path, number.size)
    lowest.set(path, number.size - 1)
    open.push(path)
    for (const next of imported.get(path) ?? []) {
      if (!imported.has(next)) continue
      if (!number.has(next)) {
        visit(next)
        lowest.set(path, Math.min(low(path), low(next)))
      } else if (open.includes(next)) lowest.set(path, Math.min(low(path), number.get(next) ?? low(path)))
    }
    if (low(path) !== number.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1 || imported.get(path)?.includes(path)) found.push(group)
  }
  for (const path of imported.keys()) if (!number.has(path)) visit(path)
  return found
}
