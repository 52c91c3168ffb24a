import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = '/usr/lib/postgresql'

/** Where the programs of PostgreSQL are; on a fresh Debian machine, as root, they are installed now. */
function findPostgres(): string {
  const named = process.env.POSTGRES_BIN
  if (named) return named
  const versions = existsSync(home) ? readdirSync(home).filter(it => existsSync(`${home}/${it}/bin/initdb`)) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (newest) return `${home}/${newest}/bin`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('The storage tests need PostgreSQL: install it, or say where its programs are with POSTGRES_BIN.')
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' })
  return findPostgres()
}

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

export interface Postgres {
  readonly address: string
  /** Ends it without a word, in the middle of whatever it does. */
  kill(): void
  /** Starts it again after that. */
  again(): void
  stop(): void
}

/** A PostgreSQL of the tests' own, in a temporary folder and on loopback only. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-postgres-'))
  const root = process.getuid?.() === 0
  if (root) {
    // it refuses to run as root
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  const run = (program: string, ...args: readonly string[]): void => {
    const words = [join(bin, program), ...args]
    const [command = '', ...rest] = root
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...words]
      : words
    execFileSync(command, rest, { cwd: folder, stdio: 'ignore' })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'sandtable', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const start = (): void => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  start()
  return {
    address: `postgres://sandtable@127.0.0.1:${port}/postgres`,
    kill: () => void process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    again() {
      for (let tries = 20; ; tries--)
        try {
          return start()
        } catch (error) {
          if (tries === 0) throw error // its children are still on their way out
        }
    },
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}
