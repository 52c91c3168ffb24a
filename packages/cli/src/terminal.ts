import { createInterface, type Interface } from 'node:readline'

/** Where a command reads and writes: a real terminal, or a test's replacement. Lines in, lines out, nothing else. */
export interface Terminal {
  /** The folder that paths are relative to. */
  readonly folder: string
  say(line: string): void
  /** For errors: they are kept apart from the results. */
  warn(line: string): void
  /** The next line that a person types; null at the end of input. */
  ask(question: string): Promise<string | null>
  /** The lines that a program sends: nothing is asked or echoed. */
  lines(): AsyncIterable<string>
  /** How far something has come: each replaces the last. Only where somebody watches. */
  progress?(line: string): void
  /** A line as strong as this terminal can make it. Strength is never the only sign of anything. */
  heading(line: string): void
}

/** The program was called incorrectly: exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** The whole number that was given for an option. */
export function whole(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`--${what} is a whole number, not ${text}.`)
  return Number(text)
}

/** What a command found: exit code 0 or 1. */
export type Verdict = 'fine' | 'problems'

/** Control characters, and those that reverse the direction of writing. */
const commands = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * Text as it may be sent to a terminal. A title, a name or a message may come from anybody's file: whatever in it
 * would command the terminal is shown, as in JSON, so that JSON stays as it is.
 */
export const visible = (text: string): string =>
  text.replace(commands, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The terminal of this process. Everything that is written goes through `visible`. */
export class ProcessTerminal implements Terminal {
  readonly folder = process.cwd()
  private typed: AsyncIterator<string> | null = null
  private reader: Interface | null = null

  say(line: string): void {
    process.stdout.write(`${visible(line)}\n`)
  }

  warn(line: string): void {
    process.stderr.write(`${visible(line)}\n`)
  }

  heading(line: string): void {
    process.stdout.write(`\u001b[1m${visible(line)}\u001b[22m\n`)
  }

  progress(line: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r${visible(line)}\u001b[K`)
  }

  async ask(question: string): Promise<string | null> {
    process.stdout.write(visible(question))
    // Without readline's own editing: it moves the cursor about, which screen readers read aloud. The system edits
    // the line.
    this.typed ??= this.lines()[Symbol.asyncIterator]()
    const { done, value } = await this.typed.next()
    // Piped input is not echoed by the terminal; a transcript should show it.
    if (!process.stdin.isTTY) process.stdout.write(done ? '\n' : `${visible(value)}\n`)
    return done ? null : value
  }

  lines(): AsyncIterable<string> {
    this.reader ??= createInterface({ input: process.stdin, terminal: false })
    return this.reader
  }

  close(): void {
    this.reader?.close()
  }
}

/** The same terminal without any colour or weight. */
export const plain = (terminal: Terminal): Terminal => ({
  folder: terminal.folder,
  say: line => terminal.say(line),
  warn: line => terminal.warn(line),
  ask: question => terminal.ask(question),
  lines: () => terminal.lines(),
  heading: line => terminal.say(line),
  progress: line => terminal.progress?.(line),
})
