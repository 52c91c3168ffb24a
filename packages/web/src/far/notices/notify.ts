import type { NoticeAddress, NoticeWanted, NoticeWays } from '@sandtable/room'
import { create } from 'zustand'
import { language } from '../../language/index.ts'
import { lastingAs } from '../../saves/lasting.ts'
import { asked } from '../asking.ts'
import { keptSeats } from '../kept-seats.ts'

const lasting = lastingAs('localStorage', 'sandtable.notices')

function kept(): readonly NoticeAddress[] {
  try {
    const value: unknown = JSON.parse(lasting.get() ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return [] // something else wrote it
  }
}

/** Where this player wants to be told that it is their turn, in all games. */
export const useNotices = create<{ readonly addresses: readonly NoticeAddress[] }>(() => ({ addresses: kept() }))

function keep(addresses: readonly NoticeAddress[]): void {
  lasting.set(JSON.stringify(addresses))
  useNotices.setState({ addresses })
}

const isSame = (a: NoticeAddress, b: NoticeAddress): boolean => JSON.stringify(a) === JSON.stringify(b)
const allSecrets = (): readonly string[] => keptSeats().map(({ secret }) => secret)

const tell = (secrets: readonly string[], address: NoticeAddress, isNew: boolean): Promise<NoticeWanted> =>
  asked('notices', { secrets, address, language: language(), isNew })

/** Where a new seat wants to be told: wherever the others do. */
export async function tellSeats(secrets: readonly string[]): Promise<void> {
  for (const address of useNotices.getState().addresses) await tell(secrets, address, false).catch(() => {})
}

export async function addNotice(address: NoticeAddress): Promise<NoticeWanted> {
  const wanted = await tell(allSecrets(), address, true)
  keep([...useNotices.getState().addresses.filter(one => !isSame(one, address)), address])
  return wanted
}

export async function stopNotice(address: NoticeAddress): Promise<void> {
  if (address.type === 'push') await (await subscription())?.unsubscribe()
  await asked('notices/off', { secrets: allSecrets(), address })
  keep(useNotices.getState().addresses.filter(one => !isSame(one, address)))
}

export const noticeWays = (): Promise<NoticeWays> => asked('notices')

/** Can this browser show notices at all? */
export const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

const subscription = async (): Promise<PushSubscription | null> =>
  hasPush() ? (await navigator.serviceWorker.ready).pushManager.getSubscription() : null

function addressOf(pushed: PushSubscription): NoticeAddress {
  const { endpoint, keys = {} } = pushed.toJSON()
  return { type: 'push', endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** Asks the browser to allow it. The person may refuse, and a browser may not reach its push service. */
export async function pushHere({ push }: NoticeWays): Promise<'on' | 'denied' | 'noService'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await navigator.serviceWorker.ready
  const key = Uint8Array.from(atob(push.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
  const pushed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null)
  if (!pushed) return 'noService'
  await addNotice(addressOf(pushed))
  return 'on'
}

/** Browsers change their push address now and then: the server is told the new one. */
export async function renewPush(): Promise<void> {
  const before = useNotices.getState().addresses.find(({ type }) => type === 'push')
  const now = before && (await subscription())
  if (!before || !now || isSame(before, addressOf(now))) return
  await addNotice(addressOf(now))
  keep(useNotices.getState().addresses.filter(one => !isSame(one, before)))
}
