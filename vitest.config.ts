import { defineConfig } from 'vitest/config'

/** Tests run the sources of every package, not what was built, so that a test never passes on a stale build. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'checks/**/*.test.ts',
      'bench/**/*.test.ts',
      'packages/web/e2e/**/*.test.ts',
    ],
    testTimeout: 120_000,
  },
})
