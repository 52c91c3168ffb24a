import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { SandtableError } from '@sandtable/kernel'
import type { Notice, NoticeAddress, NoticeWays } from '@sandtable/room'
import nodemailer from 'nodemailer'
import webpush from 'web-push'
import type { Storage } from '../storage/storage.ts'
import type { Consent } from './consent.ts'
import { guarded } from './guarded.ts'
import { consentLink, refusalLink, wordsIn } from './words.ts'

/** What became of a notice: it may be tried again, or its address is gone for good. */
export type Sending = 'sent' | 'failed' | 'gone'

export interface Senders {
  readonly ways: NoticeWays
  send(address: NoticeAddress, notice: Notice, language: string): Promise<Sending>
  /** Asks whether mail is wanted there, unless it was asked already. */
  askFirst(to: string, page: string, language: string): Promise<void>
  close(): void
}

export interface SenderOptions {
  /** Where mail is handed over, as smtp://…; none: no mail is sent. */
  readonly smtp?: string | undefined
  readonly from?: string | undefined
  /** Addresses inside the server's own network may be sent to: it serves this machine only. */
  readonly anywhere: boolean
}

/** How long a push service keeps a notice for a browser that is not there, in seconds: four weeks. */
const KEPT = 28 * 24 * 3600

/** Statuses after which an address will never work again. */
const GONE = [404, 410]

/**
 * The ways of telling players something. The keys of web push are made once and kept in the storage. Long because it
 * is a list of ways.
 */
export async function openSenders(
  storage: Storage,
  consent: Consent,
  { smtp, from, anywhere }: SenderOptions,
): Promise<Senders> {
  const keys: { publicKey: string; privateKey: string } = JSON.parse(
    await storage.settle('push keys', JSON.stringify(webpush.generateVAPIDKeys())),
  )
  const mailer = smtp ? nodemailer.createTransport(smtp) : null
  const sender = from ?? `Sandtable <sandtable@${hostname()}>`

  const byStatus = (status: number): Sending =>
    status >= 200 && status < 300 ? 'sent' : GONE.includes(status) ? 'gone' : 'failed'

  const push = ({ endpoint, p256dh, auth }: NoticeAddress & { type: 'push' }, notice: Notice): Promise<number> => {
    const subject = notice.link.startsWith('https:') ? new URL(notice.link).origin : 'mailto:sandtable@localhost'
    const { method, headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { vapidDetails: { subject, ...keys }, TTL: KEPT, topic: notice.game, urgency: 'normal' },
    )
    return guarded(new URL(endpoint), { method, headers: headers as never, body }, anywhere)
  }
  const hook = (url: string, notice: Notice): Promise<number> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': notice.id }
    return guarded(new URL(url), { method: 'POST', headers, body: JSON.stringify(notice) }, anywhere)
  }
  const mailTo = async (to: string, page: string, subject: string, text: string, id: string): Promise<void> => {
    const list = { unsubscribe: { url: refusalLink(page, to, consent.tokenFor(to)), comment: 'Sandtable' } }
    // what is sent twice has the same number, so that it is shown once
    await mailer?.sendMail({ from: sender, to, subject, text, list, messageId: `<${id}@${hostname()}>` })
  }
  const mail = async (to: string, { says, link, id }: Notice, language: string): Promise<Sending> => {
    const page = link.replace(/#.*$/, '')
    const text = wordsIn(language).mail(says, link, refusalLink(page, to, consent.tokenFor(to)))
    await mailTo(to, page, says, text, id)
    return 'sent'
  }
  return {
    ways: { push: keys.publicKey, mail: mailer !== null },
    async send(address, notice, language) {
      try {
        if (address.type === 'mail' && !(await consent.isGiven(address.to))) return 'sent' // nobody has asked for it
        if (address.type === 'mail') return mailer ? await mail(address.to, notice, language) : 'gone'
        return byStatus(await (address.type === 'push' ? push(address, notice) : hook(address.url, notice)))
      } catch {
        return 'failed'
      }
    },
    async askFirst(to, page, language) {
      if (!(await consent.mustAsk(to))) return
      const words = wordsIn(language)
      const token = consent.tokenFor(to)
      const text = words.asked(consentLink(page, to, token), refusalLink(page, to, token))
      await mailTo(to, page, words.asks, text, randomUUID()).catch(async () => {
        await consent.notAsked(to)
        throw new SandtableError('NET-5', 'address', 'no mail could be sent there')
      })
    },
    close: () => mailer?.close(),
  }
}
