import { isTest, listFiles, readText, root, type TextFile } from './files.ts'
import { findSets, rulebookPath } from './sets.ts'

/** The page knows no rules: outside sets/, nothing in packages/web/src names a rule set or a rule. */
export const check = (): string[] => {
  const sets = findSets(root)
  const files = listFiles('packages/web/src', '.ts', '.tsx', '.css').map(readText)
  return page(files, sets, sets.map(prefixOf))
}

export function page(files: readonly TextFile[], sets: readonly string[], prefixes: readonly string[]): string[] {
  const named = new RegExp(`\\b(?:${sets.join('|')})(?![a-z])|\\b(?:${prefixes.join('|')})-[A-Z]+-\\d+`, 'g')
  return files
    .filter(({ path }) => !path.startsWith('packages/web/src/sets/') && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, i) =>
          [...line.matchAll(named)].map(([name]) => `${path} line ${i + 1}: '${name}' belongs into sets/`),
        ),
    )
}

/** The prefixes of the sets' rule ids. */
function prefixOf(set: string): string {
  const [, prefix] = /\bid: *([A-Z]+)-[A-Z]+-\d+/.exec(readText(rulebookPath(set)).text) ?? []
  if (!prefix) throw new Error(`${rulebookPath(set)} has no rules`)
  return prefix
}
