import { posix } from 'node:path'
import ts from 'typescript-api'
import { isTest, packageFiles, type TextFile } from './files.ts'

/** Dependencies between packages point one way: what each may import of the others. */
const below: { readonly [name: string]: readonly string[] } = {
  kernel: [],
  rules: ['kernel'],
  bots: ['kernel', 'rules'],
  room: ['kernel', 'rules', 'bots'],
  lab: ['kernel', 'rules', 'bots', 'room'],
  server: ['kernel', 'rules', 'bots', 'room'],
  print: ['kernel', 'rules'],
  web: ['kernel', 'rules', 'bots', 'room', 'lab', 'print'],
  // its commands start the others
  cli: ['kernel', 'rules', 'bots', 'room', 'lab', 'server', 'print'],
}

/** Packages below `server` know no network and no disk. */
const pure = ['kernel', 'rules', 'bots', 'room', 'lab', 'print']

export const check = (): string[] => imports(packageFiles())

export function imports(files: readonly TextFile[]): string[] {
  return files.flatMap(file => {
    const [folder, package_ = ''] = file.path.split('/')
    const name = folder === 'examples' ? 'rules' : package_ // an example is a rule set
    if (!below[name]) return [`${file.path}: there is no package ${name}; nine are the ceiling`]
    return specifiers(file).flatMap(specifier => {
      const problem = wrong(file.path, name, specifier)
      return problem ? [`${file.path}: '${specifier}': ${problem}`] : []
    })
  })
}

/** Why a file may not import this; null if it may. */
function wrong(path: string, name: string, specifier: string): string | null {
  // a rule set is a folder of the package rules, and knows no other
  const set = /^(packages\/rules\/src\/[^/]+|examples\/[^/]+\/src)\//.exec(path)?.[0]
  const home = path.startsWith('examples/') ? (set as string) : `packages/${name}/src/`
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier)
    if (isTest(path) && target.endsWith('.fixture.ts')) return null // what tests need is shared between them
    if (!target.startsWith(home)) return 'another package is imported by its name, through its one door'
    if (set && !target.startsWith(set)) return 'a rule set imports the kernel and its own folder, nothing else'
    return null
  }
  const other = /^@sandtable\/([^/]+)(\/.*)?$/.exec(specifier)
  if (other) {
    if (other[1] === name) return 'a package imports its own files by path'
    if (!below[name]?.includes(other[1] ?? '')) return `arrows point the other way: ${name} may not know ${other[1]}`
    if (other[2]) return 'a package has one door'
    return set && other[1] !== 'kernel' ? 'a rule set imports the kernel and its own folder, nothing else' : null
  }
  if (isTest(path)) return null
  if (name === 'kernel') return 'the kernel has no dependencies'
  if (set) return 'a rule set imports the kernel and its own folder, nothing else'
  if (specifier.startsWith('node:') && pure.includes(name)) return 'nothing below server knows a network or a disk'
  return null
}

/** Everything that a file imports, by any syntax: import, export … from, import(), import types. */
const specifiers = (file: TextFile): string[] =>
  ts.preProcessFile(file.text, true, true).importedFiles.map(imported => imported.fileName)
