import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import type { Step } from './storage.ts'

const compressed = promisify(brotliCompress)

/** The best quality takes ten times as long, for a tenth less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** All steps of a game as one compressed value. It is worked out beside everything else. */
export const packed = (steps: readonly Step[]): Promise<Buffer> => compressed(JSON.stringify(steps), { params })

export const unpacked = (bytes: Uint8Array): readonly Step[] => JSON.parse(brotliDecompressSync(bytes).toString())
