/** The entry point of the command line, for checks and for embedding a game in another terminal. */
export { type CaseReport, runFiles } from './cases.ts'
export { type Coverage, coverage, coverageOf, type Gaps } from './coverage.ts'
export { run } from './program.ts'
export { pageServer } from './serve.ts'
export { type Ending, type PlayOptions, playLoop } from './table/session.ts'
export type { Terminal, Verdict } from './terminal.ts'
