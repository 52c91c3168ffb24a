import ts from 'typescript-api'
import { isRuleCode, isTest, packageFiles, root, type TextFile } from './files.ts'

/**
 * A procedure that is called without `yield*` silently does nothing. So every call that returns a generator must be
 * iterated (`yield*`, for … of, spread), returned, or handed to something whose type accepts one.
 */
export const check = (): string[] => yields(packageFiles().filter(({ path }) => isRuleCode(path) && !isTest(path)))

export function yields(files: readonly TextFile[]): string[] {
  const program = compile(files)
  const checker = program.getTypeChecker()
  return files.flatMap(({ path }) => {
    const source = program.getSourceFile(root + path)
    if (!source) return [`${path}: the compiler does not know it`]
    const problems: string[] = []
    const report = (node: ts.Node, says: string): void => {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      problems.push(`${path} line ${line}: ${says}: ${node.getText().split('\n')[0]}`)
    }
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isGenerator(checker.getTypeAtLocation(node)) && !isUsed(node, checker))
        report(node, 'called without yield*, this does nothing')
      if (ts.isYieldExpression(node)) {
        if (!node.asteriskToken && isProcedure(node, checker) && path !== barely)
          report(node, `only ${barely} says yield without *`)
        // otherwise this check would find nothing where an import cannot be resolved
        if (node.asteriskToken && node.expression && isAny(checker.getTypeAtLocation(node.expression)))
          report(node, 'the compiler does not know what this is')
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return problems
  })
}

/** Where dice and people are asked for: the answers get their types there, and everything else uses yield*. */
const barely = 'packages/kernel/src/play/procedure.ts'

/** A procedure gets nothing back from a bare yield; other generators do not say. */
const isProcedure = (node: ts.YieldExpression, checker: ts.TypeChecker): boolean =>
  (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Never) !== 0

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0

const isNamed = (type: ts.Type, names: readonly string[]): boolean =>
  type.isUnion() ? type.types.some(one => isNamed(one, names)) : names.includes(type.getSymbol()?.getName() ?? '')

const isGenerator = (type: ts.Type): boolean => isNamed(type, ['Generator'])
const takesGenerator = (type: ts.Type): boolean =>
  isNamed(type, ['Generator', 'Iterable', 'Iterator', 'IterableIterator'])

/** Is the value of this call iterated, returned or handed on? */
function isUsed(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { parent } = node
  if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined
  if (ts.isReturnStatement(parent)) return !isInGenerator(parent)
  if (ts.isSpreadElement(parent)) return true
  if (ts.isArrowFunction(parent)) return parent.body === node
  if (ts.isForOfStatement(parent)) return parent.expression === node
  if (isSameValue(parent, node)) return isUsed(parent, checker)
  const isTarget =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.right === node
  const wanted = isTarget ? checker.getTypeAtLocation(parent.left) : checker.getContextualType(node)
  return wanted !== undefined && takesGenerator(wanted)
}

/** A procedure that returns another, instead of iterating it, does nothing either. */
function isInGenerator(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isFunctionLike)
  return owner !== undefined && 'asteriskToken' in owner && owner.asteriskToken !== undefined
}

/** Does the parent take the value of this part: parentheses, `as`, a ? b : c, a ?? b, a && b? */
function isSameValue(parent: ts.Node, node: ts.Expression): parent is ts.Expression {
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isNonNullExpression(parent)) return true
  if (ts.isConditionalExpression(parent)) return parent.condition !== node
  const { QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken, CommaToken } = ts.SyntaxKind
  const passes: readonly ts.SyntaxKind[] = [QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken, CommaToken]
  return ts.isBinaryExpression(parent) && parent.right === node && passes.includes(parent.operatorToken.kind)
}

/** The classic compiler, since the one that builds the project has no stable programming interface. */
function compile(files: readonly TextFile[]): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.dev.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const texts = new Map(files.map(({ path, text }) => [root + path, text]))
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = path => texts.get(path) ?? readFile(path)
  host.fileExists = path => texts.has(path) || fileExists(path)
  return ts.createProgram([...texts.keys()], options, host)
}
