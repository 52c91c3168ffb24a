import { SandtableError } from '@sandtable/kernel'
import type { Clock, MailWord, NoticeWish } from '@sandtable/room'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wrong } from '../http/schemas.ts'
import { Allowance } from '../wire/allowance.ts'
import type { Notices } from './notices.ts'

/** How many addresses may be given at once, and a second in the long run: all of them together. */
const AT_ONCE = 60
const A_SECOND = 2

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const address = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'endpoint', 'p256dh', 'auth'],
      properties: { type: { const: 'push' }, endpoint: text(1000), p256dh: text(200), auth: text(80) },
    },
    { type: 'object', required: ['type', 'to'], properties: { type: { const: 'mail' }, to: text(255) } },
    { type: 'object', required: ['type', 'url'], properties: { type: { const: 'hook' }, url: text(1000) } },
  ],
} as const
const secrets = { type: 'array', maxItems: 200, items: text(80) } as const
const wanted = {
  type: 'object',
  required: ['isConfirmed'],
  properties: { isConfirmed: { type: 'boolean', description: 'False: whoever reads mail there must agree first.' } },
} as const
const ways = {
  type: 'object',
  required: ['push', 'mail'],
  properties: { push: { type: 'string', description: 'The public key for web push.' }, mail: { type: 'boolean' } },
} as const

/** Where the page is that asks: notices lead back to it. */
const pageOf = ({ protocol, headers }: FastifyRequest): string =>
  headers.origin ?? `${protocol}://${headers.host ?? ''}`

/** Long because it is a list of routes. */
export function noticeRoutes(app: FastifyInstance, notices: Notices, clock: Clock): void {
  const allowance = new Allowance(clock, AT_ONCE, A_SECOND)
  app.get(
    '/api/notices',
    { schema: { summary: 'How players can be told that it is their turn', response: { 200: ways } } },
    async () => notices.ways,
  )
  app.post<{ Body: NoticeWish }>(
    '/api/notices',
    {
      schema: {
        summary: 'Tell these seats there when it is their turn',
        body: {
          type: 'object',
          required: ['secrets', 'address', 'language'],
          properties: {
            secrets,
            address,
            language: { type: 'string', enum: ['en', 'de'] },
            isNew: { type: 'boolean', description: 'Just given: whoever reads mail there is asked first.' },
          },
        },
        response: { 200: wanted, '4xx': wrong },
      },
    },
    request => {
      if (!allowance.take()) throw new SandtableError('NET-8', '', 'too many addresses at once')
      return notices.want(request.body, `${pageOf(request)}/`)
    },
  )
  app.post<{ Body: MailWord }>(
    '/api/notices/mail',
    {
      schema: {
        summary: 'Whoever reads mail at an address wants it, or does not',
        body: {
          type: 'object',
          required: ['to', 'token', 'wants'],
          properties: { to: text(255), token: text(80), wants: { type: 'boolean' } },
        },
        response: { 204: { type: 'null' }, '4xx': wrong },
      },
    },
    async (request, reply) => {
      await notices.sayOfMail(request.body)
      return reply.code(204).send()
    },
  )
  app.post<{ Body: Pick<NoticeWish, 'secrets' | 'address'> }>(
    '/api/notices/off',
    {
      schema: {
        summary: 'Tell these seats nothing there any more',
        body: { type: 'object', required: ['secrets', 'address'], properties: { secrets, address } },
        response: { 204: { type: 'null' }, '4xx': wrong },
      },
    },
    async (request, reply) => {
      await notices.stop(request.body)
      return reply.code(204).send()
    },
  )
}
