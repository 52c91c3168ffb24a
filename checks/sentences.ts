import { existsSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript-api'
import { isGenerated, isTest, type TextFile } from './files.ts'
import { rulesPath } from './sets.ts'

/** The sentences of the rules, collected from the code: what a complete translation must contain. */

const KERNEL = 'packages/kernel/src'

/** A type for the kernel and for each rule set: the union of all its sentences. */
export function generateSentences(root: string, sets: readonly string[]): { readonly [path: string]: string } {
  const own = sentencesOf(filesIn(root, KERNEL))
  return {
    ...(own.length > 0 && { [`${KERNEL}/sentences.gen.ts`]: typeOf('KernelSentence', own) }),
    ...Object.fromEntries(
      sets.map(set => {
        const all = sentencesOf(filesIn(root, rulesPath(set))).filter(sentence => !own.includes(sentence))
        return [`${rulesPath(set)}/sentences.gen.ts`, typeOf(`${capital(set)}Sentence`, all)]
      }),
    ),
  }
}

const capital = (set: string): string => set.charAt(0).toUpperCase() + set.slice(1)

/** Matrices of meetings and invariants speak to developers. */
const forPlayers = (path: string): boolean => !/(^|\/)(meetings|invariants|conformance|cases)\//.test(path)

const filesIn = (root: string, folder: string): readonly TextFile[] =>
  (existsSync(root + folder) ? readdirSync(root + folder, { encoding: 'utf8', recursive: true }) : [])
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts') && !isTest(path) && !isGenerated(path) && forPlayers(path))
    .map(path => ({ path, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }))

/** Every text`…` with its gaps numbered, once each, in order. */
export function sentencesOf(files: readonly TextFile[]): readonly string[] {
  const found = new Set<string>()
  for (const { path, text } of files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'text') found.add(sentence(node.template))
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  // a gap alone has nothing to translate
  return [...found].filter(says => /\p{L}/u.test(says.replace(/\{\d+\}/g, ''))).sort((a, b) => (a < b ? -1 : 1))
}

const sentence = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce((says, { literal }, i) => `${says}{${i}}${literal.text}`, template.head.text)

const typeOf = (name: string, sentences: readonly string[]): string =>
  `// generated from the code beside this file by npm run generate; do not edit

/** Every sentence that players read. A language has all of them, or it does not compile. */
export type ${name} =
${sentences.map(says => `  | ${quoted(says)}\n`).join('')}`

/** As the formatter would quote it. */
const quoted = (says: string): string =>
  says.includes("'") && !says.includes('"') ? `"${says}"` : `'${says.replace(/[\\']/g, '\\$&')}'`
