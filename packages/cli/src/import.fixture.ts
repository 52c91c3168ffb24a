import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sandtable } from './script.fixture.ts'

/** What a command did with a file, in a process whose memory is measured. */
export interface Import {
  readonly code: number
  readonly warned: readonly string[]
  readonly said: readonly string[]
  /** How much memory it took at most, beyond what the process had before, in MB. */
  readonly memory: number
  /** Of the processor: the machine may be busy with others. */
  readonly milliseconds: number
}

/** A process that runs commands in a folder, one after another. */
export class Importer {
  private readonly child: ChildProcess
  private readonly died: Promise<null>

  constructor(folder: string) {
    this.child = fork(fileURLToPath(import.meta.url), [folder], {
      execArgv: ['--conditions=source', '--import', 'tsx', '--expose-gc'],
    })
    this.died = once(this.child, 'exit').then(() => null)
  }

  async run(...words: readonly string[]): Promise<Import> {
    this.child.send(words)
    const result = await Promise.race([once(this.child, 'message'), this.died])
    if (!result) throw new Error(`${words.join(' ')} ended the process`)
    return result[0] as Import
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.died
  }
}

/** A line of this process's status: its memory now (VmRSS), or the most since it was last reset (VmHWM). */
const statusOf = (name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1000

/** The other side: this file is also what the process runs. */
function beImporter(folder: string): void {
  process.on('message', async words => {
    globalThis.gc?.()
    writeFileSync('/proc/self/clear_refs', '5') // from now on VmHWM counts anew
    const [before, since] = [statusOf('VmRSS'), process.cpuUsage()]
    const { code, warned, said } = await sandtable(words as string[], [], folder)
    const { user, system } = process.cpuUsage(since)
    const milliseconds = Math.round((user + system) / 1000)
    const memory = Math.round(statusOf('VmHWM') - before)
    process.send?.({ code, warned, said, memory, milliseconds })
  })
}

const [, file, folder] = process.argv
if (process.send && file === fileURLToPath(import.meta.url) && folder !== undefined) beImporter(folder)
