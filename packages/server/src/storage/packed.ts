import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Step } from './storage.ts'

/** The best quality takes ten times as long, and everybody else would wait for it. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** All steps of a game as one compressed value. */
export const packed = (steps: readonly Step[]): Buffer => brotliCompressSync(JSON.stringify(steps), { params })

export const unpacked = (bytes: Uint8Array): readonly Step[] => JSON.parse(brotliDecompressSync(bytes).toString())
