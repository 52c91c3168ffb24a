import type { Duplex } from 'node:stream'
import { SandtableError } from '@sandtable/kernel'
import { type Clock, Speaker } from '@sandtable/room'
import type { WebSocket } from 'ws'
import type { Games } from '../game/games.ts'
import type { Metrics } from '../http/metrics.ts'
import { CLOSED, Session, wrongIn } from './session.ts'

/** Bytes that may wait for a page that does not read. */
const BACKLOG = 1_000_000

/** In ms: how long a page may take to say who it is, and how often it is asked whether it is still there. */
export interface Patience {
  readonly hello: number
  readonly ping: number
  /** How long somebody who is asked may take to look by himself before a notice is sent. */
  readonly notice: number
  /** How long a quick battle waits for somebody before the computer sits down. */
  readonly quick: number
}

/** Carries the messages of one page over a WebSocket; `line` is what is under it. */
export function attend(
  socket: WebSocket,
  line: Duplex,
  games: Games,
  clock: Clock,
  metrics: Metrics,
  patience: Patience,
): void {
  metrics.count('connections')
  const speaker = new Speaker()
  const session = new Session(
    games,
    clock,
    message => {
      if (message.type === 'error') metrics.count('errors')
      if (message.type === 'hello') clearTimeout(late)
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > BACKLOG) socket.terminate()
      else {
        gather()
        socket.send(speaker.write(message))
      }
    },
    code => socket.close(code),
  )
  /** What is said in one turn of the event loop goes out together: a step, and the answer to whoever took it. */
  const gather = (): void => {
    if (line.writableCorked > 0) return
    line.cork()
    setImmediate(() => line.uncork())
  }
  const late = setTimeout(() => socket.close(CLOSED.refused), patience.hello)
  let isThere = true
  const asking = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, patience.ping)
  socket.on('pong', () => {
    isThere = true
  })
  socket.on('message', (data, isBinary) => {
    metrics.count('messages')
    if (!isBinary) return void session.receive(String(data))
    const error = wrongIn(new SandtableError('NET-1', '', 'the message cannot be read: it is no text'))
    socket.send(speaker.write({ type: 'error', id: null, error }))
    socket.close(CLOSED.abuse)
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(late)
    clearInterval(asking)
    session.end()
  })
}
