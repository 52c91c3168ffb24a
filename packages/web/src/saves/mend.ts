import { sayProblem } from '../words/say-problem.ts'

/** What came of opening a save: the part that was opened, and what the person should know about the rest. */
export interface Mended<T> {
  readonly value: T
  readonly save: string
  readonly problem: string | null
}

/** Opens a save; of a broken one, the part before the damage. Where nothing of it can be opened, what is wrong with it is thrown. */
export async function mended<T>(save: string, open: (save: string) => Promise<T>): Promise<Mended<T>> {
  try {
    return { value: await open(save), save, problem: null }
  } catch (error) {
    const sound = await soundPart(save)
    const value = sound === null ? null : await open(sound).catch(() => null)
    if (sound === null || value === null) throw error
    return { value, save: sound, problem: sayProblem(error) }
  }
}

/** The save up to its last whole decision before the damage; null if nothing is left of it. */
async function soundPart(save: string): Promise<string | null> {
  const { readChain, writeChain } = await import('@sandtable/kernel')
  const { lines, problem } = readChain(save.replaceAll('\r\n', '\n'))
  if (!problem) return save.includes('\r\n') ? writeChain(lines) : null
  const cut = lines.findLastIndex(line => line.includes('"type":"decision"'))
  return cut > 0 ? writeChain(lines.slice(0, cut)) : null
}
