import { createHash } from 'node:crypto'

/**
 * Stryker asks this before it tries a mutant. It lets through the share that SAMPLE names, drawn by the seed SEED: the
 * same mutants on every machine, whatever their kind and place. It turns the others away as if they did not compile.
 */

const [share, seed] = [Number(process.env.SAMPLE ?? 1), process.env.SEED ?? '']

const isDrawn = ({ fileName, location: { start, end }, replacement }) => {
  const file = fileName.slice(fileName.indexOf('packages/kernel'))
  const name = [seed, file, start.line, start.column, end.line, end.column, replacement].join(' ')
  return createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32 < share
}

const sample = () => ({
  init: async () => {},
  group: async mutants => [mutants.map(({ id }) => id)],
  check: async mutants =>
    Object.fromEntries(
      mutants.map(mutant => [
        mutant.id,
        isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    ),
})

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sample }]
