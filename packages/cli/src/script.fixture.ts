import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './program.ts'
import type { Terminal } from './terminal.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** A terminal for tests: it types these lines, and keeps the output. */
export class Script implements Terminal {
  readonly folder: string
  readonly said: string[] = []
  readonly warned: string[] = []
  private readonly typed: string[]

  constructor(lines: readonly string[] = [], folder = root) {
    this.typed = [...lines]
    this.folder = folder
  }

  say(line: string): void {
    this.said.push(...line.split('\n'))
  }

  warn(line: string): void {
    this.warned.push(line)
  }

  async ask(): Promise<string | null> {
    return this.typed.shift() ?? null
  }

  async *lines(): AsyncIterable<string> {
    yield* this.typed.splice(0)
  }

  heading(line: string): void {
    this.say(line)
  }

  get text(): string {
    return this.said.join('\n')
  }
}

/** Runs a typed command, and returns its exit code with its whole output. */
export async function sandtable(words: string | readonly string[], lines: readonly string[] = [], folder = root) {
  const script = new Script(lines, folder)
  const code = await run(typeof words === 'string' ? words.split(' ').filter(Boolean) : words, script)
  return { code, said: script.said, warned: script.warned, text: script.text }
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder of its own that is removed after the tests. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
  folders.push(folder)
  return folder
}

/** A folder of its own, with these files in it. */
export function folderWith(files: { readonly [name: string]: string }): string {
  const folder = ownFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** Two Germans and an American, a few inches and a hedge apart: over as soon as the American falls, or after the second turn. */
export const tiny = `
title: Two against one
ruleset: plastic
turns: 2
minutes: 3
summary: A very small fight.
briefing: { german: Wipe them out., allied: Live. }
table: { width: 24, depth: 24, terrain: [ { id: hedge, kind: hedge, line: [[6, 12], [18, 12]] } ] }
sides: [ { id: german, objective: { type: wipe-out } }, { id: allied } ]
pieces:
  - { id: g1, side: german, kind: german-rifleman, at: [10, 8] }
  - { id: g2, side: german, kind: german-grenadier, at: [14, 8] }
  - { id: a1, side: allied, kind: american-rifleman, at: [12, 14] }
start: { phase: action, side: german, turn: 1, last: 2 }
`
