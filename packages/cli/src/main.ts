import { run } from './program.ts'
import { ProcessTerminal, plain } from './terminal.ts'

// A reader that stops early (`sandtable rules plastic | head`) is not an error.
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0)
  throw error
})

const terminal = new ProcessTerminal()
const isPlain = !process.stdout.isTTY || process.env.NO_COLOR !== undefined
process.exitCode = await run(process.argv.slice(2), isPlain ? plain(terminal) : terminal)
terminal.close()
