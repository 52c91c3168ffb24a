import { defineConfig } from 'vitest/config'

/**
 * Tests run the sources of every package, not what was built, so that a test never passes on a stale build.
 * First what only computes, as many files at once as there are cores; then the browser.
 * Files share the modules they import: reading the sources anew for each file took as long as a third of the tests.
 */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'computed',
          include: [
            'packages/*/src/**/*.test.ts',
            'checks/**/*.test.ts',
            'bench/**/*.test.ts',
            'examples/**/*.test.ts',
            'soak/**/*.test.ts',
          ],
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
