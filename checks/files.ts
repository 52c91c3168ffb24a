import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A file as a check sees it, so that every check can be tested with a made-up one. Paths are from the root, with
 * slashes.
 */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export const root = fileURLToPath(new URL('..', import.meta.url))

export const readText = (path: string): TextFile => ({ path, text: readFileSync(root + path, 'utf8') })

/** The files below a folder with this ending, sorted by path. */
export function listFiles(folder: string, ...endings: readonly string[]): string[] {
  const entries = readdirSync(root + folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && endings.some(ending => entry.name.endsWith(ending)))
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(root.length))
    .filter(path => !path.includes('/node_modules/') && !path.includes('/dist/'))
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Every source file of every package and of the examples, which follow the same rules. */
export const packageFiles = (): TextFile[] =>
  ['packages', 'examples']
    .flatMap(folder => listFiles(folder, '.ts', '.tsx'))
    .filter(path => /^(packages|examples)\/[^/]+\/src\//.test(path))
    .map(readText)

/** Code of the kernel and of rules: deterministic, and made of procedures. */
export const isRuleCode = (path: string): boolean => /^(packages\/(kernel|rules)|examples\/[^/]+)\//.test(path)

export const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path)
export const isGenerated = (path: string): boolean => path.endsWith('.gen.ts')
