import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Notice, NoticeAddress } from '@sandtable/room'
import { SMTPServer } from 'smtp-server'

interface Heard {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A web server on loopback that remembers what it is sent, and answers with these statuses, the last of them from then on. */
export class WebService {
  readonly heard: Heard[] = []
  readonly #server: Server
  statuses: readonly number[] = [201]

  private constructor(server: Server) {
    this.#server = server
  }

  static async begin(): Promise<WebService> {
    const server = createServer(async (request, reply) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const status = service.statuses[Math.min(service.heard.length, service.statuses.length - 1)] ?? 201
      service.heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      reply.writeHead(status).end()
    })
    const service = new WebService(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return service
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  end(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** A real SMTP server on loopback. */
export class MailService {
  readonly mails: string[] = []
  refuses = false
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(this.refuses ? new Error('no such mailbox') : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        this.mails.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })

  static async begin(): Promise<MailService> {
    const service = new MailService()
    const listening = once(service.#server.server, 'listening')
    service.#server.listen(0, '127.0.0.1')
    await listening
    return service
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  end(): void {
    this.#server.close()
  }
}

/** A browser that has allowed push messages: it can read what is sent to it, and nobody else can. */
export class PushedBrowser {
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#keys.generateKeys()
  }

  addressAt(endpoint: string): NoticeAddress {
    const p256dh = this.#keys.getPublicKey().toString('base64url')
    return { type: 'push', endpoint, p256dh, auth: this.#auth.toString('base64url') }
  }

  /** Reads a message as RFC 8291 says. */
  read(body: Buffer): Notice {
    const salt = body.subarray(0, 16)
    const length = body[20] as number
    const sender = body.subarray(21, 21 + length)
    const shared = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const key = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32))
    const made = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), size))
    const cipher = createDecipheriv('aes-128-gcm', made('aes128gcm', 16), made('nonce', 12))
    const sealed = body.subarray(21 + length)
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
}

/** Was it sent by whoever has the private key to this public one? */
export function isSignedBy(publicKey: string, headers: IncomingHttpHeaders): boolean {
  const [, token = ''] = /t=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}
