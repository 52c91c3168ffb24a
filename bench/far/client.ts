/** Servers and pages far away, for the benches. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FarCalls, type FromServer, type GameMade, Listener, PROTOCOL } from '@sandtable/room'
import WebSocket from 'ws'

export class BenchServer {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  /** With the memory for new objects of the service file. SERVER_ARGS are further options for its Node, such as --cpu-prof. */
  static async begin(folder: string): Promise<BenchServer> {
    const execArgv = ['--expose-gc', '--max-semi-space-size=64', ...(process.env.SERVER_ARGS?.split(' ') ?? [])]
    const child = fork(fileURLToPath(new URL('./server.js', import.meta.url)), [folder], { execArgv })
    const [address] = await once(child, 'message')
    return new BenchServer(child, address as string)
  }

  async ask<T>(what: 'memory' | 'cpu'): Promise<T> {
    this.#child.send(what)
    return (await once(this.#child, 'message'))[0] as T
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill()
    await once(this.#child, 'exit')
  }

  /** Has a game made in which people play these sides. */
  async make(battle: string, sides: readonly string[]): Promise<GameMade> {
    const scenario = readFileSync(`scenarios/${battle}.yaml`, 'utf8')
    const seats = Object.fromEntries(sides.map(side => [side, 'person']))
    const body = JSON.stringify({ title: battle, scenario, file: battle, seats, level: 'regular', options: {} })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${this.address}/api/games`, { method: 'POST', headers, body })
    return (await answer.json()) as GameMade
  }
}

/** A line to a seat. What it hears goes to `hear`, with its size. */
export class Line {
  /** The last step that it has heard of. */
  seq = -1
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (message: FromServer) => void>()
  #last = 0

  private constructor(socket: WebSocket, hear: (message: FromServer, bytes: number) => void) {
    this.#socket = socket
    const listener = new Listener()
    socket.on('message', data => {
      const text = String(data)
      const message = listener.read(text) as FromServer
      if (message.type === 'state') this.seq = message.seq
      hear(message, Buffer.byteLength(text))
      if ((message.type === 'answer' || message.type === 'error') && message.id !== null) {
        this.#waiting.get(message.id)?.(message)
        this.#waiting.delete(message.id)
      }
    })
  }

  static async open(
    { address }: BenchServer,
    game: string,
    secret: string,
    hear: (message: FromServer, bytes: number) => void = () => {},
  ): Promise<Line> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`)
    const line = new Line(socket, hear)
    await once(socket, 'open')
    // the same nonce in every game: so are the dice
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, game, secret, nonce: 'bench', name: '' }))
    return line
  }

  /** `seq`: the last step that its player has heard of. */
  ask<K extends keyof FarCalls>(call: K, args: readonly unknown[], seq = this.seq): Promise<void> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, message => {
        if (message.type === 'error') reject(new Error(JSON.stringify(message.error)))
        else resolve()
      })
      this.#socket.send(JSON.stringify({ type: 'ask', id, call, args, seq, key: `${id}` }))
    })
  }

  close(): void {
    this.#socket.terminate()
  }
}
