import ts from 'typescript-api'
import { isTest, packageFiles, type TextFile } from './files.ts'

/** The interface speaks several languages: all its texts come from packages/web/src/language. */
export const check = (): string[] =>
  spoken(
    packageFiles().filter(({ path }) => path.startsWith('packages/web/') && path.endsWith('.tsx') && !isTest(path)),
  )

/** Attributes that people read or hear. */
const heard = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
])
/** The product's name is the same everywhere; the gallery of the table's parts is for developers. */
const isName = (text: string): boolean => /^(Sandtable|Esc|Tab|Enter|Ctrl|Shift|Alt|Space)$/.test(text)
const forBuilders = /table-demo\.tsx$|table\/demo\//

export function spoken(files: readonly TextFile[]): string[] {
  const problems: string[] = []
  for (const { path, text } of files) {
    if (forBuilders.test(path)) continue
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const visit = (node: ts.Node): void => {
      const said = words(node)?.trim()
      if (said && /\p{L}{2}/u.test(said) && !isName(said)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        problems.push(`${path} line ${line + 1}: '${said}' belongs into language/`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return problems
}

/** The texts written directly in this part of a screen. */
function words(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node) && !ts.isTemplateHead(node)) return null
  for (let at: ts.Node = node.parent; at; at = at.parent) {
    if (ts.isJsxAttribute(at)) return heard.has(at.name.getText()) && isShown(node, at) ? node.text : null
    if (ts.isJsxExpression(at)) {
      if (ts.isJsxElement(at.parent) || ts.isJsxFragment(at.parent)) return isShown(node, at) ? node.text : null
      continue
    }
    if (ts.isFunctionLike(at) || ts.isBlock(at) || ts.isTypeNode(at)) return null
  }
  return null
}

/** Is the text shown, rather than compared, called or looked up? */
function isShown(node: ts.Node, within: ts.Node): boolean {
  for (let at = node; at !== within; at = at.parent) {
    const { parent } = at
    if (ts.isCallExpression(parent) || ts.isElementAccessExpression(parent)) return false
    if (ts.isBinaryExpression(parent) && /^[=!<>]/.test(parent.operatorToken.getText())) return false
    if (ts.isConditionalExpression(parent) && parent.condition === at) return false
  }
  return true
}
