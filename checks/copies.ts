import ts from 'typescript-api'
import { fieldsOf } from './forms.ts'
import type { Home } from './sets.ts'

/**
 * How a rule set's records are copied, field by field, and what these may hold, as its types declare it. Play copies a record at every change, and in Node 20 a
 * spread takes four times as long and leaves three times the garbage.
 */

const recordsPath = ({ folder }: Home): string => `${folder}/records.ts`

/** The generated files, by path. One program reads the records of all of them. */
export function generateCopies(root: string, homes: readonly Home[]): { readonly [set: string]: string } {
  const program = ts.createProgram(
    homes.map(home => root + recordsPath(home)),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      customConditions: ['source'],
      lib: ['lib.es2023.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
    },
  )
  return Object.fromEntries(homes.map(home => [`${home.folder}/copies.gen.ts`, copiesOf(home, program, root)]))
}

function copiesOf(home: Home, program: ts.Program, root: string): string {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(root + recordsPath(home))
  const tables = file?.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text.endsWith('Tables'))
  if (!tables) throw new Error(`${recordsPath(home)} declares no tables: an interface whose name ends in Tables`)
  const types = checker.getTypeAtLocation(tables).getProperties()
  const copies = types.map(table => {
    const fields = checker.getTypeOfSymbol(table).getProperties()
    const open = fields.find(({ flags }) => flags & ts.SymbolFlags.Optional)
    if (open) throw new Error(`${recordsPath(home)}: a field of a record always has a value: ${open.name}`)
    const isOwn = ({ valueDeclaration }: ts.Symbol): boolean => valueDeclaration?.getSourceFile() === file
    const inOrder = [...fields.filter(field => !isOwn(field)), ...fields.filter(isOwn)] // as one would tell of it
    const lines = inOrder.map(({ name }) => `    this.${name} = from.${name}\n`)
    return `  ${table.name}: function (from) {\n${lines.join('')}  },\n`
  })
  const forms = types.map(table => {
    const fields = Object.entries(fieldsOf(checker.getTypeOfSymbol(table), checker))
    return `  ${table.name}: {\n${fields.map(([field, form]) => `    ${field}: ${JSON.stringify(form)},\n`).join('')}  },\n`
  })
  return `// generated from the types of records.ts by npm run generate; do not edit
import { copying } from '@sandtable/kernel'
import type { ${tables.name.text} } from './records.ts'

export const copies = copying<${tables.name.text}>({
${copies.join('')}}, {
${forms.join('')}})
`
}
