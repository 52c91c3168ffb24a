import { posix } from 'node:path'
import ts from 'typescript-api'
import { isGenerated, isTest, listFiles, packageFiles, readText, type TextFile } from './files.ts'

/** Chapters, not managers: files, functions and folders stay small enough to be read in one go. */
const most = { lines: 500, functionLines: 60, files: 25 }

export const check = (): string[] =>
  sizes([
    ...packageFiles(),
    ...['checks', 'bench', 'soak'].flatMap(folder => listFiles(folder, '.ts', '.tsx')).map(readText),
  ])

export function sizes(files: readonly TextFile[]): string[] {
  const written = files.filter(({ path }) => !isGenerated(path))
  return [
    ...written.filter(({ path }) => !isCatalogue(path)).flatMap(tooLong),
    ...written.filter(({ path }) => !isTest(path)).flatMap(longFunctions),
    ...crowded(written),
  ]
}

/** The sentences of a rule set in another language: data, as long as the set needs. */
const isCatalogue = (path: string): boolean => path.endsWith('/german.ts')

function tooLong({ path, text }: TextFile): string[] {
  const lines = text.trimEnd().split('\n').length
  return lines > most.lines ? [`${path}: ${lines} lines, ${most.lines} at most`] : []
}

/** Long functions without a reason stated just above them. */
function longFunctions({ path, text }: TextFile): string[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const line = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const first = line(node.getStart())
      const lines = line(node.getEnd()) - first + 1
      if (lines > most.functionLines && !/long because/i.test(above(node, text)))
        problems.push(
          `${path} line ${first}: a function of ${lines} lines, ${most.functionLines} at most without 'long because …' above it`,
        )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** The comments above a function, or above the statement or member that contains it. */
function above(node: ts.Node, text: string): string {
  const isOwn = (n: ts.Node): boolean => ts.isStatement(n) || ts.isClassElement(n) || ts.isObjectLiteralElement(n)
  let owner = node
  while (!isOwn(owner) && owner.parent && !ts.isSourceFile(owner.parent)) owner = owner.parent
  const comments = ts.getLeadingCommentRanges(text, owner.getFullStart()) ?? []
  return comments.map(({ pos, end }) => text.slice(pos, end)).join('\n')
}

function crowded(files: readonly TextFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    if (!isTest(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > most.files ? [`${folder}: ${count} files, ${most.files} at most`] : [],
  )
}
