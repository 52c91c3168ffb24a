import { SandtableError } from '@sandtable/kernel'
import type { NoticeAddress } from '@sandtable/room'

const wrong = (says: string): never => {
  throw new SandtableError('NET-1', '', says)
}

/** Reads an address that a player gave, field by field. `anywhere`: it may lead into the server's own network. */
export function readAddress(address: NoticeAddress, anywhere: boolean, hasMail: boolean): NoticeAddress {
  if (address.type === 'mail') {
    if (!hasMail) return wrong('this server sends no mail')
    const { to } = address
    return /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/.test(to)
      ? { type: 'mail', to }
      : wrong('that is no mail address')
  }
  if (address.type === 'hook') return { type: 'hook', url: webAddress(address.url, anywhere) }
  const { endpoint, p256dh, auth } = address
  // a point of the curve, and 16 bytes
  if (bytesIn(p256dh) !== 65 || bytesIn(auth) !== 16) return wrong('those are no keys of a browser')
  return { type: 'push', endpoint: webAddress(endpoint, anywhere), p256dh, auth }
}

const bytesIn = (text: string): number => Buffer.from(text, 'base64url').length

/** Others must not listen in on the way, so only a server for oneself takes http. */
function webAddress(text: string, anywhere: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || (anywhere && url?.protocol === 'http:')
  if (!url || !isWeb || url.username || url.password) return wrong('a web address must begin with https')
  return url.href
}
