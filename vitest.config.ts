import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './checks/longest-first.ts'

const cores = availableParallelism()

/** The sources of every package, not what was built, so that a test never passes on a stale build. */
const fromSources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
}

/**
 * Tests run the sources; only those of the browser, which run the page as it was built, run the packages as they were
 * built with it.
 * First what only computes, one file more at once than there are cores, since some of it waits for servers; then the
 * browser, two files for each core, since a test there often waits for its page.
 * Files share the modules that they import, since reading all sources anew for each takes as long as half the tests; one
 * that needs them as they are at first says so (`vi.resetModules`).
 */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        ...fromSources,
        test: {
          name: 'computed',
          isolate: false,
          include: [
            'packages/!(web)/src/**/*.test.ts',
            'checks/**/*.test.ts',
            'bench/**/*.test.ts',
            'examples/**/*.test.ts',
            'soak/**/*.test.ts',
          ],
          maxWorkers: cores + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        ...fromSources,
        test: {
          name: 'page',
          isolate: false,
          include: ['packages/web/src/**/*.test.ts'],
          maxWorkers: cores + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: ['packages/web/e2e/**/*.test.ts'],
          maxWorkers: cores * 2,
          // a browser on a busy machine loses a race now and then: the report names whatever passed at the second try
          retry: 1,
          server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
