import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Step } from './storage.ts'

/** All steps of a game as one compressed value. */
export const packed = (steps: readonly Step[]): Buffer => brotliCompressSync(JSON.stringify(steps))

export const unpacked = (bytes: Uint8Array): readonly Step[] => JSON.parse(brotliDecompressSync(bytes).toString())
