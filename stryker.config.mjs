/** Mutants of the kernel. Use `npm run mutants`, which runs this folder by folder (checks/mutants.ts). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './checks/mutant-sample.mjs'],
  checkers: process.env.SAMPLE ? ['sample'] : [],
  vitest: { configFile: 'packages/kernel/vitest.config.ts', dir: 'packages/kernel', related: false },
  coverageAnalysis: 'perTest',
  mutator: {
    // the words of sentences and errors are held by the catalogue of sentences and its languages
    excludedMutations: ['StringLiteral'],
  },
  // what runs only while a module loads (tables, types) is held by every test at once, and each would need all of them
  ignoreStatic: true,
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/rulebooks',
    '!/tsconfig.base.json',
    '/packages/*',
    '!/packages/kernel',
    'dist',
  ],
  incremental: true,
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['json', 'progress-append-only'],
  tsconfigFile: 'none', // it would be rewritten with a compiler that is not installed
  disableTypeChecks: false,
  concurrency: 2,
  // loops without an end are found by counting; this is for the rest, and a busy machine must not look like one
  timeoutMS: 15_000,
}
