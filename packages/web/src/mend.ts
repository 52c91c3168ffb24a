import { sayProblem } from './words/say-problem.ts'

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
    const sound = await soundPart(save, error)
    const value = sound === null ? null : await open(sound).catch(() => null)
    if (sound === null || value === null) throw error
    return { value, save: sound, problem: sayProblem(error) }
  }
}

/** The save up to its last whole decision before the damage; null if nothing is left of it, or it is not clear where that is. */
async function soundPart(save: string, error: unknown): Promise<string | null> {
  const { readChain, writeChain } = await import('@sandtable/kernel')
  const { lines, problem } = readChain(save.replaceAll('\r\n', '\n'))
  if (!problem && save.includes('\r\n')) return writeChain(lines)
  // the chain may be whole, and a line of it not follow from the rules
  const told = problem ? null : /\bline (\d+)\b/.exec(error instanceof Error ? error.message : '')
  const whole = told ? lines.slice(0, Number(told[1]) - 1) : problem ? lines : []
  const cut = whole.findLastIndex(line => line.includes('"type":"decision"'))
  return cut > 0 ? writeChain(whole.slice(0, cut)) : null
}
