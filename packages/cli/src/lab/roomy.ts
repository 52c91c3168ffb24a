import { Worker } from 'node:worker_threads'

/**
 * What a game makes lasts as long as the game, and then is garbage all at once. With room for more than one game most of
 * it is never copied. What that gains over V8's own 48 MB is in bench/RESULTS.md, 'The laboratory'.
 */
const YOUNG_MB = 192

/** A thread that plays games. */
export const roomy = (file: URL): Worker => new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
