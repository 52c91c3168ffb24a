import { defineConfig } from 'vitest/config'

/** The kernel's own tests alone: what `npm run branches` measures, and what `npm run mutants` runs against mutants. */

/** The folders whose tests are to find the mutants; none: this is no hunt for mutants. */
const folders = process.env.MUTANTS?.split(' ')

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: folders?.map(folder => `src/${folder}/*.test.ts`) ?? ['src/**/*.test.ts'],
    isolate: folders === undefined,
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.fixture.ts', 'src/**/*.gen.ts', 'src/index.ts'],
      reporter: ['text-summary', 'json'],
      reportsDirectory: '../../coverage/kernel',
      thresholds: { branches: 95 },
    },
  },
})
