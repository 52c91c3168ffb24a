/**
 * Gathers what is asked while an earlier write is under way, so that many games share one write to the disk. The
 * answers come in the order of the questions; if a write fails, all that shared it fail.
 */
export function gathered<Q, A>(write: (asked: readonly Q[]) => Promise<readonly A[]>): (question: Q) => Promise<A> {
  type Waiting = { readonly question: Q; resolve(answer: A): void; reject(error: unknown): void }
  let waiting: Waiting[] = []
  let busy = false
  const flush = async (): Promise<void> => {
    const now = waiting
    waiting = []
    try {
      const answers = await write(now.map(({ question }) => question))
      for (const [i, { resolve }] of now.entries()) resolve(answers[i] as A)
    } catch (error) {
      for (const { reject } of now) reject(error)
    }
    if (waiting.length > 0) setImmediate(flush)
    else busy = false
  }
  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (busy) return
      busy = true
      setImmediate(flush)
    })
}
