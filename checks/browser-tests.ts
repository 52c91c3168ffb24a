import ts from 'typescript-api'
import { listFiles, readText, type TextFile } from './files.ts'

/** Browser tests find things as people do, by role and name, and wait for what they want to see instead of a time. */
export const check = (): string[] => browserTests(listFiles('packages/web/e2e', '.ts').map(readText))

/** Where a class may be named, and why. */
const allowed: { readonly [path: string]: string } = {
  'packages/web/e2e/phone.test.ts': 'which controls the style makes no higher than a line of text',
  'packages/web/e2e/injection.test.ts': 'the element that an attack would make',
}

const ELEMENTS =
  'a|article|aside|b|button|canvas|dd|details|dialog|div|dl|dt|footer|form|h[1-6]|header|input|label|li|main|nav|ol|p|section|select|span|summary|svg|table|td|th|tr|ul'

/** A class at the beginning of a selector, after another part of one, or of an element; or any attribute that looks for one. */
const aClass = new RegExp(`(^|[\\s>+~,()\\]]|(^|[\\s>+~,(])(${ELEMENTS}))\\.[a-z][\\w-]*|\\[class[*^$~|]?=`)

/** Names of files and sentences hold points too. */
const isSelector = (text: string): boolean => !/\.(js|map|png|sandtable|webp|yaml)\b/.test(text)

export function browserTests(files: readonly TextFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const found: string[] = []
    const at = (node: ts.Node): string =>
      `${path} line ${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return
      if (ts.isIdentifier(node) && node.text === 'waitForTimeout') found.push(`${at(node)}: waits for a time`)
      if (isText(node) && isSelector(node.text) && aClass.test(node.text) && !allowed[path])
        found.push(`${at(node)}: finds something by its class: ${node.text}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
