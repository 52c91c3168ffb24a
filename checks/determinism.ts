import ts from 'typescript-api'
import { isGenerated, isRuleCode, isTest, packageFiles, type TextFile } from './files.ts'

/**
 * The same setup, seed and decisions give the same journal in every engine. So kernel and rules use nothing that
 * differs between engines, that depends on the clock, the machine or the language, or that happens later.
 */
const exact = ['abs', 'sign', 'floor', 'ceil', 'round', 'trunc', 'min', 'max', 'imul', 'clz32', 'sqrt', 'fround']

const forbidden: { readonly [name: string]: string } = {
  Date: 'the clock',
  performance: 'the clock',
  setTimeout: 'time',
  setInterval: 'time',
  setImmediate: 'time',
  queueMicrotask: 'time',
  Promise: 'asynchrony',
  process: 'the machine',
  globalThis: 'the machine',
  crypto: 'chance that no seed repeats',
  Intl: 'the language of the machine',
  WeakRef: 'the garbage collector',
  FinalizationRegistry: 'the garbage collector',
}

/** Where the keys of a record may be walked with `for … in`, and why. */
const walksKeys: { readonly [path: string]: string } = {
  'packages/kernel/src/game/game.ts':
    'the hot path of every change; the fields are a literal record, and the order of the keys does not matter',
}

export const check = (): string[] =>
  determinism(packageFiles().filter(({ path }) => isRuleCode(path) && !isTest(path) && !isGenerated(path)))

export function determinism(files: readonly TextFile[]): string[] {
  return files.flatMap(file => {
    const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
    const problems: string[] = []
    const visit = (node: ts.Node): void => {
      const problem = wrong(node, file.path)
      if (problem)
        problems.push(`${file.path} line ${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${problem}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return problems
  })
}

function wrong(node: ts.Node, path: string): string | null {
  if (ts.isIdentifier(node)) return wrongName(node)
  if (ts.isBinaryExpression(node)) return wrongPower(node)
  if (ts.isCallExpression(node)) return wrongSort(node)
  if (ts.isForInStatement(node))
    return walksKeys[path] ? null : 'for … in: use Object.keys, whose order is written down'
  if (node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node))
    return 'asynchrony: rules stop for dice and people only'
  return null
}

function wrongName(node: ts.Identifier): string | null {
  const name = node.text
  const { parent } = node
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
  if (isMember) return /^(toLocale|localeCompare$)/.test(name) ? `${name}: the language of the machine` : null
  // the name of a property, a field or a label is not the thing itself
  if ('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) return null
  if ('propertyName' in parent && parent.propertyName === node) return null
  if (name === 'Math') {
    if (!ts.isPropertyAccessExpression(parent)) return 'Math is used by its functions, by name'
    return exact.includes(parent.name.text) ? null : `Math.${parent.name.text}: engines differ`
  }
  const why = Object.hasOwn(forbidden, name) ? forbidden[name] : undefined
  return why ? `${name}: ${why}` : null
}

/** Engines differ in the last digit of a power. Powers of two are exact, and so are powers of BigInts. */
function wrongPower(node: ts.BinaryExpression): string | null {
  const { kind } = node.operatorToken
  if (kind !== ts.SyntaxKind.AsteriskAsteriskToken && kind !== ts.SyntaxKind.AsteriskAsteriskEqualsToken) return null
  if (ts.isBigIntLiteral(node.right)) return null
  const isPowerOfTwo = node.left.getText() === '2' && /^\d+$/.test(node.right.getText())
  return isPowerOfTwo ? null : '**: engines differ; write x * x, or a power of two'
}

/** Without a comparison numbers are sorted as strings. Only the keys of a record are always strings. */
function wrongSort(node: ts.CallExpression): string | null {
  if (!ts.isPropertyAccessExpression(node.expression) || node.arguments.length > 0) return null
  const { name, expression } = node.expression
  if (name.text !== 'sort' && name.text !== 'toSorted') return null
  return /^Object\.keys\(/.test(expression.getText()) ? null : `${name.text}: say how to compare`
}
