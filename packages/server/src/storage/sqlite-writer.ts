import Database from 'libsql/promise'

/** Runs one of the statements, and says how many rows it has changed. */
export type Run<Name extends string> = (name: Name, ...values: readonly unknown[]) => number

/** Writes. Either all of the work happens or nothing of it. */
export interface Writer<Name extends string> {
  whole<R>(work: (run: Run<Name>) => R): Promise<R>
  close(): void
}

/**
 * Writes on a connection of its own, so that the process goes on while the disk is busy. It must be the only one in
 * this process that writes: another would wait for the lock and keep this one from giving it back.
 */
export async function sqliteWriter<Name extends string>(
  file: string,
  settings: readonly string[],
  statements: { readonly [N in Name]: string },
): Promise<Writer<Name>> {
  const db = new Database(file, {})
  for (const setting of settings) await db.exec(setting)
  const prepared = new Map<string, { run(...values: readonly unknown[]): { readonly changes: number } }>()
  for (const [name, text] of Object.entries<string>(statements)) prepared.set(name, await db.prepare(text))
  const run: Run<Name> = (name, ...values) => prepared.get(name)?.run(...values).changes ?? 0
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async <R>(work: (run: Run<Name>) => R): Promise<R> => {
    await db.exec('begin immediate')
    try {
      const result = work(run)
      await db.exec('commit')
      return result
    } catch (error) {
      await db.exec('rollback').catch(() => {}) // what failed may have ended it
      throw error
    }
  }
  return {
    whole(work) {
      const turn = last.then(() => inTurn(work))
      last = turn.catch(() => {})
      return turn
    },
    close: () => db.close(),
  }
}
