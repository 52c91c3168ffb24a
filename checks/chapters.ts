import { readdirSync, readFileSync } from 'node:fs'
import { Book } from '../packages/kernel/src/book/book.ts'
import { readYaml } from '../packages/rules/src/yaml.ts'
import { isGenerated, isTest, type TextFile } from './files.ts'
import { rulebookPath, rulesPath } from './sets.ts'

/** Where each chapter of a rulebook is implemented: the files that cite its rules. */

/** The generated files, by path. */
export const generateChapters = (root: string, sets: readonly string[]): { readonly [path: string]: string } =>
  Object.fromEntries(sets.map(set => [`${rulesPath(set)}/CHAPTERS.md`, generateFor(root, set)]))

function generateFor(root: string, set: string): string {
  const rulebook = rulebookPath(set)
  const book = new Book(readYaml(readFileSync(root + rulebook, 'utf8'), rulebook).value, rulebook)
  const folder = `${root}${rulesPath(set)}/`
  const written = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts') && !isTest(path) && !isGenerated(path))
  return chaptersOf(
    book,
    written.map(path => ({ path, text: readFileSync(folder + path, 'utf8') })),
  )
}

/** A line for each section: its files, the one with the most citations first. */
export function chaptersOf(
  { title, prefix, sections }: Pick<Book, 'title' | 'prefix' | 'sections'>,
  files: readonly TextFile[],
): string {
  const rows = sections.map(({ id, title: chapter }) => {
    const citing = files
      .map(({ path, text }) => ({ path, count: text.split(`'${prefix}-${id}-`).length - 1 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1))
    return `| ${id} | ${chapter} | ${citing.map(({ path }) => `[${path}](${path})`).join(', ')} |\n`
  })
  return `<!-- generated from the citations in the code by npm run generate; do not edit -->
# ${title}: which chapter is where

| section | chapter | files that cite its rules, most citations first |
| --- | --- | --- |
${rows.join('')}`
}
