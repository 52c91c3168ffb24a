import ts from 'typescript-api'
import { listFiles, readText, type TextFile } from './files.ts'

/** A cast through `unknown` switches the compiler off: few are left, and each says why. */
export const check = (): string[] =>
  casts(['packages', 'bench', 'checks', 'soak'].flatMap(folder => listFiles(folder, '.ts', '.tsx')).map(readText))

const MOST = 20

export function casts(files: readonly TextFile[], most = MOST): string[] {
  const found = files.filter(({ text }) => text.includes('as unknown as')).flatMap(castsIn)
  const unexplained = found
    .filter(({ why }) => !why)
    .map(({ at }) => `${at}: a cast through unknown, and no comment why`)
  return found.length > most
    ? [
        ...unexplained,
        `${found.length} casts through unknown, at most ${most} may be: ${found.map(c => c.at).join(', ')}`,
      ]
    : unexplained
}

/** Where they are, and whether the line before or the line itself has a comment. */
function castsIn({ path, text }: TextFile): { readonly at: string; readonly why: boolean }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const found: { readonly at: string; readonly why: boolean }[] = []
  const visit = (node: ts.Node): void => {
    if (isCast(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.expression.getEnd())
      const why = [lines[line - 1], lines[line]].some(words => words !== undefined && /\/\/|\*\//.test(words))
      found.push({ at: `${path} line ${line + 1}`, why })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isCast = (node: ts.Node): node is ts.AsExpression =>
  ts.isAsExpression(node) &&
  ts.isAsExpression(node.expression) &&
  node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
